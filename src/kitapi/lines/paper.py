"""Scorers of games played on paper, which return the score of a line of JSON."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from kitapi.lines.answers import Shown


class RulingPaper(NamedTuple):
    """A game's rulings on irregularities that are reported as lines of JSON.

    ``about``: a sentence for the help. ``rule``: returns the ruling for a line; raises ``BadLine`` if the line is not a
    report. ``list_irregularities``: returns all irregularities. ``shown``: loads the function that renders a ruling.
    ``show_list``: prints all irregularities.
    """

    about: str
    rule: Callable[[bytes], msgspec.Struct]
    list_irregularities: Callable[[], Iterable[msgspec.Struct]]
    shown: Callable[[], Shown]
    show_list: Callable[[Iterable[Any]], None]


class PaperScorer(NamedTuple):
    """A game's scorer.

    ``about``: a sentence for the help. ``score``: returns the score for a line; raises ``BadLine`` if the line is not a
    deal. ``shown``: loads the function that renders a score on a terminal. ``sitting``: loads the struct of a whole
    sitting on paper, with its ``lines``; None: the game's sheets are not kept on paper.
    """

    about: str
    score: Callable[[bytes], msgspec.Struct]
    shown: Callable[[], Shown]
    rulings: RulingPaper | None = None
    sitting: Callable[[], type[msgspec.Struct]] | None = None
