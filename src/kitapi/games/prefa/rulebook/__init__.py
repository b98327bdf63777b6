"""The rulebook of Prefa, in each language as a file that is generated from ``docs/games``."""
