"""The kernels that a batch calls: ``begin`` begins deals, and ``step`` applies one action to every row."""

import numpy as np

from kitapi.batch.rows import (
    BEGIN,
    DRAWN,
    OF_ROW,
    PHASE,
    PLAYERS,
    ROW,
    RUNNING,
    SITTING_OVER,
    STATUS,
    STEP,
    TERMS,
    Integers,
    Orders,
)
from kitapi.batch.turns import next_of
from kitapi.compiling.kernels import compiled
from kitapi.compiling.pointers import pointer_to, pointer_to_row
from kitapi.games.preferans.batch.answers import answer
from kitapi.games.preferans.batch.bidding import ALL_PASSED, HAND_WON, await_call, call
from kitapi.games.preferans.batch.columns import (
    ACTIVE,
    BIDDING,
    CALLER,
    CARD_OF,
    DEALER,
    DECLARER,
    DROPPING,
    HANDS,
    HEADS,
    IN_POT,
    INVITED_BY,
    LAST_CALLER,
    MOST_PLAYERS,
    NAMED_BY,
    NO_SEAT,
    ONE_DISCARDED,
    OWNER,
    PLAYING,
    PLAYS_DECLARER,
    POT,
    POT_BEFORE,
    POT_STAKE,
    STAKE,
    TALON,
    THROW_IN,
    WIDTH,
)
from kitapi.games.preferans.batch.endings import ACTION_AND_WORK, WORK
from kitapi.games.preferans.batch.exchange import await_hand_game, discard, name_game, take_talon
from kitapi.games.preferans.batch.play import play_card
from kitapi.games.preferans.batch.settlement import settle_void

PACKET, SECOND_PACKETS = 5, 17


@compiled(OF_ROW)
def begin_sitting(row: Integers, terms: Integers) -> None:
    """Draw the first dealer, and set head sums to the stake or the pot to zero (SK-DEAL-03, SK-SCORE-01, -09)."""
    row[DEALER] = row[DRAWN] % terms[PLAYERS]
    for place in range(HEADS, WIDTH):
        row[place] = 0
    for seat in range(terms[PLAYERS]):
        row[HEADS + seat] = terms[STAKE]


@compiled(f"void({ROW}, {TERMS}, uint8[::1])")
def deal_cards(row: Integers, terms: Integers, order: Orders) -> None:
    """Deal five cards each, two to the talon, five each, and clear the last deal (SK-DEAL-02, -03)."""
    players, dealer = terms[PLAYERS], row[DEALER]
    for place in range(PHASE, HEADS):
        row[place] = 0
    row[DEALER], row[ACTIVE] = dealer, (1 << players) - 1
    if players > 3:
        row[ACTIVE] &= ~(1 << dealer)
    row[OWNER] = row[DECLARER] = row[NAMED_BY] = row[INVITED_BY] = row[CALLER] = row[PLAYS_DECLARER] = NO_SEAT
    row[LAST_CALLER], row[POT_BEFORE] = dealer, row[POT] + (3 * terms[POT_STAKE] if terms[IN_POT] else 0)
    seat = dealer
    for place in range(3):
        seat = next_of(seat, row[ACTIVE], players)
        hand = 0
        for card in range(PACKET):
            hand |= 1 << int(order[PACKET * place + card]) | 1 << int(order[SECOND_PACKETS + PACKET * place + card])
        row[HANDS + seat] = hand
    row[TALON] = 1 << int(order[15]) | 1 << int(order[16])
    for seat in range(MOST_PLAYERS):
        row[CARD_OF + seat] = -1


@compiled(BEGIN)
def begin(rows: Integers, terms: Integers, orders: Orders) -> None:
    """Begin the next deal in every row in which none runs."""
    numbers = pointer_to(terms)
    for place in range(rows.shape[0]):
        row = pointer_to_row(rows, place)
        if row[STATUS] == RUNNING:
            continue
        if row[STATUS] == SITTING_OVER:
            begin_sitting(row, numbers)
        else:
            row[DEALER] = (row[DEALER] + 1) % numbers[PLAYERS]
        deal_cards(row, numbers, orders[place])
        row[STATUS] = RUNNING
        await_call(row, numbers)


@compiled(ACTION_AND_WORK)
def make_call(row: Integers, terms: Integers, action: int, work: Integers) -> None:
    """Make a call; if it ends the bidding, begin the next phase (SK-BID-04, -07, -08)."""
    declarer = call(row, terms, action)
    if declarer >= 0:
        take_talon(row, declarer)
    elif declarer == HAND_WON:
        await_hand_game(row, terms, work)
    elif declarer == ALL_PASSED:
        settle_void(row, terms, work)
    else:
        await_call(row, terms)


@compiled(ACTION_AND_WORK)
def take_action(row: Integers, terms: Integers, action: int, work: Integers) -> None:
    """Apply a legal action to the row, according to its phase."""
    phase = row[PHASE]
    if phase == PLAYING:
        play_card(row, terms, action, work)
    elif phase == BIDDING:
        make_call(row, terms, action, work)
    elif phase >= DROPPING:
        answer(row, terms, action, work)
    elif action == THROW_IN:
        settle_void(row, terms, work)
    elif phase <= ONE_DISCARDED:
        discard(row, terms, action)
    else:
        name_game(row, terms, action, work)


@compiled(STEP)
def step(rows: Integers, terms: Integers, actions: Integers) -> None:
    """Apply one action to every row in which a deal runs."""
    memory = np.zeros(WORK, np.int64)
    numbers = pointer_to(terms)
    for place in range(rows.shape[0]):
        if rows[place, STATUS] == RUNNING:
            take_action(pointer_to_row(rows, place), numbers, actions[place], pointer_to(memory))
