"""Functions that apply the events of irregularities to the state of a table; they contain no rules."""

from collections.abc import Callable
from typing import Any, assert_never

from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.evolve.seats import end_turn, put, set_part, with_choice
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.actions.incidents import SlipKind
from kitapi.games.caribbean_stud.rules.table.incidents import Incident
from kitapi.games.caribbean_stud.rules.table.parts import HandEnd, with_part
from kitapi.games.caribbean_stud.rules.table.place import Choice, Claim, Place, SeatIncidents, Stake
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import sum_given
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.house import calls
from kitapi.kernel import Seat


def _make_slip(state: StudState, event: happened.SlipMade) -> StudState:
    match event.what:
        case SlipKind.SKIP_SEAT:
            return state.with_part("deck", skipped=(*state.deck.skipped, event.seat))
        case SlipKind.DEAL_TO_EMPTY_SEAT:
            return state.with_part("deck", extra=(*state.deck.extra, event.seat))
        case SlipKind.SERVE_OUT_OF_TURN:
            return state
        case SlipKind.OVERLOOK_BET:
            return set_part(state, event.seat, "stake", checked=True)
        case _:
            assert_never(event.what)


def _misplace_bet(state: StudState, event: happened.BetMisplaced) -> StudState:
    return end_turn(
        put(state, event.seat, with_choice(state.places[event.seat], Choice.RAISE, event.amount)), event.seat
    )


def _offer_loan(state: StudState, event: happened.LoanOffered) -> StudState:
    return set_part(state, event.seat, "loan", lends=event.to)


def _correct_bet(state: StudState, event: happened.BetCorrected) -> StudState:
    corrected = set_part(set_part(state, event.seat, "stake", laid=event.amount), event.seat, "turn", warned=False)
    return corrected if event.lender is None else add_loan(corrected, event.seat, event.lender, event.transfers)


def add_loan(state: StudState, borrower: Seat, lender: Seat, transfers: happened.Transfers) -> StudState:
    """Return ``state`` after a loan, whose amount is the part of ``transfers`` that came from ``lender``."""
    amount = sum_given(lender, transfers)
    giving, taking = state.places[lender].loan, state.places[borrower].loan
    after = set_part(state, lender, "loan", lends=None, lent=giving.lent + amount)
    return set_part(after, borrower, "loan", borrowed=taking.borrowed + amount)


def _call_inspector(state: StudState, event: happened.InspectorCalled) -> StudState:
    called = replace(state, incident=Incident(caller=event.seat))
    if event.seat is None:
        return called
    return set_part(called, event.seat, "incidents", called=True)


def _incident(state: StudState) -> Incident:
    return state.incident or Incident()


def _state_facts(state: StudState, event: happened.FactsStated) -> StudState:
    """Store the stated facts, and remove the roles and choices that belong to facts stated earlier."""
    return replace(state, incident=calls.restate_facts(_incident(state), event.stated, event.choosing))


def _join_ruling(state: StudState, event: happened.RulingJoined) -> StudState:
    return replace(state, incident=calls.join_ruling(_incident(state), event))


def _choose_remedy(state: StudState, event: happened.RemedyChosen) -> StudState:
    return replace(state, incident=calls.add_choice(_incident(state), event.seat, event.choice))


def finish_hand(state: StudState, **fields: Any) -> StudState:
    """Return ``state`` in the phase DONE, with ``fields`` set in its ``HandEnd``."""
    return replace(state, phase=Phase.DONE, end_or_none=replace(state.end_or_none or HandEnd(), **fields))


def _void_hand(state: StudState, _event: happened.HandVoided) -> StudState:
    """Mark the hand as void; the bank's cards, if dealt, must still be counted and stored."""
    after = state.with_part("exchanges", to_answer=None, fee_due=None) if state.is_dealt else state
    return replace(
        finish_hand(after, void=True),
        places=tuple(_empty_place(place) for place in state.places),
        jackpot=replace(state.jackpot, stopping=False),
        console=replace(state.console, lit=(), paid=None),
    )


def _empty_place(place: Place) -> Place:
    """Return ``place`` as of a seat that is not in the hand; claims of earlier hands and loans are kept."""
    return Place(
        void=place.plays or place.void,
        cards=place.cards,
        exchange=place.exchange,
        collected=bool(place.cards),
        shown=place.shown,
        stake=Stake(waved=place.stake.waved),
        claim=Claim(earlier=place.claim.earlier, decided=place.claim.decided),
        loan=replace(place.loan, lends=None),
        incidents=SeatIncidents(called=place.incidents.called),
    )


