"""A record: the finished deals of a sitting, and a first line that describes it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kitapi.kernel import NO_PAST, Game, ImpossibleHistory, advance_past
from kitapi.kernel.done_by import DoneBy
from kitapi.records.seat_changes import MOST_CHANGES, SeatChange
from kitapi.texts import Text

FORMAT: Literal["kitapi-record"] = "kitapi-record"
VERSION = 2
"""Version of the format, written if a seat has changed hands in the sitting; otherwise 1 is written. Both are read."""

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
"""Errors that a game's functions raise if the events of a deal do not come from a real one; a generator that lacks a
value raises RuntimeError."""


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

    ``terms``: the terms of the table. ``seats``: the players' names. ``deals``: each deal's events, in order.
    ``authors``: the author of each event, deal by deal; empty if the record does not contain them. ``seat_changes``:
    the seats that changed hands, each with the number of its deal in the sitting.
    """

    game: AnyGame
    terms: Any
    seats: tuple[str, ...]
    deals: tuple[tuple[Any, ...], ...]
    authors: tuple[tuple[DoneBy | None, ...], ...] = ()
    seat_changes: tuple[SeatChange, ...] = ()

    def author(self, deal: int, event: int) -> DoneBy | None:
        """The author of an event; deals, and the events of a deal, are counted from 0."""
        return self.authors[deal][event] if self.authors else None


def finished_deals(game: AnyGame, events: Iterable[Any]) -> Iterator[tuple[Any, ...]]:
    """The deals among ``events`` that are over; an unfinished deal is left out.

    A deal lasts until the next one's opening, so events after its result, such as breaking up the sitting, belong to
    it.

    Raises:
        ImpossibleHistory: the first event is no opening of a deal, or an event cannot follow the one before.
    """
    past = NO_PAST
    deal: list[Any] = []
    for event in events:
        if game.codec.event_kind(event)[0] == game.opening_kind:
            if past.states and game.is_over(past.state):
                yield tuple(deal)
            past, deal = NO_PAST, []
        past = advance_past(game, past, event)
        deal.append(event)
    if past.states and game.is_over(past.state):
        yield tuple(deal)
