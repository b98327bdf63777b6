"""The columns that begin every row of a batch, and their values.

A row is one table: its deal, and the values that the sitting carries from deal to deal. A game's own columns begin at
`HEAD`.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Integers: TypeAlias = NDArray[np.int64]
Orders: TypeAlias = NDArray[np.uint8]
"""The shuffled cards of every row, as numbers from 0: ``(rows, deck)``."""

LEGAL, TO_ACT, STATUS, NUMBER, DRAWN, PHASE = range(6)
"""Columns of a row. `LEGAL`: the actions that are legal, a bit for each. `TO_ACT`: the seat to act, −1 if the deal is
over. `STATUS`: one of the values below. `NUMBER`: the number of deals dealt in the row. `DRAWN`: a random number from 0
to 2³¹ − 1, new in every deal, for anything else that a game draws by lot. `PHASE`: the phase of the deal, by the game's
own numbers."""

HEAD = 6
"""The first of a game's own columns."""

RUNNING, DEAL_OVER, SITTING_OVER = range(3)
"""Values of `STATUS`: a deal runs; it is over, and the sitting continues; the sitting is over, or has not begun."""

NOBODY = -1
"""Value of `TO_ACT` when nobody is to act."""

PLAYERS = 0
"""The first number in a game's row of terms: the number of seats of the table."""

ROWS, ACTIONS, ORDERS = "int64[:, ::1]", "int64[::1]", "uint8[:, ::1]"
ROW = TERMS = MEMORY = "CPointer(int64)"
"""Types of the arguments of kernels, in Numba's notation. Kernels of one row take pointers
(`kitapi.compiling.pointers`)."""

OF_ROW, WITH_ACTION = f"void({ROW}, {TERMS})", f"void({ROW}, {TERMS}, int64)"
"""Signatures of the kernels of one phase: of a row and its terms; of these and an action."""

BEGIN = f"void({ROWS}, int64[::1], {ORDERS})"
STEP = f"void({ROWS}, int64[::1], {ACTIONS})"
OBSERVE = f"void({ROWS}, int64[::1], int64[::1], int32[:, ::1])"
"""Signatures of a game's three kernels, see `kitapi.batch.game`: rows and terms are arrays."""
