"""Matches of players against players, over many deals."""
