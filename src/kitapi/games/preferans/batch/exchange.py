"""Talon, discards, and the naming of the game (SK-BID-05 to -09, SK-GAME-06, -07)."""

from kitapi.batch.rows import PHASE, ROW, TERMS, TO_ACT, WITH_ACTION, Integers
from kitapi.batch.turns import await_seat
from kitapi.compiling.kernels import compiled
from kitapi.games.preferans.batch.answers import await_answer
from kitapi.games.preferans.batch.bidding import opener_of
from kitapi.games.preferans.batch.columns import (
    BETL,
    DECLARER,
    DISCARDING,
    DISCARDS,
    FOREHAND_TIES,
    GAME,
    GIVE_WAY,
    HAND_NAMING,
    HAND_ORDER,
    HAND_SPOKEN,
    HANDS,
    IS_OPEN,
    LEAVES,
    NAMED_BY,
    NAMING,
    NUMBER_BID,
    NUMBERS,
    ONE_DISCARDED,
    OPEN,
    OPEN_ALLOWED,
    TALON,
    THROW_IN,
    TOP,
    WON_AT,
)
from kitapi.games.preferans.batch.endings import ACTION_AND_WORK, WITH_WORK


@compiled(f"void({ROW}, int64)")
def take_talon(row: Integers, declarer: int) -> None:
    """Give the talon to the declarer; a deal won at "one" may be thrown in (SK-GAME-07, SK-BID-05)."""
    row[DECLARER], row[WON_AT] = declarer, row[NUMBER_BID]
    row[HANDS + declarer] |= row[TALON]
    legal = row[HANDS + declarer]
    if row[WON_AT] == 1:
        legal |= 1 << THROW_IN
    await_seat(row, DISCARDING, declarer, legal)


@compiled(f"int64({TERMS}, int64)")
def games_from(terms: Integers, least: int) -> int:
    """Return the games that may be named, plain and open (SK-BID-06, SK-GAME-06)."""
    legal = 0
    for game in range(max(least, LEAVES), terms[TOP] + 1):
        legal |= 1 << (NUMBERS + game)
        if game >= BETL and terms[OPEN_ALLOWED]:
            legal |= 1 << (OPEN + game)
    return legal


@compiled(WITH_ACTION)
def discard(row: Integers, terms: Integers, card: int) -> None:
    """Discard a card; after the second, wait for the declarer to name the game (SK-GAME-07)."""
    declarer = row[DECLARER]
    row[HANDS + declarer] ^= 1 << card
    row[DISCARDS] |= 1 << card
    if row[PHASE] == DISCARDING:
        await_seat(row, ONE_DISCARDED, declarer, row[HANDS + declarer])
    else:
        await_seat(row, NAMING, declarer, games_from(terms, row[WON_AT]))


@compiled(f"int64({ROW}, {TERMS}, int64)")
def least_from_hand(row: Integers, terms: Integers, seat: int) -> int:
    """Return the lowest number that ``seat`` may name from hand (SK-BID-07, -09)."""
    if row[GAME] == 0:
        return 1
    if terms[FOREHAND_TIES] and seat == opener_of(row, terms):
        return row[GAME]  # type: ignore[no-any-return]
    return row[GAME] + 1  # type: ignore[no-any-return]


@compiled(WITH_WORK)
def await_hand_game(row: Integers, terms: Integers, work: Integers) -> None:
    """Wait for the next seat that said from hand; after the last, the highest game named is played (SK-BID-07)."""
    order = row[HAND_ORDER]
    while order:
        seat = (order & 7) - 1
        order >>= 3
        if row[HAND_SPOKEN] >> seat & 1:
            continue
        least = least_from_hand(row, terms, seat)
        if least <= terms[TOP]:
            await_seat(row, HAND_NAMING, seat, games_from(terms, least) | (1 << GIVE_WAY if row[GAME] else 0))
            return
    row[DECLARER], row[WON_AT] = row[NAMED_BY], 0
    await_answer(row, terms, work)


@compiled(ACTION_AND_WORK)
def name_game(row: Integers, terms: Integers, action: int, work: Integers) -> None:
    """Name a game, with the talon or from hand, or give way (SK-BID-06, -07)."""
    seat = row[TO_ACT]
    if action != GIVE_WAY:
        row[IS_OPEN] = 1 if action > NUMBERS + 8 else 0
        row[GAME] = action - (OPEN if row[IS_OPEN] else NUMBERS)
        row[NAMED_BY] = seat
    if row[PHASE] == NAMING:
        await_answer(row, terms, work)
        return
    row[HAND_SPOKEN] |= 1 << seat
    await_hand_game(row, terms, work)
