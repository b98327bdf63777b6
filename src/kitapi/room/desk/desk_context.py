"""The dependencies of every desk of a room."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from kitapi.room.onlookers.audience import SPECTATORS_LIMIT
from kitapi.room.onlookers.lane import Lane
from kitapi.room.record.deal import AnyGame
from kitapi.room.seats.names import BotNames
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.houses import Houses
from kitapi.room.times import USUAL, Times
from kitapi.store import EventStore


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskContext:
    """The dependencies of every desk of a room.

    ``bots_of``: the names of the bots that play a game; ``bots``: the names of all bots. ``houses``: the live houses.
    ``meter_lock``: held by the desk that shows a changed meter, so that desks do this one after the other. ``lane``:
    releases the messages for spectators; ``spectators``: the most connections of spectators that a table may have.
    """

    store: EventStore
    houses: Houses
    games: Mapping[str, AnyGame]
    players: BotPlayers
    bots_of: Callable[[str], tuple[str, ...]]
    times: Times = USUAL
    meter_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    lane: Lane = field(default_factory=Lane)
    spectators: int = SPECTATORS_LIMIT
    bots: frozenset[str] = frozenset()

    def bot_names(self, game: str) -> BotNames:
        """The names of the bots that play ``game``, and of all."""
        return BotNames(self.bots_of(game), self.bots)
