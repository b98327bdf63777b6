"""The formats that the kernels share with their callers; importing them compiles nothing.

A hand is 32 bits, one byte for each suit; bit 0 of a byte is the seven, bit 7 the ace. With trumps, trumps are the
lowest byte. Hands are in the order of play from the leader on: ``a`` leads, ``c`` is 0 with two hands, ``d`` is the
declarer's place among them. A point is a trick of the declarer, or with ``MISERE`` a trick of the defence.
"""

import numpy as np
from numpy.typing import NDArray

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

MOVES = 12
"""Slots in ``work`` for the moves of one hand; a trick uses three times as many."""

WORK = 11 * 3 * MOVES
"""Length of ``work``."""

NODES, TABLE_HITS, BOUNDED, LIMIT, STOPPED, STAMP, CROWDED, ROOM, SIZE, MATTERED, SEARCH = range(11)
COUNTERS = 11
"""Indices of ``tally``. NODES: nodes searched; TABLE_HITS, BOUNDED: those decided by the table and by the bounds;
LIMIT: the maximum of nodes; STOPPED: 1 once the limit was reached, after which results are meaningless; STAMP: the
generation of valid table entries; CROWDED: entries that replaced others; ROOM, SIZE: integers in a bucket and in the
table, powers of two; MATTERED: the mask of owners of the entry that was found last; SEARCH: the
address of ``search.reaches``. ``COUNTERS`` is the length.

A node is a position at the start of a trick, or the root, with ``target`` from 1 to the number of tricks left. It is
counted however it is decided.
"""

ENTRY = 4
"""Integers in an entry: the shape (suit lengths), the owners, the mask of owners that matter, and the result.

The result has, from the lowest bit: lower and upper bound of the points, tricks left (4 bits each), the best card (6
bits, see ``place_of``), and from bit 36 on the stamp.
"""

LAST_STAMP = (1 << 27) - 1
"""The largest stamp that fits into an entry."""
