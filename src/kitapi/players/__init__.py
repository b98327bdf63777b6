"""Players that are programs: a view and the public history in, an action out."""

from kitapi.players.player import Player
from kitapi.players.roster import CLAIRVOYANT, Seatable, UnknownBot, bots_of, choose, player_of, seatable

__all__ = ["CLAIRVOYANT", "Player", "Seatable", "UnknownBot", "bots_of", "choose", "player_of", "seatable"]
