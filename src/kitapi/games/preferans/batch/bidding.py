"""The bidding (SK-BID)."""

from kitapi.batch.rows import LEGAL, OF_ROW, PLAYERS, ROW, TERMS, TO_ACT, Integers
from kitapi.batch.turns import await_seat, next_of
from kitapi.compiling.bits import bit_count
from kitapi.compiling.kernels import compiled
from kitapi.games.preferans.batch.columns import (
    ACTIVE,
    ALL_PASS,
    AT_ONCE,
    BID,
    BIDDING,
    CALLS,
    DEALER,
    EIGHT,
    EIGHT_BY_NEXT,
    EIGHT_BY_SECOND,
    FROM_HAND,
    HAND,
    HAND_ORDER,
    HELD,
    HOLD,
    IN_HAND,
    LAST_CALL,
    LAST_CALLER,
    LOWEST,
    NO,
    NO_SEAT,
    NUMBER_BID,
    NUMBERS,
    OUT,
    OWNER,
    PASSED,
    PASSED_AT_ONCE,
    PASSES_ON,
    SAID_NUMBER,
    SPOKEN,
    STEPS,
    TOP,
)

RUNS, ALL_PASSED, HAND_WON = -1, -2, -3


@compiled(f"int64({ROW}, {TERMS})")
def opener_of(row: Integers, terms: Integers) -> int:
    """Return the forehand, or who takes over their part after they passed at once; −1 if all did (SK-BID-08)."""
    left = row[ACTIVE] & ~row[PASSED_AT_ONCE]
    return next_of(row[DEALER], left, terms[PLAYERS]) if left else NO_SEAT


@compiled(f"int64({ROW}, {TERMS})")
def holder_of(row: Integers, terms: Integers) -> int:
    """Return the seat that has the right to hold, or −1 (SK-BID-03)."""
    opener = opener_of(row, terms)
    is_out = opener >= 0 and row[OUT] >> opener & 1
    if not is_out:
        return opener
    return next_of(row[DEALER], row[ACTIVE] & ~row[OUT], terms[PLAYERS]) if terms[PASSES_ON] else NO_SEAT


@compiled(f"int64({ROW}, {TERMS}, int64)")
def legal_calls(row: Integers, terms: Integers, seat: int) -> int:
    """Return the legal calls of ``seat``, in its turn or out of turn (SK-BID-01, -02, -03, -07, -10)."""
    if row[IN_HAND]:
        return 1 << FROM_HAND | 1 << NO
    legal, number, top = 1 << FROM_HAND, row[NUMBER_BID], terms[TOP]
    holds = number > 0 and seat == holder_of(row, terms)
    if holds:
        legal |= 1 << HOLD
    if row[CALLS] or terms[ALL_PASS]:
        legal |= 1 << NO
    if not (terms[STEPS] and holds):
        lowest = max(number + 1, terms[LOWEST])
        for higher in range(lowest, min(lowest, top) + 1 if terms[STEPS] else top + 1):
            legal |= 1 << (NUMBERS + higher)
    if terms[AT_ONCE] and number < EIGHT and top == EIGHT:
        legal |= 1 << (NUMBERS + EIGHT)
        one = next_of(seat, row[ACTIVE], terms[PLAYERS])
        if not row[OUT] >> one & 1:
            legal |= 1 << EIGHT_BY_NEXT
        if not row[OUT] >> next_of(one, row[ACTIVE], terms[PLAYERS]) & 1:
            legal |= 1 << EIGHT_BY_SECOND
    return legal


@compiled(f"int64({ROW}, {TERMS}, int64)")
def call(row: Integers, terms: Integers, action: int) -> int:
    """Make the call and return the declarer, or one of the negative constants (SK-BID-04, -07, -08)."""
    seat = row[TO_ACT]
    if action >= EIGHT_BY_NEXT:
        seat = next_of(seat, row[ACTIVE], terms[PLAYERS])
        if action == EIGHT_BY_SECOND:
            seat = next_of(seat, row[ACTIVE], terms[PLAYERS])
        action = NUMBERS + EIGHT
    if action == NO:
        row[OUT] |= 1 << seat
        if not row[SPOKEN] >> seat & 1:
            row[PASSED_AT_ONCE] |= 1 << seat
        row[LAST_CALL + seat] = PASSED
    elif action == FROM_HAND:
        row[HAND_ORDER] |= (seat + 1) << 3 * bit_count(row[IN_HAND])
        row[IN_HAND] |= 1 << seat
        row[LAST_CALL + seat] = HAND
    else:
        if action != HOLD:
            row[NUMBER_BID] = action - NUMBERS
        row[OWNER], row[SAID_NUMBER + seat] = seat, row[NUMBER_BID]
        row[LAST_CALL + seat] = HELD if action == HOLD else BID
    row[CALLS] += 1
    row[SPOKEN] |= 1 << seat
    row[LAST_CALLER] = seat
    left = row[ACTIVE] & ~row[OUT]
    if left == 0:
        return ALL_PASSED
    if row[IN_HAND]:
        return HAND_WON if left == row[IN_HAND] else RUNS
    return next_of(row[DEALER], left, terms[PLAYERS]) if bit_count(left) == 1 and row[OWNER] >= 0 else RUNS


@compiled(OF_ROW)
def await_call(row: Integers, terms: Integers) -> None:
    """Wait for the next player who has neither passed nor said from hand (SK-BID-02)."""
    silent = row[OUT] | row[IN_HAND]
    seat = next_of(row[LAST_CALLER], row[ACTIVE] & ~silent, terms[PLAYERS])
    await_seat(row, BIDDING, seat, 0)
    row[LEGAL] = legal_calls(row, terms, seat)
