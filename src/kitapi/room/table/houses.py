"""All houses of a room: each is read when a desk first needs it, and forgotten when no desk hears of it."""

import asyncio

from kitapi.room.table.linked_house import LinkedHouse, Listener
from kitapi.store import EventStore


class Houses:
    """All houses of a room."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._known: dict[str, LinkedHouse] = {}

    async def of(self, house: str, opening: int, listener: Listener) -> LinkedHouse:
        """The house ``house``, whose meter opens with ``opening``; ``listener`` hears of it from now on.

        Raises:
            StoreError, ImpossibleHistory: as ``LinkedHouse.begin``.
        """
        linked = self._known.get(house) or await self._read(house)
        linked.listen(listener)
        await linked.open_meter(opening)
        return linked

    async def _read(self, house: str) -> LinkedHouse:
        read = LinkedHouse(self._store, house)
        await read.begin()
        known = self._known.setdefault(house, read)
        if known is not read:  # somebody else was first
            read.rest()
        return known

    def leave(self, house: LinkedHouse, listener: Listener) -> None:
        """Remove ``listener``; a house without listeners is forgotten."""
        house.leave(listener)
        if not house.is_heard and self._known.get(house.name) is house:
            self._known.pop(house.name).rest()

    def heard(self, stream: str) -> None:
        """Others have written to ``stream``; to any, where its name is empty."""
        for house in self._known.values():
            if stream in {"", house.meter_stream, house.floor_stream}:
                house.hear()

    async def close(self) -> None:
        """Do nothing more."""
        await asyncio.gather(*(house.close() for house in self._known.values()))
