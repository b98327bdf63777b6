"""The kernels that a batch calls: ``begin`` begins rounds, and ``step`` applies one action to every row."""

from kitapi.batch.rows import (
    BEGIN,
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
    Integers,
    Orders,
)
from kitapi.batch.turns import await_seat
from kitapi.compiling.kernels import compiled
from kitapi.compiling.pointers import pointer_to, pointer_to_row
from kitapi.games.caribbean_stud.batch.columns import (
    AMOUNTS,
    ANTE,
    BANK,
    BY_HAND,
    CHOICE,
    CHOOSING,
    DEALT,
    DECK,
    EXCHANGE,
    EXCHANGED,
    FOLD,
    FOLDED,
    GIVEN,
    GOT_CARD,
    HANDS,
    HOW_MANY,
    METER,
    MOST_SEATS,
    NEXT_CARD,
    NO,
    NO_CARD,
    OPENING_METER,
    ORDER,
    RAISED,
    REQUESTED,
    RESULTS,
    SERVED,
    SHARE,
    STAKING,
    TO_CHOOSE,
    TO_CHOOSE_FIRST,
    TOKEN,
    TOKENS,
    UPCARD,
    WIDTH,
    YES,
)
from kitapi.games.caribbean_stud.batch.settlement import settle, value_at

__all__ = ["begin", "step"]

HAND_SIZE = 5


@compiled(f"int64({ROW}, {TERMS}, int64)")
def next_playing(row: Integers, terms: Integers, seat: int) -> int:
    """Return the first seat, from ``seat``, that plays in the round; the number of seats if there is none."""
    while seat < terms[PLAYERS] and not row[ANTE + seat]:
        seat += 1
    return seat


@compiled(f"void({ROW}, {TERMS}, int64, int64)")
def put_hand(row: Integers, terms: Integers, first: int, hand: int) -> None:
    """Write the five cards of the ``hand``-th hand, in dealing order, to the columns from ``first``.

    A shuffler delivers the five cards of a hand at once; a dealer deals one card at a time (CSP-027, -028).
    """
    hands = (row[NEXT_CARD] - ORDER) // HAND_SIZE
    for number in range(HAND_SIZE):
        place = number * hands + hand if terms[BY_HAND] else HAND_SIZE * hand + number
        row[first + number] = row[ORDER + place]


@compiled(f"void({ROW}, int64)")
def sort_cards(row: Integers, first: int) -> None:
    """Sort the five cards in the columns from ``first`` by their numbers."""
    for place in range(first + 1, first + HAND_SIZE):
        card, at = row[place], place
        while at > first and row[at - 1] > card:
            row[at] = row[at - 1]
            at -= 1
        row[at] = card


@compiled(OF_ROW)
def deal_cards(row: Integers, terms: Integers) -> None:
    """Collect the tokens, and deal five cards to every seat that plays and to the bank (CSP-024, -027, -050)."""
    players, hand = terms[PLAYERS], 0
    for seat in range(players):
        hand += 1 if row[ANTE + seat] else 0
        row[METER] += terms[SHARE] * row[TOKEN + seat]
    row[NEXT_CARD] = ORDER + HAND_SIZE * (hand + 1)
    put_hand(row, terms, BANK, hand)
    row[UPCARD], hand = row[BANK + HAND_SIZE - 1], 0
    for seat in range(players):
        if row[ANTE + seat]:
            first = HANDS + HAND_SIZE * seat
            put_hand(row, terms, first, hand)
            sort_cards(row, first)
            row[DEALT + seat] = value_at(row, first)
            hand += 1
    await_seat(row, CHOOSING, next_playing(row, terms, 0), TO_CHOOSE_FIRST)


@compiled(f"void({ROW}, {TERMS}, int64)")
def await_stake(row: Integers, terms: Integers, seat: int) -> None:
    """Wait for the ANTE of ``seat``; the last seat must stake if no other seat has (CSP-022, AMB-44)."""
    legal = (1 << terms[HOW_MANY]) - 1
    if seat + 1 < terms[PLAYERS] or next_playing(row, terms, 0) < seat:
        legal |= 1 << NO
    await_seat(row, STAKING, seat, legal)


