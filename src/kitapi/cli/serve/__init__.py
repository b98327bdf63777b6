"""Serve a card room, by its settings."""
