"""What every desk of a room works with."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from kitapi.room.audience import SPECTATORS_LIMIT
from kitapi.room.bots import BotPlayers
from kitapi.room.deal import AnyGame
from kitapi.room.houses import Houses
from kitapi.room.lane import Lane
from kitapi.room.names import BotNames
from kitapi.room.times import USUAL, Times
from kitapi.store import EventStore


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """What every desk of a room works with.

    ``bots_of``: names of the bots that play a game; ``bots``: of all bots. ``houses``: what their tables share.
    ``telling``: held by the desk that shows a moved meter, one after the other. ``lane``: releases the messages for
    spectators; ``spectators``: the most connections of spectators that a table may have.
    """

    store: EventStore
    houses: Houses
    games: Mapping[str, AnyGame]
    players: BotPlayers
    bots_of: Callable[[str], tuple[str, ...]]
    times: Times = USUAL
    telling: asyncio.Lock = field(default_factory=asyncio.Lock)
    lane: Lane = field(default_factory=Lane)
    spectators: int = SPECTATORS_LIMIT
    bots: frozenset[str] = frozenset()

    def bot_names(self, game: str) -> BotNames:
        """The names of the bots that play ``game``, and of all."""
        return BotNames(self.bots_of(game), self.bots)
