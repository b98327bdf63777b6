"""Drive the rules line by line."""
