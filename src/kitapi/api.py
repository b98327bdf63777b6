"""Functions by which a Python program uses the games: each takes one request struct and returns one result struct.

The command line and the web server call the same functions. Every request names its game as addresses and records do,
and has the fields of its page in docs/formats. A function imports what it needs at its first call.
"""

from collections.abc import Callable, Mapping
from threading import local
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec

from kitapi.kernel.odds import BadQuestion
from kitapi.lines.lines import BadLine
from kitapi.lines.solve.questions import OpenCards, Solved
from kitapi.registry import GAMES, PACKAGES, names_with
from kitapi.texts import Text
from kitapi.valuation.formats import BadHand, HandValue, ValueRequest

if TYPE_CHECKING:
    from kitapi.batch.deals import Deals
    from kitapi.engine import Engine
    from kitapi.records import Record
    from kitapi.review import Review
    from kitapi.solver.solver import Solver

PartT = TypeVar("PartT")

__all__ = [
    "BadHand",
    "BadLine",
    "BadQuestion",
    "HandValue",
    "NoSuchGame",
    "OddsQuestion",
    "OpenCards",
    "PaperDeal",
    "RecordedDeal",
    "Solved",
    "ValueRequest",
    "deals",
    "engine",
    "odds",
    "review",
    "score",
    "solve",
    "value",
]


class NoSuchGame(LookupError):
    """No game has this name, or the game lacks the requested part; the message lists the games that have the part."""


class PaperDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal played on paper, as JSON: the form that docs/formats defines for a deal of its game."""

    game: str
    deal: msgspec.Raw


class RecordedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A finished deal to be reviewed: the deal with the number ``deal``, counted from 1, in ``record``.

    ``record``: as docs/formats/record.md describes it, or as ``kitapi.records`` reads it. ``names``: the players' names
    by seat; if empty, those of the record. ``language``: the language of the sentences.
    """

    record: "str | Record"
    deal: int = 1
    effort: Literal["sharp", "master"] = "sharp"
    names: tuple[str, ...] = ()
    language: str = "en"


class OddsQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question about odds: its fields as texts, by name. ``dealt``: whether it is about a deal drawn for training."""

    game: str
    fields: Mapping[str, str]
    dealt: bool = False


def score(paper: PaperDeal) -> msgspec.Struct:
    """The score of a deal played on paper, with the fields that docs/formats describes for the game.

    Raises:
        NoSuchGame: deals of that game cannot be scored.
        BadLine: ``paper`` is not a deal that the rules of the game allow; the error names the field or rule, and the
            problem.
    """
    package = PACKAGES.get(paper.game)
    return _part(paper.game, "paper", None if package is None else package.paper).score(bytes(paper.deal))


def value(request: ValueRequest, *, workers: int = 1, watch: Callable[[int, int], None] | None = None) -> HandValue:
    """The value of the ten or twelve cards of ``request``, as docs/formats/hand.md describes it.

    ``workers``: the number of threads, which does not change the result. ``watch``: called with the number of layouts
    counted so far and their total, if all layouts are counted.

    Raises:
        BadHand: the hand of the request cannot be valued; the error names the field and the problem.
    """
    from kitapi.valuation.hand_values import value_hand  # noqa: PLC0415 - loads the solver

    package = PACKAGES.get(request.game)
    if package is None or package.value is None:
        raise BadHand(
            "game",
            Text("choose from {choices}, not “{given}”", choices=", ".join(names_with("value")), given=request.game),
        )
    return value_hand(package, request, workers=workers, watch=watch)


def solve(question: OpenCards) -> Solved:
    """Solve open cards: the result with best play by all, as docs/formats/solve.md describes it.

    Raises:
        BadLine: the cards cannot be solved; the error names the field and the problem.
    """
    from kitapi.lines.solve.positions import solve_line  # noqa: PLC0415 - loads the solver

    if not hasattr(_of_thread, "solver"):
        _of_thread.solver = _new_solver()
    return solve_line(_of_thread.solver, question)


def review(question: RecordedDeal, *, progress: Callable[[int, int], None] | None = None) -> "Review":
    """The cost of every decision of a finished deal, as docs/formats/review.md describes it.

    ``progress``: called with the number of decisions evaluated so far and their total.

    Raises:
        BadRecord: the record cannot be read.
        IndexError: the record has no deal of this number.
        NotReviewable: the game has no reviews, or the deal was not settled.
    """
    from kitapi.records import read_record  # noqa: PLC0415
    from kitapi.review import review as made  # noqa: PLC0415 - loads NumPy and the solver

    record = question.record
    if isinstance(record, str):
        record = read_record(record.encode().splitlines(), GAMES)
    if not 1 <= question.deal <= len(record.deals):
        raise IndexError(f"deal: must be from 1 to {len(record.deals)}, not {question.deal}")
    return made(
        PACKAGES[record.game.name],
        record.deals[question.deal - 1],
        names=question.names or record.seats,
        effort=question.effort,
        language=question.language,
        progress=progress,
    )


def odds(question: OddsQuestion) -> dict[str, Any]:
    """The exact value of every choice in a game against the house, as docs/formats describes the game's odds.

    Raises:
        NoSuchGame: that game has no odds.
        BadQuestion: the question cannot be answered; the error names the field and the problem.
    """
    package = PACKAGES.get(question.game)
    written = _part(question.game, "odds", None if package is None else package.odds)
    return written.dealt(question.fields) if question.dealt else written.answered(question.fields)


def engine(game: str) -> "Engine":
    """The rules of ``game``, driven line by line as docs/formats/engine.md describes it.

    Raises:
        NoSuchGame: there is no such game.
    """
    from kitapi.engine import Engine  # noqa: PLC0415

    package = PACKAGES.get(game)
    return Engine(_part(game, "rules", None if package is None else package.rules))


def deals(game: str, count: int, *, seed: int, terms: Mapping[str, Any] | None = None, workers: int = 1) -> "Deals":
    """``count`` deals of ``game`` at once, as arrays; see ``kitapi.batch.deals.Deals`` for how to play them.

    ``terms``: the game's terms as in JSON; missing fields get their defaults. ``seed``: of the shuffles, from 0 to 2⁶⁴
    − 1. ``workers``: the number of threads, which does not change the deals.

    Raises:
        NoSuchGame: that game is not played in batches.
        MalformedAction: the terms do not fit the game; the error names the field and the problem.
        BadBatch: a number is out of range.
    """
    from kitapi.batch.deals import Deals  # noqa: PLC0415 - is compiled at first use

    package = PACKAGES.get(game)
    batch = _part(game, "batch", None if package is None else package.batch)
    read = GAMES[game].codec.read_terms(msgspec.json.encode(terms or {}))
    return Deals(batch, read, count, seed=seed, workers=workers)


_of_thread = local()
"""Holds one solver for each thread."""


def _new_solver() -> "Solver":
    from kitapi.solver.solver import Solver  # noqa: PLC0415 - is compiled at first use

    return Solver()


def _part(game: str, name: str, load: Callable[[], PartT] | None) -> PartT:
    if load is None:
        raise NoSuchGame(f"game: must be {' or '.join(names_with(name))}, not “{game}”")
    return load()
