"""What a table consists of: its state, its actions and its events."""
