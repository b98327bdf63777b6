"""One server of a cluster: it joins, and joins again after losing its lease; it serves tables only as a member."""

import asyncio
import logging
from typing import Protocol

from kitapi.nodes.connection import DatabaseConnection
from kitapi.nodes.membership import LEASE, Lease, Member, join
from kitapi.nodes.owners import Owners
from kitapi.store import Fence

LOG = logging.getLogger(__name__)


class Resident(Protocol):
    """A service that runs on a node: the room."""

    async def enter(self, fence: Fence, owners: Owners) -> None:
        """Serve the tables of ``owners`` from now on, and write as ``fence`` says."""
        ...

    async def let_go(self) -> None:
        """Stop serving at once: others may serve the tables already."""
        ...

    async def hand_over(self) -> None:
        """Finish pending work, then stop serving."""
        ...

    async def take_over(self) -> None:
        """Continue urgent work, such as clocks, of tables that nobody serves any more."""
        ...


class Node:
    """This server, which the others reach at ``address``, over the database at ``url``."""

    def __init__(self, url: str, address: str, version: str, resident: Resident, *, lease: Lease = LEASE) -> None:
        self._url = url
        self._address = address
        self._version = version
        self._resident = resident
        self._lease = lease
        self._living: asyncio.Task[None] | None = None
        self._database: DatabaseConnection | None = None
        self.member: Member | None = None
        self.owners: Owners | None = None

    async def begin(self) -> None:
        """Join the cluster.

        Raises:
            StoreUnavailable: the database does not answer.
        """
        member = await self._enter()
        self._living = asyncio.create_task(self._live(member))

    async def close(self) -> None:
        """Hand over all tables, and leave."""
        if self._living is not None:
            self._living.cancel()
            await asyncio.wait([self._living])
        if self.owners is not None:
            self.owners.taking = False
        await self._resident.hand_over()
        await self._leave()

    async def _live(self, member: Member) -> None:
        while True:
            taking_over = asyncio.create_task(self._take_over(member))
            try:
                await member.lost.wait()
            finally:
                taking_over.cancel()
            self.owners = None
            await self._resident.let_go()
            await self._leave()
            member = await self._come_back()

    async def _enter(self) -> Member:
        member = self.member = await join(self._url, self._address, self._version, self._lease)
        self._database = DatabaseConnection(self._url, self._lease.seconds / 2)
        owners = Owners(member, self._database)
        try:
            await self._resident.enter(member.fence, owners)
        except BaseException:
            await self._leave()
            raise
        self.owners = owners
        return member

    async def _leave(self) -> None:
        member, database, self.member, self.owners = self.member, self._database, None, None
        if member is not None:
            await member.leave()
        if database is not None:
            database.drop()

    async def _come_back(self) -> Member:
        reported = ""
        while True:
            try:
                member = await self._enter()
            except Exception as error:
                if reported != (reported := type(error).__name__):
                    LOG.warning("this node cannot join yet: %s", reported)
                await asyncio.sleep(self._lease.beat)
            else:
                LOG.warning("this node has joined again, in epoch %d", member.fence.epoch)
                return member

    async def _take_over(self, member: Member) -> None:
        while True:
            await member.fewer.wait()
            member.fewer.clear()
            try:
                await self._resident.take_over()
            except Exception as error:
                LOG.error("what another node held cannot continue yet: %s", type(error).__name__)
                await asyncio.sleep(self._lease.beat)
                member.fewer.set()
