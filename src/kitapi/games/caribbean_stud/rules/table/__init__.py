"""The state of a table, its actions and its events."""
