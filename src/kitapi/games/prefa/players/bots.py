"""The bots of Prefa by name; a bot's module is imported only when the bot is created."""

from kitapi.players.bot import AnyGame, Bot, Players
from kitapi.players.player import Player
from kitapi.players.roster import solving_bots

_JUDGING = "kitapi.games.prefa.players.evaluation"


def _steady(_rules: AnyGame) -> Player:
    from kitapi.games.prefa.players.steady import steady

    return steady


def _passer(_rules: AnyGame) -> Player:
    from kitapi.games.prefa.players.passer import passer

    return passer


def _random(rules: AnyGame) -> Player:
    from kitapi.games.prefa.players.any_option import random_player

    return random_player(rules)


PLAYERS = Players(
    bots={
        **solving_bots(_JUDGING, instead="steady"),
        "steady": Bot(_steady),
        "passer": Bot(_passer),
        "random": Bot(_random),
    },
    judging=_JUDGING,
)
