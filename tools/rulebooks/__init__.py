"""Generates the rulebooks that the page and the command line show from the documents in ``docs/games``."""
