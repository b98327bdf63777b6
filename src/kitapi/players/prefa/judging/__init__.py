"""What a player of Prefa thinks of every decision: its worth in kapikia, over the layouts he thinks possible."""

from kitapi.players.prefa.judging.beliefs import believed, known_to
from kitapi.players.prefa.judging.judge import judge

__all__ = ["believed", "judge", "known_to"]
