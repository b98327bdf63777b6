"""The link of one table with its house, which is joined when the table is loaded."""

import logging
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import replace

import msgspec

from kitapi.room.errors import RecordsDamaged
from kitapi.room.store_failures import translate_store_errors
from kitapi.room.table import house_state
from kitapi.room.table.house_state import HouseState
from kitapi.room.table.houses import Houses
from kitapi.room.table.linked_house import LinkedHouse, Listener
from kitapi.room.table.table import Table

LOG = logging.getLogger(__name__)


class HouseLink:
    """Joins a table to its house; ``listener`` is notified of changes by other tables.

    ``house``: None until the table is loaded, and always for a game without one. ``shown``: the state of the house last
    shown at the table.
    """

    def __init__(self, houses: Houses, listener: Listener) -> None:
        self._houses = houses
        self._listener = listener
        self._terms = msgspec.Raw()
        self.house: LinkedHouse | None = None
        self.shown: HouseState | None = None

    async def join(self, table: Table) -> Table:
        """Join the house of ``table``, if its game has one; returns the table with the state of its house.

        Raises:
            RoomError: the house cannot be read, or is missing.
        """
        if table.game.house is None or table.is_archive:
            return table
        if (house := table.seating.house) is None:
            LOG.critical("table %s is in no house", table.id)
            raise RecordsDamaged
        with translate_store_errors():
            opening = house_state.opening_of(table.game, table.game.codec.read_stored_terms(bytes(table.seating.terms)))
            self.house = await self._houses.of(house, opening, self._listener)
        self._terms = table.seating.terms
        return self.look(table)

    def look(self, table: Table) -> Table:
        """``table`` with the present state of its house."""
        return table if self.house is None else replace(table, linked=self.house.now)

    def is_outdated(self, table: Table) -> bool:
        """Whether the terms have changed since the house was joined, which may change the meter's opening amount."""
        return self.house is not None and table.deal is None and table.seating.terms != self._terms

    def has_floor_moved(self) -> bool:
        """Whether tables were stopped or released since this one was shown."""
        return self.house is None or self.shown is None or self.house.now.floor != self.shown.floor

    def is_shown(self, table: Table) -> bool:
        """Whether the state of the house of ``table`` was shown already."""
        return table.linked is None or table.linked.shows_as(self.shown)

    def carries(self, stream: str) -> bool:
        """Whether ``stream`` belongs to the house; other tables write to such a stream."""
        return self.house is not None and stream in (self.house.meter_stream, self.house.floor_stream)

    async def catch_up(self) -> None:
        """Read what other tables have stored.

        Raises:
            RoomError: the house cannot be read.
        """
        if self.house is not None:
            with translate_store_errors():
                await self.house.reread()

    def lock_retries(self) -> AbstractAsyncContextManager[object]:
        """The lock for retries, so that only one desk of the house tries again at a time."""
        return nullcontext() if self.house is None else self.house.retrying

    def leave(self) -> None:
        """Stop listening to the house."""
        if self.house is not None:
            self._houses.leave(self.house, self._listener)
