"""The rulings of the house rules when something goes wrong: one table of irregularities, and functions to read it."""
