"""What a table is played on: phases, accounts, printed payments and house rules."""
