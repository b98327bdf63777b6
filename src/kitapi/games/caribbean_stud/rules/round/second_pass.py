"""The dealer's second pass: folded hands are taken, and every BET is checked (CSP-034, CSP-039, AMB-42)."""

from typing import TypeAlias, assert_never

from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.round.claims import is_dropped, put_aside
from kitapi.games.caribbean_stud.rules.table.actions import CheckBet, CollectFold
from kitapi.games.caribbean_stud.rules.table.events import BetChecked, BetsChecked, Event, FoldCollected, Transfers
from kitapi.games.caribbean_stud.rules.table.hands import awaits_control_room, cards_counted, is_high, to_declare
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms import accounts
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.kernel import Actor, IllegalAction, Instead, Seat, rule
from kitapi.mechanics.poker_hands import Combination

Checking: TypeAlias = CollectFold | CheckBet


def decide(state: StudState, _actor: Actor, action: Checking) -> tuple[Event, ...]:
    """Return the events when the dealer takes a folded hand, or checks a BET.

    Raises:
        IllegalAction: another seat comes first (AMB-42), or this seat needs the other step.
    """
    seat, following = Seat(action.seat), next_to_check(state)
    if seat != following:
        raise IllegalAction("AMB-42", seat=seat, next=following)
    match action:
        case CollectFold():
            return _collect(state, seat)
        case CheckBet():
            return _check(state, seat)
        case _:
            assert_never(action)


@rule("AMB-42", "AMB-36", without=Instead(lambda state: next(reversed(seats_to_check(state)), None)))
def next_to_check(state: StudState) -> Seat | None:
    """Return the seat whose BET the dealer checks next, from the dealer's left; None once all are checked."""
    return next(iter(seats_to_check(state)), None)


def seats_to_check(state: StudState) -> tuple[Seat, ...]:
    """Return the seats in the hand whose cards are not taken and whose BET is not checked, from the dealer's left."""
    places = state.places
    return tuple(seat for seat in state.playing if not (places[seat].collected or places[seat].stake.checked))


def closes(state: StudState) -> tuple[BetsChecked, ...]:
    """Return the event that ends the second pass, once the dealer has been at every seat; until then empty."""
    if seats_to_check(state):
        return ()
    wins = sum(place.prize.won_tier is not None for place in state.places)
    return (BetsChecked(nobody_in=is_nobody_in(state), jackpots=wins),)


def nobody_left(state: StudState) -> tuple[BetsChecked, ...]:
    """Return the event that nobody is in any more, if the last seats were ruled void before the reveal.

    Otherwise empty.
    """
    return closes(state) if is_nobody_in(state) else ()


@rule("AMB-44", without=False)
def is_nobody_in(state: StudState) -> bool:
    """Whether all have folded, so that the bank's other cards stay face down."""
    return not any(state.places[seat].is_in for seat in state.playing)


@rule("CSP-039", "AMB-04", without=True)
def is_exact(bet: int, due: int) -> bool:
    """Whether BET is exactly the amount that is due."""
    return bet == due


@rule("CSP-034", without=())
def fold_transfers(state: StudState, seat: Seat) -> Transfers:
    """Return the transfer of a folded seat's ANTE to the tray."""
    lies = state.chips_on(seat, Wager.ANTE)
    return accounts.transfer(accounts.account_of(seat, Wager.ANTE), accounts.FLOAT, lies, "CSP-034")


def _collect(state: StudState, seat: Seat) -> tuple[Event, ...]:
    """Take a folded hand unseen; a declared royal or straight flush stays until the control room has looked at it."""
    place = state.places[seat]
    if place.is_in:
        raise IllegalAction("CSP-034", folded=False)
    if awaits_control_room(place):
        raise IllegalAction("CSP-063", confirmed=None)
    return (
        FoldCollected(
            seat=seat,
            cards=cards_counted(place),
            jackpot=jackpot_of_fold(state, seat),
            held=is_dropped(place),
            transfers=put_aside(state, seat) if is_dropped(place) else fold_transfers(state, seat),
        ),
    )


@rule("AMB-17", without=None)
def jackpot_of_fold(state: StudState, seat: Seat) -> Combination | None:
    """Return the jackpot's tier of a folded hand.

    None: the house does not pay it, or it was not declared or not confirmed.
    """
    place, tier = state.places[seat], to_declare(state, seat)
    if tier is None or place.proof.declared is not tier or (is_high(tier) and not place.proof.confirmed):
        return None
    return tier


def _check(state: StudState, seat: Seat) -> tuple[Event, ...]:
    if not state.places[seat].is_in:
        raise IllegalAction("CSP-039", folded=True)
    bet, due = state.chips_on(seat, Wager.BET), bet_due(state.chips_on(seat, Wager.ANTE))
    if not is_exact(bet, due):
        raise IllegalAction("CSP-039", bet=bet, due=due)
    return (BetChecked(seat=seat, amount=bet),)
