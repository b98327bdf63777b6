"""Joins the chapters into Skeleton Game; holds no rule itself."""

from collections.abc import Iterable, Mapping
from typing import Any

from kitapi.cards import Card
from kitapi.games.skeleton_game.rules import evolve, opening, views
from kitapi.games.skeleton_game.rules.actions import Action
from kitapi.games.skeleton_game.rules.decide import decide, options, to_act
from kitapi.games.skeleton_game.rules.events import DealSettled, Event
from kitapi.games.skeleton_game.rules.state import BrokenUp, DealOver, SkeletonGameState, balances_of, shuffle_of
from kitapi.games.skeleton_game.rules.variant import PRESETS, SkeletonGameTerms, SkeletonGameVariant
from kitapi.games.skeleton_game.rules.view import Observation, SkeletonGameView
from kitapi.kernel import CHANCE, SPECTATOR, Role, Seat
from kitapi.kernel.codec import StructCodec


class SkeletonGame:
    """Skeleton Game: see ``kitapi.kernel.Game`` for what each part is."""

    name = "skeleton-game"
    roles: tuple[Role, ...] = (CHANCE, SPECTATOR)
    take_back: None = None
    opening_kind = "skeleton_game.deal_opened"
    unit = "points"
    house: None = None
    presets: Mapping[str, SkeletonGameVariant] = PRESETS
    codec: StructCodec[SkeletonGameTerms, Action, Event, SkeletonGameView] = StructCodec(
        terms=SkeletonGameTerms, action=Action, event=Event, view=SkeletonGameView, observation=Observation
    )

    begin = staticmethod(opening.begin)
    open = staticmethod(opening.open_deal)
    decide = staticmethod(decide)
    evolve = staticmethod(evolve.evolve)
    options = staticmethod(options)
    view = staticmethod(views.view)
    observe = staticmethod(views.observe)
    succession = staticmethod(opening.succession)
    break_up = staticmethod(opening.break_up)
    is_dealt = staticmethod(opening.is_dealt)
    shuffle = staticmethod(shuffle_of)

    def seats(self, terms: SkeletonGameTerms) -> int:
        """How many seats the table has."""
        return terms.players

    def awaits(self, state: SkeletonGameState, seat: Seat) -> bool:
        """Whether the table waits for ``seat``."""
        return seat in to_act(state)

    def is_over(self, state: SkeletonGameState) -> bool:
        """Whether the deal is over."""
        return isinstance(state, DealOver | BrokenUp)

    def deck(self, state: SkeletonGameState) -> tuple[Card, ...] | None:
        """The cards to be shuffled now."""
        return opening.deck(state)

    def sheet(self, events: Iterable[Event]) -> Any:
        """The tricks and results of every deal."""
        settled = [event for event in events if isinstance(event, DealSettled)]
        return {"deals": [{"tricks": one.tricks, "results": tuple(one.balances.values())} for one in settled]}

    def results(self, state: SkeletonGameState) -> tuple[int, ...]:
        """Points won or lost by seat; a running deal counts once it is over."""
        return tuple(balances_of(state).values())

    def discrepancy(self, state: SkeletonGameState) -> str | None:
        """Return the errors in the accounts, in a few English words."""
        return "balances: they do not add up to zero" if sum(balances_of(state).values()) else None


SKELETON_GAME = SkeletonGame()
