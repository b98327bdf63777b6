"""Evaluation of every decision of Prefa: the value of each action in kapikia, over sampled layouts."""

from kitapi.games.prefa.players.evaluation.beliefs import known_to, sample_worlds
from kitapi.games.prefa.players.evaluation.judge import judge

__all__ = ["judge", "known_to", "sample_worlds"]
