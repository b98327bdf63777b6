"""Months of a card room, simulated: real games, all streams that a room stores, and a calendar."""
