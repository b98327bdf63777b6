"""The state that the tables of a house share: its register and its meter, and the errors about them."""
