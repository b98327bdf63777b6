"""The rulebook of Preferans, in each language as a file that is generated from ``docs/games``."""
