"""Evaluation of every decision of Preferans: the value of each action in points, over sampled layouts."""

from kitapi.games.preferans.players.evaluation.beliefs import known_to, sample_worlds
from kitapi.games.preferans.players.evaluation.judge import judge

__all__ = ["judge", "known_to", "sample_worlds"]
