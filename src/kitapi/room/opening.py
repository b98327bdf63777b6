"""Opens the card room: all games, their bots, and a database."""

from kitapi.players import bots_of, choose, seatable
from kitapi.players.advising import advise
from kitapi.players.roster import prepare, thinking
from kitapi.registry import GAMES
from kitapi.room.bots import BotPlayers
from kitapi.room.errors import DatabaseUnusable
from kitapi.room.rooms import CardRoom
from kitapi.room.thinking import Thinking
from kitapi.room.times import USUAL, Times
from kitapi.store import DatabaseRefused, EventStore, Fence, is_postgresql, open_store
from kitapi.store.charged import ChargedStore
from kitapi.store.measured import MeasuredStore, Measures

THINKING = 5.0
"""Seconds that the bot thinks who takes as long as he is given."""


def open_room(
    database: str,
    *,
    pace: float = 1.0,
    times: Times = USUAL,
    seconds: float = THINKING,
    measures: Measures | None = None,
) -> CardRoom:
    """The room over the database at the address ``database``.

    ``pace``: factor on the pauses of bots and houses. ``times``: how long it waits for people. ``seconds``: how long a
    bot thinks who takes as long as he is given; at 0 no bot solves, and those that would go by rules of thumb.
    ``measures``: who hears how the store does.

    Raises:
        DatabaseUnusable: the database cannot be opened; it was left as it is.
    """
    store = opened_store(database, measures=measures)
    players = BotPlayers(choose, pace=pace, seatable=seatable, thinking=_thinking(seconds) if seconds else None)
    return CardRoom(store, GAMES, players, bots_of if seconds else _plain_bots_of, times=times)


def opened_store(database: str, *, fence: Fence | None = None, measures: Measures | None = None) -> EventStore:
    """The store at the address ``database``; ``fence``: who writes, where several nodes do.

    Raises:
        DatabaseUnusable: as ``open_room``.
    """
    try:
        opened = open_store(database, fence=fence)
    except DatabaseRefused as error:
        raise DatabaseUnusable(problem=error.reason) from error
    return ChargedStore(opened if measures is None else MeasuredStore(opened, measures))


def may_be_shared(database: str) -> bool:
    """Whether other servers may carry rooms over the database at the address ``database`` at the same time."""
    return is_postgresql(database)


def _thinking(seconds: float) -> Thinking:
    return Thinking(prepare, advise, games=[game for game in GAMES if thinking(game)], seconds=seconds)


def _plain_bots_of(game: str) -> tuple[str, ...]:
    """The bots of ``game`` that need no solver."""
    return tuple(bot for bot in bots_of(game) if not seatable(bot, game).solves)
