"""The campaigns' parts for each game, one folder per game: counts, random play, faults. No folder imports another."""
