"""The interface of every game: pure functions over immutable values."""

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from typing import Any, NamedTuple, Protocol, TypeVar

from kitapi.cards import Card
from kitapi.kernel.actors import Actor, Role, Seat, Viewer
from kitapi.kernel.house import House
from kitapi.kernel.shuffle.phase import is_undisclosed
from kitapi.kernel.shuffle.shares import Commitment
from kitapi.kernel.shuffle.state import Shuffle
from kitapi.kernel.take_back import TakeBack

TermsT = TypeVar("TermsT")
SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


class Codec(Protocol[TermsT, ActionT, EventT, ViewT]):
    """Terms, actions, events and views as JSON, under stable names.

    Every ``read_…`` raises ``MalformedAction``, with the name of the field, if the JSON does not have the expected
    form.
    """

    @property
    def types(self) -> Mapping[str, Any]:
        """The types that the codec writes, under ``terms``, ``action``, ``event``, ``view`` and ``observation``."""
        ...

    def read_terms(self, raw: bytes) -> TermsT:
        """A table's terms from JSON; fields left out take their defaults."""
        ...

    def read_stored_terms(self, raw: bytes) -> TermsT:
        """Terms that this version or an earlier one stored.

        A house rule that did not exist then gets the value that describes how the table was played.
        """
        ...

    def write_terms(self, terms: TermsT) -> bytes:
        """A table's terms as JSON, every field written."""
        ...

    def read_action(self, raw: bytes) -> ActionT:
        """An action from JSON."""
        ...

    def write_action(self, action: ActionT) -> bytes:
        """An action as JSON."""
        ...

    def event_kind(self, event: EventT) -> tuple[str, int]:
        """The event's stable name and the number of its schema."""
        ...

    def write_event(self, event: EventT) -> bytes:
        """An event as JSON."""
        ...

    def read_event(self, kind: str, schema: int, raw: bytes) -> EventT:
        """An event from JSON of any schema that a release has written.

        Raises:
            ImpossibleHistory: the kind or schema is unknown, or the JSON does not match it.
        """
        ...

    def write_view(self, view: ViewT) -> bytes:
        """A view as JSON."""
        ...

    def read_view(self, raw: bytes) -> ViewT:
        """A view from JSON, for players in other processes."""
        ...

    def write_observation(self, observation: Any) -> bytes:
        """An observation as JSON."""
        ...

    def read_observation(self, raw: bytes) -> Any:
        """An observation from JSON."""
        ...

    def write_sheet(self, sheet: Any) -> bytes:
        """The result of ``Game.sheet`` as JSON."""
        ...


