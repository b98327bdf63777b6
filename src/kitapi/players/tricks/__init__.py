"""Trick play from one hand of ten cards against two others, as Prefa and Preferans share it; knows no game."""
