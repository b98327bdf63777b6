"""The answers to a game: who plays, who is called in, kontra (SK-PLAY-04, SK-KON-01)."""

from kitapi.batch.rows import PHASE, PLAYERS, ROW, TERMS, TO_ACT, Integers
from kitapi.batch.turns import await_seat, next_of
from kitapi.compiling.bits import bit_count
from kitapi.compiling.kernels import compiled
from kitapi.games.preferans.batch.columns import (
    ACTIVE,
    BETL,
    CALLER,
    DECLARER,
    DECLINED,
    DOUBLING,
    DOUBLINGS,
    DROPPED,
    DROPPING,
    GAME,
    INVITED_BY,
    INVITING,
    KONTRA_LIMIT,
    LEAVES,
    LINEUP,
    MANDATORY,
    MAY_DROP,
    MAY_INVITE,
    NO,
    NO_SEAT,
    SAID,
    WON_AT,
    YES,
)
from kitapi.games.preferans.batch.endings import ACTION_AND_WORK, WITH_WORK
from kitapi.games.preferans.batch.play import begin_tricks
from kitapi.games.preferans.batch.settlement import settle_undoubled, settle_unplayed

BOTH = 1 << YES | 1 << NO
INVITATION_SAID = 3
"""The value of ``SAID`` after the lone defender has answered whether to call the other defender in."""


@compiled(f"int64({ROW}, {TERMS})")
def next_to_double(row: Integers, terms: Integers) -> int:
    """Return the seat that doubles or declines next, or −1 (SK-KON-01)."""
    if row[DOUBLINGS] >= terms[KONTRA_LIMIT]:
        return NO_SEAT
    if row[DOUBLINGS]:
        seat = row[DECLARER] if row[DOUBLINGS] % 2 else row[CALLER]
        return NO_SEAT if row[DECLINED] >> seat & 1 else seat
    left = row[ACTIVE] & ~(1 << row[DECLARER] | row[DROPPED] | row[DECLINED])
    return next_of(row[DECLARER], left, terms[PLAYERS]) if left else NO_SEAT


@compiled(WITH_WORK)
def await_answer(row: Integers, terms: Integers, work: Integers) -> None:
    """Wait for the next answer to the game; if there is none, play begins or the game is settled unplayed."""
    players, declarer = terms[PLAYERS], row[DECLARER]
    first = next_of(declarer, row[ACTIVE], players)
    if terms[MAY_DROP] and row[GAME] != BETL:
        if row[SAID] < 2:
            second = next_of(first, row[ACTIVE], players)
            await_seat(row, DROPPING, second if row[SAID] else first, BOTH)
            return
        if terms[MAY_INVITE] and row[SAID] == 2 and bit_count(row[DROPPED]) == 1:
            alone = row[ACTIVE] & ~(1 << declarer | row[DROPPED])
            await_seat(row, INVITING, next_of(declarer, alone, players), BOTH)
            return
    seat = next_to_double(row, terms)
    if seat != NO_SEAT:
        await_seat(row, DOUBLING, seat, BOTH)
        return
    if terms[MANDATORY] and row[GAME] == LEAVES and row[WON_AT] and not row[DOUBLINGS]:
        settle_undoubled(row, terms, work)
    elif bit_count(row[DROPPED]) == 2:
        settle_unplayed(row, terms, work)
    else:
        if row[DOUBLINGS] or row[INVITED_BY] >= 0:
            row[DROPPED] = 0
        row[LINEUP] = row[ACTIVE] & ~row[DROPPED]
        begin_tricks(row, terms)


@compiled(ACTION_AND_WORK)
def answer(row: Integers, terms: Integers, action: int, work: Integers) -> None:
    """Play or drop, call in or not, double or decline."""
    seat, phase = row[TO_ACT], row[PHASE]
    if phase == DROPPING:
        row[SAID] += 1
        if action == NO:
            row[DROPPED] |= 1 << seat
    elif phase == INVITING:
        row[SAID] = INVITATION_SAID
        if action == YES:
            row[INVITED_BY] = seat
    elif action == YES:
        if row[DOUBLINGS] == 0:
            row[CALLER] = seat
        row[DOUBLINGS] += 1
    else:
        row[DECLINED] |= 1 << seat
    await_answer(row, terms, work)
