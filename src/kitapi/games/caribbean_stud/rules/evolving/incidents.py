"""What events make of a table where something was irregular; holds no rule."""

from collections.abc import Callable
from typing import Any, assert_never

from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.evolving.seats import answered, put
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.incident_actions import SlipKind
from kitapi.games.caribbean_stud.rules.table.incidents import Incident
from kitapi.games.caribbean_stud.rules.table.place import Choice, Place
from kitapi.games.caribbean_stud.rules.table.state import StudState, with_part
from kitapi.games.caribbean_stud.rules.terms.accounts import given
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Seat


def _slip(state: StudState, event: happened.SlipMade) -> StudState:
    match event.what:
        case SlipKind.SKIP_SEAT:
            return with_part(state, "deck", skipped=(*state.deck.skipped, event.seat))
        case SlipKind.DEAL_TO_EMPTY_SEAT:
            return with_part(state, "deck", extra=(*state.deck.extra, event.seat))
        case SlipKind.SERVE_OUT_OF_TURN:
            return state
        case SlipKind.OVERLOOK_BET:
            return put(state, event.seat, replace(state.places[event.seat], checked=True))
        case _:
            assert_never(event.what)


def _misplaced(state: StudState, event: happened.BetMisplaced) -> StudState:
    place = replace(state.places[event.seat], choice=Choice.RAISE, laid=event.amount, warned=False)
    return answered(put(state, event.seat, place), event.seat)


def _offered(state: StudState, event: happened.LoanOffered) -> StudState:
    return put(state, event.seat, replace(state.places[event.seat], lends=event.to))


def _corrected(state: StudState, event: happened.BetCorrected) -> StudState:
    mended = put(state, event.seat, replace(state.places[event.seat], laid=event.amount, warned=False))
    return mended if event.lender is None else lent(mended, event.seat, event.lender, event.transfers)


def lent(state: StudState, borrower: Seat, lender: Seat, transfers: happened.Transfers) -> StudState:
    """``state`` once ``lender`` has lent ``borrower`` what of ``transfers`` came from his chips."""
    amount = given(lender, transfers)
    giving, taking = state.places[lender], state.places[borrower]
    after = put(state, lender, replace(giving, lends=None, lent=giving.lent + amount))
    return put(after, borrower, replace(taking, borrowed=taking.borrowed + amount))


def _called(state: StudState, event: happened.InspectorCalled) -> StudState:
    called = replace(state, incident=Incident(caller=event.seat))
    if event.seat is None:
        return called
    return put(called, event.seat, replace(state.places[event.seat], called=True))


def _stated(state: StudState, event: happened.FactsStated) -> StudState:
    """What was said about facts stated before counts no more."""
    caller = state.incident.caller if state.incident else None
    return replace(state, incident=Incident(caller=caller, stated=event.stated, choosing=event.choosing))


def _joined(state: StudState, event: happened.RulingJoined) -> StudState:
    incident = state.incident or Incident()
    joined = replace(incident, joined=(*incident.joined, event.role), stands=incident.stands and event.stands)
    return replace(state, incident=joined)


def _chosen(state: StudState, event: happened.RemedyChosen) -> StudState:
    incident = state.incident or Incident()
    left = tuple(seat for seat in incident.choosing if seat != event.seat)
    return replace(
        state, incident=replace(incident, choosing=left, choices={**incident.choices, event.seat: event.choice})
    )


def _hand_voided(state: StudState, _event: happened.HandVoided) -> StudState:
    """Nothing of the hand is left; the bank's cards lie there to be counted and stored."""
    return replace(
        state,
        phase=Phase.DONE,
        outcome=replace(state.outcome, void=True),
        places=tuple(_emptied(place) for place in state.places),
        exchanges=replace(state.exchanges, asking=None, fee_due=None),
        jackpot=replace(state.jackpot, stopping=False),
        console=replace(state.console, lit=(), paid=None),
    )


