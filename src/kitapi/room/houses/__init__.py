"""What a house keeps for all of its tables: its register, its meter, and what may go wrong with them."""
