"""Research on one game alone, one folder per game."""
