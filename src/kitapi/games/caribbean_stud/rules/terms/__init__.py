"""The terms of a table: phases, accounts, printed payments and house rules."""
