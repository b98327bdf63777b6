"""Functions that apply events to the state of one seat; they contain no rules."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.console.awards import button_of
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.parts import with_part
from kitapi.games.caribbean_stud.rules.table.place import Award, Choice, Place, Turn
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import sum_brought
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.house.keys import with_lamp
from kitapi.kernel import Seat


def put(state: StudState, seat: Seat, place: Place) -> StudState:
    """Return ``state`` with ``place`` as the state of ``seat``."""
    places = state.places
    return replace(state, places=(*places[:seat], place, *places[seat + 1 :]))


def set_part(state: StudState, seat: Seat, part: str, **fields: Any) -> StudState:
    """Return ``state`` with ``fields`` replaced in the part named ``part`` of a seat's state."""
    return put(state, seat, with_part(state.places[seat], part, **fields))


def _set(part: str, **fields: Any) -> Callable[[StudState, Any], StudState]:
    """Return a function that sets ``fields`` in one part of the state of the event's seat."""
    return lambda state, event: set_part(state, event.seat, part, **fields)


def with_choice(place: Place, choice: Choice, laid: int) -> Place:
    """Return ``place`` with its choice and the amount of its BET, and without a pending warning."""
    return replace(place, choice=choice, stake=replace(place.stake, laid=laid), turn=replace(place.turn, warned=False))


def _lay_choice(choice: Choice) -> Callable[[StudState, Any], StudState]:
    """Return a function that sets the choice of the event's seat and ends its turn."""

    def step(state: StudState, event: happened.BetRaised | happened.Folded) -> StudState:
        laid = event.amount if isinstance(event, happened.BetRaised) else 0
        return end_turn(put(state, event.seat, with_choice(state.places[event.seat], choice, laid)), event.seat)

    return step


def end_turn(state: StudState, seat: Seat) -> StudState:
    """End the seat's turn if the dealer waits for its answer."""
    if not state.is_dealt or state.exchanges.to_answer != seat:
        return state
    passed = set_part(state, seat, "turn", passed=True)
    return passed.with_part("exchanges", to_answer=None)


def _request_exchange(state: StudState, event: happened.ExchangeAsked) -> StudState:
    return set_part(state, event.seat, "turn", wants=event.card, warned=False)


def _withdraw_exchange(state: StudState, event: happened.ExchangeWithdrawn) -> StudState:
    return set_part(state, event.seat, "turn", wants=None, warned=False)


def _decline_exchange(state: StudState, event: happened.ExchangeDeclined) -> StudState:
    return end_turn(set_part(state, event.seat, "turn", warned=False), event.seat)


def _declare_hand(state: StudState, event: happened.Declared) -> StudState:
    return set_part(state, event.seat, "proof", declared=event.combination)


def _ask_seat(state: StudState, event: happened.SeatAsked) -> StudState:
    """Give a seat its turn; the turns of all seats before it have passed."""
    places = tuple(
        with_part(place, "turn", passed=place.turn.passed or _is_before(state, Seat(seat), event.seat))
        if place.plays
        else place
        for seat, place in enumerate(state.places)
    )
    return replace(state, places=places).with_part("exchanges", to_answer=event.seat)


def _is_before(state: StudState, seat: Seat, other: Seat) -> bool:
    """Whether ``seat``'s turn comes before that of ``other``."""
    return seat > other if state.exchanges.from_right else seat < other


def _give_card(state: StudState, event: happened.CardGiven) -> StudState:
    place = state.places[event.seat]
    assert place.turn.wants is not None
    exchange = Exchange(discard=place.turn.wants, new=event.card)
    served = replace(place, turn=Turn(passed=True), exchange=exchange)
    taken = put(state, event.seat, served).with_part("stub", cards=state.stub.cards[1:])
    return end_turn(taken.with_part("exchanges", fee_due=event.seat), event.seat)


def _take_fee(state: StudState, _event: happened.FeeTaken) -> StudState:
    return state.with_part("exchanges", fee_due=None)


def _collect_fold(state: StudState, event: happened.FoldCollected) -> StudState:
    before = state.places[event.seat]
    place = replace(
        before,
        collected=True,
        claim=replace(before.claim, held=event.held),
        prize=replace(before.prize, won_tier=event.jackpot),
    )
    return put(state, event.seat, place)


def _settle_seat(state: StudState, event: happened.SeatSettled) -> StudState:
    """Settle a seat.

    In records from before there were authorisations, the settlement of a confirmed hand counts as its authorisation.
    """
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


def _confirm_hand(state: StudState, event: happened.HandConfirmed) -> StudState:
    return set_part(state, event.seat, "proof", confirmed=event.genuine)


def _decide_token(state: StudState, event: happened.TokenDecided) -> StudState:
    return set_part(state, event.seat, "stake", lamp=event.in_play)


def _decide_claim(state: StudState, event: happened.ClaimDecided) -> StudState:
    """Store the decision about a claim; before the deal it is about wagers of earlier hands."""
    won = sum_brought(event.seat, event.transfers)
    if state.phase in (Phase.PREPARE, Phase.STAKES):
        return set_part(state, event.seat, "claim", earlier=None, decided=won)
    return set_part(state, event.seat, "claim", held=False, won=won)


def _award_jackpot(state: StudState, event: happened.JackpotAwarded) -> StudState:
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
    happened.TokenDecided: _decide_token,
    happened.BetRaised: _lay_choice(Choice.RAISE),
    happened.Folded: _lay_choice(Choice.FOLD),
    happened.ExchangeAsked: _request_exchange,
    happened.ExchangeWithdrawn: _withdraw_exchange,
    happened.ExchangeDeclined: _decline_exchange,
    happened.AskedAgain: _set("turn", warned=True),
    happened.Declared: _declare_hand,
    happened.SeatAsked: _ask_seat,
    happened.CardGiven: _give_card,
    happened.FeeTaken: _take_fee,
    happened.FoldCollected: _collect_fold,
    happened.BetChecked: _set("stake", checked=True),
    happened.SeatSettled: _settle_seat,
    happened.DeclarationNoted: _set("proof", noted=True),
    happened.HandConfirmed: _confirm_hand,
    happened.PaymentAuthorised: _set("proof", authorised=True),
    happened.ClaimDecided: _decide_claim,
    happened.JackpotAwarded: _award_jackpot,
}
