"""A script of what happens at a table: people and bots, the order of the cards, and a series of doings."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from kitapi.cards import Card
from kitapi.kernel import SPECTATOR, Role, Seat, Viewer
from kitapi_testing.strategies import Moment


class Act(NamedTuple):
    """A person's action in the deal ``deal``, chosen when the play was at version ``seen``."""

    who: int
    action: Any
    seen: int
    deal: int


class Say(NamedTuple):
    """A frame with any contents that a person sends."""

    who: int
    text: str


class Pass(NamedTuple):
    """Seconds that pass without any action."""

    seconds: float


class Return(NamedTuple):
    """A person's connection breaks, and they open another one."""

    who: int


class Slow(NamedTuple):
    """A person stops reading from their socket, or reads again."""

    who: int
    slowly: bool


class Fault(NamedTuple):
    """At the next command the store is busy or fails, or the rules raise an error whose text contains the state."""

    what: str


Doing: TypeAlias = Act | Say | Pass | Return | Slow | Fault


class Person(NamedTuple):
    """A person with a cookie and a socket, at a seat, in a role of the house, or as a spectator."""

    name: str
    seat: Seat | None = None
    role: Role | None = None

    @property
    def viewer(self) -> Viewer:
        """The viewer whose view of the game the person gets: their role, their seat, or a spectator."""
        if self.role is not None:
            return self.role
        return SPECTATOR if self.seat is None else self.seat


@dataclass(kw_only=True)
class Script:
    """The events at one table, and the decisions of the rules.

    ``seats``: the name of a person or bot, or ``open``. ``orders``: of the cards, by deal. ``answers``: of the bots,
    each with its deal. ``moments``: the decisions of the rules in the last deal, also legal ones that could not be
    stored. ``passed``: after each doing, the number of ``moments``; None before that deal. ``deals``: after each doing,
    the number of opened deals.
    """

    seed: str
    game: str
    terms: bytes
    seats: tuple[str, ...]
    people: tuple[Person, ...]
    advice: str = "on"
    doings: list[Doing] = field(default_factory=list)
    orders: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    answers: list[tuple[int, Any]] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    passed: list[int | None] = field(default_factory=list)
    deals: list[int] = field(default_factory=list)

    @property
    def bots(self) -> dict[Seat, str]:
        """The bots by seat."""
        named = {person.name for person in self.people}
        return {Seat(seat): who for seat, who in enumerate(self.seats) if who not in named and who != "open"}
