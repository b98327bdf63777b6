"""A table: its state, and what changes it, from the terms to the dealing and the breaking up."""
