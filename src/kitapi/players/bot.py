"""The type of bots, and the interface by which a game lists them; importing this module loads none of them."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from kitapi.kernel import Game
from kitapi.players.player import Player
from kitapi.texts import TextError

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]

AT_ONCE = 0.4
"""Seconds per decision for a heuristic player, which needs only a few milliseconds."""


class Seatable(NamedTuple):
    """The properties of a bot that a room needs to seat it.

    ``budget``: seconds that it may take for a decision; None: no limit of its own. ``instead``: for a bot that needs
    the solver, the bot that plays for it while the solver is not ready; empty for all others.
    """

    budget: float | None = AT_ONCE
    instead: str = ""

    @property
    def solves(self) -> bool:
        """Whether the bot needs the solver."""
        return bool(self.instead)


class Bot(NamedTuple):
    """A bot of a game; ``make`` loads it with the game's rules as the argument."""

    make: Callable[[AnyGame], Player]
    seatable: Seatable = Seatable()


class Players(NamedTuple):
    """The players of a game.

    ``bots``: by name, the recommended one first. ``judging``: the package that judges decisions, a ``levels.Judging``;
    importing it loads NumPy; empty if the game has none.
    """

    bots: Mapping[str, Bot]
    judging: str = ""


class PlayedGame(Protocol):
    """A game that has players; a game's package is one."""

    @property
    def name(self) -> str:
        """The game's name in addresses, records and commands."""
        ...

    @property
    def rules(self) -> Callable[[], AnyGame]:
        """Returns the game's rules."""
        ...

    @property
    def players(self) -> Callable[[], Players]:
        """Returns the game's players."""
        ...


class UnknownBot(TextError):
    """There is no player of that name; the text names the field and lists the players there are."""
