"""Score a game on paper."""
