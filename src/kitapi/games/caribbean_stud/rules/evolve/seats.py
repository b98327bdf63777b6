"""What events make of one seat's place; holds no rule."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.console.awards import button_of
from kitapi.games.caribbean_stud.rules.payment.settled import Exchange
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.parts import with_part
from kitapi.games.caribbean_stud.rules.table.place import Award, Choice, Place, Turn
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import brought
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.house.keys import with_lamp
from kitapi.kernel import Seat


def put(state: StudState, seat: Seat, place: Place) -> StudState:
    """``state`` with another ``place`` at ``seat``."""
    places = state.places
    return replace(state, places=(*places[:seat], place, *places[seat + 1 :]))


def set_part(state: StudState, seat: Seat, part: str, **fields: Any) -> StudState:
    """``state`` with other ``fields`` in one part of the place at ``seat``."""
    return put(state, seat, with_part(state.places[seat], part, **fields))


def _set(part: str, **fields: Any) -> Callable[[StudState, Any], StudState]:
    """A step that sets ``fields`` in one part of the place of the event's seat."""
    return lambda state, event: set_part(state, event.seat, part, **fields)


def chosen(place: Place, choice: Choice, laid: int) -> Place:
    """``place`` with its choice and the chips of its BET; it has answered then."""
    return replace(place, choice=choice, stake=replace(place.stake, laid=laid), turn=replace(place.turn, warned=False))


def _chose(choice: Choice) -> Callable[[StudState, Any], StudState]:
    """A step in which the seat lays out ``choice``; it has answered then."""

    def step(state: StudState, event: happened.BetRaised | happened.Folded) -> StudState:
        laid = event.amount if isinstance(event, happened.BetRaised) else 0
        return answered(put(state, event.seat, chosen(state.places[event.seat], choice, laid)), event.seat)

    return step


def answered(state: StudState, seat: Seat) -> StudState:
    """The seat has had its turn, if it was asked just now."""
    if state.exchanges.asking != seat:
        return state
    passed = set_part(state, seat, "turn", passed=True)
    return with_part(passed, "exchanges", asking=None)


def _exchange_asked(state: StudState, event: happened.ExchangeAsked) -> StudState:
    return set_part(state, event.seat, "turn", wants=event.card, warned=False)


def _exchange_withdrawn(state: StudState, event: happened.ExchangeWithdrawn) -> StudState:
    return set_part(state, event.seat, "turn", wants=None, warned=False)


def _exchange_declined(state: StudState, event: happened.ExchangeDeclined) -> StudState:
    return answered(set_part(state, event.seat, "turn", warned=False), event.seat)


def _declared(state: StudState, event: happened.Declared) -> StudState:
    return set_part(state, event.seat, "proof", declared=event.combination)


def _asked(state: StudState, event: happened.SeatAsked) -> StudState:
    """The seats before the one asked have had their turn."""
    places = tuple(
        with_part(place, "turn", passed=place.turn.passed or _is_before(state, Seat(seat), event.seat))
        if place.plays
        else place
        for seat, place in enumerate(state.places)
    )
    return with_part(replace(state, places=places), "exchanges", asking=event.seat)


def _is_before(state: StudState, seat: Seat, asked: Seat) -> bool:
    """Whether ``seat``'s turn comes before that of ``asked``."""
    return seat > asked if state.exchanges.from_right else seat < asked


def _given(state: StudState, event: happened.CardGiven) -> StudState:
    place = state.places[event.seat]
    assert place.turn.wants is not None
    exchange = Exchange(discard=place.turn.wants, new=event.card)
    served = replace(place, turn=Turn(passed=True), exchange=exchange)
    taken = with_part(put(state, event.seat, served), "deck", stub=state.deck.stub[1:])
    return answered(with_part(taken, "exchanges", fee_due=event.seat), event.seat)


def _fee_taken(state: StudState, _event: happened.FeeTaken) -> StudState:
    return with_part(state, "exchanges", fee_due=None)


def _fold_collected(state: StudState, event: happened.FoldCollected) -> StudState:
    before = state.places[event.seat]
    place = replace(
        before,
        collected=True,
        claim=replace(before.claim, held=event.held),
        prize=replace(before.prize, won_tier=event.jackpot),
    )
    return put(state, event.seat, place)


def _settled(state: StudState, event: happened.SeatSettled) -> StudState:
    """A confirmed hand that was settled had been authorised by that where there was no such step yet."""
    before = state.places[event.seat]
    place = replace(
        before,
        settlement=event.settlement,
        collected=True,
        shown=bool(event.shown),
        proof=replace(before.proof, authorised=before.proof.authorised or bool(before.proof.confirmed)),
        claim=replace(before.claim, held=event.held),
        prize=replace(before.prize, won_tier=event.jackpot),
    )
    return put(state, event.seat, place)


def _confirmed(state: StudState, event: happened.HandConfirmed) -> StudState:
    return set_part(state, event.seat, "proof", confirmed=event.genuine)


def _token_decided(state: StudState, event: happened.TokenDecided) -> StudState:
    return set_part(state, event.seat, "stake", lamp=event.in_play)


def _claim_decided(state: StudState, event: happened.ClaimDecided) -> StudState:
    """Before the cards it is about wagers of earlier hands."""
    won = brought(event.seat, event.transfers)
    if state.phase in (Phase.PREPARE, Phase.STAKES):
        return set_part(state, event.seat, "claim", earlier=None, decided=won)
    return set_part(state, event.seat, "claim", held=False, won=won)


def _awarded(state: StudState, event: happened.JackpotAwarded) -> StudState:
    award = Award(tier=event.tier, amount=event.amount, covered=event.covered)
    console = replace(with_lamp(state.console, button_of(event.tier), lit=False), paid=event.seat)
    jackpot = state.jackpot
    meter = None if jackpot.meter is None else jackpot.meter + event.lifted
    lifted = replace(jackpot, meter=meter, reserved=jackpot.reserved - event.lifted)
    return set_part(replace(state, console=console, jackpot=lifted), event.seat, "prize", award=award)


SEAT_STEPS: dict[type, Callable[[StudState, Any], StudState]] = {
    happened.NotesChanged: lambda state, _event: state,
    happened.AnteStaked: _set("stake", waved=False),
    happened.TokenInserted: _set("stake", waved=False),
    happened.TokenTakenBack: _set("stake", waved=False),
    happened.StakesTakenBack: _set("stake", waved=False),
    happened.Waved: _set("stake", waved=True),
    happened.CashedOut: lambda state, _event: state,
    happened.TokenDecided: _token_decided,
    happened.BetRaised: _chose(Choice.RAISE),
    happened.Folded: _chose(Choice.FOLD),
    happened.ExchangeAsked: _exchange_asked,
    happened.ExchangeWithdrawn: _exchange_withdrawn,
    happened.ExchangeDeclined: _exchange_declined,
    happened.AskedAgain: _set("turn", warned=True),
    happened.Declared: _declared,
    happened.SeatAsked: _asked,
    happened.CardGiven: _given,
    happened.FeeTaken: _fee_taken,
    happened.FoldCollected: _fold_collected,
    happened.BetChecked: _set("stake", checked=True),
    happened.SeatSettled: _settled,
    happened.DeclarationNoted: _set("proof", noted=True),
    happened.HandConfirmed: _confirmed,
    happened.PaymentAuthorised: _set("proof", authorised=True),
    happened.ClaimDecided: _claim_decided,
    happened.JackpotAwarded: _awarded,
}
