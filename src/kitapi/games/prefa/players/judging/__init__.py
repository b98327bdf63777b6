"""Evaluation of every decision of Prefa: the value of each action in kapikia, over sampled layouts."""

from kitapi.games.prefa.players.judging.beliefs import believed, known_to
from kitapi.games.prefa.players.judging.judge import judge

__all__ = ["believed", "judge", "known_to"]
