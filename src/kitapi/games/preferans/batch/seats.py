"""Seats in turn, and the end of a deal, for the kernels of all phases."""

from kitapi.batch.rows import LEGAL, PLAYERS, TO_ACT, Integers
from kitapi.compiling.kernels import compiled
from kitapi.games.preferans.batch.columns import PHASE

ROW, TERMS = "int64[::1]", "int64[::1]"
OF_ROW = f"void({ROW}, {TERMS})"
WITH_ACTION = f"void({ROW}, {TERMS}, int64)"
WITH_WORK = f"void({ROW}, {TERMS}, int64[::1])"
ACTION_AND_WORK = f"void({ROW}, {TERMS}, int64, int64[::1])"
"""Signatures of the kernels of one phase: of a row and its terms, with an action, and with memory to work in."""


@compiled("int64(int64, int64, int64)")
def next_of(seat: int, among: int, players: int) -> int:
    """The next seat after ``seat`` in turn that is in the set ``among``, which is not empty (SK-DEAL-03)."""
    while True:
        seat += 1
        if seat == players:
            seat = 0
        if among >> seat & 1:
            return seat


@compiled(f"int64({ROW}, {TERMS}, int64)")
def second_from(row: Integers, terms: Integers, among: int) -> int:
    """The second seat after whose turn it is, in the set ``among``."""
    players = terms[PLAYERS]
    return next_of(next_of(row[TO_ACT], among, players), among, players)


@compiled("void(int64[::1], int64, int64, int64)")
def await_seat(row: Integers, phase: int, seat: int, legal: int) -> None:
    """Wait in ``phase`` for ``seat``, who may do what is in ``legal``."""
    row[PHASE], row[TO_ACT], row[LEGAL] = phase, seat, legal
