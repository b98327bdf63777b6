"""Kernels that compute a deal's value, head sums, side sums and payments (SK-GAME, SK-KON, SK-SCORE, SK-REFA)."""

from kitapi.batch.rows import DEAL_OVER, MEMORY, NOBODY, PLAYERS, ROW, SITTING_OVER, STATUS, TERMS, Integers
from kitapi.batch.turns import await_seat, next_of
from kitapi.compiling.kernels import compiled
from kitapi.compiling.pointers import advance
from kitapi.games.preferans.batch.columns import (
    ACTIVE,
    BETL,
    BETL_COUNTS,
    CALLER,
    CAP,
    CHIPS,
    DECLARER,
    DOUBLINGS,
    DROPPED,
    DUTY_BY,
    DUTY_IN,
    EACH,
    EIGHT,
    FALL_VALUE,
    FOR_NOBODY,
    GAME,
    HEADS,
    IN_POT,
    INVITED_BY,
    IS_OPEN,
    ONE_HAND,
    ONLY_ADDED,
    OVER,
    PAY,
    PENALTY,
    POT,
    POT_BEFORE,
    POT_STAKE,
    REFAS,
    REFAS_HAD,
    REFAS_OPEN,
    RESULTS,
    RUNS_COUNT,
    SEVEN,
    SIDES,
    SYMMETRIC,
    TRICK_COUNT,
    WON_AT,
)

WEIGHT = 10
"""Points or chips for each point of a head sum."""
SIX, DUTY = 6, 2
COMMON = -1

IS_WON, OF_DECLARER, OF_FIRST, OF_SECOND, SIDE_FIRST, SIDE_SECOND = range(6)
OUTCOME = 6
"""The number of integers in an outcome: whether the game is won; the points that the declarer, the first and the second
defender add to their head sums; and the points that each defender writes against the declarer."""


@compiled(f"int64({ROW}, {TERMS}, int64, int64)")
def is_won(row: Integers, terms: Integers, tricks: int, longest: int) -> int:
    """Return 1 if the declarer made the game, otherwise 0 (SK-GAME-01 to -04)."""
    game = row[GAME]
    if game == BETL:
        return 1 if tricks == 0 else 0
    if game == EIGHT:
        return 1 if tricks == TRICK_COUNT else 0
    if game == SEVEN and terms[RUNS_COUNT]:
        return 1 if longest >= SIX else 0
    return 1 if tricks >= SIX else 0


@compiled(f"int64({ROW}, int64)")
def refa_counts(row: Integers, seat: int) -> int:
    """Return 1 if an open refa doubles the game of ``seat``, otherwise 0 (SK-REFA-02)."""
    return 1 if row[REFAS_OPEN + seat] > 0 and row[HEADS + seat] >= 0 else 0


