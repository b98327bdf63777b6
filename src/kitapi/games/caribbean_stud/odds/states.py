"""States: classes of hands of equal value against an upcard, and the sets of ranks that the kernels iterate over.

A state is defined by three properties of a hand: its set of ranks, which of these ranks it holds in the upcard's suit,
and which four or five cards, if any, are of one suit and could complete a flush or are one. All hands of a state have
the same value for every choice, because no other suit matters: a flush of the bank is of the upcard's suit. Against an
upcard there are about 120,000 states, but 2.3 million hands. The states are a coarsening of the orbits of hand and
upcard under permutations of the suits.
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
    """States, as four arrays of shape (n,) with an entry for each state, sorted by set of ranks.

    ``number``: the number of the set of ranks. ``inside``: which of these ranks are held in the upcard's suit, as bits;
    bit i is for the i-th lowest rank. ``odd``: if four cards are of one suit, the index of the fifth card's rank among
    the ranks; ``NONE`` if no four cards are of one suit, ``WHOLE`` if all five are. ``ways``: the number of hands.
    """

    number: Integers
    inside: Integers
    odd: Integers
    ways: Integers


def places(counts: Integers, width: int) -> Integers:
    """Return the different ranks of each set, the lowest first, filled up with 13; shape (n, ``width``).

    ``counts``, (n, 13): the number of cards of each rank.
    """
    ranks = np.argsort(counts == 0, axis=1, kind="stable")[:, :width]
    return np.where(np.take_along_axis(counts, ranks, axis=1) > 0, ranks, ALL_RANKS)


@cache
def states() -> States:
    """Compute the states of all hands for an upcard of suit 0; ``against`` removes those that hold a given upcard."""
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
    """Return the states against an upcard of rank ``upcard``: all states that do not contain the upcard itself."""
    every = states()
    held = places(RANKS, HAND_SIZE)[every.number] == upcard
    has_it = ((every.inside[:, None] >> np.arange(HAND_SIZE) & 1).astype(bool) & held).any(axis=1)
    return States(*(column[~has_it] for column in every))


def _by_suits(shape: tuple[int, ...]) -> Counter[tuple[int, int]]:
    """Count the ways to choose suits for the cards of a set of ranks, by ``inside`` and ``odd``.

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
    """Return the properties of every set of five ranks, (6175, 13): a row for each set.

    The columns, by the ``FIVE_`` constants above: the set's different ranks (five columns), the number of cards of each
    (five columns), the number of different ranks, its value if it is no flush, and its value as a flush.
    """
    ranks = places(RANKS, HAND_SIZE)
    counts = np.take_along_axis(np.c_[RANKS, np.zeros(len(RANKS), np.int64)], ranks, axis=1)
    return np.ascontiguousarray(np.c_[ranks, counts, (counts > 0).sum(axis=1), PLAIN, FLUSH])


SIX_LESS, SIX_SIZE, SIX_ROW, SIX_COUNTS = 0, 6, 7, 8
"""Columns of ``six_sets``."""


class SixSets(NamedTuple):
    """The properties of every set of six ranks: the ranks of a hand and of its new card.

    ``sets``, (18395, 21): a row for each set. The columns, by the ``SIX_`` constants above: for each of the set's
    different ranks (six columns), the number of the set of five that remains without one card of this rank; the number
    of different ranks; the index of the set's first entry in the array ``counts`` of ``count_kernels.count_after``; and
    the number of cards of each of the 13 ranks. ``with_rank``, (6175, 13): for each set of five and each rank, the
    number of the set of six with one more card of this rank; -1 if that would be the fifth card of the rank. ``rows``:
    the length of ``counts``.
    """

    sets: Integers
    with_rank: Integers
    rows: int


@cache
def six_sets() -> SixSets:
    """Compute the properties of all sets of six ranks."""
    counts = rank_sets(HAND_SIZE + 1)
    units = np.eye(ALL_RANKS + 1, dtype=np.int64)[:, :ALL_RANKS]
    ranks = places(counts, HAND_SIZE + 1)
    less = NUMBERS.of(counts[:, None] - units[ranks])
    sizes = (ranks < ALL_RANKS).sum(axis=1)
    rows = np.cumsum(sizes << sizes)
    with_rank = Numbering(counts).of(RANKS[:, None] + units[:ALL_RANKS])
    columns = np.ascontiguousarray(np.c_[less, sizes, rows - (sizes << sizes), counts])
    return SixSets(columns, np.ascontiguousarray(with_rank), int(rows[-1]))
