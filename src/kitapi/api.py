"""What programs may ask of the games, in process: one function a question, one struct for it, and one for its answer.

The command line and the web ask the same functions. Every question names its game as addresses and records do, and has
the fields of its page in docs/formats. What a function needs is loaded when it is called first.
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
    from kitapi.reviewing import Review
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
    """There is no such game, or it lacks the requested part; the message lists the games that have it."""


class PaperDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal played on paper, in JSON as docs/formats describes a line of its game."""

    game: str
    deal: msgspec.Raw


class RecordedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A finished deal to be reviewed: the ``deal``-th of a ``record``, from 1.

    ``record``: as docs/formats/record.md describes it, or as ``kitapi.records`` reads it. ``names``: the players' by
    seat; none: those of the record. ``language``: of the sentences.
    """

    record: "str | Record"
    deal: int = 1
    effort: Literal["sharp", "master"] = "sharp"
    names: tuple[str, ...] = ()
    language: str = "en"


class OddsQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question about odds: texts by name. ``dealt``: of a deal that is drawn for training."""

    game: str
    fields: Mapping[str, str]
    dealt: bool = False


def score(paper: PaperDeal) -> msgspec.Struct:
    """The score of a deal played on paper, with the fields that docs/formats describes for the game.

    Raises:
        NoSuchGame: no deals of that game are scored.
        BadLine: it is no deal of the game, or none that its rules know; it names the field or rule, and the problem.
    """
    package = PACKAGES.get(paper.game)
    return _part(paper.game, "paper", None if package is None else package.paper).score(bytes(paper.deal))


def value(request: ValueRequest, *, workers: int = 1, watch: Callable[[int, int], None] | None = None) -> HandValue:
    """The value of the ten or twelve cards of ``request``, as docs/formats/hand.md describes it.

    ``workers``: threads; the answer is the same with any number. ``watch``: is given how many of how many layouts
    are counted, where all of them are.

    Raises:
        BadHand: the request has no value; it names the field and the problem.
    """
    from kitapi.valuation.valuing import value_hand  # noqa: PLC0415 - loads the solver

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
        BadLine: they cannot be solved; it names the field, and the problem.
    """
    from kitapi.lines.solve.positions import solve_line  # noqa: PLC0415 - loads the solver

    if not hasattr(_of_thread, "solver"):
        _of_thread.solver = _new_solver()
    return solve_line(_of_thread.solver, question)


def review(question: RecordedDeal, *, progress: Callable[[int, int], None] | None = None) -> "Review":
    """What every decision of a finished deal cost, as docs/formats/review.md describes it.

    ``progress``: is given how many of how many decisions are judged.

    Raises:
        BadRecord: the record cannot be read.
        IndexError: it has no such deal.
        NotReviewable: its game has no reviews, or the deal was not settled.
    """
    from kitapi.records import read_record  # noqa: PLC0415
    from kitapi.reviewing import review as made  # noqa: PLC0415 - loads NumPy and the solver

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
    """What every choice of a game against the house is worth, exactly, as docs/formats describes its odds.

    Raises:
        NoSuchGame: there are no odds of that game.
        BadQuestion: it cannot be answered; it names the field, and the problem.
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
    """``count`` deals of ``game`` at once, as arrays; ``kitapi.batch.deals.Deals`` says how they are played.

    ``terms``: what the game's terms have in JSON; fields left out take their defaults. ``seed``: from 0 to 2⁶⁴ − 1, of
    the cards. ``workers``: threads; the deals are the same with any number.

    Raises:
        NoSuchGame: that game is not played in batches.
        MalformedAction: the terms are none of the game's; it names the field, and the problem.
        BadBatch: a number is out of range.
    """
    from kitapi.batch.deals import Deals  # noqa: PLC0415 - is compiled at first use

    package = PACKAGES.get(game)
    batch = _part(game, "batch", None if package is None else package.batch)
    read = GAMES[game].codec.read_terms(msgspec.json.encode(terms or {}))
    return Deals(batch, read, count, seed=seed, workers=workers)


_of_thread = local()
"""Threads need a solver each."""


def _new_solver() -> "Solver":
    from kitapi.solver.solver import Solver  # noqa: PLC0415 - is compiled at first use

    return Solver()


def _part(game: str, name: str, load: Callable[[], PartT] | None) -> PartT:
    if load is None:
        raise NoSuchGame(f"game: must be {' or '.join(names_with(name))}, not “{game}”")
    return load()
