"""Test support of Preferans; ``CASE`` is what the laws of all games need to know of it."""

from kitapi_testing.games.preferans.case import PREFERANS_CASE as CASE

__all__ = ["CASE"]
