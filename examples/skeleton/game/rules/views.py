"""Views built up from what a viewer has seen, and observations of events."""

from typing import Any

from kitapi.cards import sorted_for_hand
from kitapi.games.skeleton_game.rules.decide import options, to_act
from kitapi.games.skeleton_game.rules.events import CardsDealt, Contributed, DealOpened, DealSettled, Event, Pledged
from kitapi.games.skeleton_game.rules.opening import has_ended
from kitapi.games.skeleton_game.rules.state import (
    BrokenUp,
    DealOver,
    Playing,
    Shuffling,
    SkeletonGameState,
    balances_of,
    opened_of,
)
from kitapi.games.skeleton_game.rules.view import AllShown, BreakingUp, Observation, Outcome, Phase, SkeletonGameView
from kitapi.kernel import Instead, Seat, Viewer, rule
from kitapi.kernel.shuffle.views import show
from kitapi.mechanics.deal import observations as deal
from kitapi.mechanics.deal.view import of_opening
from kitapi.mechanics.shown_cards import CardsView, all_cards_of, cards_on_table, last_trick_of

_PHASES = {Shuffling: Phase.SHUFFLING, Playing: Phase.PLAYING, DealOver: Phase.OVER, BrokenUp: Phase.BROKEN_UP}


def view(state: SkeletonGameState, viewer: Viewer) -> SkeletonGameView:
    """All that ``viewer`` may know, with their options."""
    players = opened_of(state).terms.players
    seat = Seat(viewer) if isinstance(viewer, int) else None
    return SkeletonGameView(
        phase=_PHASES[type(state)],
        seat=seat,
        around=tuple(Seat(((seat or 0) + place) % players) for place in range(players)),
        turn=to_act(state),
        options=() if seat is None else options(state, seat),
        **of_opening(opened_of(state)),
        **_phase_fields(state, seat),
    )


def _phase_fields(state: SkeletonGameState, seat: Seat | None) -> dict[str, Any]:
    """The fields of the view that depend on the phase."""
    match state:
        case Shuffling():
            return {"shuffle": show(state.shuffle)}
        case Playing():
            return {
                "held": deal.hand_sizes(state),
                "hand": own_hand(state.hands, seat),
                "trick": cards_on_table(state.trick),
                "last_trick": last_trick_of(state.tricks),
                "tricks": state.won,
            }
        case DealOver():
            return {"tricks": state.settled.tricks, "outcome": _outcome_of(state)}
        case BrokenUp():
            cards = all_cards(state.before) if isinstance(state.before, Playing) else None
            return {"broken_up": BreakingUp(results=tuple(balances_of(state).values()), cards=cards)}


@rule("SKELETON-DEAL-02", without=Instead(lambda hands, _seat: sorted_for_hand(hands[0] | hands[1])))
def own_hand(hands: tuple[int, ...], seat: Seat | None) -> tuple[Any, ...]:
    """The viewer's own cards, sorted; none for one without a seat."""
    return () if seat is None else sorted_for_hand(hands[seat])


def all_cards(state: Playing) -> CardsView:
    """All cards of a deal that is over, and what its shuffle was made from."""
    return all_cards_of(state.deal.dealt, 0, state.deal.shuffle.contributions)


def _outcome_of(state: DealOver) -> Outcome:
    results = tuple(state.settled.balances.values())
    cards = all_cards(state.before)
    return Outcome(settled=state.settled, results=results, sitting_over=has_ended(state), cards=cards)


def observe(state: SkeletonGameState, event: Event, viewer: Viewer) -> Observation | None:
    """Return the part of ``event`` that ``viewer`` sees; ``state`` is the state after it."""
    match event:
        case DealOpened() | Pledged() | Contributed() | CardsDealt():
            seen: Any = deal.observe(event, viewer)
            return seen  # type: ignore[no-any-return]
        case DealSettled():
            assert isinstance(state, DealOver)
            return AllShown(settled=event, cards=all_cards(state.before))
        case _:
            return event
