"""The comparison of Preferans' rules with its batch: the action of the rules for each action of the batch."""

from collections.abc import Mapping, Sequence
from typing import Any

from kitapi.cards import DECK_32
from kitapi.games.preferans.batch.columns import (
    EIGHT_BY_NEXT,
    EIGHT_BY_SECOND,
    FROM_HAND,
    GIVE_WAY,
    HOLD,
    NO,
    NUMBERS,
    OPEN,
    THROW_IN,
    YES,
)
from kitapi.games.preferans.batch.part import BATCH
from kitapi.games.preferans.rules import participation
from kitapi.games.preferans.rules.actions import (
    Bid,
    Decline,
    Discard,
    FromHand,
    GiveWay,
    Hold,
    Invite,
    Kontra,
    NameGame,
    Participate,
    Pass,
    PlayCard,
    ThrowIn,
)
from kitapi.games.preferans.rules.events import CardsDealt
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.opening import deal_out
from kitapi.games.preferans.rules.options import options_in_turn, options_out_of_turn
from kitapi.games.preferans.rules.state import Answering, Bidding, DealOver, Discarding, HandNaming, Naming, Playing
from kitapi.games.preferans.rules.turns import to_act
from kitapi.kernel import Form, Seat, Subset
from kitapi.ledger import seat_account
from kitapi_testing.batch_rules import Pending, Twin

CARD_NUMBERS = {card: number for number, card in enumerate(DECK_32)}

MEANINGS: dict[type, dict[int, Any]] = {
    Bidding: {
        NO: Pass(),
        HOLD: Hold(),
        FROM_HAND: FromHand(),
        EIGHT_BY_NEXT: Bid(8),
        EIGHT_BY_SECOND: Bid(8),
        **{NUMBERS + number: Bid(number) for number in range(1, 9)},
    },
    Discarding: {THROW_IN: ThrowIn()},
    Naming: {},
    HandNaming: {GIVE_WAY: GiveWay()},
    Playing: {number: PlayCard(card) for card, number in CARD_NUMBERS.items()},
}
"""The actions of the rules by phase, without games, answers and discards, which are combined below."""

GAMES = {
    **{NUMBERS + game.value: NameGame(game=game) for game in GameNumber},
    **{OPEN + number: NameGame(game=GameNumber(number), open=True) for number in (6, 7, 8)},
}
NUMBER_OF = {(phase, action): number for phase, row in MEANINGS.items() for number, action in row.items()}
ANSWERS = {
    Participate(False): NO,
    Participate(True): YES,
    Invite(False): NO,
    Invite(True): YES,
    Decline(): NO,
    Kontra(): YES,
}


def turn(state: Any) -> Seat:
    """Return the seat to act."""
    (seat,) = to_act(state)
    return seat


def others(state: Bidding) -> tuple[Seat, Seat]:
    """Return the two seats after the seat to act."""
    active = state.deal.opened.active
    place = active.index(turn(state))
    return active[(place + 1) % 3], active[(place + 2) % 3]


def actor(state: Any, number: int) -> Seat:
    """Return the seat that takes the action: usually the seat to act."""
    if number in (EIGHT_BY_NEXT, EIGHT_BY_SECOND):
        return others(state)[number - EIGHT_BY_NEXT]
    return turn(state)


def legal(state: Any, pending: Pending) -> int:
    """Return the legal actions as bits."""
    found = 0
    for option in options_in_turn(state, turn(state)):
        match option:
            case Subset(of=cards):
                found |= sum(1 << CARD_NUMBERS[card] for card in cards if CARD_NUMBERS[card] not in pending)
            case Form(fields=(games, is_open)):
                found |= sum(1 << (OPEN if is_open.values[0] else NUMBERS) + int(game) for game in games.values)
            case ThrowIn() if pending:
                pass
            case Bid(number):
                found |= 1 << NUMBERS + number
            case _ if option in ANSWERS and isinstance(state, Answering):
                found |= 1 << ANSWERS[option]
            case _:
                found |= 1 << NUMBER_OF[type(state), option]
    if isinstance(state, Bidding):
        for place, seat in enumerate(others(state)):
            found |= bool(options_out_of_turn(state, seat)) << EIGHT_BY_NEXT + place
    return found


def action(state: Any, pending: Pending, number: int) -> Any | None:
    """Return the action of the rules for an action of the batch; None for the first of two cards."""
    match state:
        case Discarding() if number != THROW_IN:
            return Discard(cards=(DECK_32[pending[0]], DECK_32[number])) if pending else None
        case Naming() | HandNaming() if number != GIVE_WAY:
            return GAMES[number]
        case Answering() if participation.next_to_answer(state) is not None:
            return Participate(number == YES)
        case Answering() if participation.next_to_invite(state) is not None:
            return Invite(number == YES)
        case Answering():
            return Kontra() if number == YES else Decline()
    return MEANINGS[type(state)][number]


def deal_cards(state: Any, order: Sequence[int]) -> Any:
    """Return a deal just opened, with the cards in this order."""
    opened = state.opened
    hands, talon = deal_out(tuple(DECK_32[number] for number in order), opened.active, opened.terms.players)
    return PREFERANS.evolve(state, CardsDealt(hands=hands, talon=talon, algorithm="none", secret=""))


def payments_of(over: DealOver) -> Sequence[int]:
    """Return the deal's payments: of the seats, then of head sums or pot."""
    before, after = over.deal.opened.balances, over.settled.booked.balances
    seats = [seat_account(Seat(seat)) for seat in range(over.deal.opened.terms.players)]
    (common,) = set(after) - set(seats)
    return [after[name] - before.get(name, 0) for name in (*seats, common)]


def columns_of(over: DealOver) -> Mapping[str, Sequence[int]]:
    """Return the sheet and everybody's result."""
    sheet = over.settled.booked.sheet
    rows = [(*row, *(0,) * (4 - len(row))) for row in sheet.sides]
    return {
        "heads": sheet.heads,
        "sides": [points for row in rows for points in row],
        "refas": sheet.refas,
        "results": over.settled.booked.results,
        "dealer": (int(over.deal.opened.dealer),),
    }


TWIN = Twin(PREFERANS, BATCH, turn, legal, action, deal_cards, payments_of, columns_of, actor=actor)
