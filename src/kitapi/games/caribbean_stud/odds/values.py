"""The 7,462 values of five cards, and the 6,175 sets of ranks of five cards.

Ranks are numbered from 0 for the two to 12 for the ace, values from 0 for the weakest hand to 7,461 for the strongest.
The value of five cards that are no flush depends only on their ranks, so the sets of ranks (with multiplicities) are
numbered by strength: ``RANKS[0]`` is 7-5-4-3-2, the last row is four aces and a king. The value of a flush also depends
only on its five different ranks. All tables are computed once, at import, from the ranking in
``mechanics.poker_hands``.
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
    """Return every set of ranks of ``size`` cards, with at most four of a rank; shape (n, 13), counts by rank."""
    chosen = np.array(list(combinations_with_replacement(range(ALL_RANKS), size)))
    counts: Integers = (chosen[:, :, None] == np.arange(ALL_RANKS)).sum(axis=1)
    return counts[(counts <= SUITS).all(axis=1)]


def _cards(counts: Iterable[int], *, flush: bool = False) -> list[Card]:
    """Return cards with the given number of each rank, in one suit if ``flush`` is true, otherwise in several."""
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
"""The sets of ranks of five cards, (6175, 13), weakest first; and the value of each set if the cards are no flush."""

SETS = len(RANKS)

DIFFERENT: Integers = np.flatnonzero((RANKS <= 1).all(axis=1))
"""The numbers of the 1,287 sets with five different ranks."""

MASKS: Integers = (RANKS > 0) @ (1 << np.arange(ALL_RANKS))
"""The different ranks of each set, as bits; bit 0 is the two. Shape: (6175,)."""

_FLUSHES = [value_of(_cards(row, flush=True)) for row in RANKS[DIFFERENT].tolist()]
_IN_ORDER = sorted(HAND_VALUES + _FLUSHES)
_VALUE = {hand_value: value for value, hand_value in enumerate(_IN_ORDER)}

PLAIN: Small = np.array([_VALUE[value] for value in HAND_VALUES], np.int16)
"""The value of each set of ranks if the cards are of several suits; shape (6175,)."""

FLUSH: Small = np.full(SETS, -1, np.int16)
"""The value of each set of ranks if all cards are of one suit; -1 if two ranks are equal. Shape: (6175,)."""
FLUSH[DIFFERENT] = [_VALUE[value] for value in _FLUSHES]

COMBINATIONS: tuple[Combination, ...] = tuple(value.combination for value in _IN_ORDER)
"""The combination of each of the 7,462 values."""

ROWS: Integers = np.array([list(Combination).index(combination) for combination in COMBINATIONS])
"""The row of each value in the table of payments, (7462,): 0 royal flush to 9 high card."""


def first_with(combination: Combination) -> int:
    """Return the number of the weakest set of ranks that makes ``combination`` and is no flush."""
    return next(number for number, value in enumerate(HAND_VALUES) if value.combination is combination)


FIRST_PAIR, FIRST_STRAIGHT, FIRST_FULL = map(
    first_with, (Combination.PAIR, Combination.STRAIGHT, Combination.FULL_HOUSE)
)
"""The numbers of the weakest pair, straight and full house in ``RANKS``. Every flush except a straight flush is weaker
than a full house and stronger than every set before ``FIRST_FULL``."""

# A set of ranks is encoded as a number in base 5: the digit of each rank is its count, 0 to 4.
_DIGITS = (SUITS + 1) ** np.arange(ALL_RANKS)


class Numbering:
    """A lookup of the numbers of sets of ranks by their counts."""

    def __init__(self, counts: Integers) -> None:
        codes = counts @ _DIGITS
        self._order: Integers = np.argsort(codes)
        self._codes = codes[self._order]

    def of(self, counts: Integers) -> Integers:
        """Return the number of each set, or -1 if it is not numbered; ``counts``, (…, 13): the cards of each rank."""
        codes = counts @ _DIGITS
        places = np.minimum(np.searchsorted(self._codes, codes), len(self._codes) - 1)
        known = (self._codes[places] == codes) & (counts >= 0).all(axis=-1) & (counts <= SUITS).all(axis=-1)
        return np.where(known, self._order[places], -1)


NUMBERS = Numbering(RANKS)
"""The numbers of the sets of five ranks."""
