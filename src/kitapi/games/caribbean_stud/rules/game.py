"""The implementation of ``kitapi.kernel.Game`` for Caribbean Stud, from the rules of all phases."""

from collections.abc import Iterable, Mapping
from typing import Any

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.rules import decide
from kitapi.games.caribbean_stud.rules.books import sheet
from kitapi.games.caribbean_stud.rules.books.sheet import StudSheet
from kitapi.games.caribbean_stud.rules.evolve import table as evolve
from kitapi.games.caribbean_stud.rules.linked_house import StudHouse
from kitapi.games.caribbean_stud.rules.round import preparation, void_hand
from kitapi.games.caribbean_stud.rules.table import audit
from kitapi.games.caribbean_stud.rules.table.actions import Action
from kitapi.games.caribbean_stud.rules.table.events import Event
from kitapi.games.caribbean_stud.rules.table.roles import HOUSE_ROLES
from kitapi.games.caribbean_stud.rules.table.state import HandSetup, StudState
from kitapi.games.caribbean_stud.rules.table.upcasters import SCHEMAS, UPCASTERS
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import PRESETS, CaribbeanStudHouse, CaribbeanStudTerms
from kitapi.games.caribbean_stud.rules.views import build, options
from kitapi.games.caribbean_stud.rules.views.observations import Observation
from kitapi.games.caribbean_stud.rules.views.view import StudView
from kitapi.kernel import CHANCE, FLOOR, METER, SPECTATOR, Actor, Commitment, Role, Seat, Shuffle, Viewer
from kitapi.kernel.codec import StructCodec


class CaribbeanStud:
    """The game of Caribbean Stud; ``kitapi.kernel.Game`` describes the methods."""

    name = "caribbean-stud"
    roles: tuple[Role, ...] = (CHANCE, SPECTATOR, METER, FLOOR, *HOUSE_ROLES)
    opening_kind = "caribbean_stud.hand_opened"
    unit = "chips"
    house: StudHouse = StudHouse()
    take_back: None = None
    presets: Mapping[str, CaribbeanStudHouse] = PRESETS
    codec: StructCodec[CaribbeanStudTerms, Action, Event, StudView] = StructCodec(
        terms=CaribbeanStudTerms,
        action=Action,
        event=Event,
        view=StudView,
        observation=Observation,
        schemas=SCHEMAS,
        upcasters=UPCASTERS,
    )

    def seats(self, terms: CaribbeanStudTerms) -> int:
        """Return the number of seats, one to seven."""
        return terms.players

    def begin(self, terms: CaribbeanStudTerms, drawn: int) -> HandSetup:
        """Return the setup of a sitting's first hand."""
        return preparation.begin(terms, drawn)

    def open(self, setup: HandSetup, commitment: Commitment) -> tuple[Event, ...]:
        """Return the event that opens a hand."""
        return preparation.open_hand(setup, commitment)

    def decide(self, state: StudState, actor: Actor, action: Action) -> tuple[Event, ...]:
        """Return the events when ``actor`` takes ``action``."""
        return decide.decide(state, actor, action)

    def evolve(self, state: StudState | None, event: Event) -> StudState:
        """``state`` after ``event``."""
        return evolve.evolve(state, event)

    def options(self, state: StudState, actor: Actor) -> tuple[Any, ...]:
        """Return the options of ``actor``."""
        return options.options_of(state, actor)

    def awaits(self, state: StudState, seat: Seat) -> bool:
        """Whether the table waits for ``seat``; shares in the shuffle are not counted."""
        return self.house.awaits(state, seat)

    def view(self, state: StudState, viewer: Viewer) -> StudView:
        """Return all that ``viewer`` may know."""
        return build.view(state, viewer)

    def observe(self, state: StudState, event: Event, viewer: Viewer) -> Observation | None:
        """Return the part of ``event`` that ``viewer`` sees."""
        return build.observe(state, event, viewer)

    def succession(self, state: StudState) -> HandSetup | None:
        """Return the setup of the next hand."""
        return preparation.succession(state)

    def is_over(self, state: StudState) -> bool:
        """Whether GAME OVER was pressed, or the table broken up."""
        return state.phase in (Phase.OVER, Phase.BROKEN_UP)

    def break_up(self, state: StudState) -> tuple[Event, ...]:
        """Return the events that end the sitting by agreement of all; a running hand is void."""
        return void_hand.break_up(state)

    def deck(self, state: StudState) -> tuple[Card, ...] | None:
        """Return the 52 cards, once they are washed and every seat has given its share in the shuffle."""
        return DECK_52 if preparation.ready_to_shuffle(state) else None

    def shuffle(self, state: StudState) -> Shuffle:
        """Return the state of the deal's shuffle: pledges, shares, and whether it is done."""
        return state.shuffle

    def results(self, state: StudState) -> tuple[int, ...]:
        """Chips won or lost by seat; a running hand counts once it is over."""
        return state.results

    def discrepancy(self, state: StudState) -> str | None:
        """Return the first error in the accounts; None: they are right."""
        return audit.discrepancy(state)

    def is_dealt(self, state: StudState, seat: Seat) -> bool:
        """Whether cards were dealt to ``seat`` in this hand, looked at or not."""
        return bool(state.places[seat].cards)

    def sheet(self, events: Iterable[Event]) -> StudSheet:
        """Return the history of the sitting."""
        return sheet.sheet_of(events)


CARIBBEAN_STUD = CaribbeanStud()
