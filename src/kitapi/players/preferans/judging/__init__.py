"""Decisions in Preferans judged over the layouts a seat thinks possible."""

from kitapi.players.preferans.judging.beliefs import believed, known_to
from kitapi.players.preferans.judging.judge import judge

__all__ = ["believed", "judge", "known_to"]