@compiled(f"void({ROW}, {TERMS}, int64)")
def end_stake(row: Integers, terms: Integers, seat: int) -> None:
    """Continue after ``seat`` has staked or decided to sit out: wait for the next seat, or deal."""
    if seat + 1 < terms[PLAYERS]:
        await_stake(row, terms, seat + 1)
    else:
        deal_cards(row, terms)


@compiled(f"void({ROW}, {TERMS}, int64)")
def serve_from(row: Integers, terms: Integers, seat: int) -> None:
    """Give a new card to the next seat, from ``seat``, that exchanges one; if there is none, settle (CSP-037)."""
    while seat < terms[PLAYERS] and row[EXCHANGED + seat] != REQUESTED:
        seat += 1
    if seat == terms[PLAYERS]:
        settle(row, terms)
        return
    for place in range(HANDS + HAND_SIZE * seat, HANDS + HAND_SIZE * (seat + 1)):
        if row[place] == row[GIVEN + seat]:
            row[place] = row[row[NEXT_CARD]]
    row[NEXT_CARD] += 1
    row[EXCHANGED + seat] = GOT_CARD
    await_seat(row, SERVED, seat, TO_CHOOSE)


@compiled(f"void({ROW}, {TERMS}, int64)")
def choose(row: Integers, terms: Integers, action: int) -> None:
    """Apply the choice of the seat to act: fold, raise or exchange a card (CSP-032)."""
    seat = row[TO_ACT]
    if action >= EXCHANGE:
        row[EXCHANGED + seat] = REQUESTED
        row[GIVEN + seat] = row[HANDS + HAND_SIZE * seat + action - EXCHANGE]
    else:
        row[CHOICE + seat] = FOLDED if action == FOLD else RAISED
    if row[PHASE] == SERVED:
        serve_from(row, terms, seat + 1)
        return
    following = next_playing(row, terms, seat + 1)
    if following < terms[PLAYERS]:
        await_seat(row, CHOOSING, following, TO_CHOOSE_FIRST)
    else:
        serve_from(row, terms, 0)


@compiled(f"void({ROW}, {TERMS}, int64)")
def take_action(row: Integers, terms: Integers, action: int) -> None:
    """Apply a legal action to the row, according to its phase."""
    phase, seat = row[PHASE], row[TO_ACT]
    if phase == STAKING:
        if action == NO:
            end_stake(row, terms, seat)
        else:
            row[ANTE + seat] = terms[AMOUNTS + action]
            await_seat(row, TOKENS, seat, 1 << YES | 1 << NO)
    elif phase == TOKENS:
        row[TOKEN + seat] = 1 if action == YES else 0
        end_stake(row, terms, seat)
    else:
        choose(row, terms, action)


@compiled(BEGIN)
def begin(rows: Integers, terms: Integers, orders: Orders) -> None:
    """Begin the next round in every row without a running round; set the meter at the beginning of a sitting."""
    numbers = pointer_to(terms)
    for place in range(rows.shape[0]):
        row = pointer_to_row(rows, place)
        if row[STATUS] == RUNNING:
            continue
        if row[STATUS] == SITTING_OVER:
            row[METER] = numbers[OPENING_METER]
            for seat in range(MOST_SEATS):
                row[RESULTS + seat] = 0
        for column in range(UPCARD, WIDTH):
            if not RESULTS <= column < RESULTS + MOST_SEATS:
                row[column] = 0
        for card in range(DECK):
            row[ORDER + card] = orders[place, card]
        for seat in range(MOST_SEATS):
            row[GIVEN + seat] = NO_CARD
        row[UPCARD], row[STATUS] = NO_CARD, RUNNING
        await_stake(row, numbers, 0)


@compiled(STEP)
def step(rows: Integers, terms: Integers, actions: Integers) -> None:
    """Apply one action to every row with a running round."""
    numbers = pointer_to(terms)
    for place in range(rows.shape[0]):
        if rows[place, STATUS] == RUNNING:
            take_action(pointer_to_row(rows, place), numbers, actions[place])
