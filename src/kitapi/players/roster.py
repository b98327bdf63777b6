"""The bots of a game, by name: listed without being loaded, as what some of them need takes hundreds of megabytes."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec

from kitapi.kernel import Game
from kitapi.players.player import Player

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]

AT_ONCE = 0.4
"""Seconds for a player who goes by rules of thumb; he needs a few thousandths."""


class Seatable(NamedTuple):
    """What a room must know of a bot that takes a seat.

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


class UnknownBot(ValueError):
    """No player of that name; the message names the field and lists those there are."""


CLAIRVOYANT = "clairvoyant"
"""Who sees all cards: he measures the others (``levels.clairvoyant_of``), and never takes a seat."""

_LEVELS = {"sharp": AT_ONCE, "master": 1.0, "patient": None}
"""The levels that look at layouts of the hidden cards, with their seconds for a decision."""


def solving_bots(judging: str, *, instead: str) -> dict[str, Bot]:
    """The bots that judge as the package ``judging`` does; ``instead``: who plays where the solver is not ready."""
    return {name: Bot(partial(_at_level, name, judging), Seatable(budget, instead)) for name, budget in _LEVELS.items()}


def _at_level(name: str, judging: str, rules: AnyGame) -> Player:
    from kitapi.players.levels import judged_by, level_of, player_at  # noqa: PLC0415 - loads NumPy

    return player_at(level_of(name), rules, judged_by(judging))


def random_bot() -> Bot:
    """The bot that takes any option."""
    return Bot(_random)


def _random(rules: AnyGame) -> Player:
    from kitapi.players.any_option import random_player  # noqa: PLC0415 - as all bots are loaded

    return random_player(rules)


def bots_of(game: PlayedGame) -> tuple[str, ...]:
    """The names of the players of ``game`` who may take a seat, the one to be recommended first."""
    return tuple(game.players().bots)


def bot_of(name: str, game: PlayedGame) -> Bot:
    """The bot called ``name``; nothing of it is loaded.

    Raises:
        UnknownBot: there is no such bot.
    """
    bots = game.players().bots
    if name not in bots:
        raise UnknownBot(f"players: no player “{name}” of {game.name}; choose from {', '.join(bots)}")
    return bots[name]


def thinking(game: PlayedGame) -> tuple[str, ...]:
    """The names of the players of ``game`` who need the solver."""
    return tuple(name for name, bot in game.players().bots.items() if bot.seatable.solves)


def player_of(name: str, game: PlayedGame) -> Player:
    """The player called ``name``, to be asked in this process.

    Raises:
        UnknownBot: there is no such bot.
    """
    return bot_of(name, game).make(game.rules())


def history_read(rules: AnyGame, history: bytes) -> list[Any]:
    """The observations of an array in JSON.

    Raises:
        MalformedAction: they cannot be read.
    """
    return [rules.codec.read_observation(bytes(raw)) for raw in msgspec.json.decode(history, type=list[msgspec.Raw])]
