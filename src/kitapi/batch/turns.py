"""Whose turn it is, for the kernels of all games."""

from kitapi.batch.rows import LEGAL, PHASE, ROW, TO_ACT, Integers
from kitapi.compiling.kernels import compiled


@compiled("int64(int64, int64, int64)")
def next_of(seat: int, among: int, players: int) -> int:
    """The next seat after ``seat`` in turn that is in the set ``among``, which is not empty."""
    while True:
        seat += 1
        if seat == players:
            seat = 0
        if among >> seat & 1:
            return seat


@compiled(f"void({ROW}, int64, int64, int64)")
def await_seat(row: Integers, phase: int, seat: int, legal: int) -> None:
    """Make ``seat`` the one to act in ``phase``; bit k of ``legal`` allows action k."""
    row[PHASE], row[TO_ACT], row[LEGAL] = phase, seat, legal