class Game(Protocol[TermsT, SetupT, StateT, ActionT, EventT, ViewT]):
    """The rules of one game.

    ``decide`` applies every rule and ``evolve`` none, so that a corrected rule never rewrites a finished deal.
    """

    @property
    def name(self) -> str:
        """The game's name in addresses, commands and records: small letters and hyphens."""
        ...

    @property
    def roles(self) -> tuple[Role, ...]:
        """Roles that may act or look on, besides the seats."""
        ...

    @property
    def codec(self) -> Codec[TermsT, ActionT, EventT, ViewT]:
        """The JSON forms."""
        ...

    @property
    def opening_kind(self) -> str:
        """The kind of the event that opens a deal and contains everything carried over from the deal before."""
        ...

    @property
    def presets(self) -> Mapping[str, Any]:
        """Named sets of house rules, for the terms' field ``variant``."""
        ...

    @property
    def unit(self) -> str:
        """The unit of all amounts, by its English name in the plural."""
        ...

    @property
    def house(self) -> House[StateT] | None:
        """The house that runs the table; None if the players play only against each other."""
        ...

    @property
    def take_back(self) -> TakeBack | None:
        """How acts are taken back in a running deal; None if no act can be."""
        ...

    def seats(self, terms: TermsT) -> int:
        """How many seats the table has."""
        ...

    def begin(self, terms: TermsT, drawn: int) -> SetupT:
        """The setup of a sitting's first deal; ``drawn`` is a number below ``seats``, drawn at random.

        Raises:
            IllegalAction: the terms break a rule.
        """
        ...

    def open(self, setup: SetupT, commitment: Commitment) -> tuple[EventT, ...]:
        """The events that open a deal; ``commitment`` binds the secret of its shuffle.

        Raises:
            IllegalAction: the setup breaks a rule.
        """
        ...

    def decide(self, state: StateT, actor: Actor, action: ActionT) -> tuple[EventT, ...]:
        """The events that happen when ``actor`` does ``action``.

        Raises:
            IllegalAction: the rules forbid it.
        """
        ...

    def evolve(self, state: StateT | None, event: EventT) -> StateT:
        """``state`` after ``event``.

        Raises:
            ImpossibleHistory: the event cannot follow ``state``.
        """
        ...

    def options(self, state: StateT, actor: Actor) -> tuple[Any, ...]:
        """The options of ``actor`` now: actions and families of actions, also those that a rule allows out of turn."""
        ...

    def awaits(self, state: StateT, seat: Seat) -> bool:
        """Whether the table waits for ``seat``; it does not wait for actions that are possible out of turn."""
        ...

    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """All that ``viewer`` may know, with the viewer's options."""
        ...

    def observe(self, state: StateT, event: EventT, viewer: Viewer) -> Any | None:
        """Return the part of ``event`` that ``viewer`` sees, None for nothing. ``state`` is the state after it."""
        ...

    def succession(self, state: StateT) -> SetupT | None:
        """The setup of the next deal, once this one is over; None while it is not over, or if the sitting has ended."""
        ...

    def is_over(self, state: StateT) -> bool:
        """Whether the deal is over."""
        ...

    def is_dealt(self, state: StateT, seat: Seat) -> bool:
        """Whether ``seat`` has been dealt cards in this deal, even if they have been played or not been looked at.

        Cards that were taken away before anybody looked at them do not count.
        """
        ...

    def break_up(self, state: StateT) -> tuple[EventT, ...]:
        """The events that end the sitting now, as all people at the table have agreed; a running deal is void.

        Raises:
            IllegalAction: the sitting has ended already.
        """
        ...

    def deck(self, state: StateT) -> tuple[Card, ...] | None:
        """The cards to be shuffled now; None when no shuffle is pending."""
        ...

    def shuffle(self, state: StateT) -> Shuffle:
        """How far the deal's shuffle is: commitment, pledges, shares, and whether the cards were shuffled."""
        ...

    def sheet(self, events: Iterable[EventT]) -> Any:
        """The scoresheet and history of the sitting, folded from all its events; public to everybody at the table."""
        ...

    def results(self, state: StateT) -> tuple[int, ...]:
        """Return each seat's result in the sitting so far, in ``unit``; a running deal counts once it is over."""
        ...

    def discrepancy(self, state: StateT) -> str | None:
        """The error in the accounts after the newest event, in a few English words; None: there is none.

        Used for histories that were played elsewhere. Recorded payments are not computed again.
        """
        ...


class Step(NamedTuple):
    """The outcome of an accepted action: its events and the state after them."""

    events: tuple[Any, ...]
    state: Any


def apply(game: Game[Any, Any, StateT, ActionT, Any, Any], state: StateT, actor: Actor, action: ActionT) -> Step:
    """Decide ``action`` and fold its events into ``state``.

    Raises:
        IllegalAction: the rules forbid it; ``state`` is unchanged.
    """
    events = game.decide(state, actor, action)
    return Step(events, reduce(game.evolve, events, state))


def is_unused(game: Game[Any, Any, StateT, Any, Any, Any], state: StateT) -> bool:
    """Whether the deal is over, its cards were never shuffled, and chance has not shown its secret yet."""
    return game.is_over(state) and is_undisclosed(game.shuffle(state), over=True)


@lru_cache
def seats_of(count: int) -> tuple[Seat, ...]:
    """The seats of a table with ``count`` seats."""
    return tuple(Seat(number) for number in range(count))
