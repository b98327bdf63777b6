"""Who is to act now."""

from kitapi.games.prefa.rules import bidding, claims, participation, play, solo
from kitapi.games.prefa.rules.state import (
    Bidding,
    Discarding,
    GivenUp,
    Naming,
    Participating,
    Playing,
    PrefaState,
)
from kitapi.kernel import Seat
from kitapi.mechanics.deal.state import due_without_hands, once
from kitapi.mechanics.table import defenders_of


@once
def to_act(state: PrefaState) -> tuple[Seat, ...]:
    """Return the seats that are to act now; outside the shuffle at most one.

    Empty while the events of an action are still being applied.
    """
    match state:
        case Playing():
            return _to_act_in_play(state)
        case Bidding():
            return bidding.seats_to_call(state.deal.opened.active, state.calls)
        case Discarding() | Naming():
            return (state.won.declarer,)
        case GivenUp():
            return solo.next_to_answer(state)
        case Participating():
            if participation.bare_answers(state.answers) in participation.PARTS:
                return ()
            first, second = defenders_of(state.bargain.won.declarer, state.deal.opened.active)
            return (participation.next_to_answer(len(state.answers), first, second),)
        case _:
            return due_without_hands(state)


def _to_act_in_play(state: Playing) -> tuple[Seat, ...]:
    if state.claim is not None:
        return claims.seats_to_answer(state)[:1]
    if len(state.trick) == len(state.lineup) or sum(state.won) == play.TRICKS:
        return ()
    return (play.next_to_play(state),)
