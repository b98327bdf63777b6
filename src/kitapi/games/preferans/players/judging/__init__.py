"""Evaluation of every decision of Preferans: the value of each action in points, over sampled layouts."""

from kitapi.games.preferans.players.judging.beliefs import believed, known_to
from kitapi.games.preferans.players.judging.judge import judge

__all__ = ["believed", "judge", "known_to"]
