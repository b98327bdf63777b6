"""The seats' choices: raise, fold or exchange a card; and their declarations (CSP-032 to CSP-035, CSP-063)."""

from typing import TypeAlias, assert_never

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due, exchange_fee
from kitapi.games.caribbean_stud.rules.round import loans as loans_module
from kitapi.games.caribbean_stud.rules.round.second_pass import is_exact
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    Declare,
    DeclineExchange,
    Fold,
    Raise,
    WithdrawExchange,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    BetRaised,
    ChoicesClosed,
    Declared,
    Event,
    ExchangeAsked,
    ExchangeDeclined,
    ExchangeWithdrawn,
    Folded,
    Transfers,
)
from kitapi.games.caribbean_stud.rules.table.hands import is_high, to_declare
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms import accounts
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import IllegalAction, Instead, Seat, rule

Laying: TypeAlias = Raise | Fold | AskExchange | WithdrawExchange | DeclineExchange | Declare


def decide(state: StudState, actor: Seat, action: Laying) -> tuple[Event, ...]:
    """Return the events when a seat makes its choice, answers the dealer, or declares its hand.

    Raises:
        IllegalAction: the seat is not in this hand, has chosen already, or a rule forbids the action.
    """
    if not may_choose(state, actor):
        raise IllegalAction("AMB-40", seat=actor)
    match action:
        case Raise():
            return _raise(state, actor, action)
        case Fold():
            return _fold(state, actor)
        case AskExchange():
            return _ask(state, actor, action.card)
        case WithdrawExchange():
            return _withdraw(state, actor)
        case DeclineExchange():
            return _decline(state, actor)
        case Declare():
            return _declare(state, actor)
        case _:
            assert_never(action)


def options(state: StudState, seat: Seat) -> tuple[Laying, ...]:
    """Return the actions of this module that the seat may take now."""
    return tuple(action for action in possible(state, seat) if _is_accepted(state, seat, action))


@rule("CSP-032", without=())
def possible(state: StudState, seat: Seat) -> tuple[Laying, ...]:
    """Return the actions that a seat has after “Prego”: raise, fold, exchange a card, declare.

    After CHOOSE only declare.
    """
    if seat not in state.playing:
        return ()
    if state.phase is not Phase.CHOOSE:
        return (Declare(),)
    due = bet_due(state.chips_on(seat, Wager.ANTE))
    exchanges = (AskExchange(card=card) for card in state.places[seat].cards)
    loans = (Raise(amount=due, lender=lender) for lender in loans_module.lenders(state, seat))
    return (Raise(amount=due), *loans, Fold(), *exchanges, WithdrawExchange(), DeclineExchange(), Declare())


def _is_accepted(state: StudState, seat: Seat, action: Laying) -> bool:
    try:
        decide(state, seat, action)
    except IllegalAction:
        return False
    return True


def seats_to_choose(state: StudState) -> tuple[Seat, ...]:
    """Return the seats in this hand that have neither raised nor folded, from the dealer's left."""
    return tuple(seat for seat in state.playing if state.places[seat].choice is None)


def closes(state: StudState) -> tuple[ChoicesClosed, ...]:
    """Return the event that ends the choices, once every seat has chosen and is served; until then empty."""
    return (ChoicesClosed(),) if all_have_chosen(state) else ()


@rule("AMB-42", without=True)
def all_have_chosen(state: StudState) -> bool:
    """Whether the dealer's first pass is done: every seat has raised or folded, and no fee is still to be taken.

    A seat that has chosen cannot want a card any more, so it does not matter whether the dealer has been at it.
    """
    return not seats_to_choose(state) and state.exchanges.to_answer is None and state.exchanges.fee_due is None


# What may be done


@rule("AMB-40", without=Instead(lambda state, seat: seats_to_choose(state)[:1] == (seat,)))
def may_choose(state: StudState, seat: Seat) -> bool:
    """Whether the seat may make a choice: all seats in the hand may, in any order.

    A seat that was left out of the deal is not in the hand.
    """
    return seat in state.playing


@rule("AMB-41", without=False)
def is_final(place: Place) -> bool:
    """Whether the seat has made its final choice: it has raised or folded."""
    return place.choice is not None


@rule("AMB-41", without=False)
def may_withdraw(place: Place) -> bool:
    """Whether the seat has a request to take back: its new card has not touched the felt yet."""
    return place.turn.wants is not None


@rule("CSP-032", without=False)
def waits_for_card(place: Place) -> bool:
    """Whether the seat has chosen an exchange and is not served yet, so that it can choose nothing else."""
    return place.turn.wants is not None


@rule("AMB-07", without=True)
def can_pay(chips: int, fee: int) -> bool:
    """Whether the seat has the chips for an exchange; this is checked before the card is given."""
    return chips >= fee


@rule("AMB-07", without=False)
def has_requested_card(place: Place) -> bool:
    """Whether the seat has requested its one card, or been served."""
    return place.turn.wants is not None or place.exchange is not None


@rule("AMB-40", without=False)
def is_passed(place: Place) -> bool:
    """Whether the seat's turn to exchange has passed, so that it cannot request a card any more."""
    return place.turn.passed


@rule("CSP-111", without=False)
def is_passed_over(state: StudState, seat: Seat) -> bool:
    """Whether a seat whose turn comes later has been served, after which no earlier one may exchange."""
    later = state.places[:seat] if state.exchanges.from_right else state.places[seat + 1 :]
    return state.places[seat].exchange is None and any(place.exchange is not None for place in later)


