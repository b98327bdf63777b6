"""The link of one table with its house: joined when the table is read, and looked at whenever the table is."""

import logging
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import replace

import msgspec

from kitapi.room.errors import RecordsDamaged
from kitapi.room.store_failures import told_by_the_room
from kitapi.room.table import linked
from kitapi.room.table.houses import Houses
from kitapi.room.table.linked import Linked
from kitapi.room.table.linked_house import LinkedHouse, Listener
from kitapi.room.table.table import Table

LOG = logging.getLogger(__name__)


class HouseLink:
    """What joins a table to the others of its house; ``listener`` hears what happens at those.

    ``house``: None until the table is read, and for good at a game without one. ``shown``: the house as the table was
    last shown with it.
    """

    def __init__(self, houses: Houses, listener: Listener) -> None:
        self._houses = houses
        self._listener = listener
        self._terms = msgspec.Raw()
        self.house: LinkedHouse | None = None
        self.shown: Linked | None = None

    async def join(self, table: Table) -> Table:
        """Join the house of ``table``, if there is one behind it; the table with what it shares with the others.

        Raises:
            RoomError: the house cannot be read, or there should be one and is not.
        """
        if table.game.house is None or table.is_archive:
            return table
        if (house := table.seating.house) is None:
            LOG.critical("table %s is in no house", table.id)
            raise RecordsDamaged
        with told_by_the_room():
            opening = linked.opening_of(table.game, table.game.codec.read_stored_terms(bytes(table.seating.terms)))
            self.house = await self._houses.of(house, opening, self._listener)
        self._terms = table.seating.terms
        return self.look(table)

    def look(self, table: Table) -> Table:
        """``table`` with its house as that is now."""
        return table if self.house is None else replace(table, linked=self.house.now)

    def is_outdated(self, table: Table) -> bool:
        """Whether terms were put on the table, by which the meter of a house of its own may open otherwise."""
        return self.house is not None and table.deal is None and table.seating.terms != self._terms

    def has_floor_moved(self) -> bool:
        """Whether tables were stopped or released since this one was shown; then there may be something to do."""
        return self.house is None or self.shown is None or self.house.now.floor != self.shown.floor

    def is_shown(self, table: Table) -> bool:
        """Whether ``table`` has nothing of its house that was not shown last."""
        return table.linked is None or table.linked.shows_as(self.shown)

    def carries(self, stream: str) -> bool:
        """Whether ``stream`` is one of the house's, which other tables write to."""
        return self.house is not None and stream in (self.house.meter_stream, self.house.floor_stream)

    async def catch_up(self) -> None:
        """Read what other tables have stored.

        Raises:
            RoomError: it cannot be read.
        """
        if self.house is not None:
            with told_by_the_room():
                await self.house.reread()

    def lock_retries(self) -> AbstractAsyncContextManager[object]:
        """What is held by a desk that tries again, so that no other table of the house comes in between."""
        return nullcontext() if self.house is None else self.house.retrying

    def leave(self) -> None:
        """Hear no more of what happens at other tables."""
        if self.house is not None:
            self._houses.leave(self.house, self._listener)
