"""The kernels that a batch calls: ``begin`` begins deals, and ``step`` applies one action to every row."""

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
    TO_ACT,
    WITH_ACTION,
    Integers,
    Orders,
)
from kitapi.batch.turns import next_of
from kitapi.compiling.kernels import compiled
from kitapi.compiling.pointers import pointer_to, pointer_to_row
from kitapi.games.prefa.batch.auction import ALL_PASSED, await_call, call
from kitapi.games.prefa.batch.columns import (
    ACTIVE,
    BID,
    BIDDING,
    CARD_OF,
    CLAIM,
    CLAIMED,
    CONTRACT,
    DEALER,
    DECLARER,
    GIVEN_UP,
    HANDS,
    KASA_COLUMNS,
    LINEUP,
    MINIMUM,
    MOST_PLAYERS,
    NO_SEAT,
    ONE_DISCARDED,
    OWED,
    PARTICIPATING,
    PASS_DEALS,
    PLAYING,
    SAID_IF_LEFT,
    SHARE,
    SOLO,
    TALON,
    WIDTH,
)
from kitapi.games.prefa.batch.exchange import answer_solo, discard, name_contract, take_talon, write_solo
from kitapi.games.prefa.batch.participation import answer
from kitapi.games.prefa.batch.play import answer_claim, begin_tricks, claim, play_card
from kitapi.games.prefa.batch.settlement import close_deal

__all__ = ["begin", "step"]

HAND_SIZE = 10


@compiled(OF_ROW)
def begin_sitting(row: Integers, terms: Integers) -> None:
    """Draw the first dealer, and give every player the same share in the kasa (PREFA-DEAL-05, PREFA-KIT-01)."""
    row[DEALER] = row[DRAWN] % terms[PLAYERS]
    for place in range(OWED, WIDTH):
        row[place] = 0
    for seat in range(MOST_PLAYERS):
        row[KASA_COLUMNS + seat] = terms[SHARE] if seat < terms[PLAYERS] else 0


@compiled(f"void({ROW}, {TERMS}, uint8[::1])")
def deal_cards(row: Integers, terms: Integers, order: Orders) -> None:
    """Deal ten cards to each active seat and two to the talon, and clear the last deal (PREFA-DEAL-02, -03, -04)."""
    players, dealer = terms[PLAYERS], row[DEALER]
    for place in range(PHASE, KASA_COLUMNS):
        row[place] = 0
    row[DEALER], row[ACTIVE] = dealer, (1 << players) - 1
    if players > 3:
        row[ACTIVE] &= ~(1 << dealer)
    row[BID] = row[SAID_IF_LEFT] = row[MINIMUM] = row[CONTRACT] = row[DECLARER] = NO_SEAT
    seat = dealer
    for place in range(3):
        seat = next_of(seat, row[ACTIVE], players)
        hand = 0
        for card in range(HAND_SIZE * place, HAND_SIZE * (place + 1)):
            hand |= 1 << int(order[card])
        row[HANDS + seat] = hand
    row[TALON] = 1 << int(order[30]) | 1 << int(order[31])
    for seat in range(MOST_PLAYERS):
        row[CARD_OF + seat] = -1


@compiled(BEGIN)
def begin(rows: Integers, terms: Integers, orders: Orders) -> None:
    """Begin the next deal in every row in which no deal runs."""
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
        row[STATUS], row[TO_ACT] = RUNNING, row[DEALER]
        await_call(row, numbers)


@compiled(WITH_ACTION)
def make_call(row: Integers, terms: Integers, action: int) -> None:
    """Make a call; if it ends the auction, begin the next phase (PREFA-AUC-04, -06)."""
    declarer = call(row, action)
    if declarer >= 0:
        take_talon(row, declarer)
    elif declarer != ALL_PASSED:
        await_call(row, terms)
    elif terms[PASS_DEALS]:
        row[LINEUP] = row[ACTIVE]
        begin_tricks(row, terms)
    else:
        close_deal(row, terms)


@compiled(WITH_ACTION)
def take_action(row: Integers, terms: Integers, action: int) -> None:
    """Apply a legal action to the row, according to its phase."""
    phase = row[PHASE]
    if phase == PLAYING:
        if action == CLAIM:
            claim(row, terms)
        else:
            play_card(row, terms, action)
    elif phase == BIDDING:
        make_call(row, terms, action)
    elif action == SOLO:
        write_solo(row, terms)
    elif phase <= ONE_DISCARDED:
        discard(row, terms, action)
    elif phase == PARTICIPATING:
        answer(row, terms, action)
    elif phase == CLAIMED:
        answer_claim(row, terms, action)
    elif phase == GIVEN_UP:
        answer_solo(row, terms, action)
    else:
        name_contract(row, terms, action)


@compiled(STEP)
def step(rows: Integers, terms: Integers, actions: Integers) -> None:
    """Apply one action to every row in which a deal runs."""
    numbers = pointer_to(terms)
    for place in range(rows.shape[0]):
        if rows[place, STATUS] == RUNNING:
            take_action(pointer_to_row(rows, place), numbers, actions[place])
