"""Joins the phases into the game of Preferans; holds no rule itself."""

from collections.abc import Iterable, Mapping
from typing import Any

from kitapi.cards import DECK_32, Card
from kitapi.games.preferans.rules import auditing, deciding, evolving, offering, opening, seeing, sheet_page
from kitapi.games.preferans.rules.actions import Action
from kitapi.games.preferans.rules.events import Event, opened_lifted
from kitapi.games.preferans.rules.observations import Observation
from kitapi.games.preferans.rules.sheet_page import SheetPage
from kitapi.games.preferans.rules.state import BrokenUp, DealOver, DealSetup, PreferansState, shuffle_of
from kitapi.games.preferans.rules.turns import to_act
from kitapi.games.preferans.rules.variant import PRESETS, PreferansTerms, PreferansVariant, lifted
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import CHANCE, SPECTATOR, Actor, Commitment, Permutation, Role, Seat, Shuffle, Viewer
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

    def seats(self, terms: PreferansTerms) -> int:
        """Three or four."""
        return terms.players

    def begin(self, terms: PreferansTerms, drawn: int) -> DealSetup:
        """The setup of a sitting's first deal; seat ``drawn`` deals."""
        return opening.begin(terms, drawn)

    def open(self, setup: DealSetup, commitment: Commitment) -> tuple[Event, ...]:
        """The events that open a deal."""
        return opening.open_deal(setup, commitment)

    def decide(self, state: PreferansState, actor: Actor, action: Action) -> tuple[Event, ...]:
        """What happens when ``actor`` does ``action``."""
        return deciding.decide(state, actor, action)

    def evolve(self, state: PreferansState | None, event: Event) -> PreferansState:
        """``state`` after ``event``."""
        return evolving.evolve(state, event)

    def options(self, state: PreferansState, actor: Actor) -> tuple[Any, ...]:
        """What ``actor`` may do now."""
        if isinstance(actor, int):
            return offering.options_of(state, actor)
        return (Permutation(of=DECK_32),) if actor == CHANCE and opening.ready_to_deal(state) else ()

    def awaits(self, state: PreferansState, seat: Seat) -> bool:
        """Whether the table waits for ``seat``: in its turn, but not for an 8 out of turn (SK-BID-10)."""
        return seat in to_act(state)

    def view(self, state: PreferansState, viewer: Viewer) -> PreferansView:
        """All that ``viewer`` may know."""
        return seeing.view(state, viewer)

    def observe(self, state: PreferansState, event: Event, viewer: Viewer) -> Observation | None:
        """What ``viewer`` sees of ``event``."""
        return seeing.observe(state, event, viewer)

    def succession(self, state: PreferansState) -> DealSetup | None:
        """The setup of the next deal."""
        return opening.succession(state)

    def is_over(self, state: PreferansState) -> bool:
        """Whether the deal is over."""
        return isinstance(state, DealOver | BrokenUp)

    def break_up(self, state: PreferansState) -> tuple[Event, ...]:
        """The event that ends the sitting by agreement of all."""
        return opening.break_up(state)

    def deck(self, state: PreferansState) -> tuple[Card, ...] | None:
        """The 32 cards, once every seat has given its share in the shuffle."""
        return DECK_32 if opening.ready_to_deal(state) else None

    def shuffle(self, state: PreferansState) -> Shuffle:
        """How far the deal's shuffle is."""
        return shuffle_of(state)

    def discrepancy(self, state: PreferansState) -> str | None:
        """What does not add up in ledger and sheets."""
        return auditing.discrepancy(state)

    def is_dealt(self, state: PreferansState, seat: Seat) -> bool:
        """Whether ``seat`` plays this deal, and its cards are dealt."""
        return opening.is_dealt(state, seat)

    def sheet(self, events: Iterable[Event]) -> SheetPage:
        """The sitting's sheets and history."""
        return sheet_page.sheet_page(events)


PREFERANS = Preferans()
