"""What was counted at a table, beside what its books expect, and parts of a whole."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from kitapi.house.books.entries import all_of
from kitapi.house.events import ChipsCounted, TableClosed, TableOpened
from kitapi.kernel.books import Entry

HUNDREDTHS_OF_A_PER_CENT = 10_000


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """What was counted, what should have lain there by the books, and how much more (above 0) or less it was."""

    counted: int
    expected: int
    difference: int


class ShiftCounts(NamedTuple):
    """The counts of a shift: of the tray at its opening, of chips and notes at its closing; None: nobody counted."""

    opened_with: Count | None
    chips: Count | None
    notes: Count | None


class ShiftTimes(NamedTuple):
    """When a shift began and ended, UTC in ISO 8601, None: it is open; whether all agreed to break the sitting up."""

    begun: str
    ended: str | None
    broken_up: bool


def compare_count(found: int, expected: int) -> Count:
    """Return a count with its difference from what the books expect."""
    return Count(counted=found, expected=expected, difference=found - expected)


def counts_in(log: Sequence[Entry]) -> ShiftCounts:
    """The counts of a shift, whose table was opened in ``log``; at the closing the newest count holds."""
    opened = all_of(log, TableOpened)[0].event
    at_closing = [entry.event for entry in all_of(log, ChipsCounted)][-1:]
    return ShiftCounts(
        opened_with=None if opened.chips is None else compare_count(opened.chips, opened.expected),
        chips=next((compare_count(one.chips, one.expected_chips) for one in at_closing), None),
        notes=next((compare_count(one.notes, one.expected_notes) for one in at_closing), None),
    )


def times_of(log: Sequence[Entry], breaking_up: type) -> ShiftTimes:
    """When the shift of ``log`` began and ended; ``breaking_up``: the game's event of a sitting broken up."""
    [opened, *_], closed = all_of(log, TableOpened), all_of(log, TableClosed)
    broken_up = all_of(log, breaking_up)
    ended = closed or broken_up
    return ShiftTimes(begun=opened.at, ended=ended[0].at if ended else None, broken_up=bool(broken_up) and not closed)


def part_of(won: int, whole: int) -> int | None:
    """``won`` in hundredths of a per cent of ``whole``, rounded half to even; None of nothing."""
    return round(Fraction(won * HUNDREDTHS_OF_A_PER_CENT, whole)) if whole else None
