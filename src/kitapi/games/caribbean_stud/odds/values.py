"""The 7,462 values of five cards, and the 6,175 sets of ranks that make them.

The value of five cards that are no flush depends on their ranks alone, so the sets of ranks (with multiplicities) are
numbered by strength: ``RANKS[0]`` is 7-5-4-3-2, the last is four aces and a king. A flush has five different ranks,
which alone decide its value among the flushes. Ranks are 0 for the two to 12 for the ace; values are 0 to 7,461, the
greater the better. All tables are computed once, at import, from the game's own ranking of hands.
"""

from collections.abc import Iterable
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from kitapi.cards import DECK_52, Card
from kitapi.mechanics.poker_hands import HAND_SIZE, Combination, HandValue, value_of

Integers = NDArray[np.int64]
Small = NDArray[np.int16]

ALL_RANKS = 13
SUITS = 4
VALUES = 7462


def rank_sets(size: int) -> Integers:
    """Every set of ranks of ``size`` cards, at most four of a rank: rows of 13 counts, one for each rank."""
    chosen = np.array(list(combinations_with_replacement(range(ALL_RANKS), size)))
    counts: Integers = (chosen[:, :, None] == np.arange(ALL_RANKS)).sum(axis=1)
    return counts[(counts <= SUITS).all(axis=1)]


def _cards(counts: Iterable[int], *, flush: bool = False) -> list[Card]:
    """Cards with ``counts`` cards of each rank, in one suit (``flush``) or in several."""
    cards = [DECK_52[ALL_RANKS * copy + rank] for rank, count in enumerate(counts) for copy in range(count)]
    if flush or len({card.suit for card in cards}) > 1:
        return cards
    return [DECK_52[ALL_RANKS + cards[0].rank.height - 2], *cards[1:]]


def _sort_by_strength() -> tuple[Integers, list[HandValue]]:
    counts = rank_sets(HAND_SIZE)
    values = [value_of(_cards(row)) for row in counts.tolist()]
    order = sorted(range(len(values)), key=values.__getitem__)
    return counts[order], [values[place] for place in order]


RANKS, HAND_VALUES = _sort_by_strength()
"""The sets of ranks of five cards, (6175, 13), weakest first; and the value of each where it is no flush."""

SETS = len(RANKS)

DIFFERENT: Integers = np.flatnonzero((RANKS <= 1).all(axis=1))
"""The numbers of the 1,287 sets with five different ranks."""

MASKS: Integers = (RANKS > 0) @ (1 << np.arange(ALL_RANKS))
"""The different ranks of each set, as bits: bit 0 for the two, (6175,)."""

_FLUSHES = [value_of(_cards(row, flush=True)) for row in RANKS[DIFFERENT].tolist()]
_IN_ORDER = sorted(HAND_VALUES + _FLUSHES)
_VALUE = {hand_value: value for value, hand_value in enumerate(_IN_ORDER)}

PLAIN: Small = np.array([_VALUE[value] for value in HAND_VALUES], np.int16)
"""The value of each set of ranks in several suits, (6175,)."""

FLUSH: Small = np.full(SETS, -1, np.int16)
"""The value of each set of ranks in one suit, (6175,); -1 where two ranks are equal."""
FLUSH[DIFFERENT] = [_VALUE[value] for value in _FLUSHES]

COMBINATIONS: tuple[Combination, ...] = tuple(value.combination for value in _IN_ORDER)
"""The combination of a hand of each value, 7,462 of them."""

ROWS: Integers = np.array([list(Combination).index(combination) for combination in COMBINATIONS])
"""The row of each value in the table of payments, (7462,): 0 royal flush to 9 high card."""


def first_with(combination: Combination) -> int:
    """The number of the weakest set of ranks that makes ``combination`` without a flush."""
    return next(number for number, value in enumerate(HAND_VALUES) if value.combination is combination)


FIRST_PAIR, FIRST_STRAIGHT, FIRST_FULL = map(
    first_with, (Combination.PAIR, Combination.STRAIGHT, Combination.FULL_HOUSE)
)
"""Where pairs, straights and full houses begin among the sets of ranks; flushes come before full houses."""

# A set of ranks is coded as a number in base 5: the digit of each rank is its count, 0 to 4.
_DIGITS = (SUITS + 1) ** np.arange(ALL_RANKS)


class Numbering:
    """Finds the number of a set of ranks from its counts."""

    def __init__(self, counts: Integers) -> None:
        codes = counts @ _DIGITS
        self._order: Integers = np.argsort(codes)
        self._codes = codes[self._order]

    def of(self, counts: Integers) -> Integers:
        """The number of each set, given as 13 counts along the last axis; -1: the set is not numbered."""
        codes = counts @ _DIGITS
        places = np.minimum(np.searchsorted(self._codes, codes), len(self._codes) - 1)
        known = (self._codes[places] == codes) & (counts >= 0).all(axis=-1) & (counts <= SUITS).all(axis=-1)
        return np.where(known, self._order[places], -1)


NUMBERS = Numbering(RANKS)
"""The numbers of the sets of five ranks."""
