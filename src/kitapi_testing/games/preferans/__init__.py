"""Test support of Preferans; ``CASE`` has the facts about it that the laws of all games need."""

from kitapi_testing.games.preferans.case import PREFERANS_CASE as CASE

__all__ = ["CASE"]
