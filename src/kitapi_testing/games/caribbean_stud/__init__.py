"""Test support of Caribbean Stud; ``CASE`` has the facts about it that the laws of all games need."""

from kitapi_testing.games.caribbean_stud.case import CARIBBEAN_STUD_CASE as CASE

__all__ = ["CASE"]
