"""Counts of the hands that the bank may hold behind its upcard, by their value.

The bank's other four cards are unseen. Their ranks form one of 1,819 sets. Where a cards of a rank are unseen and the
set takes m of them, there are C(a, m) ways to do so; the product over its ranks is the number of hands. This counts
flushes by their ranks alone, so flushes are also counted separately: all are of the upcard's suit, and their four other
ranks are one of 495 sets.

Each upcard has a list of sets of ranks and a list of flushes, both by strength. Cumulative sums along the lists give
the number of hands below any value in two lookups.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from kitapi.games.caribbean_stud.odds.values import (
    ALL_RANKS,
    DIFFERENT,
    FIRST_FULL,
    FIRST_PAIR,
    MASKS,
    RANKS,
    SETS,
    SUITS,
    Integers,
)

MOST_RANKS = 4
"""Different ranks that four cards may have."""

CHOOSE: Integers = np.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]])
"""``CHOOSE[a, m]``: the ways to take m of a cards."""


class Bank(NamedTuple):
    """What may lie behind an upcard of one rank.

    ``takes``: for each set of ranks, weakest first, up to four places ``5 rank + m`` of the ways to take the other four
    cards, (1819, 4). ``below``: for a number of ``RANKS`` n, how many of the sets are weaker than it, (6176,).
    ``suited``: the four ranks of each flush as bits, weakest first, straight flushes last, (495,). ``suited_below``:
    for n, how many of them have ranks that are weaker where they are no flush, (6176,).
    """

    takes: Integers
    below: Integers
    suited: Integers
    suited_below: Integers

    @property
    def weak_end(self) -> int:
        """How many sets make less than a full house."""
        return int(self.below[FIRST_FULL])

    @property
    def flush_end(self) -> int:
        """How many of ``suited`` are no straight flushes."""
        return int(self.suited_below[FIRST_PAIR])


@cache
def bank(upcard: int) -> Bank:
    """The lists for an upcard of this rank, 0 to 12."""
    sets = np.flatnonzero(RANKS[:, upcard])
    flushes = DIFFERENT[RANKS[DIFFERENT, upcard] > 0]
    numbers = np.arange(SETS + 1)
    return Bank(
        takes=_takes(RANKS[sets] - (np.arange(ALL_RANKS) == upcard)),
        below=np.searchsorted(sets, numbers),
        suited=MASKS[flushes] & ~(1 << upcard),
        suited_below=np.searchsorted(flushes, numbers),
    )


def _takes(counts: Integers) -> Integers:
    """The ranks of four cards, those that there are first, each with how many are taken of it."""
    ranks = np.argsort(-counts, axis=1, kind="stable")[:, :MOST_RANKS]
    return ranks * (SUITS + 1) + np.take_along_axis(counts, ranks, axis=1)


def ways(upcard: int, left: Integers) -> Integers:
    """The hands weaker than each place of ``Bank.takes``, by ranks alone, and at the end all of them.

    ``left``: how many cards of each rank nobody has seen, 13 along the last axis.
    """
    table = CHOOSE[left].reshape(*left.shape[:-1], -1)
    first, second, third, fourth = bank(upcard).takes.T
    product = table[..., first] * table[..., second]
    product *= table[..., third]
    product *= table[..., fourth]
    return _added_up(product)


def flushes(upcard: int, seen: Integers) -> Integers:
    """The flushes before each place of ``Bank.suited``, and at the end all; ``seen``: ranks of the suit, as bits."""
    return _added_up((bank(upcard).suited & seen[..., None]) == 0)


def _added_up(counts: Integers) -> Integers:
    sums = np.zeros((*counts.shape[:-1], counts.shape[-1] + 1), np.int64)
    np.cumsum(counts, axis=-1, out=sums[..., 1:])
    return sums
