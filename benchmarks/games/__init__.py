"""Benchmarks of one game alone, one folder per game."""
