"""The room on one node of several: where each table is served, and what happens when this node comes and goes."""

import asyncio
from collections.abc import Callable
from typing import Any

from kitapi.nodes import LEASE, Lease, Node, Owner, Owners
from kitapi.room.errors import Busy
from kitapi.room.opening import open_room_store
from kitapi.room.rooms import CardRoom
from kitapi.room.store_failures import translate_store_errors

STEP = 0.5
"""Seconds after which it is asked again who serves a table whose node does not answer."""

JOINING = "joining"
LOST = "lost"


class Place:
    """The ``room`` on a node that the others reach at ``address``; all share the database at ``database``.

    ``opened``: opens the database for who writes as a fence says.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what a node is told
        self,
        room: CardRoom,
        database: str,
        address: str,
        version: str = "",
        lease: Lease = LEASE,
        opened: Callable[..., Any] = open_room_store,
    ) -> None:
        self.room = room
        self.patience = 2 * lease.seconds
        """Seconds that somebody waits at most until a table is served again whose node has ended."""
        self._database = database
        self._opened = opened
        self._was_in = False
        self._node = Node(database, address, version, self, lease=lease)

    @property
    def secret(self) -> str:
        """What only nodes of this database know; empty while this one is not in."""
        return self._node.member.secret if self._node.member is not None else ""

    def others(self) -> tuple[str, ...]:
        """The addresses of the other nodes that are in, as last heard; none while this one is not in."""
        return tuple(self._node.member.others.values()) if self._node.member is not None else ()

    def why_not_in(self) -> str:
        """Why tables cannot be played here now, for who asks whether the room is ready; empty where they can."""
        if self._node.owners is not None:
            return ""
        return LOST if self._was_in else JOINING

    async def begin(self) -> None:
        """Be in, and let the room continue.

        Raises:
            Busy, RoomFailed: the database does not answer.
        """
        self.room.desks.drop_all()
        with translate_store_errors():
            await self._node.begin()

    async def close(self) -> None:
        """Hand all tables over to the others, and close the room."""
        await self._node.close()
        await self.room.close()

    def yield_tables(self) -> None:
        """Take no more tables: this node is about to end."""
        if self._node.owners is not None:
            self._node.owners.taking = False

    async def owner(self, table_id: str) -> Owner | None:
        """The other node that serves the table; None where this one does, from now on if nobody did.

        Raises:
            UnknownTable: there is no such table.
            Busy, RoomFailed: that cannot be found out now.
        """
        owners = self._demand_in()
        if owners.owns(table_id):
            return None
        await self.room.demand(table_id)
        with translate_store_errors():
            return await owners.owner(table_id)

    async def wait(self, table_id: str, owner: Owner) -> None:
        """Wait a moment for ``owner``, which does not answer, to come back or to end."""
        if self._node.owners is not None:
            self._node.owners.forget(table_id)
        if self._node.member is not None and await self._node.member.wait_until_ended(owner.epoch, owner.address, STEP):
            return
        await asyncio.sleep(0)

    async def ended(self, owner: Owner) -> None:
        """Wait until ``owner`` has left the cluster, or this node has lost its membership."""
        while (member := self._node.member) is not None and not member.lost.is_set():
            if await member.wait_until_ended(owner.epoch, owner.address, STEP):
                return

    async def enter(self, fence: Any, owners: Owners) -> None:
        """See ``kitapi.nodes.Resident``."""
        store = await asyncio.to_thread(self._opened, self._database, fence=fence)
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
        if self._node.owners is None:
            raise Busy
        return self._node.owners
