"""Checks of the conditions that a card room needs to run."""
