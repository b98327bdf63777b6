"""What a bot of a game is, and what a game says of its players; nothing here loads one."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from kitapi.kernel import Game
from kitapi.players.player import Player
from kitapi.texts import TextError

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]

AT_ONCE = 0.4
"""Seconds for a player that decides by rules of thumb; it needs a few milliseconds."""


class Seatable(NamedTuple):
    """What a room needs to know of a bot that takes a seat.

    ``budget``: seconds it may think about a decision; None: as many as it is given. ``instead``: for one that needs the
    solver, which bot plays for it where the solver is not ready; empty for all others.
    """

    budget: float | None = AT_ONCE
    instead: str = ""

    @property
    def solves(self) -> bool:
        """Whether it needs the solver."""
        return bool(self.instead)


class Bot(NamedTuple):
    """A bot of a game; ``make`` loads it, given the game's rules."""

    make: Callable[[AnyGame], Player]
    seatable: Seatable = Seatable()


class Players(NamedTuple):
    """The players of a game.

    ``bots``: by name, the one to be recommended first in front. ``judging``: the package that judges decisions, a
    ``levels.Judging``; importing it loads the solver. Empty where nobody judges them.
    """

    bots: Mapping[str, Bot]
    judging: str = ""


class PlayedGame(Protocol):
    """A game that has players; a package is one."""

    @property
    def name(self) -> str:
        """As addresses, records and commands spell it."""
        ...

    @property
    def rules(self) -> Callable[[], AnyGame]:
        """Its rules."""
        ...

    @property
    def players(self) -> Callable[[], Players]:
        """Its players."""
        ...


class UnknownBot(TextError):
    """No player of that name; the text names the field and lists those there are."""
