"""Players that are programs: a view and the public history in, an action out."""

from kitapi.players.player import Player
from kitapi.players.roster import UnknownBot, bots_of, choose, player_of

__all__ = ["Player", "UnknownBot", "bots_of", "choose", "player_of"]
