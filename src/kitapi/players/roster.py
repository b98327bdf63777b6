"""The bots of a game, by name: listed without being loaded, as what some of them need takes hundreds of megabytes."""

from functools import partial
from typing import Any

import msgspec

from kitapi.players.bot import AT_ONCE, AnyGame, Bot, PlayedGame, Seatable, UnknownBot
from kitapi.players.player import Player
from kitapi.texts import Text

CLAIRVOYANT = "clairvoyant"
"""The player that sees all cards: a measure for the others (``levels.clairvoyant_of``), never seated."""

_LEVELS = {"sharp": AT_ONCE, "master": 1.0, "patient": None}
"""The levels that look at layouts of the hidden cards, with their seconds for a decision."""


def solving_bots(judging: str, *, instead: str) -> dict[str, Bot]:
    """The bots that judge as the package ``judging`` does; ``instead``: who plays where the solver is not ready."""
    return {name: Bot(partial(_at_level, name, judging), Seatable(budget, instead)) for name, budget in _LEVELS.items()}


def _at_level(name: str, judging: str, rules: AnyGame) -> Player:
    from kitapi.players.levels import level_of, load_judging, player_at  # noqa: PLC0415 - loads NumPy

    return player_at(level_of(name), rules, load_judging(judging))


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
        raise UnknownBot(
            Text(
                "players: no player “{name}” of {game}; choose from {choices}",
                name=name,
                game=game.name,
                choices=", ".join(bots),
            )
        )
    return bots[name]


def solver_bots(game: PlayedGame) -> tuple[str, ...]:
    """The names of the players of ``game`` who need the solver."""
    return tuple(name for name, bot in game.players().bots.items() if bot.seatable.solves)


def player_of(name: str, game: PlayedGame) -> Player:
    """The player called ``name``, to be called in this process.

    Raises:
        UnknownBot: there is no such bot.
    """
    return bot_of(name, game).make(game.rules())


def read_history(rules: AnyGame, history: bytes) -> list[Any]:
    """The observations of an array in JSON.

    Raises:
        MalformedAction: they cannot be read.
    """
    return [rules.codec.read_observation(bytes(raw)) for raw in msgspec.json.decode(history, type=list[msgspec.Raw])]
