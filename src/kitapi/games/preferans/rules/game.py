"""Joins the phases into the game of Preferans; holds no rule itself."""

from collections.abc import Mapping
from typing import Any

from kitapi.cards import DECK_32, Card
from kitapi.games.preferans.rules import auditing, deciding, evolving, offering, opening, seeing, sheet_page
from kitapi.games.preferans.rules.actions import Action
from kitapi.games.preferans.rules.events import Event, opened_lifted
from kitapi.games.preferans.rules.observations import Observation
from kitapi.games.preferans.rules.state import BrokenUp, DealOver, PreferansState, shuffle_of
from kitapi.games.preferans.rules.turns import to_act
from kitapi.games.preferans.rules.variant import PRESETS, PreferansTerms, PreferansVariant, lifted
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import CHANCE, SPECTATOR, Actor, Permutation, Role, Seat
from kitapi.kernel.codec import StructCodec


class Preferans:
    """The game of Preferans: see ``kitapi.kernel.Game`` for what each part is."""

    name = "preferans"
    roles: tuple[Role, ...] = (CHANCE, SPECTATOR)
    opening_kind = "preferans.deal_opened"
    unit = "points"
    house: None = None
    presets: Mapping[str, PreferansVariant] = PRESETS
    codec: StructCodec[PreferansTerms, Action, Event, PreferansView] = StructCodec(
        terms=PreferansTerms,
        action=Action,
        event=Event,
        view=PreferansView,
        observation=Observation,
        lifted=lifted,
        schemas={opening_kind: 2},
        upcasters={(opening_kind, 1): opened_lifted},
    )

    begin = staticmethod(opening.begin)
    open = staticmethod(opening.open_deal)
    decide = staticmethod(deciding.decide)
    evolve = staticmethod(evolving.evolve)
    view = staticmethod(seeing.view)
    observe = staticmethod(seeing.observe)
    succession = staticmethod(opening.succession)
    break_up = staticmethod(opening.break_up)
    shuffle = staticmethod(shuffle_of)
    discrepancy = staticmethod(auditing.discrepancy)
    is_dealt = staticmethod(opening.is_dealt)
    sheet = staticmethod(sheet_page.sheet_page)

    def seats(self, terms: PreferansTerms) -> int:
        """Three or four."""
        return terms.players

    def options(self, state: PreferansState, actor: Actor) -> tuple[Any, ...]:
        """What ``actor`` may do now."""
        if isinstance(actor, int):
            return offering.options_of(state, actor)
        return (Permutation(of=DECK_32),) if actor == CHANCE and opening.ready_to_deal(state) else ()

    def awaits(self, state: PreferansState, seat: Seat) -> bool:
        """Whether the table waits for ``seat``: in its turn, but not for an 8 out of turn (SK-BID-10)."""
        return seat in to_act(state)

    def is_over(self, state: PreferansState) -> bool:
        """Whether the deal is over."""
        return isinstance(state, DealOver | BrokenUp)

    def deck(self, state: PreferansState) -> tuple[Card, ...] | None:
        """The 32 cards, once every seat has given its share in the shuffle."""
        return DECK_32 if opening.ready_to_deal(state) else None


PREFERANS = Preferans()
