"""Properties of a seat's hand before it is compared with the bank's: declarations, approvals, claims."""

from typing import cast

from kitapi.games.caribbean_stud.rules.payment.jackpot import PERCENT, tier_won
from kitapi.games.caribbean_stud.rules.payment.round_facts import Five, SeatFacts
from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.table.place import Choice, Place
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager, amount
from kitapi.kernel import Seat, rule
from kitapi.mechanics.poker_hands import HAND_SIZE, Combination, value_of


def facts_of(state: StudState, seat: Seat) -> SeatFacts:
    """Return the facts of a seat that plays; a seat that has not chosen yet is treated as if it raised."""
    place = state.places[seat]
    ante = place.stake.staked if place.incidents.as_fold else state.chips_on(seat, Wager.ANTE)
    bet = state.chips_on(seat, Wager.BET) if place.is_in else bet_due(ante)
    return SeatFacts(
        ante=ante,
        bet=None if place.choice is Choice.FOLD else bet,
        token=place.stake.lamp,
        cards=cast(Five, place.cards),
        bank=cast(Five, state.bank.cards),
        exchange=place.exchange,
    )


@rule("CSP-038", without=HAND_SIZE)
def cards_counted(place: Place) -> int:
    """Return the number of cards that are counted when a seat's cards are collected: five, or six after an exchange."""
    return HAND_SIZE if place.exchange is None else HAND_SIZE + 1


def earlier_claim(state: StudState, seat: Seat) -> int:
    """Return how many chips the seat still claims from an earlier hand; 0 if it has no such claim."""
    return 0 if state.places[seat].claim.earlier is None else amount(state.opened.balances, seat, Wager.CLAIM)


def is_high(combination: Combination | None) -> bool:
    """Whether ``combination`` is a royal or straight flush, at which all tables are stopped."""
    return combination in PERCENT


@rule("CSP-063", without=None)
def high_hand(place: Place) -> Combination | None:
    """Return the royal or straight flush that the seat holds now, after any exchange, or None.

    Whether the seat has a token does not matter.
    """
    if not place.cards:
        return None
    made = value_of(place.final).combination
    return made if is_high(made) else None


def to_declare(state: StudState, seat: Seat) -> Combination | None:
    """Return the combination that the seat must declare: a royal or straight flush, or else its jackpot tier.

    Return None if it has nothing to declare. A folded hand, which nobody sees, has nothing to declare unless the house
    pays jackpots to folded hands (AMB-17). The seat must play in this hand.
    """
    if state.places[seat].choice is not Choice.FOLD and (high := high_hand(state.places[seat])):
        return high
    return tier_won(facts_of(state, seat), state.house)


@rule("CSP-063", "AMB-59", without=False)
def awaits_authorisation(place: Place) -> bool:
    """Whether the seat's royal or straight flush is confirmed, but the inspector has not authorised its payment."""
    return is_high(place.proof.declared) and bool(place.proof.confirmed) and not place.proof.authorised


@rule("CSP-063", without=False)
def awaits_control_room(place: Place) -> bool:
    """Whether the seat declared a royal or straight flush that the control room has neither confirmed nor refused."""
    return is_high(place.proof.declared) and place.proof.confirmed is None
