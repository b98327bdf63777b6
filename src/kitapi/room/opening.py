"""Opens the card room: all games, their bots, and a database."""

from kitapi.players import bots_of, choose
from kitapi.registry import GAMES
from kitapi.room.bots import BotPlayers
from kitapi.room.errors import DatabaseUnusable
from kitapi.room.rooms import CardRoom
from kitapi.room.times import USUAL, Times
from kitapi.store import DatabaseRefused, open_store


def open_room(database: str, *, pace: float = 1.0, times: Times = USUAL) -> CardRoom:
    """The room over the database at the address ``database``.

    ``pace``: factor on the pauses of bots and houses. ``times``: how long it waits for people.

    Raises:
        DatabaseUnusable: the database cannot be opened; it was left as it is.
    """
    try:
        store = open_store(database)
    except DatabaseRefused as error:
        raise DatabaseUnusable(problem=error.reason) from error
    return CardRoom(store, GAMES, BotPlayers(choose, pace=pace), bots_of, times=times)