@compiled(f"int64({ROW}, {TERMS}, int64, int64)")
def value_of(row: Integers, terms: Integers, won: int, doublings: int) -> int:
    """Return the value of the game; only the value of a won game is cut (SK-GAME-05, SK-SCORE-06, -09)."""
    value = row[GAME] + row[IS_OPEN] + (0 if row[WON_AT] else 1)
    value = (value << doublings) << refa_counts(row, row[DECLARER])
    if not won:
        return value  # type: ignore[no-any-return]
    if terms[IN_POT]:
        return min(value, row[POT_BEFORE] // WEIGHT)  # type: ignore[no-any-return]
    if terms[CAP]:
        heads = 0
        for seat in range(terms[PLAYERS]):
            heads += row[HEADS + seat]
        return min(value, heads)  # type: ignore[no-any-return]
    return value  # type: ignore[no-any-return]


@compiled(f"void({ROW}, {TERMS}, {MEMORY}, {MEMORY}, int64)")
def add_failed_duty(row: Integers, terms: Integers, tricks: Integers, out: Integers, value: int) -> None:
    """Add to the head sums of defenders who failed their duty (SK-SCORE-04, SK-PLAY-04)."""
    if not terms[DUTY_IN] >> row[GAME] & 1:
        return
    points, both = value if terms[FALL_VALUE] else 1, tricks[1] + tricks[2]
    first = next_of(row[DECLARER], row[ACTIVE], terms[PLAYERS])
    second = next_of(first, row[ACTIVE], terms[PLAYERS])
    if row[INVITED_BY] >= 0:
        if both < 2 * DUTY:
            out[OF_FIRST if row[INVITED_BY] == first else OF_SECOND] += points
        return
    first_plays, second_plays = not row[DROPPED] >> first & 1, not row[DROPPED] >> second & 1
    first_short, second_short = first_plays and tricks[1] < DUTY, second_plays and tricks[2] < DUTY
    if terms[DUTY_BY] == ONE_HAND:
        if first_short != first_plays or second_short != second_plays:
            return
    elif terms[DUTY_BY] != EACH and both >= 2 * DUTY:
        return
    if first_short:
        out[OF_FIRST] += points
    if second_short:
        out[OF_SECOND] += points


@compiled(f"void({ROW}, {TERMS}, {MEMORY}, {MEMORY}, int64, int64)")
def add_failed_kontra(row: Integers, terms: Integers, tricks: Integers, out: Integers, value: int, less: int) -> None:
    """Add to the head sum of the caller of a lost kontra: a penalty minus ``less`` (SK-KON-03, -05)."""
    first = next_of(row[DECLARER], row[ACTIVE], terms[PLAYERS])
    place = OF_FIRST if row[CALLER] == first else OF_SECOND
    if not terms[PENALTY]:
        out[place] += value
    elif terms[DUTY_IN] >> row[GAME] & 1 and tricks[1] + tricks[2] < DUTY:
        out[place] += (1 << row[DOUBLINGS]) - less


@compiled(f"void({ROW}, {TERMS}, {MEMORY}, {MEMORY}, int64, int64)")
def write_sides(row: Integers, terms: Integers, tricks: Integers, out: Integers, value: int, mover: int) -> None:
    """Write the defenders' side sums, ``value`` for each trick (SK-SCORE-03, -05).

    ``mover``: the defender who writes all of them, or −1 if no such defender is given.
    """
    first = next_of(row[DECLARER], row[ACTIVE], terms[PLAYERS])
    second = next_of(first, row[ACTIVE], terms[PLAYERS])
    one, other = tricks[1], tricks[2]
    if row[GAME] == BETL:
        if out[IS_WON]:
            return
        one = other = terms[BETL_COUNTS]
    else:
        playing_one, playing_other = not row[DROPPED] >> first & 1, not row[DROPPED] >> second & 1
        inviter = row[INVITED_BY]
        if inviter >= 0:
            if mover < 0:
                mover = inviter
        elif terms[SYMMETRIC] and not row[DOUBLINGS] and playing_one and playing_other:
            half = ((one + other) * value + 1) // 2
            out[SIDE_FIRST] += half
            out[SIDE_SECOND] += half
            return
        if not playing_one:
            one = 0
        if not playing_other:
            other = 0
    if mover < 0:
        out[SIDE_FIRST] += one * value
        out[SIDE_SECOND] += other * value
    else:
        out[SIDE_FIRST if mover == first else SIDE_SECOND] += (one + other) * value


@compiled(f"void({ROW}, {TERMS}, {MEMORY}, int64, {MEMORY})")
def write_outcome(row: Integers, terms: Integers, tricks: Integers, longest: int, out: Integers) -> None:
    """Write the outcome for the tricks of declarer, first and second defender into ``out``."""
    for place in range(OUTCOME):
        out[place] = 0
    won = is_won(row, terms, tricks[0], longest)
    value = value_of(row, terms, won, row[DOUBLINGS])
    out[IS_WON], out[OF_DECLARER] = won, -value if won else value
    if not row[DOUBLINGS]:
        if won:
            add_failed_duty(row, terms, tricks, out, value)
        write_sides(row, terms, tricks, out, value, -1)
    elif terms[ONLY_ADDED]:
        plain = value_of(row, terms, won, 0)
        if won:
            add_failed_duty(row, terms, tricks, out, plain)
            add_failed_kontra(row, terms, tricks, out, value - plain, 1)
        write_sides(row, terms, tricks, out, plain, -1)
        write_sides(row, terms, tricks, out, value - plain, row[CALLER])
    else:
        if won:
            add_failed_kontra(row, terms, tricks, out, value, 0)
        write_sides(row, terms, tricks, out, value, row[CALLER])


@compiled(f"void({ROW}, int64, int64, int64)")
def pay(row: Integers, payer: int, payee: int, amount: int) -> None:
    """Pay ``amount``, which may be negative; the payer or payee −1 is the common account."""
    row[PAY + 1 + payer] -= amount
    row[PAY + 1 + payee] += amount


@compiled(f"void({ROW}, {TERMS}, {MEMORY})")
def close_sitting(row: Integers, terms: Integers, off: Integers) -> None:
    """Compute what is subtracted from each head sum so that they add up to zero (SK-SCORE-08)."""
    players, heads = terms[PLAYERS], 0
    for seat in range(players):
        heads += row[HEADS + seat]
    each = heads // players
    over = heads - players * each
    for seat in range(players):
        off[seat] = each
    left = (1 << players) - 1
    for _ in range(over):
        highest = -1
        for seat in range(players):
            if left >> seat & 1 and (highest < 0 or row[HEADS + seat] > row[HEADS + highest]):
                highest = seat
        off[highest] += 1
        left &= ~(1 << highest)


@compiled(f"void({ROW}, {TERMS}, {MEMORY})")
def close_deal(row: Integers, terms: Integers, off: Integers) -> None:
    """End the deal: compute all results, and whether the sitting ends (SK-SCORE-06 to -09); ``off`` is overwritten."""
    players, heads = terms[PLAYERS], 0
    close_sitting(row, terms, off)
    for seat in range(players):
        heads += row[HEADS + seat]
        row[RESULTS + seat] = -WEIGHT * (row[HEADS + seat] - off[seat])
        for other in range(players):
            row[RESULTS + seat] += row[SIDES + 4 * seat + other] - row[SIDES + 4 * other + seat]
    over = not terms[IN_POT] and heads <= 0
    if terms[IN_POT]:
        for seat in range(players):
            if row[ACTIVE] >> seat & 1:
                pay(row, seat, COMMON, terms[POT_STAKE])
        row[POT] += row[PAY]
        for seat in range(players):
            row[CHIPS + seat] += row[PAY + 1 + seat]
            row[RESULTS + seat] = row[CHIPS + seat] + row[POT] // players + (1 if seat < row[POT] % players else 0)
    elif over:
        for seat in range(players):
            pay(row, COMMON, seat, WEIGHT * off[seat])
    await_seat(row, OVER, NOBODY, 0)
    row[STATUS] = SITTING_OVER if over else DEAL_OVER


@compiled(f"void({ROW}, {TERMS}, {MEMORY}, int64, {MEMORY})")
def settle_game(row: Integers, terms: Integers, tricks: Integers, longest: int, out: Integers) -> None:
    """Settle a game, and write it on the sheet (SK-SCORE-02 to -05, -09, SK-REFA-02)."""
    write_outcome(row, terms, tricks, longest, out)
    declarer = row[DECLARER]
    first = next_of(declarer, row[ACTIVE], terms[PLAYERS])
    second = next_of(first, row[ACTIVE], terms[PLAYERS])
    if refa_counts(row, declarer):
        row[REFAS_OPEN + declarer] -= 1
    if terms[IN_POT]:
        value = -out[OF_DECLARER] if out[IS_WON] else out[OF_DECLARER]
        payer = COMMON if out[IS_WON] else declarer
        pay(row, payer, first, out[SIDE_FIRST])
        pay(row, payer, second, out[SIDE_SECOND])
        rest = WEIGHT * value - out[SIDE_FIRST] - out[SIDE_SECOND] if out[IS_WON] else -WEIGHT * value
        pay(row, COMMON, declarer, rest)
        pay(row, first, COMMON, WEIGHT * out[OF_FIRST])
        pay(row, second, COMMON, WEIGHT * out[OF_SECOND])
    else:
        for place in range(3):
            seat = declarer if place == 0 else first if place == 1 else second
            row[HEADS + seat] += out[OF_DECLARER + place]
            pay(row, seat, COMMON, WEIGHT * out[OF_DECLARER + place])
        row[SIDES + 4 * first + declarer] += out[SIDE_FIRST]
        row[SIDES + 4 * second + declarer] += out[SIDE_SECOND]
        pay(row, declarer, first, out[SIDE_FIRST])
        pay(row, declarer, second, out[SIDE_SECOND])
    close_deal(row, terms, out)


@compiled(f"int64({ROW}, {TERMS}, boolean)")
def write_refas(row: Integers, terms: Integers, writes: bool) -> int:
    """Return the seats that get a refa by a deal without a game, as a set.

    ``writes``: whether to write them (SK-REFA-01).
    """
    due = 0
    for seat in range(terms[PLAYERS]):
        if row[HEADS + seat] < 0 and terms[FOR_NOBODY]:
            return 0
        if row[REFAS_HAD + seat] < terms[REFAS] and row[HEADS + seat] >= 0:
            due |= 1 << seat
    for seat in range(terms[PLAYERS]):
        if writes and due >> seat & 1:
            row[REFAS_OPEN + seat] += 1
            row[REFAS_HAD + seat] += 1
    return due


@compiled(f"void({ROW}, {TERMS}, {MEMORY})")
def settle_void(row: Integers, terms: Integers, work: Integers) -> None:
    """Settle a deal without a game (SK-BID-05, -08)."""
    write_refas(row, terms, True)
    close_deal(row, terms, work)


@compiled(f"void({ROW}, {TERMS}, {MEMORY})")
def settle_unplayed(row: Integers, terms: Integers, work: Integers) -> None:
    """Settle a game that no defender plays: the declarer has ten tricks (SK-PLAY-04)."""
    players = terms[PLAYERS]
    first = next_of(row[DECLARER], row[ACTIVE], players)
    row[DROPPED] = 1 << first | 1 << next_of(first, row[ACTIVE], players)
    row[INVITED_BY] = -1
    work[OUTCOME], work[OUTCOME + 1], work[OUTCOME + 2] = TRICK_COUNT, 0, 0
    settle_game(row, terms, advance(work, OUTCOME), TRICK_COUNT, work)


@compiled(f"void({ROW}, {TERMS}, {MEMORY})")
def settle_undoubled(row: Integers, terms: Integers, work: Integers) -> None:
    """Settle a game without the required kontra: void if anybody then gets a refa, otherwise won (SK-KON-01)."""
    if write_refas(row, terms, False):
        settle_void(row, terms, work)
    else:
        settle_unplayed(row, terms, work)
