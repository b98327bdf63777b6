"""Opening and closing of a table: the system is paused, chips and notes are counted, and the count is confirmed."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from kitapi.house.accounts import BOX, FLOAT
from kitapi.house.events import ChipsCounted, ClosingBegun, SystemPaused, TableClosed
from kitapi.kernel import Field, Form, IllegalAction, Seat

BegunT = TypeVar("BegunT", bound=ClosingBegun)
PausedT = TypeVar("PausedT", bound=SystemPaused)
CountedT = TypeVar("CountedT", bound=ChipsCounted)
ClosedT = TypeVar("ClosedT", bound=TableClosed)


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """The amounts of chips in the tray and notes in the box, as counted or as computed from the books."""

    chips: int
    notes: int


class Closing(msgspec.Struct, frozen=True, kw_only=True):
    """The progress of the closing of a table.

    ``paused``: the system is paused until the table is opened again. ``counted``: the count. ``closed``: the table is
    closed.
    """

    paused: bool = False
    counted: Counted | None = None
    closed: bool = False


def by_the_books(balances: Mapping[str, int]) -> Counted:
    """The chips and notes that should be in tray and box."""
    return Counted(chips=balances[FLOAT], notes=balances[BOX])


def expected_at_opening(balances: Mapping[str, int], chips: int | None) -> int | None:
    """The chips that should be in the tray, for comparison with ``chips``; None if nobody counted them."""
    return None if chips is None else balances[FLOAT]


def count_form(books: Counted, action: str) -> Form:
    """The option to enter a count by ``action``, filled in with the amounts of the books."""
    return Form(action=action, fields=tuple(Field(name=name, values=(getattr(books, name),)) for name in FIELDS))


FIELDS = Counted.__struct_fields__


def seats_named(seats: Sequence[int]) -> tuple[str, ...]:
    """``seats`` in the form in which the facts of a refusal contain them."""
    return tuple(str(seat) for seat in seats)


class ClosingSteps(msgspec.Struct, Generic[BegunT, PausedT, CountedT, ClosedT], frozen=True, kw_only=True):
    """The steps of closing in one game: the clauses that refusals name, and the game's types of the events.

    Whether a step is forbidden is decided by the game's rule and passed to each function.
    """

    close_clause: str
    pause_clause: str
    count_clause: str
    begun: type[BegunT]
    paused: type[PausedT]
    counted: type[CountedT]
    closed: type[ClosedT]

    def decide_begin(self, staked: Sequence[Seat]) -> tuple[BegunT, ...]:
        """Begin to close the table.

        Raises:
            IllegalAction: the seats ``staked`` have stakes on the table.
        """
        if staked:
            raise IllegalAction(self.close_clause, seats=seats_named(staked))
        return (self.begun(),)

    def decide_pause(self, *, is_paused: bool) -> tuple[PausedT, ...]:
        """Pause the system before the count.

        Raises:
            IllegalAction: the system is paused already.
        """
        if is_paused:
            raise IllegalAction(self.pause_clause, paused=True)
        return (self.paused(),)

    def decide_count(self, found: Counted, books: Counted, *, is_unpaused: bool) -> tuple[CountedT, ...]:
        """Count chips and notes; it may be done again until the count is confirmed.

        Raises:
            IllegalAction: the system is not paused.
        """
        if is_unpaused:
            raise IllegalAction(self.count_clause, paused=False)
        expected = {"expected_chips": books.chips, "expected_notes": books.notes}
        return (self.counted(chips=found.chips, notes=found.notes, **expected),)

    def decide_close(
        self, outcome: tuple[tuple[int, ...], tuple[int, ...]], *, is_uncounted: bool
    ) -> tuple[ClosedT, ...]:
        """Confirm the count, which closes the table; ``outcome``: by seat, chips won in the hand and in the sitting.

        Raises:
            IllegalAction: nothing was counted.
        """
        if is_uncounted:
            raise IllegalAction(self.close_clause, counted=False)
        won, results = outcome
        return (self.closed(won=won, results=results),)
