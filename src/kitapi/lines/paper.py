"""Scorers of games played on paper: a line of JSON in, its score out."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from kitapi.lines.answers import Shown


class RulingPaper(NamedTuple):
    """Rulings on irregularities written as lines.

    ``about``: a sentence for the help. ``rule``: from a line to the ruling; raises ``BadLine`` if the line is no
    report. ``list_irregularities``: returns all irregularities. ``shown`` loads how a ruling is shown, and
    ``show_list`` prints all of ``list_irregularities``.
    """

    about: str
    rule: Callable[[bytes], msgspec.Struct]
    list_irregularities: Callable[[], Iterable[msgspec.Struct]]
    shown: Callable[[], Shown]
    show_list: Callable[[Iterable[Any]], None]


class PaperScorer(NamedTuple):
    """A game's scorer.

    ``about``: a sentence for the help. ``score``: from a line to the score; raises ``BadLine`` if the line is no deal.
    ``shown`` loads how a score is shown on a terminal.
    """

    about: str
    score: Callable[[bytes], msgspec.Struct]
    shown: Callable[[], Shown]
    rulings: RulingPaper | None = None
