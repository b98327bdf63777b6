"""What events make of one seat's place; holds no rule."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.console.awards import button_of
from kitapi.games.caribbean_stud.rules.payment.settled import Exchange
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.place import Award, Choice, Place
from kitapi.games.caribbean_stud.rules.table.state import StudState, with_part
from kitapi.games.caribbean_stud.rules.terms.accounts import brought
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Seat


def put(state: StudState, seat: Seat, place: Place) -> StudState:
    """``state`` with another ``place`` at ``seat``."""
    places = tuple(place if number == seat else other for number, other in enumerate(state.places))
    return replace(state, places=places)


def _set(**fields: Any) -> Callable[[StudState, Any], StudState]:
    """A step that sets ``fields`` of the event's seat."""
    return lambda state, event: put(state, event.seat, replace(state.places[event.seat], **fields))


def _chose(choice: Choice) -> Callable[[StudState, Any], StudState]:
    """A step in which the seat lays out ``choice``; it has answered then."""

    def step(state: StudState, event: happened.BetRaised | happened.Folded) -> StudState:
        laid = event.amount if isinstance(event, happened.BetRaised) else 0
        place = replace(state.places[event.seat], choice=choice, laid=laid, warned=False)
        return answered(put(state, event.seat, place), event.seat)

    return step


def answered(state: StudState, seat: Seat) -> StudState:
    """The seat has had its turn, if it was asked just now."""
    if state.exchanges.asking != seat:
        return state
    passed = put(state, seat, replace(state.places[seat], passed=True))
    return with_part(passed, "exchanges", asking=None)


def _exchange_asked(state: StudState, event: happened.ExchangeAsked) -> StudState:
    return put(state, event.seat, replace(state.places[event.seat], wants=event.card, warned=False))


def _exchange_withdrawn(state: StudState, event: happened.ExchangeWithdrawn) -> StudState:
    return put(state, event.seat, replace(state.places[event.seat], wants=None, warned=False))


def _exchange_declined(state: StudState, event: happened.ExchangeDeclined) -> StudState:
    return answered(put(state, event.seat, replace(state.places[event.seat], warned=False)), event.seat)


def _declared(state: StudState, event: happened.Declared) -> StudState:
    return put(state, event.seat, replace(state.places[event.seat], declared=event.combination))


def _asked(state: StudState, event: happened.SeatAsked) -> StudState:
    """The seats before the one asked have had their turn."""
    places = tuple(
        replace(place, passed=place.passed or _is_before(state, Seat(seat), event.seat)) if place.plays else place
        for seat, place in enumerate(state.places)
    )
    return with_part(replace(state, places=places), "exchanges", asking=event.seat)


def _is_before(state: StudState, seat: Seat, asked: Seat) -> bool:
    """Whether ``seat``'s turn comes before that of ``asked``."""
    return seat > asked if state.exchanges.from_right else seat < asked


def _given(state: StudState, event: happened.CardGiven) -> StudState:
    place = state.places[event.seat]
    assert place.wants is not None
    served = replace(
        place, wants=None, warned=False, passed=True, exchange=Exchange(discard=place.wants, new=event.card)
    )
    taken = with_part(put(state, event.seat, served), "deck", stub=state.deck.stub[1:])
    return answered(with_part(taken, "exchanges", fee_due=event.seat), event.seat)


def _fee_taken(state: StudState, _event: happened.FeeTaken) -> StudState:
    return with_part(state, "exchanges", fee_due=None)


def _fold_collected(state: StudState, event: happened.FoldCollected) -> StudState:
    place = replace(state.places[event.seat], collected=True, held=event.held, won_tier=event.jackpot)
    return put(state, event.seat, place)


def _settled(state: StudState, event: happened.SeatSettled) -> StudState:
    """A confirmed hand that was settled had been authorised by that where there was no such step yet."""
    before = state.places[event.seat]
    place = replace(
        before,
        settlement=event.settlement,
        collected=True,
        authorised=before.authorised or bool(before.confirmed),
        shown=bool(event.shown),
        held=event.held,
        won_tier=event.jackpot,
    )
    return put(state, event.seat, place)


def _confirmed(state: StudState, event: happened.HandConfirmed) -> StudState:
    return put(state, event.seat, replace(state.places[event.seat], confirmed=event.genuine))


def _token_decided(state: StudState, event: happened.TokenDecided) -> StudState:
    return put(state, event.seat, replace(state.places[event.seat], lamp=event.in_play))


def _claim_decided(state: StudState, event: happened.ClaimDecided) -> StudState:
    """Before the cards it is about wagers of earlier hands."""
    place = state.places[event.seat]
    if state.phase in (Phase.PREPARE, Phase.STAKES):
        decided = brought(event.seat, event.transfers)
        return put(state, event.seat, replace(place, earlier=None, decided=decided))
    return put(state, event.seat, replace(place, held=False, claim_won=brought(event.seat, event.transfers)))


def _awarded(state: StudState, event: happened.JackpotAwarded) -> StudState:
    place = replace(state.places[event.seat], award=Award(tier=event.tier, amount=event.amount, covered=event.covered))
    console = replace(state.console.with_key(button_of(event.tier), lit=False), paid=event.seat)
    jackpot = state.jackpot
    meter = None if jackpot.meter is None else jackpot.meter + event.lifted
    lifted = replace(jackpot, meter=meter, reserved=jackpot.reserved - event.lifted)
    return put(replace(state, console=console, jackpot=lifted), event.seat, place)


SEAT_STEPS: dict[type, Callable[[StudState, Any], StudState]] = {
    happened.NotesChanged: lambda state, _event: state,
    happened.AnteStaked: _set(waved=False),
    happened.TokenInserted: _set(waved=False),
    happened.TokenTakenBack: _set(waved=False),
    happened.StakesTakenBack: _set(waved=False),
    happened.Waved: _set(waved=True),
    happened.CashedOut: lambda state, _event: state,
    happened.TokenDecided: _token_decided,
    happened.BetRaised: _chose(Choice.RAISE),
    happened.Folded: _chose(Choice.FOLD),
    happened.ExchangeAsked: _exchange_asked,
    happened.ExchangeWithdrawn: _exchange_withdrawn,
    happened.ExchangeDeclined: _exchange_declined,
    happened.AskedAgain: _set(warned=True),
    happened.Declared: _declared,
    happened.SeatAsked: _asked,
    happened.CardGiven: _given,
    happened.FeeTaken: _fee_taken,
    happened.FoldCollected: _fold_collected,
    happened.BetChecked: _set(checked=True),
    happened.SeatSettled: _settled,
    happened.DeclarationNoted: _set(noted=True),
    happened.HandConfirmed: _confirmed,
    happened.PaymentAuthorised: _set(authorised=True),
    happened.ClaimDecided: _claim_decided,
    happened.JackpotAwarded: _awarded,
}
