"""The rules of a game for other programs."""
