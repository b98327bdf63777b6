"""Trick play from one hand of ten cards against two others, for any game."""
