"""Wagers that wait as a claim until the gaming management has decided about them (AMB-55, AMB-61, AMB-71)."""

from kitapi.games.caribbean_stud.rules.table.events import Transfers
from kitapi.games.caribbean_stud.rules.table.hands import earlier_claim
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager, account_of, transfer
from kitapi.kernel import Seat, rule


@rule("AMB-61", without=False)
def is_refused(place: Place) -> bool:
    """Whether the control room refused to confirm the hand that the seat declared, so that it is not paid now."""
    return place.proof.confirmed is False


@rule("AMB-71", without=False)
def is_dropped(place: Place) -> bool:
    """Whether a card of the seat fell on the floor after it had folded or after the reveal."""
    return place.incidents.dropped


@rule("AMB-55", without=False)
def waits_for_word(state: StudState, place: Place) -> bool:
    """Whether a seat whose cards were taken by mistake waits for the management, because it says that it wins.

    If its cards were taken as if folded, it also waits if the bank does not qualify, because it has no BET (CSP-120).
    """
    return place.incidents.taken and (
        place.incidents.said == "winning" or (place.incidents.as_fold and not state.bank.qualifies)
    )


def is_held(state: StudState, place: Place) -> bool:
    """Whether the wagers of a seat must wait for the management when the seat is settled."""
    return is_refused(place) or is_dropped(place) or waits_for_word(state, place)


def clause_of(place: Place) -> str:
    """Return the clause by which the wagers of a seat wait."""
    if is_refused(place):
        return "AMB-61"
    return "AMB-71" if is_dropped(place) else "AMB-55"


@rule("AMB-61", without=())
def put_aside(state: StudState, seat: Seat) -> Transfers:
    """Return the transfers that put BET and ANTE aside for the management's decision."""
    claim, clause = account_of(seat, Wager.CLAIM), clause_of(state.places[seat])
    wagers = (Wager.BET, Wager.ANTE)
    return tuple(
        move for one in wagers for move in transfer(account_of(seat, one), claim, state.chips_on(seat, one), clause)
    )


def of_this_hand(state: StudState, seat: Seat) -> int:
    """Return the chips of a seat that became a claim in this hand."""
    return state.chips_on(seat, Wager.CLAIM) - earlier_claim(state, seat)
