"""Months of a card room, simulated: real games, every stream that a room writes, days that pass."""
