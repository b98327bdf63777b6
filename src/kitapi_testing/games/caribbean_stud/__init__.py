"""Test support of Caribbean Stud; ``CASE`` is what the laws of all games need to know of it."""

from kitapi_testing.games.caribbean_stud.case import CARIBBEAN_STUD_CASE as CASE

__all__ = ["CASE"]
