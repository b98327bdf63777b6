"""Decisions in Preferans judged over the layouts a seat thinks possible."""

from kitapi.games.preferans.players.judging.beliefs import believed, known_to
from kitapi.games.preferans.players.judging.judge import judge

__all__ = ["believed", "judge", "known_to"]
