"""Test support of Prefa; ``CASE`` has the facts about it that the laws of all games need."""

from kitapi_testing.games.prefa.case import PREFA_CASE as CASE

__all__ = ["CASE"]
