"""The rulebook of Caribbean Stud, in each language as a file that is generated from ``docs/games``."""
