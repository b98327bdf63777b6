"""Test support of Prefa; ``CASE`` is what the laws of all games need to know of it."""

from kitapi_testing.games.prefa.case import PREFA_CASE as CASE

__all__ = ["CASE"]
