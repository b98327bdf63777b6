"""Mistakes that the dealer may make at a practice table; at all other tables the console refuses them."""

from typing import assert_never

from kitapi.games.caribbean_stud.rules.round.bet_corrections import overlook
from kitapi.games.caribbean_stud.rules.round.exchanges import next_card
from kitapi.games.caribbean_stud.rules.table.actions.incidents import Slip, SlipKind
from kitapi.games.caribbean_stud.rules.table.events import CardGiven, Event, SlipMade
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Actor, IllegalAction, Seat, rule

CLAUSES: dict[SlipKind, str] = {
    SlipKind.SKIP_SEAT: "CSP-104",
    SlipKind.DEAL_TO_EMPTY_SEAT: "CSP-108",
    SlipKind.SERVE_OUT_OF_TURN: "CSP-111",
    SlipKind.OVERLOOK_BET: "CSP-039",
}
"""The rule that each mistake breaks."""

PHASES: dict[SlipKind, Phase] = {
    SlipKind.SKIP_SEAT: Phase.DEAL,
    SlipKind.DEAL_TO_EMPTY_SEAT: Phase.DEAL,
    SlipKind.SERVE_OUT_OF_TURN: Phase.CHOOSE,
    SlipKind.OVERLOOK_BET: Phase.CHECK,
}
"""The phase in which each mistake can be made."""


def decide(state: StudState, _actor: Actor, action: Slip) -> tuple[Event, ...]:
    """Return the events of a mistake of the dealer.

    Raises:
        IllegalAction: the table is not for practice, or the mistake cannot be made now.
    """
    seat, what = Seat(action.seat), action.what
    if is_refused(state) or state.phase is not PHASES[what] or seat not in state.seats:
        raise IllegalAction(CLAUSES[what], practice=state.house.practice)
    match what:
        case SlipKind.SKIP_SEAT:
            return _dealt_wrongly(state, seat, what, possible=seat in state.playing and len(state.playing) > 1)
        case SlipKind.DEAL_TO_EMPTY_SEAT:
            return _dealt_wrongly(state, seat, what, possible=not state.places[seat].plays)
        case SlipKind.SERVE_OUT_OF_TURN:
            return _out_of_turn(state, seat)
        case SlipKind.OVERLOOK_BET:
            return overlook(state, seat)
        case _:
            assert_never(what)


@rule("CSP-086", without=False)
def is_refused(state: StudState) -> bool:
    """Whether the console refuses mistakes: it accepts them only at practice tables."""
    return not state.house.practice


def _dealt_wrongly(state: StudState, seat: Seat, what: SlipKind, *, possible: bool) -> tuple[Event, ...]:
    """Mark a seat, before the deal, to be left out of it or dealt to by mistake; at least one seat must be dealt to."""
    left = len(state.playing) - len(state.deck.skipped)
    skips_last = what is SlipKind.SKIP_SEAT and left == 1
    if state.is_dealt or not possible or skips_last or seat in (*state.deck.skipped, *state.deck.extra):
        raise IllegalAction(CLAUSES[what], practice=True)
    return (SlipMade(seat=seat, what=what),)


def _out_of_turn(state: StudState, seat: Seat) -> tuple[Event, ...]:
    """Serve a seat that waits for a card, although another seat's turn comes first."""
    place = state.places[seat]
    earlier = any(
        other.turn.wants is not None and (number > seat if state.exchanges.from_right else number < seat)
        for number, other in enumerate(state.places)
    )
    if (
        not state.stub.taken
        or state.exchanges.fee_due is not None
        or place.turn.wants is None
        or not earlier
        or not state.stub.cards
    ):
        raise IllegalAction("CSP-111", practice=True)
    slip = SlipMade(seat=seat, what=SlipKind.SERVE_OUT_OF_TURN)
    return (slip, CardGiven(seat=seat, card=next_card(state.stub.cards)))
