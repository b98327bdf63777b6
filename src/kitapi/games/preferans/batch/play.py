"""The play of ten tricks, including open games (SK-PLAY, SK-GAME-06)."""

from kitapi.batch.rows import OF_ROW, PLAYERS, ROW, Integers
from kitapi.batch.turns import await_seat, next_of
from kitapi.compiling.bits import bit_count
from kitapi.compiling.kernels import compiled
from kitapi.compiling.pointers import advance
from kitapi.games.preferans.batch.certain_ends import beats, legal_of
from kitapi.games.preferans.batch.columns import (
    ACTIVE,
    BEST,
    BEST_SEAT,
    CALLER,
    CARD_OF,
    DEALER,
    DECLARER,
    DOUBLINGS,
    DUE,
    EIGHT,
    GAME,
    HANDS,
    IS_OPEN,
    LAID_OPEN,
    LEAD_RIGHT,
    LEADER,
    LED,
    LINEUP,
    LONGEST,
    MOST_PLAYERS,
    ON_TABLE,
    PLAYED_BY,
    PLAYING,
    PLAYS_DECLARER,
    RUN,
    SEVEN,
    STOP,
    TRICK_COUNT,
    TRICKS,
    TRUMP_CARDS,
    TRUMPS_OF,
    WON,
)
from kitapi.games.preferans.batch.endings import ACTION_AND_WORK, TRICKS_NOW, WITH_WORK, stops
from kitapi.games.preferans.batch.settlement import settle_game


@compiled(f"void({ROW}, int64)")
def await_card(row: Integers, seat: int) -> None:
    """Wait for the card of ``seat``; in an open game a defender chooses the declarer's (SK-PLAY-02, SK-GAME-06)."""
    legal = legal_of(row[HANDS + seat], row[LED] if row[ON_TABLE] else 0, row[TRUMP_CARDS])
    row[DUE] = seat
    player = row[PLAYS_DECLARER] if row[LAID_OPEN] and seat == row[DECLARER] else seat
    await_seat(row, PLAYING, player, legal)


@compiled(OF_ROW)
def begin_tricks(row: Integers, terms: Integers) -> None:
    """Set the leader and, in an open game, the seat that plays the declarer's hand (SK-PLAY-01, SK-GAME-06)."""
    players, declarer, game = terms[PLAYERS], row[DECLARER], row[GAME]
    row[TRUMP_CARDS] = TRUMPS_OF[game]
    leader = next_of(row[DEALER], row[ACTIVE], players)
    if game == SEVEN or (game == EIGHT and terms[LEAD_RIGHT]):
        leader = next_of(next_of(declarer, row[ACTIVE], players), row[ACTIVE], players)
    if not row[LINEUP] >> leader & 1:
        leader = next_of(leader, row[LINEUP], players)
    if row[IS_OPEN]:
        row[PLAYS_DECLARER] = row[CALLER] if row[DOUBLINGS] else next_of(declarer, row[LINEUP], players)
    row[LEADER] = leader
    await_card(row, leader)


@compiled(WITH_WORK)
def end_play(row: Integers, terms: Integers, work: Integers) -> None:
    """Settle the hand after its last trick."""
    seat = row[DECLARER]
    for place in range(3):
        work[TRICKS_NOW + place] = row[WON + seat]
        seat = next_of(seat, row[ACTIVE], terms[PLAYERS])
    settle_game(row, terms, advance(work, TRICKS_NOW), row[LONGEST], work)


@compiled(ACTION_AND_WORK)
def play_card(row: Integers, terms: Integers, card: int, work: Integers) -> None:
    """Play a card to the trick; after a trick the hand may end (SK-PLAY-03)."""
    seat, bit = row[DUE], 1 << card
    row[HANDS + seat] ^= bit
    row[PLAYED_BY + seat] |= bit
    if row[ON_TABLE] == 0:
        for other in range(MOST_PLAYERS):
            row[CARD_OF + other] = -1
        row[LED] = 0xFF << (card & 24)
        row[BEST], row[BEST_SEAT] = card, seat
    elif beats(card, row[BEST], row[TRUMP_CARDS]):
        row[BEST], row[BEST_SEAT] = card, seat
    if row[IS_OPEN]:
        row[LAID_OPEN] = 1
    row[CARD_OF + seat] = card
    row[ON_TABLE] += 1
    if row[ON_TABLE] < bit_count(row[LINEUP]):
        await_card(row, next_of(seat, row[LINEUP], terms[PLAYERS]))
        return
    winner = row[BEST_SEAT]
    row[WON + winner] += 1
    row[TRICKS] += 1
    row[RUN] = row[RUN] + 1 if winner == row[DECLARER] else 0
    row[LONGEST] = max(row[LONGEST], row[RUN])
    row[LEADER], row[ON_TABLE] = winner, 0
    if row[TRICKS] == TRICK_COUNT or (terms[STOP] and stops(row, terms, work)):
        end_play(row, terms, work)
    else:
        await_card(row, winner)
