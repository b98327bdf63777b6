"""Joins the phases into the game of Prefa; holds no rule itself."""

from collections.abc import Iterable, Mapping
from typing import Any

from kitapi.cards import DECK_32, Card
from kitapi.games.prefa.rules import auditing, bidding, deciding, evolving, kasa, offering, opening, scoresheet, seeing
from kitapi.games.prefa.rules.actions import Action
from kitapi.games.prefa.rules.events import Event
from kitapi.games.prefa.rules.observations import Observation
from kitapi.games.prefa.rules.scoresheet import SheetPage
from kitapi.games.prefa.rules.state import BrokenUp, DealOver, DealSetup, PrefaState, shuffle_of
from kitapi.games.prefa.rules.variant import PRESETS, PrefaTerms, PrefaVariant
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import (
    CHANCE,
    EVERYBODY,
    SPECTATOR,
    Actor,
    Commitment,
    Limit,
    Permutation,
    Role,
    Seat,
    Shuffle,
    Viewer,
)
from kitapi.kernel.codec import StructCodec


class Prefa:
    """The game of Prefa: see ``kitapi.kernel.Game`` for what each part is."""

    name = "prefa"
    roles: tuple[Role, ...] = (CHANCE, SPECTATOR)
    opening_kind = "prefa.deal_opened"
    unit = "kapikia"
    house: None = None
    presets: Mapping[str, PrefaVariant] = PRESETS
    codec: StructCodec[PrefaTerms, Action, Event, PrefaView] = StructCodec(
        terms=PrefaTerms, action=Action, event=Event, view=PrefaView, observation=Observation
    )

    def seats(self, terms: PrefaTerms) -> int:
        """Three or four."""
        return terms.players

    def begin(self, terms: PrefaTerms, drawn: int) -> DealSetup:
        """The setup of a sitting's first deal; seat ``drawn`` deals."""
        return opening.begin(terms, drawn)

    def open(self, setup: DealSetup, commitment: Commitment) -> tuple[Event, ...]:
        """The events that open a deal."""
        return opening.open_deal(setup, commitment)

    def decide(self, state: PrefaState, actor: Actor, action: Action) -> tuple[Event, ...]:
        """What happens when ``actor`` does ``action``."""
        return deciding.decide(state, actor, action)

    def evolve(self, state: PrefaState | None, event: Event) -> PrefaState:
        """``state`` after ``event``."""
        return evolving.evolve(state, event)

    def options(self, state: PrefaState, actor: Actor) -> tuple[Any, ...]:
        """What ``actor`` may do now."""
        if isinstance(actor, int):
            return offering.options_of(state, actor)
        if actor == EVERYBODY:
            return kasa.kasa_options(state)
        return (Permutation(of=DECK_32),) if actor == CHANCE and opening.ready_to_deal(state) else ()

    def limit(self, state: PrefaState) -> Limit | None:
        """How long a call may take, where the house limits it."""
        return bidding.time_to_call(state)

    def awaits(self, state: PrefaState, seat: Seat) -> bool:
        """Whether the table waits for ``seat``: whenever it may do anything."""
        return bool(offering.options_of(state, seat))

    def view(self, state: PrefaState, viewer: Viewer) -> PrefaView:
        """All that ``viewer`` may know."""
        return seeing.view(state, viewer)

    def observe(self, state: PrefaState, event: Event, viewer: Viewer) -> Observation | None:
        """What ``viewer`` sees of ``event``."""
        return seeing.observe(state, event, viewer)

    def succession(self, state: PrefaState) -> DealSetup | None:
        """The setup of the next deal."""
        return opening.succession(state)

    def is_over(self, state: PrefaState) -> bool:
        """Whether the deal is over."""
        return isinstance(state, DealOver | BrokenUp)

    def break_up(self, state: PrefaState) -> tuple[Event, ...]:
        """The event that ends the sitting by agreement of all."""
        return opening.break_up(state)

    def deck(self, state: PrefaState) -> tuple[Card, ...] | None:
        """The 32 cards, once every seat has given its share in the shuffle."""
        return DECK_32 if opening.ready_to_deal(state) else None

    def shuffle(self, state: PrefaState) -> Shuffle:
        """How far the deal's shuffle is."""
        return shuffle_of(state)

    def discrepancy(self, state: PrefaState) -> str | None:
        """What does not add up in ledger and sheet."""
        return auditing.discrepancy(state)

    def is_dealt(self, state: PrefaState, seat: Seat) -> bool:
        """Whether ``seat`` plays this deal, and its cards are dealt."""
        return opening.is_dealt(state, seat)

    def sheet(self, events: Iterable[Event]) -> SheetPage:
        """The sitting's scoresheet and history."""
        return scoresheet.sheet_page(events)


PREFA = Prefa()