def _void_seat(state: StudState, event: happened.SeatVoided) -> StudState:
    """Remove a seat from the hand; if its token is not returned, its lamp stays lit."""
    place = state.places[event.seat]
    emptied = with_part(_empty_place(place), "stake", lamp=place.stake.lamp and not event.reversed)
    after = put(end_turn(state, event.seat), event.seat, emptied)
    has_fee_due = state.is_dealt and state.exchanges.fee_due == event.seat
    return after.with_part("exchanges", fee_due=None) if has_fee_due else after


def _return_request(state: StudState, event: happened.RequestReturned) -> StudState:
    after = end_turn(state, event.seat)
    return set_part(after, event.seat, "turn", wants=None, passed=True, warned=False)


def _lose_cards(state: StudState, event: happened.CardsLost) -> StudState:
    fallen, left = state.stub.cards[: event.amount], state.stub.cards[event.amount :]
    return state.with_part("stub", cards=left, lost=state.stub.lost + fallen)


def _take_dead_hand(state: StudState, event: happened.DeadHandTaken) -> StudState:
    place = state.places[event.seat]
    after = state.with_part("stub", lost=state.stub.lost + place.cards)
    return put(after, event.seat, replace(place, cards=()))


def _take_hand(state: StudState, event: happened.HandTaken) -> StudState:
    """Mark a seat's cards as collected by mistake.

    The seat stays in the hand. If its cards were collected as if it had folded, there is no BET to check.
    """
    place = state.places[event.seat]
    taken = replace(
        place,
        collected=False,
        choice=Choice.RAISE,
        stake=replace(place.stake, checked=place.stake.checked or event.as_fold),
        incidents=replace(place.incidents, taken=True, as_fold=event.as_fold),
    )
    return put(state, event.seat, taken)


def _drop_card(state: StudState, event: happened.CardDropped) -> StudState:
    return set_part(state, event.seat, "incidents", dropped=True)


def _say_hand(state: StudState, event: happened.HandSaid) -> StudState:
    said = set_part(state, event.seat, "incidents", said=event.outcome)
    return set_part(said, event.seat, "turn", warned=False)


def _return_excess(state: StudState, event: happened.ExcessReturned) -> StudState:
    back = sum(one.amount for one in event.transfers)
    laid = state.places[event.seat].stake.laid
    return set_part(state, event.seat, "stake", laid=laid - back, bet_stands=True)


def _let_short_bet_stand(state: StudState, event: happened.ShortBetStands) -> StudState:
    return set_part(state, event.seat, "stake", bet_stands=True)


def _check_again(state: StudState, event: happened.CheckedAgain) -> StudState:
    return set_part(replace(state, phase=Phase.CHECK), event.seat, "stake", checked=False)


def _change_nothing(state: StudState, _event: object) -> StudState:
    return state


INCIDENT_STEPS: dict[type, Callable[[StudState, Any], StudState]] = {
    happened.SlipMade: _make_slip,
    happened.BetMisplaced: _misplace_bet,
    happened.LoanOffered: _offer_loan,
    happened.BetCorrected: _correct_bet,
    happened.InspectorCalled: _call_inspector,
    happened.CallDismissed: lambda state, _event: replace(state, incident=None),
    happened.FactsStated: _state_facts,
    happened.RulingJoined: _join_ruling,
    happened.RemedyChosen: _choose_remedy,
    happened.RulingGiven: lambda state, _event: replace(state, incident=None),
    happened.HandVoided: _void_hand,
    happened.SeatVoided: _void_seat,
    happened.RequestReturned: _return_request,
    happened.CardDropped: _drop_card,
    happened.CardsLost: _lose_cards,
    happened.ExchangesTurned: lambda state, _event: state.with_part("exchanges", from_right=True),
    happened.DeadHandTaken: _take_dead_hand,
    happened.HandTaken: _take_hand,
    happened.HandSaid: _say_hand,
    happened.ExcessReturned: _return_excess,
    happened.ShortBetStands: _let_short_bet_stand,
    happened.CheckedAgain: _check_again,
    happened.PlayerWarned: _change_nothing,
}
