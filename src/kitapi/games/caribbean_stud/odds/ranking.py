"""Fast computation of the values of many hands: five cards are mapped to one of the 7,462 values.

Method: a perfect hash by addition. Each rank has a key, and no two sets of five ranks have the same sum of keys; the
keys were found greedily, each the smallest with which all sums differ. A card's code contains its rank's key in the
lower bits and a counter for its suit in the upper bits, so the sum of five codes also shows whether all five cards are
of one suit.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kitapi.compiling.cores import cores
from kitapi.compiling.kernels import compiled
from kitapi.games.caribbean_stud.odds.values import (
    ALL_RANKS,
    DIFFERENT,
    FLUSH,
    MASKS,
    PLAIN,
    RANKS,
    SUITS,
    Integers,
    Small,
)
from kitapi.mechanics.poker_hands import HAND_SIZE

Cards = NDArray[np.uint8]

KEYS: Integers = np.array([0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415])
"""The key of each rank, starting with the two."""

_SUM_BITS: Final = 20
_SUMS: Final = (1 << _SUM_BITS) - 1
_THREE_OF_EACH: Final = 0x3333
_EIGHT_OF_ANY: Final = 0x8888
"""Masks to test for a flush: each suit is counted in four bits, and adding 3 sets the highest of them only for 5."""

CODES: Integers = np.array(
    [KEYS[rank] + (1 << _SUM_BITS + 4 * suit) for suit in range(SUITS) for rank in range(ALL_RANKS)]
)
"""The code of each card, by its index: its rank's key in the lower 20 bits, and above them 1 in its suit's counter."""

BY_SUM: Small = np.zeros(int(KEYS[-1] * 4 + KEYS[-2]) + 1, np.int16)
"""The value of five cards that are no flush, by the sum of their keys; 0 for sums that no five cards have."""
BY_SUM[RANKS @ KEYS] = PLAIN

BY_RANKS: Small = np.zeros(1 << ALL_RANKS, np.int16)
"""The value of a flush, (8192,), by its ranks as bits; 0 for indices that are not five ranks."""
BY_RANKS[MASKS[DIFFERENT]] = FLUSH[DIFFERENT]


@compiled("void(uint8[:, ::1], int64[::1], int16[::1], int16[::1], int16[::1])")
def rank_all(hands: Cards, codes: Integers, by_sum: Small, by_ranks: Small, values: Small) -> None:
    """Write the value of each of ``hands`` to ``values``, (n,).

    ``hands``, (n, 5): card indices, which are not checked. ``codes``, ``by_sum``, ``by_ranks``: the tables above.
    """
    for number in range(len(hands)):
        a, b, c, d, e = hands[number, 0], hands[number, 1], hands[number, 2], hands[number, 3], hands[number, 4]
        code = codes[a] + codes[b] + codes[c] + codes[d] + codes[e]
        if (code >> _SUM_BITS) + _THREE_OF_EACH & _EIGHT_OF_ANY:
            ranks = 1 << a % 13 | 1 << b % 13 | 1 << c % 13 | 1 << d % 13 | 1 << e % 13
            values[number] = by_ranks[ranks]
        else:
            values[number] = by_sum[code & _SUMS]


def values_of(hands: Cards, *, threads: int | None = None) -> Small:
    """Compute the value of each hand, from 0 for 7-5-4-3-2 to 7,461 for a royal flush; shape (n,).

    ``hands``, (n, 5): rows of five different card indices. ``threads``: the number of threads, by default one for each
    core.

    Raises:
        ValueError: the array has another shape, or an entry is not the index of a card.
    """
    if hands.ndim != 2 or hands.shape[1] != HAND_SIZE:
        raise ValueError(f"hands: must be n rows of {HAND_SIZE} cards, not of shape {hands.shape}")
    if len(hands) and hands.max() >= len(CODES):
        raise ValueError(f"hands: {hands.max()} is the index of no card")
    values = np.empty(len(hands), np.int16)
    count = min(threads or cores(), 1 + len(hands) // _HANDS_PER_THREAD)
    with ThreadPoolExecutor(count) as pool:
        for part, out in zip(np.array_split(hands, count), np.array_split(values, count), strict=True):
            pool.submit(rank_all, np.ascontiguousarray(part), CODES, BY_SUM, BY_RANKS, out)
    return values


_HANDS_PER_THREAD = 100_000
