"""Which players there are for each game, and how a worker process asks one."""

from collections.abc import Mapping
from random import Random

import msgspec

from kitapi.players.any_option import random_player
from kitapi.players.caribbean_stud import book, fixed_rules
from kitapi.players.player import Player
from kitapi.players.prefa import passer as prefa_passer
from kitapi.players.prefa import steady as prefa_steady
from kitapi.players.preferans import passer as preferans_passer
from kitapi.players.preferans import steady as preferans_steady
from kitapi.registry import GAMES

_OF_ONE_GAME: Mapping[str, Mapping[str, Player]] = {
    "prefa": {"steady": prefa_steady.steady, "passer": prefa_passer.passer},
    "preferans": {"steady": preferans_steady.steady, "passer": preferans_passer.passer},
    "caribbean-stud": {"simple": fixed_rules.simple, "rock": fixed_rules.rock, "book": book.book},
}

ROSTER: Mapping[str, Mapping[str, Player]] = {
    name: {**_OF_ONE_GAME.get(name, {}), "random": random_player(game)} for name, game in GAMES.items()
}
"""The players by game and name, the one to be recommended first."""


class UnknownBot(ValueError):
    """No player of that name; the message names the field and lists those there are."""


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the players of ``game``, the one to be recommended first.

    Raises:
        UnknownBot: there is no such game.
    """
    if game not in ROSTER:
        raise UnknownBot(f"game: no players of “{game}”; there are players of {', '.join(ROSTER)}")
    return tuple(ROSTER[game])


def player_of(bot: str, game: str) -> Player:
    """The player called ``bot``, to be asked in this process.

    Raises:
        UnknownBot: there is no such game or bot.
    """
    names = bots_of(game)
    if bot not in names:
        raise UnknownBot(f"players: no player “{bot}” of {game}; choose from {', '.join(names)}")
    return ROSTER[game][bot]


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
    observed = [codec.read_observation(bytes(raw)) for raw in msgspec.json.decode(history, type=list[msgspec.Raw])]
    rng = Random(seed)  # noqa: S311 - hides nothing: it chooses among the player's own moves
    return codec.write_action(player(codec.read_view(view), observed, rng, budget))
