"""Trick play from one hand of ten cards against two others; knows no game."""
