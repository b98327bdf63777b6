"""A script of what happens at a table: who is there, how the cards lie, and one thing done after the other."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from kitapi.cards import Card
from kitapi.kernel import SPECTATOR, Role, Seat, Viewer
from kitapi_testing.strategies import Moment


class Act(NamedTuple):
    """Somebody's action in the deal ``deal``, chosen when the play was at version ``seen``."""

    who: int
    action: Any
    seen: int
    deal: int


class Say(NamedTuple):
    """A frame that somebody sends, whatever is in it."""

    who: int
    text: str


class Pass(NamedTuple):
    """Seconds in which nobody does anything."""

    seconds: float


class Return(NamedTuple):
    """Somebody's connection breaks, and they open another one."""

    who: int


class Slow(NamedTuple):
    """Somebody reads nothing for a while, or continues."""

    who: int
    slowly: bool


class Fault(NamedTuple):
    """With the next command the store is busy or fails, or the rules break down with the state in their words."""

    what: str


Doing: TypeAlias = Act | Say | Pass | Return | Slow | Fault


class Person(NamedTuple):
    """Somebody with a cookie and a socket; they sit, have a role of the house, or only look on."""

    name: str
    seat: Seat | None = None
    role: Role | None = None

    @property
    def viewer(self) -> Viewer:
        """As whom they are shown the game."""
        if self.role is not None:
            return self.role
        return SPECTATOR if self.seat is None else self.seat


@dataclass(kw_only=True)
class Script:
    """What happens at one table, and what came of it by the rules.

    ``seats``: a person's name, a bot's, or ``open``. ``orders``: of the cards, by deal. ``answers``: of the bots, each
    with its deal. ``moments``: what was done in the last deal, as the rules have it, and what was legal and could not
    be stored. ``passed``: after each doing, how many of these there were; None before that deal. ``deals``: how many
    were opened, after each doing.
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
