"""What a player of Prefa thinks of every decision: its worth in kapikia, over the layouts he thinks possible."""

from kitapi.games.prefa.players.judging.beliefs import believed, known_to
from kitapi.games.prefa.players.judging.judge import judge

__all__ = ["believed", "judge", "known_to"]
