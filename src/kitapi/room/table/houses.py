"""The live houses of a room: each is loaded when a desk first needs it, and forgotten when no desk listens."""

import asyncio

from kitapi.room.table.linked_house import LinkedHouse, Listener
from kitapi.store import EventStore


class Houses:
    """The live houses of a room."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._known: dict[str, LinkedHouse] = {}

    async def of(self, house: str, opening: int, listener: Listener) -> LinkedHouse:
        """The house ``house``, whose meter opens with ``opening``; ``listener`` is notified from now on.

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
        if known is not read:  # another task has joined the house first
            read.cancel()
        return known

    def leave(self, house: LinkedHouse, listener: Listener) -> None:
        """Remove ``listener``; a house without listeners is forgotten."""
        house.leave(listener)
        if not house.has_listeners and self._known.get(house.name) is house:
            self._known.pop(house.name).cancel()

    def on_append(self, stream: str) -> None:
        """Handle the notification that others have appended to ``stream``; if the name is empty, to any stream."""
        for house in self._known.values():
            if stream in {"", house.meter_stream, house.floor_stream}:
                house.reread_soon()

    async def close(self) -> None:
        """Stop all background work."""
        await asyncio.gather(*(house.close() for house in self._known.values()))
