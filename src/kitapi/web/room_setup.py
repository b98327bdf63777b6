"""Opens the card room: all games, their bots, and a database."""

from kitapi.registry import GAMES
from kitapi.room.bots.bot_processes import Thinking
from kitapi.room.database import open_room_store
from kitapi.room.rooms import CardRoom
from kitapi.room.table.bots import BotPlayers
from kitapi.room.times import USUAL, Times
from kitapi.web.metrics import Metrics
from kitapi.web.settings import THINKING
from kitapi.workers.bots import advise, bots_of, bots_with_solver, choose, every_bot, prepare, seatable


def open_room(
    database: str,
    *,
    pace: float = 1.0,
    times: Times = USUAL,
    seconds: float = THINKING,
    measures: Metrics | None = None,
) -> CardRoom:
    """The room over the database at the address ``database``.

    ``pace``: factor on the pauses of bots and houses. ``times``: the timeouts for people. ``seconds``: thinking time of
    the bots that use all of it; at 0 no bot uses the solver, and bots that need it follow rules of thumb. ``measures``:
    gets the measures of the store.

    Raises:
        DatabaseUnusable: the database cannot be opened; it was not changed.
    """
    store = open_room_store(database, measures=measures)
    players = BotPlayers(choose, pace=pace, seatable=seatable, thinking=build_thinking(seconds) if seconds else None)
    room = CardRoom(store, GAMES, players, bots_of if seconds else _plain_bots_of, times=times)
    room.desks.reserve_names(every_bot())
    return room


def build_thinking(seconds: float) -> Thinking:
    """The worker processes of bots that compute for ``seconds``."""
    return Thinking(prepare, advise, games=[game for game in GAMES if bots_with_solver(game)], seconds=seconds)


def _plain_bots_of(game: str) -> tuple[str, ...]:
    """The bots of ``game`` that need no solver."""
    return tuple(bot for bot in bots_of(game) if not seatable(bot, game).solves)
