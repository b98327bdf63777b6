"""The auction (PREFA-AUC)."""

from kitapi.batch.rows import OF_ROW, PLAYERS, ROW, TO_ACT, Integers
from kitapi.batch.turns import await_seat, next_of
from kitapi.compiling.bits import bit_count
from kitapi.compiling.kernels import compiled
from kitapi.games.prefa.batch.columns import (
    ACTIVE,
    BID,
    BIDDING,
    CALL_OF,
    CALLED,
    CALLS,
    CONTRACTS,
    HELD,
    IF_LEFT,
    LEFT,
    NO,
    OUT,
    PASSED,
    RAISED,
    REACHED,
    SAID_IF_LEFT,
    STAYED,
    YES,
)

FIRST_ROUND = 3
TOP = 24
AUCTION_RUNS, ALL_PASSED = -1, -2


@compiled(f"int64({ROW})")
def legal_calls(row: Integers) -> int:
    """Return the legal calls of the player to call (PREFA-AUC-01, -02, -03, -05)."""
    if row[CALLS] >= FIRST_ROUND and not row[HELD]:
        return 1 << YES | 1 << NO
    legal = 1 << NO
    if row[BID] < TOP:
        legal |= 1 << (CONTRACTS + row[BID] + 1)
    if row[BID] < 0 and row[SAID_IF_LEFT] < 0:
        legal |= 1 << IF_LEFT
    return legal


@compiled(f"int64({ROW}, int64)")
def call(row: Integers, action: int) -> int:
    """Make the call and return the declarer, or one of the two negative constants (PREFA-AUC-04, -05, -07)."""
    seat = row[TO_ACT]
    row[CALLS] += 1
    row[CALLED] |= 1 << seat
    if action == NO:
        row[OUT] |= 1 << seat
        row[CALL_OF + seat] = PASSED
    elif action == IF_LEFT:
        row[SAID_IF_LEFT] = seat
        row[CALL_OF + seat] = LEFT
    elif action == YES:
        row[HELD] = 1
        row[CALL_OF + seat], row[REACHED + seat] = STAYED, row[BID] + 1
        if row[BID] == TOP:
            return seat  # type: ignore[no-any-return]
    else:
        if row[BID] < 0 and row[SAID_IF_LEFT] >= 0:
            row[OUT] |= 1 << row[SAID_IF_LEFT]
        row[BID], row[HELD] = action - CONTRACTS, 0
        row[CALL_OF + seat], row[REACHED + seat] = RAISED, row[BID] + 1
    left = row[ACTIVE] & ~row[OUT]
    if left == 0:
        return ALL_PASSED
    if bit_count(left) == 1 and left & row[CALLED]:
        return next_of(0, left, 32)
    return AUCTION_RUNS


@compiled(OF_ROW)
def await_call(row: Integers, terms: Integers) -> None:
    """Wait for the next call (PREFA-DEAL-03)."""
    seat = next_of(row[TO_ACT], row[ACTIVE] & ~row[OUT], terms[PLAYERS])
    await_seat(row, BIDDING, seat, legal_calls(row))