def _emptied(place: Place) -> Place:
    """A place whose part in the hand is void; what was decided about earlier hands, and a loan, stay."""
    return Place(
        waved=place.waved,
        cards=place.cards,
        exchange=place.exchange,
        collected=bool(place.cards),
        shown=place.shown,
        earlier=place.earlier,
        decided=place.decided,
        void=place.plays or place.void,
        lent=place.lent,
        borrowed=place.borrowed,
        called=place.called,
    )


def _seat_voided(state: StudState, event: happened.SeatVoided) -> StudState:
    """A token that is not given back stays in the meter, and its lamp lit."""
    place = state.places[event.seat]
    emptied = replace(_emptied(place), lamp=place.lamp and not event.reversed)
    after = put(answered(state, event.seat), event.seat, emptied)
    return with_part(after, "exchanges", fee_due=None) if state.exchanges.fee_due == event.seat else after


def _request_returned(state: StudState, event: happened.RequestReturned) -> StudState:
    after = answered(state, event.seat)
    return put(after, event.seat, replace(after.places[event.seat], wants=None, passed=True, warned=False))


def _cards_lost(state: StudState, event: happened.CardsLost) -> StudState:
    fallen, left = state.deck.stub[: event.amount], state.deck.stub[event.amount :]
    return with_part(state, "deck", stub=left, lost=state.deck.lost + fallen)


def _dead_hand(state: StudState, event: happened.DeadHandTaken) -> StudState:
    place = state.places[event.seat]
    after = with_part(state, "deck", lost=state.deck.lost + place.cards)
    return put(after, event.seat, replace(place, cards=()))


def _hand_taken(state: StudState, event: happened.HandTaken) -> StudState:
    """The seat is in again if its cards were taken as of a fold, and then has no BET to be looked at."""
    place = state.places[event.seat]
    checked = place.checked or event.as_fold
    taken = replace(place, taken=True, collected=False, choice=Choice.RAISE, checked=checked, as_fold=event.as_fold)
    return put(state, event.seat, taken)


def _dropped(state: StudState, event: happened.CardDropped) -> StudState:
    return put(state, event.seat, replace(state.places[event.seat], dropped=True))


def _said(state: StudState, event: happened.HandSaid) -> StudState:
    return put(state, event.seat, replace(state.places[event.seat], said=event.outcome, warned=False))


def _excess(state: StudState, event: happened.ExcessReturned) -> StudState:
    place = state.places[event.seat]
    back = sum(one.amount for one in event.transfers)
    return put(state, event.seat, replace(place, laid=place.laid - back, bet_stands=True))


def _short_bet(state: StudState, event: happened.ShortBetStands) -> StudState:
    return put(state, event.seat, replace(state.places[event.seat], bet_stands=True))


def _check_again(state: StudState, event: happened.CheckedAgain) -> StudState:
    return put(replace(state, phase=Phase.CHECK), event.seat, replace(state.places[event.seat], checked=False))


def _unchanged(state: StudState, _event: object) -> StudState:
    return state


INCIDENT_STEPS: dict[type, Callable[[StudState, Any], StudState]] = {
    happened.SlipMade: _slip,
    happened.BetMisplaced: _misplaced,
    happened.LoanOffered: _offered,
    happened.BetCorrected: _corrected,
    happened.InspectorCalled: _called,
    happened.CallDismissed: lambda state, _event: replace(state, incident=None),
    happened.FactsStated: _stated,
    happened.RulingJoined: _joined,
    happened.RemedyChosen: _chosen,
    happened.RulingGiven: lambda state, _event: replace(state, incident=None),
    happened.HandVoided: _hand_voided,
    happened.SeatVoided: _seat_voided,
    happened.RequestReturned: _request_returned,
    happened.CardDropped: _dropped,
    happened.CardsLost: _cards_lost,
    happened.ExchangesTurned: lambda state, _event: with_part(state, "exchanges", from_right=True),
    happened.DeadHandTaken: _dead_hand,
    happened.HandTaken: _hand_taken,
    happened.HandSaid: _said,
    happened.ExcessReturned: _excess,
    happened.ShortBetStands: _short_bet,
    happened.CheckedAgain: _check_again,
    happened.PlayerWarned: _unchanged,
}
