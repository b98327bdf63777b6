"""Scoring of deals played on paper, one a line."""

from kitapi.lines.answers import FileName, answered_lines
from kitapi.lines.paper import PaperScorer


def score_lines(scorer: PaperScorer, file: FileName = None, *, json: bool = False) -> int:
    """Score every line of ``file``, or of standard input; the exit status."""
    return answered_lines(scorer.score, scorer.shown, file, json=json)
