"""Counts of chips and notes at a table, compared with its books, and ratios."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from kitapi.house.books.entries import all_of
from kitapi.house.events import ChipsCounted, TableClosed, TableOpened
from kitapi.kernel.books import Entry

HUNDREDTHS_OF_A_PER_CENT = 10_000


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """A count, the amount expected by the books, and the difference: above 0 if more was counted than expected."""

    counted: int
    expected: int
    difference: int


class ShiftCounts(NamedTuple):
    """The counts of a shift: the tray at its opening, chips and notes at its closing; None: not counted."""

    opened_with: Count | None
    chips: Count | None
    notes: Count | None


class ShiftTimes(NamedTuple):
    """When a shift began and ended, UTC in ISO 8601, and whether all agreed to break up the sitting.

    ``ended`` is None while the shift is open.
    """

    begun: str
    ended: str | None
    broken_up: bool


def compare_count(found: int, expected: int) -> Count:
    """Return a count with its difference from what the books expect."""
    return Count(counted=found, expected=expected, difference=found - expected)


def counts_in(log: Sequence[Entry]) -> ShiftCounts:
    """The counts of a shift whose table was opened in ``log``; at the closing the newest count is valid."""
    opened = all_of(log, TableOpened)[0].event
    at_closing = [entry.event for entry in all_of(log, ChipsCounted)][-1:]
    return ShiftCounts(
        opened_with=None if opened.chips is None else compare_count(opened.chips, opened.expected),
        chips=next((compare_count(one.chips, one.expected_chips) for one in at_closing), None),
        notes=next((compare_count(one.notes, one.expected_notes) for one in at_closing), None),
    )


def times_of(log: Sequence[Entry], breaking_up: type) -> ShiftTimes:
    """When the shift of ``log`` began and ended; ``breaking_up``: the game's event of breaking up the sitting."""
    [opened, *_], closed = all_of(log, TableOpened), all_of(log, TableClosed)
    broken_up = all_of(log, breaking_up)
    ended = closed or broken_up
    return ShiftTimes(begun=opened.at, ended=ended[0].at if ended else None, broken_up=bool(broken_up) and not closed)


def part_of(won: int, whole: int) -> int | None:
    """``won`` in hundredths of a per cent of ``whole``, rounded half to even; None if ``whole`` is 0."""
    return round(Fraction(won * HUNDREDTHS_OF_A_PER_CENT, whole)) if whole else None
