"""Which players there are for each game, and how a worker process asks one.

Players are named as text and found where they are asked, so that whoever only lists them loads none: what some of them
need takes hundreds of megabytes.
"""

from collections.abc import Iterator, Mapping
from pkgutil import resolve_name
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

from kitapi.kernel import Game
from kitapi.players.player import Player
from kitapi.registry import GAMES

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]

AT_ONCE = 0.4
"""Seconds for a player who goes by rules of thumb; he needs a few thousandths."""


class Seatable(NamedTuple):
    """A player who may take a seat.

    ``where``: the player as ``module:name``, or who makes him for a game if he is ``made``. ``budget``: seconds he may
    think about a decision; None: as many as he is given. ``instead``: for one who needs the solver, who plays for him
    where it is not ready; empty for all others.
    """

    where: str
    made: bool = False
    budget: float | None = AT_ONCE
    instead: str = ""

    @property
    def solves(self) -> bool:
        """Whether he needs the solver."""
        return bool(self.instead)


_ANYTHING = Seatable("kitapi.players.any_option:random_player", made=True)


def _thinking() -> dict[str, Seatable]:
    """The levels that look at layouts of the hidden cards."""
    return {
        "sharp": Seatable("kitapi.players.levels:sharp", made=True, instead="steady"),
        "master": Seatable("kitapi.players.levels:master", made=True, budget=1.0, instead="steady"),
        "patient": Seatable("kitapi.players.levels:patient", made=True, budget=None, instead="steady"),
    }


ROSTER: Mapping[str, Mapping[str, Seatable]] = {
    "prefa": {
        **_thinking(),
        "steady": Seatable("kitapi.games.prefa.players.steady:steady"),
        "passer": Seatable("kitapi.games.prefa.players.passer:passer"),
        "random": Seatable("kitapi.games.prefa.players.any_option:random_player", made=True),
    },
    "preferans": {
        **_thinking(),
        "steady": Seatable("kitapi.games.preferans.players.steady:steady"),
        "passer": Seatable("kitapi.games.preferans.players.passer:passer"),
        "random": _ANYTHING,
    },
    "caribbean-stud": {
        "simple": Seatable("kitapi.games.caribbean_stud.players.fixed_rules:simple"),
        "rock": Seatable("kitapi.games.caribbean_stud.players.fixed_rules:rock"),
        "book": Seatable("kitapi.games.caribbean_stud.players.book:book"),
        "random": _ANYTHING,
    },
}
"""The players by game and name, the one to be recommended first."""

JUDGING: Mapping[str, str] = {
    "prefa": "kitapi.games.prefa.players.judging",
    "preferans": "kitapi.games.preferans.players.judging",
}
"""By game, the package that judges its decisions, a ``levels.Judging``. Importing it loads the solver."""

CLAIRVOYANT = "clairvoyant"
"""Who sees all cards: he measures the others (``levels.clairvoyant_of``), and never takes a seat."""


class UnknownBot(ValueError):
    """No player of that name; the message names the field and lists those there are."""


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the players of ``game`` who may take a seat, the one to be recommended first.

    Raises:
        UnknownBot: there is no such game.
    """
    return tuple(_players_of(game))


def seatable(bot: str, game: str) -> Seatable:
    """The player called ``bot``; nothing of him is loaded.

    Raises:
        UnknownBot: there is no such game or bot.
    """
    players = _players_of(game)
    if bot not in players:
        raise UnknownBot(f"players: no player “{bot}” of {game}; choose from {', '.join(players)}")
    return players[bot]


def thinking(game: str) -> tuple[str, ...]:
    """The names of the players of ``game`` who need the solver; none where there is no such game."""
    return tuple(name for name, player in ROSTER.get(game, {}).items() if player.solves)


def player_of(bot: str, game: str) -> Player:
    """The player called ``bot``, to be asked in this process.

    Raises:
        UnknownBot: there is no such game or bot.
    """
    named = seatable(bot, game)
    found: Any = resolve_name(named.where)
    player: Player = found(GAMES[game]) if named.made else found
    return player


def prepare() -> bytes:
    """Load all that players need who solve; where it is not compiled yet, that takes a while. Nothing is answered."""
    for bot, game in _solving():
        player_of(bot, game)
    return b""


def choose(  # noqa: PLR0913, PLR0917 - the plain values that cross to a worker
    bot: str, game: str, view: bytes, history: bytes, seed: int, budget: float
) -> bytes:
    """Ask a player, all in JSON: what ``bot`` does, given a seat's view and the public observations of the deal.

    Args:
        bot: the player's name.
        game: the game's name.
        view: the seat's view; it has options.
        history: an array of observations, as everybody saw them.
        seed: of all the chance the player uses; the same seed, the same answer.
        budget: seconds it may think.

    Raises:
        UnknownBot: there is no such game or bot.
        MalformedAction: view or history cannot be read.
    """
    player = player_of(bot, game)
    codec = GAMES[game].codec
    observed = history_read(GAMES[game], history)
    rng = Random(seed)  # noqa: S311 - hides nothing: it chooses among the player's own moves
    return codec.write_action(player(codec.read_view(view), observed, rng, budget))


def history_read(game: AnyGame, history: bytes) -> list[Any]:
    """The observations of an array in JSON.

    Raises:
        MalformedAction: they cannot be read.
    """
    return [game.codec.read_observation(bytes(raw)) for raw in msgspec.json.decode(history, type=list[msgspec.Raw])]


def _players_of(game: str) -> Mapping[str, Seatable]:
    if game not in ROSTER:
        raise UnknownBot(f"game: no players of “{game}”; there are players of {', '.join(ROSTER)}")
    return ROSTER[game]


def _solving() -> Iterator[tuple[str, str]]:
    for game in ROSTER:
        yield from ((bot, game) for bot in thinking(game))
