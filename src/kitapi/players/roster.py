"""The bots of a game by name, listed without loading them, because some need hundreds of megabytes."""

from functools import partial
from typing import Any

import msgspec

from kitapi.players.bot import AT_ONCE, AnyGame, Bot, PlayedGame, Seatable, UnknownBot
from kitapi.players.player import Player
from kitapi.texts import Text

CLAIRVOYANT = "clairvoyant"
"""The name of the player that sees all cards, a benchmark for others that is never seated (``levels.clairvoyant_of``).
"""

_LEVELS = {"sharp": AT_ONCE, "master": 1.0, "patient": None}
"""The levels that evaluate sampled layouts of the hidden cards, with their seconds for a decision."""


def solving_bots(judging: str, *, instead: str) -> dict[str, Bot]:
    """The bots that use the package ``judging``; ``instead``: the bot that plays while the solver is not ready."""
    return {name: Bot(partial(_at_level, name, judging), Seatable(budget, instead)) for name, budget in _LEVELS.items()}


def _at_level(name: str, judging: str, rules: AnyGame) -> Player:
    from kitapi.players.levels import level_of, load_judging, player_at  # noqa: PLC0415 - loads NumPy

    return player_at(level_of(name), rules, load_judging(judging))


def random_bot() -> Bot:
    """The bot that takes random options."""
    return Bot(_random)


def _random(rules: AnyGame) -> Player:
    from kitapi.players.any_option import random_player  # noqa: PLC0415 - as all bots are loaded

    return random_player(rules)


def bots_of(game: PlayedGame) -> tuple[str, ...]:
    """The names of the players of ``game`` that may take a seat, the recommended one first."""
    return tuple(game.players().bots)


def bot_of(name: str, game: PlayedGame) -> Bot:
    """The bot called ``name``, without loading it.

    Raises:
        UnknownBot: the game has no bot of that name.
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
    """The names of the players of ``game`` that need the solver."""
    return tuple(name for name, bot in game.players().bots.items() if bot.seatable.solves)


def player_of(name: str, game: PlayedGame) -> Player:
    """The player called ``name``, which runs in this process.

    Raises:
        UnknownBot: the game has no bot of that name.
    """
    return bot_of(name, game).make(game.rules())


def read_history(rules: AnyGame, history: bytes) -> list[Any]:
    """The observations of a JSON array.

    Raises:
        MalformedAction: the array or an observation in it cannot be read.
    """
    return [rules.codec.read_observation(bytes(raw)) for raw in msgspec.json.decode(history, type=list[msgspec.Raw])]
