"""What the house rules say when something goes wrong: one table of irregularities, and functions that read it."""
