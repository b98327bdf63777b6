"""Which node serves which table: the first that claims it, until it releases the table or ends.

Each row of ``owners`` belongs to a live node. Evicting a node deletes its rows, which fences its writes.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from weakref import WeakValueDictionary

from kitapi.nodes.connection import DatabaseConnection
from kitapi.nodes.membership import Member
from kitapi.store import StoreUnavailable
from kitapi.store.postgres import Connection

REMEMBERED = 1.0
"""Seconds for which another node is cached as the owner of a table."""

MOST = 10_000
"""Maximum of cached owners."""

_OWNER = """
SELECT owners.epoch, nodes.address FROM owners JOIN nodes ON nodes.epoch = owners.epoch AND NOT nodes.ended
WHERE table_id = $1
"""
# FOR SHARE locks the own row, so that nobody evicts this node between the check and the claim.
_TAKE = """
INSERT INTO owners (table_id, node, epoch)
SELECT $1, node, epoch FROM nodes WHERE node = $2 AND epoch = $3 AND NOT ended FOR SHARE
ON CONFLICT (table_id) DO NOTHING
"""
_FREE_ENDED = """
DELETE FROM owners USING nodes WHERE nodes.epoch = owners.epoch AND nodes.ended AND owners.table_id = $1
"""
_RELEASE = "DELETE FROM owners WHERE table_id = $1 AND epoch = $2"


class Owner(NamedTuple):
    """Another node that serves a table: its epoch and address."""

    epoch: int
    address: str


class Owners:
    """The tables of ``member`` and, cached for a moment, those of others."""

    def __init__(self, member: Member, database: DatabaseConnection) -> None:
        self._member = member
        self._database = database
        self._own: set[str] = set()
        self._others: dict[str, tuple[float, Owner]] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.taking = True
        """Whether tables that nobody serves are claimed; a node that is shutting down leaves them to the others."""

    def owns(self, table_id: str) -> bool:
        """Whether this node serves the table."""
        return table_id in self._own and not self._member.lost.is_set()

    async def claim(self, table_id: str) -> bool:
        """Serve the table from now on, if nobody else does; returns whether this node serves it.

        Raises:
            StoreUnavailable: the database does not answer, or no node may serve the table now.
        """
        return await self.owner(table_id) is None

    async def owner(self, table_id: str) -> Owner | None:
        """The other node that serves the table; None if this node does, which claims the table if nobody served it.

        Raises:
            StoreUnavailable: the database does not answer, or no node may serve the table now.
        """
        if self.owns(table_id):
            return None
        cached, known = self._others.get(table_id, (float("-inf"), None))
        if known is not None and cached + REMEMBERED > time.monotonic():
            return known
        async with self._turn(table_id):
            if self.owns(table_id):
                return None
            return await self._find(table_id)

    async def confirm(self, table_id: str) -> bool:
        """Check in the database whether this node still serves the table.

        Raises:
            StoreUnavailable: the database does not answer, or no node may serve the table now.
        """
        async with self._turn(table_id):
            if await self._find(table_id) is not None:
                self._own.discard(table_id)
        return self.owns(table_id)

    def forget(self, table_id: str) -> None:
        """Remove the cached owner of the table."""
        self._others.pop(table_id, None)

    async def release(self, table_id: str, closed: Callable[[], Awaitable[None]]) -> None:
        """Stop serving the table; once it is ``closed`` here, another node may claim it."""
        async with self._turn(table_id):
            self._own.discard(table_id)
            await closed()
            try:
                await self._database.run(lambda connection: connection.execute(_RELEASE, table_id, self._epoch))
            except StoreUnavailable:
                return  # the row stays, so this node remains the owner

    async def _find(self, table_id: str) -> Owner | None:
        found = await self._database.run(lambda connection: self._find_or_claim(connection, table_id))
        if self._member.lost.is_set() or (found is None and not self.taking):
            raise StoreUnavailable("this node takes no table now")
        if found is None:
            raise StoreUnavailable("nobody serves the table now")
        if found.epoch == self._epoch:
            self._own.add(table_id)
            return None
        self._remember(table_id, found)
        return found

    async def _find_or_claim(self, connection: Connection, table_id: str) -> Owner | None:
        if (row := await connection.fetchrow(_OWNER, table_id)) is not None:
            return Owner(*row)
        if not self.taking:
            return next((Owner(*other) for other in self._member.others.items()), None)
        fence = self._member.fence
        await connection.execute(_FREE_ENDED, table_id)
        await connection.execute(_TAKE, table_id, fence.node, fence.epoch)
        row = await connection.fetchrow(_OWNER, table_id)
        return None if row is None else Owner(*row)

    def _remember(self, table_id: str, owner: Owner) -> None:
        if len(self._others) >= MOST:
            self._others.clear()
        self._others[table_id] = (time.monotonic(), owner)

    @property
    def _epoch(self) -> int:
        return self._member.fence.epoch

    def _turn(self, table_id: str) -> asyncio.Lock:
        turn = self._turns.get(table_id)
        if turn is None:
            turn = self._turns[table_id] = asyncio.Lock()
        return turn
