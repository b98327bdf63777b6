"""The room on one of several nodes: which node serves each table, and the actions when this node joins or leaves."""

import asyncio
from collections.abc import Callable
from typing import Any

from kitapi.nodes import LEASE, Lease, Node, Owner, Owners
from kitapi.room.database import open_room_store
from kitapi.room.errors import Busy
from kitapi.room.rooms import CardRoom
from kitapi.room.store_failures import translate_store_errors

STEP = 0.5
"""Seconds between two queries for the node of a table while its node does not answer."""

JOINING = "joining"
LOST = "lost"


class Place:
    """The ``room`` on a node that the others reach at ``address``; all share the database at ``database``.

    ``describe_socket``: opens the database for the node that a fence names.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - all that sets a node up
        self,
        room: CardRoom,
        database: str,
        address: str,
        version: str = "",
        lease: Lease = LEASE,
        open_store: Callable[..., Any] = open_room_store,
    ) -> None:
        self.room = room
        self.timeout = 2 * lease.seconds
        """Maximum seconds until a table whose node has ended is served again."""
        self._database = database
        self._open_store = open_store
        self._was_in = False
        self.node = Node(database, address, version, self, lease=lease)

    @property
    def secret(self) -> str:
        """The secret that only nodes of this database know; empty before this node has joined."""
        return self.node.member.secret if self.node.member is not None else ""

    def others(self) -> tuple[str, ...]:
        """The addresses of the other nodes in the cluster, as last read; empty before this node has joined."""
        return tuple(self.node.member.others.values()) if self.node.member is not None else ()

    def why_not_in(self) -> str:
        """The reason why no table can be played here now, for the readiness check; empty if tables can be played."""
        if self.node.owners is not None:
            return ""
        return LOST if self._was_in else JOINING

    async def begin(self) -> None:
        """Join the cluster, and let the room continue.

        Raises:
            Busy, RoomFailed: the database does not answer.
        """
        self.room.desks.drop_all()
        with translate_store_errors():
            await self.node.begin()

    async def close(self) -> None:
        """Hand all tables over to the other nodes, and close the room."""
        await self.node.close()
        await self.room.close()

    def yield_tables(self) -> None:
        """Take no more tables, because this node is about to end."""
        if self.node.owners is not None:
            self.node.owners.taking = False

    async def owner(self, table_id: str) -> Owner | None:
        """The other node that serves the table; None if this node does, which claims the table if nobody served it.

        Raises:
            UnknownTable: there is no such table.
            Busy, RoomFailed: the database does not answer.
        """
        owners = self._demand_in()
        if owners.owns(table_id):
            return None
        await self.room.demand(table_id)
        with translate_store_errors():
            return await owners.owner(table_id)

    async def wait(self, table_id: str, owner: Owner) -> None:
        """Wait a moment for ``owner``, which does not answer, to come back or to end."""
        if self.node.owners is not None:
            self.node.owners.forget(table_id)
        if self.node.member is not None and await self.node.member.wait_until_ended(owner.epoch, owner.address, STEP):
            return
        await asyncio.sleep(0)

    async def wait_until_ended(self, owner: Owner) -> None:
        """Wait until ``owner`` has left the cluster, or this node has lost its membership."""
        while (member := self.node.member) is not None and not member.lost.is_set():
            if await member.wait_until_ended(owner.epoch, owner.address, STEP):
                return

    async def enter(self, fence: Any, owners: Owners) -> None:
        """See ``kitapi.nodes.Resident``."""
        store = await asyncio.to_thread(self._open_store, self._database, fence=fence)
        await self.room.switch_store(store, owners)
        self._was_in = True

    async def let_go(self) -> None:
        """See ``kitapi.nodes.Resident``."""
        self.room.desks.drop_all()

    async def hand_over(self) -> None:
        """See ``kitapi.nodes.Resident``."""
        await self.room.desks.hand_over()

    async def take_over(self) -> None:
        """See ``kitapi.nodes.Resident``."""
        await self.room.desks.take_over()

    def _demand_in(self) -> Owners:
        if self.node.owners is None:
            raise Busy
        return self.node.owners
