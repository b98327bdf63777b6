"""The desk of a table: it takes commands in order, prompts and shows."""
