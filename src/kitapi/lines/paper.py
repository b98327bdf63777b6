"""What a game played on paper needs to be scored: a line of JSON in, its score out."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from kitapi.lines.answering import Shown


class RulingPaper(NamedTuple):
    """Rulings on irregularities written as lines.

    ``about``: what it does, a sentence. ``rule``: of a line, the ruling; it raises ``BadLine`` where the line is no
    report. ``list_irregularities``: every irregularity. ``shown`` loads how a ruling is shown, and ``show_list`` prints
    all of ``list_irregularities``.
    """

    about: str
    rule: Callable[[bytes], msgspec.Struct]
    list_irregularities: Callable[[], Iterable[msgspec.Struct]]
    shown: Callable[[], Shown]
    show_list: Callable[[Iterable[Any]], None]


class PaperScorer(NamedTuple):
    """A game's scorer.

    ``about``: what it does, a sentence. ``score``: of a line, the score; it raises ``BadLine`` where the line is none
    of a deal. ``shown`` loads how a score is shown on a terminal.
    """

    about: str
    score: Callable[[bytes], msgspec.Struct]
    shown: Callable[[], Shown]
    rulings: RulingPaper | None = None
