"""The phases of Preferans that pictures must show, besides those of every card game."""

PHASES = {"doubling"}
