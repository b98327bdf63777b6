"""Examine what a card room needs to run."""
