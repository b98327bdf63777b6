"""States: classes of hands of equal value against an upcard, and the sets of ranks that the kernels iterate over.

A state consists of a hand's set of ranks, of which of these ranks it holds in the upcard's suit, and of the four or
five cards of one suit that could become or are a flush. Hands of one state have the same value for every choice,
because no other suit matters: a flush of the bank is of the upcard's suit. Against an upcard of each rank there are
some 120,000 states instead of 2.3 million hands. They are a coarsening of the orbits of hand and upcard under
permutations of the suits.
"""

from collections import Counter
from functools import cache
from itertools import combinations, product
from typing import Final, NamedTuple

import numpy as np

from kitapi.games.caribbean_stud.odds.values import (
    ALL_RANKS,
    FLUSH,
    NUMBERS,
    PLAIN,
    RANKS,
    SUITS,
    Integers,
    Numbering,
    rank_sets,
)
from kitapi.mechanics.poker_hands import HAND_SIZE

NONE: Final = -1
WHOLE: Final = 5


class States(NamedTuple):
    """States as four arrays, (n,), with an entry for each state; sorted by set of ranks.

    ``number``: the set of ranks. ``inside``: which of these ranks are held in the upcard's suit, a bit for each place
    in the set, the lowest rank first. ``odd``: the place of the rank of the one card that is not of the other four's
    suit; ``NONE``: no four cards are of one suit, ``WHOLE``: all five are. ``ways``: the number of hands.
    """

    number: Integers
    inside: Integers
    odd: Integers
    ways: Integers


def places(counts: Integers, width: int) -> Integers:
    """The different ranks of each set, the lowest first, in ``width`` places; 13 in the places that are left."""
    ranks = np.argsort(counts == 0, axis=1, kind="stable")[:, :width]
    return np.where(np.take_along_axis(counts, ranks, axis=1) > 0, ranks, ALL_RANKS)


@cache
def states() -> States:
    """All states against any upcard of suit 0; ``against`` leaves out those that hold a given upcard."""
    ranks = places(RANKS, HAND_SIZE)
    counts = np.take_along_axis(np.c_[RANKS, np.zeros(len(RANKS), np.int64)], ranks, axis=1)
    rows = []
    for shape in np.unique(counts, axis=0):
        numbers = np.flatnonzero((counts == shape).all(axis=1))
        for (inside, odd), ways in _by_suits(tuple(shape[shape > 0].tolist())).items():
            rows.append(np.stack(np.broadcast_arrays(numbers, inside, odd, ways)))
    every = np.concatenate(rows, axis=1)
    return States(*np.ascontiguousarray(every[:, np.lexsort(every[2::-1])]))


def against(upcard: int) -> States:
    """The states against an upcard of rank ``upcard``: those that do not hold the upcard itself."""
    every = states()
    held = places(RANKS, HAND_SIZE)[every.number] == upcard
    has_it = ((every.inside[:, None] >> np.arange(HAND_SIZE) & 1).astype(bool) & held).any(axis=1)
    return States(*(column[~has_it] for column in every))


def _by_suits(shape: tuple[int, ...]) -> Counter[tuple[int, int]]:
    """The number of ways to give suits to the cards of a set of ranks, by ``inside`` and ``odd``.

    ``shape``: the number of cards of each of the set's ranks, the lowest rank first.
    """
    counted: Counter[tuple[int, int]] = Counter()
    for suits in product(*(combinations(range(SUITS), count) for count in shape)):
        cards = [(suit, place) for place, held in enumerate(suits) for suit in held]
        inside = sum(1 << place for suit, place in cards if suit == 0)
        counted[inside, _odd(cards)] += 1
    return counted


def _odd(cards: list[tuple[int, int]]) -> int:
    commonest, count = Counter(suit for suit, _place in cards).most_common(1)[0]
    if count == HAND_SIZE:
        return WHOLE
    if count < HAND_SIZE - 1:
        return NONE
    return next(place for suit, place in cards if suit != commonest)


FIVE_PLACES, FIVE_COUNTS, FIVE_SIZE, FIVE_PLAIN, FIVE_FLUSH = 0, 5, 10, 11, 12
"""Columns of ``five_sets``."""


@cache
def five_sets() -> Integers:
    """One row for each set of five ranks; the columns are the ``FIVE_`` constants above.

    They are its different ranks (five places), the number of cards of each (five places), the number of different
    ranks, and its value without and with a flush.
    """
    ranks = places(RANKS, HAND_SIZE)
    counts = np.take_along_axis(np.c_[RANKS, np.zeros(len(RANKS), np.int64)], ranks, axis=1)
    return np.ascontiguousarray(np.c_[ranks, counts, (counts > 0).sum(axis=1), PLAIN, FLUSH])


SIX_LESS, SIX_SIZE, SIX_ROW, SIX_COUNTS = 0, 6, 7, 8
"""Columns of ``six_sets``."""


class SixSets(NamedTuple):
    """Every set of six ranks: those of five cards and of the card that is exchanged for one of them.

    ``sets``, (18395, 21): the columns are the ``SIX_`` constants above. They are, for each of the set's different ranks
    (six places), the number of the set of five that is left without one card of it; the number of different ranks; the
    set's first row in the table of ``count_kernels.count_after``, which has a row for each choice of ranks held in the
    upcard's suit and each rank given away; and the 13 counts. ``with_rank``, (6175, 13): the set of six that a set of
    five makes with one more card of each rank; -1: it would be the fifth of its rank. ``rows``: the table's length.
    """

    sets: Integers
    with_rank: Integers
    rows: int


@cache
def six_sets() -> SixSets:
    """All sets of six ranks."""
    counts = rank_sets(HAND_SIZE + 1)
    units = np.eye(ALL_RANKS + 1, dtype=np.int64)[:, :ALL_RANKS]
    ranks = places(counts, HAND_SIZE + 1)
    less = NUMBERS.of(counts[:, None] - units[ranks])
    sizes = (ranks < ALL_RANKS).sum(axis=1)
    rows = np.cumsum(sizes << sizes)
    with_rank = Numbering(counts).of(RANKS[:, None] + units[:ALL_RANKS])
    columns = np.ascontiguousarray(np.c_[less, sizes, rows - (sizes << sizes), counts])
    return SixSets(columns, np.ascontiguousarray(with_rank), int(rows[-1]))
