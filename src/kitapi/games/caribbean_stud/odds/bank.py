"""Counts of the hands that the bank may hold with its upcard, by their value.

The bank's other four cards are unseen, and their ranks form one of 1,819 sets. A set that takes m of the a unseen cards
of a rank can do so in C(a, m) ways; the product over its ranks is the number of hands with this set. These numbers
count flushes by their ranks alone, so flushes are also counted separately: every flush of the bank is of the upcard's
suit, and its four other ranks are one of 495 sets.

Each upcard has a list of sets of ranks and a list of flushes, both sorted by strength. Cumulative sums along the lists
give the number of hands below any value in two lookups.
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
"""The number of different ranks that four cards have at most."""

CHOOSE: Integers = np.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]])
"""``CHOOSE[a, m]``: the binomial coefficient C(a, m), the ways to take m of a cards."""


class Bank(NamedTuple):
    """The hands that the bank may hold with an upcard of one rank.

    ``takes``: for each set of ranks, weakest first, where the ways to take its other four cards stand in the flattened
    table ``CHOOSE[left]``: up to four places ``5 rank + m``, for m cards of the rank, (1819, 4). ``below[n]``: the
    number of sets in ``takes`` that are weaker than set n of ``values.RANKS``, (6176,). ``suited``: the other four
    ranks of each flush as bits, weakest first, straight flushes last, (495,). ``suited_below[n]``: the number of
    flushes in ``suited`` whose five ranks without a flush are weaker than set n, (6176,).
    """

    takes: Integers
    below: Integers
    suited: Integers
    suited_below: Integers

    @property
    def weak_end(self) -> int:
        """The number of sets in ``takes`` that are weaker than a full house."""
        return int(self.below[FIRST_FULL])

    @property
    def flush_end(self) -> int:
        """The number of flushes in ``suited`` that are not straight flushes."""
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
    """The rows of ``Bank.takes`` for four cards, by the number of cards of each rank (13 columns).

    A row with fewer than four different ranks is filled with places for 0 cards, which count 1 way.
    """
    ranks = np.argsort(-counts, axis=1, kind="stable")[:, :MOST_RANKS]
    return ranks * (SUITS + 1) + np.take_along_axis(counts, ranks, axis=1)


def ways(upcard: int, left: Integers) -> Integers:
    """The number of the bank's hands before each place of ``Bank.takes``, by ranks alone, and last of all hands.

    ``left``: the number of unseen cards of each rank, 13 along the last axis. Shape: (…, 1820).
    """
    table = CHOOSE[left].reshape(*left.shape[:-1], -1)
    first, second, third, fourth = bank(upcard).takes.T
    product = table[..., first] * table[..., second]
    product *= table[..., third]
    product *= table[..., fourth]
    return _added_up(product)


def flushes(upcard: int, seen: Integers) -> Integers:
    """The number of the bank's flushes before each place of ``Bank.suited``, and last of all flushes, (…, 496).

    ``seen``: the ranks already seen in the upcard's suit, as bits.
    """
    return _added_up((bank(upcard).suited & seen[..., None]) == 0)


def _added_up(counts: Integers) -> Integers:
    sums = np.zeros((*counts.shape[:-1], counts.shape[-1] + 1), np.int64)
    np.cumsum(counts, axis=-1, out=sums[..., 1:])
    return sums
