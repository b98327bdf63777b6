"""The bots of Preferans by name; a bot's module is imported only when the bot is created."""

from kitapi.players.bot import AnyGame, Bot, Players
from kitapi.players.player import Player
from kitapi.players.roster import random_bot, solving_bots

_JUDGING = "kitapi.games.preferans.players.evaluation"


def _steady(_rules: AnyGame) -> Player:
    from kitapi.games.preferans.players.steady import steady

    return steady


def _passer(_rules: AnyGame) -> Player:
    from kitapi.games.preferans.players.passer import passer

    return passer


PLAYERS = Players(
    bots={
        **solving_bots(_JUDGING, instead="steady"),
        "steady": Bot(_steady),
        "passer": Bot(_passer),
        "random": random_bot(),
    },
    judging=_JUDGING,
)
