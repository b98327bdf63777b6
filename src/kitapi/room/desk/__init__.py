"""The desk of a table: it handles commands in order, prompts bots and people, and shows the table."""
