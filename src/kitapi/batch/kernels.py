"""Kernels that serve every game: shuffling, checking actions, drawing actions at random.

Random numbers are those of SplitMix64 (Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, 2014):
the mix of a counter, whose first value is the mix of seed, row and number of the deal. So the cards of a row depend on
these three alone, not on the other rows and not on the number of threads.
"""

from typing import Any

import numpy as np

from kitapi.batch.rows import ACTIONS, DRAWN, LEGAL, NUMBER, ORDERS, ROWS, RUNNING, STATUS, Integers, Orders
from kitapi.compiling.bits import bit_count, lowest_bit, scatter
from kitapi.compiling.kernels import compiled

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
ONE, TWENTY, THIRTY, LATER, LAST, HALF = (np.uint64(bits) for bits in (1, 20, 30, 27, 31, 33))


@compiled("uint64(uint64)")
def mix(word: Any) -> Any:
    """``word`` with its bits mixed, so that each bit depends on all bits of ``word``."""
    word = (word ^ (word >> THIRTY)) * FIRST
    word = (word ^ (word >> LATER)) * SECOND
    return word ^ (word >> LAST)


@compiled("uint64(uint64, int64, int64)")
def stream_of(seed: Any, row: int, number: int) -> Any:
    """The first value of the counter from which the random numbers of a row's deal are computed."""
    return mix(mix(mix(seed) + np.uint64(row)) + np.uint64(number))


@compiled("int64(uint64, int64)")
def below(word: Any, limit: int) -> int:
    """A number from 0 to ``limit`` − 1 from a random word.

    Each has probability 1/``limit`` to within 2⁻²⁴; ``limit`` is at most 2²⁰.
    """
    return np.int64(((word >> TWENTY) * np.uint64(limit)) >> np.uint64(44))  # type: ignore[return-value]


@compiled(f"void({ROWS}, {ORDERS}, uint64, int64)")
def shuffle(rows: Integers, orders: Orders, seed: Any, first: int) -> None:
    """Shuffle the cards of every row in which no deal runs, and add 1 to its number of deals.

    ``first``: the number of the first row.
    """
    deck = orders.shape[1]
    for place in range(rows.shape[0]):
        row, order = rows[place], orders[place]
        if row[STATUS] == RUNNING:
            continue
        word = stream_of(seed, first + place, row[NUMBER])
        row[NUMBER] += 1
        row[DRAWN] = np.int64(mix(word) >> HALF)
        for card in range(deck):
            order[card] = card
        for card in range(deck - 1, 0, -1):
            word += GOLDEN
            other = below(mix(word), card + 1)
            order[card], order[other] = order[other], order[card]


@compiled(f"int64({ROWS}, {ACTIONS})")
def first_illegal(rows: Integers, actions: Integers) -> int:
    """The first row in which a deal runs and the action is not legal; −1 if there is no such row."""
    for place in range(rows.shape[0]):
        action = actions[place]
        if rows[place, STATUS] == RUNNING and (not 0 <= action < 64 or not rows[place, LEGAL] >> action & 1):
            return place
    return -1


@compiled(f"void({ROWS}, {ACTIONS}, uint64, int64)")
def choose(rows: Integers, actions: Integers, seed: Any, first: int) -> None:
    """Write a legal action of every row, drawn with equal probability, into ``actions``; 0 where the deal is over."""
    start = mix(seed)
    for place in range(rows.shape[0]):
        actions[place] = 0
        legal = rows[place, LEGAL]
        if rows[place, STATUS] == RUNNING:
            chosen = below(mix(start + np.uint64(first + place)), bit_count(legal))
            actions[place] = lowest_bit(scatter(1 << chosen, legal))
