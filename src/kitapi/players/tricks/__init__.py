"""Trick play with one hand of ten cards against two others, for any game."""
