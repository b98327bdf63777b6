"""Programs that play: each receives a view and the public history, and returns an action."""

from kitapi.players.bot import Bot, PlayedGame, Players, Seatable, UnknownBot
from kitapi.players.player import Player
from kitapi.players.roster import CLAIRVOYANT, bot_of, bots_of, player_of, solver_bots

__all__ = [
    "CLAIRVOYANT",
    "Bot",
    "PlayedGame",
    "Player",
    "Players",
    "Seatable",
    "UnknownBot",
    "bot_of",
    "bots_of",
    "player_of",
    "solver_bots",
]
