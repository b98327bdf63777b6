"""Test support of German Whist; ``CASE`` is what the laws of all games need to know of it."""

from kitapi_testing.games.german_whist.case import GERMAN_WHIST_CASE as CASE

__all__ = ["CASE"]
