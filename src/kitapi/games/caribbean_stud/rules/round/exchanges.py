"""The dealer's first pass: from the left, every seat's turn to exchange a card (CSP-036 to CSP-038, AMB-43).

Only seats that have neither raised nor folded have a turn; the others are skipped without a step. A seat that has
already laid out its request is served at its turn; any other seat answers whether it wants a card. If all have raised
or folded, nobody has a turn, and the dealer need not take the stub in hand.
"""

from typing import TypeAlias, assert_never

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.payment.settlement import exchange_fee
from kitapi.games.caribbean_stud.rules.round.choices import fee_back, is_passed_over, seats_to_choose
from kitapi.games.caribbean_stud.rules.table.actions import AskSeat, GiveCard, PassOver, TakeFee, TakeStub
from kitapi.games.caribbean_stud.rules.table.events import (
    AskedAgain,
    CardGiven,
    Event,
    ExchangeDeclined,
    ExchangeWithdrawn,
    FeeTaken,
    Folded,
    SeatAsked,
    StubTaken,
)
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms import accounts
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.variant import Shuffling
from kitapi.kernel import Actor, IllegalAction, Instead, Seat, rule

Exchanging: TypeAlias = TakeStub | AskSeat | GiveCard | TakeFee | PassOver


def decide(state: StudState, _actor: Actor, action: Exchanging) -> tuple[Event, ...]:
    """Return the events when the dealer takes a step of the exchanges.

    Raises:
        IllegalAction: another step comes first, or it is another seat's turn.
    """
    match action:
        case TakeStub():
            return _take_stub(state)
        case AskSeat():
            return _ask(state, Seat(action.seat))
        case GiveCard():
            return _give(state, Seat(action.seat))
        case TakeFee():
            return _take_fee(state, Seat(action.seat))
        case PassOver():
            return _pass_over(state, Seat(action.seat))
        case _:
            assert_never(action)


@rule("CSP-037", "AMB-36", without=Instead(lambda state: next(reversed(seats_to_ask(state)), None)))
def next_to_ask(state: StudState) -> Seat | None:
    """Return the seat whose turn is next, from the dealer's left, or from the right if begun there.

    None: no seat is left.
    """
    return next(iter(reversed(seats_to_ask(state)) if state.exchanges.from_right else seats_to_ask(state)), None)


def seats_to_ask(state: StudState) -> tuple[Seat, ...]:
    """Return the seats whose turn is still due: they have not chosen, and may still request a card."""
    waiting = (seat for seat in seats_to_choose(state) if not state.places[seat].turn.passed)
    return tuple(
        seat for seat in waiting if state.places[seat].turn.wants is not None or not is_passed_over(state, seat)
    )


# The rules of the steps


@rule("CSP-036", without=False)
def needs_null_card(shuffling: Shuffling) -> bool:
    """Whether a null card is put under the stub, as it is when the stub comes from the machine."""
    return shuffling is Shuffling.MACHINE


@rule("CSP-036", without=Instead(lambda stub: stub[-1]))
def next_card(stub: tuple[Card, ...]) -> Card:
    """Return the card to be given: the first of the stub, whose order is kept (AMB-16)."""
    return stub[0]


@rule("CSP-115", "CSP-118", without=False)
def is_stub_used_up(state: StudState) -> bool:
    """Whether the stub is empty, so that the inspector must rule on the seats that wait for a card."""
    return not state.stub.cards


@rule("CSP-036", without=True)
def has_stub(state: StudState) -> bool:
    """Whether the dealer has taken the stub in hand, which comes before the first seat's turn."""
    return state.stub.taken


@rule("CSP-037", without=False)
def is_answer_pending(state: StudState) -> bool:
    """Whether a seat has its turn and is neither served nor has declined, so that the next one must wait."""
    return state.exchanges.to_answer is not None


@rule("CSP-148", without=False)
def lies_a_fee(state: StudState) -> bool:
    """Whether the fee of a card that was given is still to be taken; the next turn waits for that."""
    return state.exchanges.fee_due is not None


