"""Print the books of a house."""
