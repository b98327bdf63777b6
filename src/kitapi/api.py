"""What programs may ask of the games, in process: one function a question, one struct for it, and one for its answer.

The command line and the web ask the same functions. Every question names its game as addresses and records do, and has
the fields of its page in docs/formats. What a function needs is loaded when it is called first.
"""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from kitapi.evaluating.games import BadHand
from kitapi.evaluating.questions import Answer as HandValue
from kitapi.evaluating.questions import Asked as HandQuestion
from kitapi.lines.lines import BadLine
from kitapi.registry import PACKAGES, names_with

PartT = TypeVar("PartT")

__all__ = ["BadHand", "BadLine", "HandQuestion", "HandValue", "NoSuchGame", "PaperDeal", "score", "value"]


class NoSuchGame(LookupError):
    """There is no such game, or it does not have the part that is asked for; the message lists those that have it."""


class PaperDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal played on paper, in JSON as docs/formats describes a line of its game."""

    game: str
    deal: msgspec.Raw


def score(paper: PaperDeal) -> msgspec.Struct:
    """The score of a deal played on paper, with the fields that docs/formats describes for the game.

    Raises:
        NoSuchGame: no deals of that game are scored.
        BadLine: it is no deal of the game, or none that its rules know; it names the field or rule, and the problem.
    """
    scorer = _part(paper.game, "paper", PACKAGES[paper.game].paper if paper.game in PACKAGES else None)
    return scorer.score(bytes(paper.deal))


def value(question: HandQuestion, *, workers: int = 1, watch: Callable[[int, int], None] | None = None) -> HandValue:
    """What the ten or twelve cards of ``question`` are worth, as docs/formats/hand.md describes it.

    ``workers``: threads; the answer is the same with any number. ``watch``: is given how many of how many layouts
    are counted, where all of them are.

    Raises:
        BadHand: the question cannot be answered; it names the field and the problem.
    """
    from kitapi.evaluating.asking import answered  # noqa: PLC0415 - loads the solver

    known = names_with("value")
    if question.game not in known:
        raise BadHand("game", f"must be {' or '.join(known)}, not “{question.game}”")
    return answered(PACKAGES[question.game], question, workers=workers, watch=watch)


def _part(game: str, name: str, load: Callable[[], PartT] | None) -> PartT:
    if load is None:
        raise NoSuchGame(f"game: must be {' or '.join(names_with(name))}, not “{game}”")
    return load()
