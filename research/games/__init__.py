"""What was learned of one game alone: a folder for each."""
