"""What a record is: a sitting's finished deals, and what its first line says."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kitapi.kernel import Game, ImpossibleHistory
from kitapi.kernel.done_by import DoneBy
from kitapi.records.seat_changes import MOST_CHANGES, SeatChange
from kitapi.texts import Text

FORMAT: Literal["kitapi-record"] = "kitapi-record"
VERSION = 2
"""Version of the format if a seat has changed hands; 1 is written if none has. Both are read."""

AnyGame = Game[Any, Any, Any, Any, Any, Any]


MISFITS = (
    ImpossibleHistory,
    LookupError,
    ValueError,
    TypeError,
    AttributeError,
    ArithmeticError,
    AssertionError,
    RuntimeError,
    StopIteration,
)
"""Errors of a game's functions if the events of a deal are not those of a real one; a generator that lacks a value
ends with a RuntimeError."""


class BadRecord(ImpossibleHistory):
    """A record that cannot be read.

    Attributes:
        line: number of the line, from 1.
        problem: what is wrong with it.
    """

    def __init__(self, line: int, problem: Text) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class Heading(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A record's first line; see ``docs/formats/record.md``."""

    format: Literal["kitapi-record"]
    version: int
    game: str
    terms: msgspec.Raw
    seats: tuple[str, ...]
    unit: str
    seat_changes: Annotated[tuple[SeatChange, ...], Meta(max_length=MOST_CHANGES)] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """Finished deals of one sitting.

    ``terms``: those of the table. ``seats``: the players' names. ``deals``: each deal's events, in order. ``authors``:
    who caused each of them, deal by deal; empty where that was not written down. ``seat_changes``: the seats that
    changed hands, each with the number of its deal in the sitting.
    """

    game: AnyGame
    terms: Any
    seats: tuple[str, ...]
    deals: tuple[tuple[Any, ...], ...]
    authors: tuple[tuple[DoneBy | None, ...], ...] = ()
    seat_changes: tuple[SeatChange, ...] = ()

    def author(self, deal: int, event: int) -> DoneBy | None:
        """Who caused an event, both counted from 0."""
        return self.authors[deal][event] if self.authors else None


def finished_deals(game: AnyGame, events: Iterable[Any]) -> Iterator[tuple[Any, ...]]:
    """The deals among ``events`` that are over; an unfinished deal is left out.

    A deal lasts until the next one's opening, so that what comes after its end, such as breaking up, belongs to it.

    Raises:
        ImpossibleHistory: the events do not begin with a deal's opening, or cannot follow each other.
    """
    state: Any | None = None
    deal: list[Any] = []
    for event in events:
        if game.codec.event_kind(event)[0] == game.opening_kind:
            if state is not None and game.is_over(state):
                yield tuple(deal)
            state, deal = None, []
        state = game.evolve(state, event)
        deal.append(event)
    if state is not None and game.is_over(state):
        yield tuple(deal)
