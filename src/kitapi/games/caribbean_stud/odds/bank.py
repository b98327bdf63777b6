"""Counts of the hands that the bank may hold with its upcard, by their value.

The bank's other four cards are unseen, and their ranks form one of 1,819 sets. If a rank has a unseen cards and the set
contains m of them, there are C(a, m) ways to choose these m; the product over all ranks is the number of hands with
this set. These numbers ignore suits: they include each flush as if it were an ordinary hand of the same ranks. So
flushes are also counted separately: every flush of the bank is of the upcard's suit, and its four other ranks form one
of 495 sets.

For each rank of the upcard there is a list of sets of ranks and a list of flushes, both sorted by strength. With
cumulative sums along both lists, the number of hands weaker than any value takes two lookups.
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
"""The largest number of different ranks in four cards."""

CHOOSE: Integers = np.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]])
"""``CHOOSE[a, m]``: the binomial coefficient C(a, m), the number of ways to choose m of a cards."""


class Bank(NamedTuple):
    """The hands that the bank may hold with an upcard of one rank.

    ``takes``, (1819, 4): a row for each set of ranks that contains the upcard's, weakest first. A row has the indices
    of four binomial coefficients in the flattened table ``CHOOSE[left]``: index ``5 rank + m`` for each rank of which
    the other four cards contain m. ``below``, (6176,): element n is the number of sets in ``takes`` that are weaker
    than set n of ``values.RANKS``. ``suited``, (495,): the other four ranks of each flush as bits, weakest first,
    straight flushes last. ``suited_below``, (6176,): element n is the number of flushes in ``suited`` whose five ranks,
    in several suits, would be weaker than set n.
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
    """Compute the hands that the bank may hold with an upcard of rank ``upcard``, 0 to 12."""
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
    """Compute the rows of ``Bank.takes``, (n, 4).

    ``counts``, (n, 13): for each set of four cards, the number of cards of each rank. A row with fewer than four
    different ranks is filled with indices of C(a, 0), which is 1.
    """
    ranks = np.argsort(-counts, axis=1, kind="stable")[:, :MOST_RANKS]
    return ranks * (SUITS + 1) + np.take_along_axis(counts, ranks, axis=1)


def ways(upcard: int, left: Integers) -> Integers:
    """Compute cumulative counts of the bank's hands, ignoring suits; shape (…, 1820).

    Element i counts the hands of the sets before row i of ``Bank.takes``; the last element counts all hands. ``left``,
    (…, 13): the number of unseen cards of each rank.
    """
    table = CHOOSE[left].reshape(*left.shape[:-1], -1)
    first, second, third, fourth = bank(upcard).takes.T
    product = table[..., first] * table[..., second]
    product *= table[..., third]
    product *= table[..., fourth]
    return _added_up(product)


def flushes(upcard: int, seen: Integers) -> Integers:
    """Compute cumulative counts of the bank's flushes; shape (…, 496).

    Element i counts the flushes before index i of ``Bank.suited``; the last element counts all flushes. ``seen``, (…):
    the ranks already seen in the upcard's suit, as bits.
    """
    return _added_up((bank(upcard).suited & seen[..., None]) == 0)


def _added_up(counts: Integers) -> Integers:
    sums = np.zeros((*counts.shape[:-1], counts.shape[-1] + 1), np.int64)
    np.cumsum(counts, axis=-1, out=sums[..., 1:])
    return sums