@rule("CSP-115", "CSP-118", without=True)
def reaches(state: StudState) -> bool:
    """Whether the stub has more cards than there are seats waiting for one."""
    return len(state.stub.cards) > sum(place.turn.wants is not None for place in state.places)


@rule("CSP-035", without=True)
def is_own(place: Place, card: Card) -> bool:
    """Whether the card is one of the seat's five."""
    return card in place.cards


@rule("AMB-40", without=True)
def has_turn(state: StudState, seat: Seat) -> bool:
    """Whether the dealer waits for this seat to say whether it wants a card."""
    return state.exchanges.to_answer == seat


@rule("CSP-063", without=False)
def is_to_be_looked_at(place: Place) -> bool:
    """Whether the seat declared a royal or straight flush, which must not change before the control room has looked."""
    return is_high(place.proof.declared)


@rule("CSP-041", "AMB-19", "AMB-71", without=False)
def are_cards_gone(place: Place) -> bool:
    """Whether the seat's cards were taken, even by mistake, or one was dropped, so that it cannot declare anything."""
    return place.collected or place.incidents.taken or place.incidents.dropped


# What is done


def check_free(state: StudState, seat: Seat) -> None:
    """Check that the seat may raise or fold now.

    Raises:
        IllegalAction: it has chosen (AMB-41), waits for a card (CSP-032), or its fee is still to be taken (CSP-148).
    """
    place = state.places[seat]
    if is_final(place):
        raise IllegalAction("AMB-41", choice=place.choice and place.choice.value)
    if waits_for_card(place):
        raise IllegalAction("CSP-032", request=True)
    if state.exchanges.fee_due == seat:
        raise IllegalAction("CSP-148", fee=state.chips_on(seat, Wager.FEE))


def _raise(state: StudState, seat: Seat, action: Raise) -> tuple[Event, ...]:
    """Raise: stake BET, with a lender's chips for those that the seat lacks."""
    check_free(state, seat)
    due = bet_due(state.chips_on(seat, Wager.ANTE))
    if not is_exact(action.amount, due):
        raise IllegalAction("AMB-04", amount=action.amount, due=due)
    lender = None if action.lender is None else Seat(action.lender)
    staked = loans_module.stake_bet(state, seat, lender, "CSP-033")
    return (BetRaised(seat=seat, amount=action.amount, lender=lender, transfers=staked),)


def _fold(state: StudState, seat: Seat) -> tuple[Event, ...]:
    """Fold, which is possible after an exchange too (AMB-06); ANTE is taken in the second pass."""
    check_free(state, seat)
    return (Folded(seat=seat),)


def _ask(state: StudState, seat: Seat, card: Card) -> tuple[Event, ...]:
    """Request an exchange: the card is laid above the slot, with the fee on it."""
    place, fee = state.places[seat], exchange_fee(state.chips_on(seat, Wager.ANTE), state.house)
    if is_final(place):
        raise IllegalAction("AMB-41", choice=place.choice and place.choice.value)
    if has_requested_card(place):
        raise IllegalAction("AMB-07", served=place.exchange is not None)
    if is_passed(place):
        raise IllegalAction("AMB-40", passed=True)
    if is_passed_over(state, seat):
        raise IllegalAction("CSP-111", seat=seat)
    if not reaches(state):
        raise IllegalAction("CSP-115", left=len(state.stub.cards))
    if is_to_be_looked_at(place):
        raise IllegalAction("CSP-063", declared=place.proof.declared and place.proof.declared.value)
    if not is_own(place, card):
        raise IllegalAction("CSP-035", card=card.value)
    if not can_pay(state.chips(seat), fee):
        raise IllegalAction("AMB-07", chips=state.chips(seat), fee=fee)
    laid = accounts.transfer(accounts.stack(seat), accounts.account_of(seat, Wager.FEE), fee, "CSP-035")
    return (ExchangeAsked(seat=seat, card=card, transfers=laid),)


def _withdraw(state: StudState, seat: Seat) -> tuple[Event, ...]:
    if not may_withdraw(state.places[seat]):
        raise IllegalAction("AMB-41", request=False)
    return (ExchangeWithdrawn(seat=seat, transfers=fee_back(state, seat, "AMB-41")),)


def fee_back(state: StudState, seat: Seat, clause: str) -> Transfers:
    """Return the transfer that returns the fee of a request that is not served to its seat, by ``clause``."""
    fee = state.chips_on(seat, Wager.FEE)
    return accounts.transfer(accounts.account_of(seat, Wager.FEE), accounts.stack(seat), fee, clause)


def _decline(state: StudState, seat: Seat) -> tuple[Event, ...]:
    if not has_turn(state, seat):
        raise IllegalAction("AMB-40", asked=False)
    if waits_for_card(state.places[seat]):
        raise IllegalAction("CSP-032", request=True)
    return (ExchangeDeclined(seat=seat),)


def _declare(state: StudState, seat: Seat) -> tuple[Event, ...]:
    """Declare a hand, once; a pending request must be withdrawn first, because its card would be exchanged."""
    place, held = state.places[seat], to_declare(state, seat)
    if are_cards_gone(place):
        raise IllegalAction("AMB-19", collected=True)
    if waits_for_card(place):
        raise IllegalAction("CSP-032", request=True)
    if held is None or held is place.proof.declared:
        raise IllegalAction("CSP-063", declared=place.proof.declared and place.proof.declared.value)
    return (Declared(seat=seat, combination=held),)
