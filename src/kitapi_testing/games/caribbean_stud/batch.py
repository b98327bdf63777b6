"""The comparison of Caribbean Stud's rules with its batch: the automaton acts for the house, the batch for the seats.

Every player has chips for all choices: before each round they change more notes than a table would allow at a time.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kitapi.batch.rows import Integers
from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.batch.columns import (
    DECK,
    EXCHANGE,
    FOLD,
    MOST_SEATS,
    NO,
    RAISE,
    YES,
    antes_of,
)
from kitapi.games.caribbean_stud.batch.part import BATCH
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.round.showdown import outcome
from kitapi.games.caribbean_stud.rules.round.stakes import change_note, nobody_plays
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    Contribute,
    Declare,
    Fold,
    InsertToken,
    PlaceAnte,
    Raise,
    Wave,
)
from kitapi.games.caribbean_stud.rules.table.events import NotesChanged
from kitapi.games.caribbean_stud.rules.table.hands import to_declare
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import METER as METER_ACCOUNT
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import Shuffling
from kitapi.kernel import CHANCE, METER, Actor, MeterRead, Range, Seat, Shuffled, apply
from kitapi_testing.batch_rules import Pending, Twin

RANKS, PACKETS = 13, 8
CUT = 26
"""The place at which the dealer cuts; the same cut again restores the order."""


def turn(state: StudState) -> Seat:
    """Return the seat to act in the batch, in which the seats stake and choose one after the other."""
    if state.phase is Phase.STAKES:
        return next(seat for seat in state.seats if not state.places[seat].stake.waved)
    return seats_to_decide(state)[0]


def seats_to_decide(state: StudState) -> list[Seat]:
    """Return the seats that have neither raised, folded nor requested a card."""
    places = state.places
    return [seat for seat in state.playing if places[seat].choice is None and places[seat].turn.wants is None]


def hand_of(state: StudState, seat: Seat) -> list[Card]:
    """Return the cards dealt to a seat, in the order of their numbers."""
    return sorted(state.places[seat].cards, key=DECK_52.index)


def meanings(state: StudState, seat: Seat) -> dict[int, Any]:
    """Return the action of the rules for each action of the batch, whether or not the rules allow it now."""
    if state.phase is Phase.CHOOSE:
        due = bet_due(state.chips_on(seat, Wager.ANTE))
        cards = enumerate(hand_of(state, seat), EXCHANGE)
        return {FOLD: Fold(), RAISE: Raise(amount=due), **{number: AskExchange(card=card) for number, card in cards}}
    if state.chips_on(seat, Wager.ANTE):
        return {YES: InsertToken(), NO: Wave()}
    return {NO: Wave(), **{number: PlaceAnte(amount=ante) for number, ante in enumerate(antes_of(state.house))}}


def legal(state: StudState, _pending: Pending) -> int:
    """Return the legal actions as bits; the last seat must stake if no other has, or no hand would begin (AMB-44)."""
    seat = turn(state)
    options = CARIBBEAN_STUD.options(state, seat)
    amounts = [amount for one in options if isinstance(one, Range) and one.action == "ante" for amount in values(one)]
    everybody_waved = all(place.stake.waved for other, place in enumerate(state.places) if other != seat)
    found = 0
    for number, meaning in meanings(state, seat).items():
        allowed = meaning.amount in amounts if isinstance(meaning, PlaceAnte) else meaning in options
        if isinstance(meaning, Wave) and nobody_plays(state) and everybody_waved:
            allowed = False
        found |= allowed << number
    return found


def values(of: Range) -> range:
    """Return the amounts that a range allows."""
    return range(of.lowest, of.highest + 1, of.step)


def action(state: StudState, _pending: Pending, number: int) -> Any:
    """Return the action of the rules for an action of the batch."""
    return meanings(state, turn(state))[number]


def deal_cards(state: StudState, order: Sequence[int]) -> StudState:
    """Return a hand just opened: the deck is in this order, players have chips, and stakes are invited."""
    cards = tuple(DECK_52[number] for number in order)
    if state.house.shuffling is Shuffling.HAND:
        cards = cards[CUT:] + cards[:CUT]
    house = state.house
    needed = (1 + house.exchange_fee + bet_due(1)) * house.maximum + house.token
    while CARIBBEAN_STUD.deck(state) is None:
        state = act(state, *next_step(state))
    state = act(state, CHANCE, Shuffled(order=cards, algorithm="test", secret=""))
    for seat in state.seats:
        while state.chips(seat) < needed:
            state = CARIBBEAN_STUD.evolve(state, NotesChanged(seat=seat, transfers=change_note(state, seat)))
    return onward(state)


def onward(state: StudState) -> StudState:
    """Return the table after all steps of the house before the next decision of a seat."""
    while not (CARIBBEAN_STUD.is_over(state) or is_open(state)):
        state = act(state, *next_step(state))
    return state


def is_open(state: StudState) -> bool:
    """Whether a seat has a decision that is also one in the batch."""
    if state.phase is Phase.STAKES and state.preparation.invited:
        unwaved = [seat for seat in state.seats if not state.places[seat].stake.waved]
        return bool(unwaved) and not state.chips_on(unwaved[0], Wager.TOKEN)
    return state.phase is Phase.CHOOSE and state.exchanges.fee_due is None and bool(seats_to_decide(state))


def next_step(state: StudState) -> tuple[Actor, Any]:
    """Return the next step that is no decision in the batch: a pledge, wave, declared hand, or step of the house."""
    for seat in state.seats:
        if state.phase is Phase.PREPARE and seat in state.shuffle.due:
            return seat, Contribute(value="")
        if state.phase is Phase.STAKES and state.chips_on(seat, Wager.TOKEN) and not state.places[seat].stake.waved:
            return seat, Wave()
        if state.phase is Phase.CHECK and seat in state.playing:
            held = to_declare(state, seat)
            if held is not None and held is not state.places[seat].proof.declared:
                return seat, Declare()
    step = CARIBBEAN_STUD.house.step(state, frozenset(state.seats))
    assert step is not None, f"nobody acts in {state.phase.value}"
    return step.actor, step.action


def act(state: StudState, actor: Actor, what: Any) -> StudState:
    """Return the table after an action; if the rules need it, the meter is read before."""
    if CARIBBEAN_STUD.house.reads_meter(state, actor, what):
        state = apply(CARIBBEAN_STUD, state, METER, MeterRead(amount=meter(state))).state
    after: StudState = apply(CARIBBEAN_STUD, state, actor, what).state
    return after


def meter(state: StudState) -> int:
    """Return the amount of the meter, which only this table feeds."""
    return state.house.opening_meter + state.balances[METER_ACCOUNT]


def payments_of(over: StudState) -> Sequence[int]:
    """Return the payments of the hand to the seats, and then to the bank."""
    won, _results = outcome(over)
    return (*won, -sum(won))


def columns_of(over: StudState) -> Mapping[str, Sequence[int]]:
    """Return the meter, results of the sitting, and the cards."""
    hands = []
    for seat in over.playing:
        place = over.places[seat]
        held = hand_of(over, seat)
        if place.exchange is not None:
            held[held.index(place.exchange.discard)] = place.exchange.new
        hands.append((seat, [DECK_52.index(card) for card in held]))
    by_seat = dict(hands)
    return {
        "meter": (meter(over),),
        "results": outcome(over)[1],
        "hands": [number for seat in range(MOST_SEATS) for number in by_seat.get(Seat(seat), [0] * 5)],
        "bank": [DECK_52.index(card) for card in over.bank.cards],
    }


def rich_orders(rng: np.random.Generator, rows: int, deck: int) -> Integers:
    """Return shuffled decks in which half of the first eight packets of five cards are rare combinations.

    These are royal and straight flushes, four of a kind, full houses, flushes, and packets with the ranks of the packet
    before.
    """
    orders = np.zeros((rows, deck), np.int64)
    for order in orders:
        packets: list[list[int]] = []
        used: set[int] = set()
        for _ in range(PACKETS):
            five = rich_hand(rng, packets[-1] if packets else [])
            if rng.random() < 0.5 or used.intersection(five):
                five = rng.choice([card for card in range(deck) if card not in used], 5, replace=False).tolist()
            used.update(five)
            packets.append(five)
        rest = rng.permutation([card for card in range(deck) if card not in used])
        order[:] = [*(card for five in packets for card in five), *rest]
    return orders


def rich_hand(rng: np.random.Generator, before: Sequence[int]) -> list[int]:
    """Return five cards of one of those combinations."""
    rank, other = rng.choice(RANKS, 2, replace=False).tolist()
    suits = rng.permutation(4).tolist()
    match int(rng.integers(6)):
        case 0:
            five = [RANKS * suits[0] + high for high in range(8, RANKS)]
        case 1:
            lowest = int(rng.integers(8))
            five = [RANKS * suits[0] + lowest + high for high in range(5)]
        case 2:
            five = [*(RANKS * suit + rank for suit in suits), RANKS * suits[0] + other]
        case 3:
            five = [*(RANKS * suit + rank for suit in suits[:3]), *(RANKS * suit + other for suit in suits[:2])]
        case 4:
            five = [RANKS * suits[0] + one for one in rng.choice(RANKS, 5, replace=False).tolist()]
        case _:
            five = [(card + RANKS) % DECK for card in before] or [0, 1, 2, 3, 12]
    return [int(card) for card in rng.permutation(five)]


TWIN = Twin(CARIBBEAN_STUD, BATCH, turn, legal, action, deal_cards, payments_of, columns_of, onward, rich_orders)