@rule("CSP-148", without=Instead(lambda state, seat: state.chips_on(seat, Wager.FEE) > 0))
def may_take_fee(state: StudState, seat: Seat) -> bool:
    """Whether the seat's fee may be taken: only after its card was given."""
    return state.exchanges.fee_due == seat


@rule("AMB-07", without=True)
def lies_whole_fee(state: StudState, seat: Seat) -> bool:
    """Whether exactly the fee is on the card; this is checked before the new card is given."""
    return state.chips_on(seat, Wager.FEE) == exchange_fee(state.chips_on(seat, Wager.ANTE), state.house)


@rule("AMB-43", without=False)
def may_pass_over(state: StudState, seat: Seat) -> bool:
    """Whether an answer of the seat is pending: it has neither chosen nor requested a card.

    At its turn a seat that has laid out a request may be passed over as well.
    """
    if seat not in seats_to_choose(state) or state.exchanges.fee_due == seat:
        return False
    return state.places[seat].turn.wants is None or state.exchanges.to_answer == seat


@rule("AMB-43", without=Instead(lambda _state, seat: (AskedAgain(seat=seat),)))
def after_silence(state: StudState, seat: Seat) -> tuple[Event, ...]:
    """Return the events when a seat does not answer: it is warned, and the next time the dealer continues without it.

    At its turn it gets no card, and a request lapses and its fee is returned; at any other time it is folded.
    """
    place = state.places[seat]
    if not place.turn.warned:
        return (AskedAgain(seat=seat),)
    if state.exchanges.to_answer != seat:
        return (Folded(seat=seat, unanswered=True),)
    declined = ExchangeDeclined(seat=seat, unanswered=True)
    if place.turn.wants is None:
        return (declined,)
    return (ExchangeWithdrawn(seat=seat, unanswered=True, transfers=fee_back(state, seat, "AMB-43")), declined)


# The steps


def _take_stub(state: StudState) -> tuple[Event, ...]:
    if state.stub.taken:
        raise IllegalAction("CSP-036", taken=True)
    return (StubTaken(null_card=needs_null_card(state.house.shuffling)),)


def _ask(state: StudState, seat: Seat) -> tuple[Event, ...]:
    if not has_stub(state):
        raise IllegalAction("CSP-036", taken=False)
    if lies_a_fee(state):
        raise IllegalAction("CSP-148", seat=state.exchanges.fee_due)
    if is_answer_pending(state) or seat != next_to_ask(state):
        raise IllegalAction("CSP-037", asking=state.exchanges.to_answer, next=next_to_ask(state))
    return (SeatAsked(seat=seat),)


def _give(state: StudState, seat: Seat) -> tuple[Event, ...]:
    if seat != state.exchanges.to_answer or state.places[seat].turn.wants is None:
        raise IllegalAction("CSP-037", asking=state.exchanges.to_answer)
    if is_passed_over(state, seat):
        raise IllegalAction("CSP-111", seat=seat)
    if not lies_whole_fee(state, seat):
        raise IllegalAction("AMB-07", fee=state.chips_on(seat, Wager.FEE))
    if is_stub_used_up(state):
        raise IllegalAction("CSP-115", stub=0)
    return (CardGiven(seat=seat, card=next_card(state.stub.cards)),)


def _take_fee(state: StudState, seat: Seat) -> tuple[Event, ...]:
    if not may_take_fee(state, seat):
        raise IllegalAction("CSP-148", seat=state.exchanges.fee_due)
    fee = state.chips_on(seat, Wager.FEE)
    return (
        FeeTaken(
            seat=seat, transfers=accounts.transfer(accounts.account_of(seat, Wager.FEE), accounts.FLOAT, fee, "CSP-148")
        ),
    )


def _pass_over(state: StudState, seat: Seat) -> tuple[Event, ...]:
    if not may_pass_over(state, seat):
        raise IllegalAction("AMB-43", seat=seat)
    return after_silence(state, seat)
