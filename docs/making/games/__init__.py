"""The games' parts of generated pages of the documentation, one folder per game."""
