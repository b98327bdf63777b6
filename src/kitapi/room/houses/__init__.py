"""The state that a house shares between its tables: its register and its meter, and the errors about them."""
