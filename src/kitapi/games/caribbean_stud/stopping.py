"""All tables of the house stop for a royal or straight flush, and go on again (CSP-063, AMB-59, AMB-60)."""

from kitapi.games.caribbean_stud.awards import displayed
from kitapi.games.caribbean_stud.events import TablesResumed, TablesStopped
from kitapi.games.caribbean_stud.hands import awaits_control_room, facts_of, is_high
from kitapi.games.caribbean_stud.jackpot import tier_won
from kitapi.games.caribbean_stud.state import StudState
from kitapi.kernel import Instead, Seat, rule


@rule("CSP-063", "AMB-59", "AMB-60", without=())
def stops(state: StudState) -> tuple[TablesStopped, ...]:
    """The stop of the other tables, where a high hand was declared or found and they are not standing still yet.

    Raises:
        IllegalAction: nobody has told what the meter holds, which the jackpots will be reckoned by.
    """
    if state.stopping or not any(awaits_control_room(place) for place in state.places):
        return ()
    return (TablesStopped(basis=displayed(state)),)


def resumes(state: StudState) -> tuple[TablesResumed, ...]:
    """That the other tables go on, where they stand still and nothing is left that they would wait for."""
    if not state.stopping or any(awaits_control_room(place) for place in state.places):
        return ()
    return () if any(waits_for_award(state, seat) for seat in state.playing) else (TablesResumed(),)


@rule("AMB-59", without=Instead(lambda _state, _seat: False))
def waits_for_award(state: StudState, seat: Seat) -> bool:
    """Whether a confirmed high hand is to be paid one of the jackpot's upper tiers, or may still be."""
    place = state.places[seat]
    if not (is_high(place.declared) and place.confirmed) or place.award is not None:
        return False
    return is_high(place.won_tier if place.collected else tier_won(facts_of(state, seat), state.house))
