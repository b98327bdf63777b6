"""Kitapi: the open card room for games that keep accounts."""

__version__ = "0.1.0"
