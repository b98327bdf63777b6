"""Legal plays and winners for the kernels, and the formats of hands, modes and lookup tables.

A hand is 32 bits, one byte for each suit; bit 0 of a byte is the seven, bit 7 the ace. With trumps, trumps are the
lowest byte. Hands are in the order of play from the leader on: ``a`` leads, ``c`` is 0 with two hands, ``d`` is the
declarer's place among them. A point is a trick of the declarer, or with ``MISERE`` a trick of the defence.

The rules are in `kitapi.mechanics.tricks`; they are repeated here for speed, and tests compare the two.
"""

import numpy as np
from numpy.typing import NDArray

from kitapi.compiling.kernels import compiled

TRUMPS, MISERE, PAIR, OPEN = 1, 2, 4, 8
"""Bits of ``mode``: there are trumps; a point is a trick of the defence; only two hands play; the defence plays the
declarer's cards too."""

RUNS, SURE, TOPS, DOWN = 0, 1, 2, 3
"""Rows of ``look``, the lookup tables of ``tables`` in this order."""

Integers = NDArray[np.int64]
Look = NDArray[np.uint16]
"""Kernels that call each other take pointers to the elements of these arrays, see `kitapi.compiling.pointers`."""

POINTERS = "CPointer(uint16), CPointer(int64), CPointer(int64), CPointer(int64), CPointer(int64)"
ARRAYS = "uint16[::1], int64[::1], int64[::1], int64[::1], int64[::1]"
"""The arguments of a kernel after its position: ``look, table, work, tally, weights``."""


@compiled("int64(CPointer(uint16), int64, int64)")
def read(look: Look, row: int, index: int) -> int:
    """The entry of ``look`` as an integer of 64 bits."""
    return look[row << 16 | index]  # type: ignore[no-any-return]


@compiled("int64(int64, int64, int64)")
def legal(hand: int, led: int, mode: int) -> int:
    """The cards of ``hand`` that may follow the suit ``led``: that suit, else trumps, else all."""
    following = hand & (255 << 8 * led)
    if following:
        return following
    if mode & TRUMPS and hand & 255:
        return hand & 255
    return hand


@compiled("int64(int64, int64, int64)")
def beats(card: int, best: int, mode: int) -> int:
    """1 if ``card`` beats ``best``, which was played before and wins so far; else 0."""
    if card >> 3 == best >> 3:
        return 1 if card > best else 0
    return 1 if mode & TRUMPS and card < 8 else 0
