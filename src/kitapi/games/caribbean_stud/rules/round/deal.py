"""The deal, up to the bank's fifth card, which is turned (CSP-027 to CSP-031)."""

from typing import TypeAlias, assert_never

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.rules.table.actions import DealCards, TurnUpcard
from kitapi.games.caribbean_stud.rules.table.events import CardsDealt, Event, UpcardTurned
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.variant import Shuffling
from kitapi.kernel import Actor, IllegalAction, Instead, Seat, rule

HAND_SIZE = 5
"""Cards of a seat, and of the bank."""

DealStep: TypeAlias = DealCards | TurnUpcard
Hand: TypeAlias = tuple[Card, ...]


def decide(state: StudState, _actor: Actor, action: DealStep) -> tuple[Event, ...]:
    """Return the events of a step of the deal.

    Raises:
        IllegalAction: the step is not due.
    """
    match action:
        case DealCards():
            return _deal(state)
        case TurnUpcard():
            return _turn(state)
        case _:
            assert_never(action)


# The deal


def _deal(state: StudState) -> tuple[Event, ...]:
    if state.is_dealt:
        raise IllegalAction("CSP-027", dealt=True)
    method, seats = state.house.shuffling, dealt_to(state)
    *dealt, bank = in_hands(method, state.deck.order, len(seats) + 1)
    of_seat = dict(zip(seats, dealt, strict=True))
    hands = tuple(of_seat.get(seat, ()) for seat in state.seats)
    return (CardsDealt(method=method, hands=hands, bank=bank, stub=stub_of(state.deck.order, len(seats) + 1)),)


@rule("AMB-36", without=Instead(lambda state: tuple(reversed(state.playing))))
def dealt_to(state: StudState) -> tuple[Seat, ...]:
    """Return the seats that get cards, in dealing order, from the dealer's left: those with an ANTE.

    Slips of the dealer take effect here: a seat is left out, or a seat that does not play gets cards.
    """
    meant = (*state.playing, *state.deck.extra)
    return tuple(seat for seat in state.seats if seat in meant and seat not in state.deck.skipped)


def in_hands(method: Shuffling, order: tuple[Card, ...], hands: int) -> tuple[Hand, ...]:
    """Return the cards of ``hands`` hands in dealing order, the bank's last."""
    return one_by_one(order, hands) if method is Shuffling.HAND else in_packets(order, hands)


@rule(
    "CSP-028", without=Instead(lambda order, hands: tuple(order[number::hands][:HAND_SIZE] for number in range(hands)))
)
def in_packets(order: tuple[Card, ...], hands: int) -> tuple[Hand, ...]:
    """Return the hands dealt from the machine: five cards at once to each, the bank last."""
    return tuple(order[HAND_SIZE * number : HAND_SIZE * (number + 1)] for number in range(hands))


@rule("CSP-027", without=Instead(in_packets))
def one_by_one(order: tuple[Card, ...], hands: int) -> tuple[Hand, ...]:
    """Return the hands dealt by hand: five times one card to each, the bank last."""
    return tuple(order[number : HAND_SIZE * hands : hands] for number in range(hands))


@rule("AMB-16", without=())
def stub_of(order: tuple[Card, ...], hands: int) -> Hand:
    """Return the cards left after the deal, in their order: with seven seats 12, enough for every seat to exchange."""
    return order[HAND_SIZE * hands :]


# The fifth card


def _turn(state: StudState) -> tuple[Event, ...]:
    if stays_in_the_machine(state):
        raise IllegalAction("CSP-031", out=len(_out(state)))
    if is_too_early(state):
        raise IllegalAction("CSP-147", dealt=False)
    return (UpcardTurned(card=fifth(state.bank.cards)),)


@rule("CSP-031", without=False)
def stays_in_the_machine(state: StudState) -> bool:
    """Whether some cards of this deck are still in the shuffler."""
    return state.house.shuffling is Shuffling.MACHINE and len(_out(state)) < len(DECK_52)


def _out(state: StudState) -> Hand:
    """Return the cards that have left the shuffler: none before the deal."""
    if not state.is_dealt:
        return ()
    hands = (place.cards for place in state.places)
    return (*sum(hands, ()), *state.bank.cards, *state.stub.cards)


@rule("CSP-030", "CSP-147", without=False)
def is_too_early(state: StudState) -> bool:
    """Whether some hand has not five cards, so that the upcard, which declares the deal regular, must not be turned."""
    return not state.is_dealt or any(
        len(hand) != HAND_SIZE for hand in (state.bank.cards, *(state.places[seat].cards for seat in state.playing))
    )


@rule("AMB-14", "CSP-030", without=Instead(lambda bank: bank[0]))
def fifth(bank: Hand) -> Card:
    """Return the card that is turned: the bank's last in dealing order."""
    return bank[HAND_SIZE - 1]
