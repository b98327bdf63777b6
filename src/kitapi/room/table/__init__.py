"""A table: its state and the rules for its changes, from the terms to the deals and the end of the sitting."""
