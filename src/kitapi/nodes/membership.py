"""Cluster membership: every node renews its row in ``nodes``, and evicts nodes that do not.

A node joins for one epoch. Once the epoch has ended, its writes are rejected, and it joins again in a new one.
"""

import asyncio
import logging
import secrets
from typing import NamedTuple

import msgspec

from kitapi.nodes.connection import DatabaseConnection
from kitapi.store import Fence, StoreUnavailable
from kitapi.store.postgres import Connection

LOG = logging.getLogger(__name__)

_JOIN = """
INSERT INTO nodes (node, epoch, address, version, until)
VALUES ($1, nextval('epochs'), $2, $3, clock_timestamp() + $4::float8 * interval '1 second') RETURNING epoch
"""
_SECRET = "SELECT secret FROM cluster"
_BEAT = """
UPDATE nodes SET until = clock_timestamp() + $3::float8 * interval '1 second'
WHERE node = $1 AND epoch = $2 AND NOT ended RETURNING true
"""
# Each statement sees what was committed before it began: no claim of a node that has ended is left behind.
_END_OTHERS = """
UPDATE nodes SET ended = true WHERE until < clock_timestamp() AND NOT ended;
DELETE FROM owners USING nodes WHERE nodes.epoch = owners.epoch AND nodes.ended;
DELETE FROM nodes WHERE ended AND until < clock_timestamp() - interval '1 hour'
"""
_END = "UPDATE nodes SET ended = true WHERE node = $1 AND epoch = $2"
_FREE = "DELETE FROM owners WHERE epoch = $1"
_LIVING = "SELECT epoch, address FROM nodes WHERE NOT ended"


class Lease(msgspec.Struct, frozen=True, kw_only=True):
    """The lease of a node and the interval of its heartbeats, in seconds."""

    seconds: float = 4.0
    beat: float = 1.0


LEASE = Lease()


class _Other(NamedTuple):
    address: str
    ended: asyncio.Event


class Member:
    """This node in one of its epochs. ``secret``: the shared secret of all nodes of the database.

    ``lost``: set once others may have taken over. ``fewer``: set whenever another node has ended. ``renewed``: when the
    lease was renewed last, by the clock of the event loop.
    """

    def __init__(self, database: DatabaseConnection, fence: Fence, secret: str, lease: Lease) -> None:
        self.fence = fence
        self.secret = secret
        self.lost = asyncio.Event()
        self.fewer = asyncio.Event()
        self._database = database
        self._lease = lease
        self._others: dict[int, _Other] = {}
        self.renewed = asyncio.get_running_loop().time()
        self._beating = asyncio.create_task(self._beat_on())

    @property
    def others(self) -> dict[int, str]:
        """The addresses of the other live nodes, by epoch, as of the last heartbeat."""
        return {epoch: other.address for epoch, other in self._others.items()}

    async def wait_until_ended(self, epoch: int, address: str, seconds: float) -> bool:
        """Wait up to ``seconds`` until the node of ``epoch`` at ``address`` has ended; returns whether it has."""
        other = self._others.setdefault(epoch, _Other(address, asyncio.Event()))
        try:
            await asyncio.wait_for(other.ended.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def leave(self) -> None:
        """Leave, and release all tables; if the database does not answer, the lease expires instead."""
        self._rest()
        try:
            await self._database.run(self._end)
        except StoreUnavailable as error:
            LOG.warning("this node could not say that it leaves: %s", error.reason)
        self._database.drop()

    def _rest(self) -> None:
        self.lost.set()
        self._beating.cancel()

    async def _end(self, connection: Connection) -> None:
        await connection.execute(_END, self.fence.node, self.fence.epoch)
        await connection.execute(_FREE, self.fence.epoch)

    async def _beat_on(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            try:
                if not await self._database.run(self._beat):
                    LOG.error("this node was given up by the others in epoch %d", self.fence.epoch)
                    break
                self.renewed = begun
                self._update_others(await self._database.run(_end_others))
            except StoreUnavailable as error:
                LOG.warning("this node is not heard of by the others: %s", error.reason)
            if loop.time() - self.renewed >= self._lease.seconds:
                LOG.error("this node was not heard of for too long in epoch %d", self.fence.epoch)
                break
            await asyncio.sleep(self._lease.beat)
        self.lost.set()

    async def _beat(self, connection: Connection) -> bool:
        return bool(await connection.fetchval(_BEAT, self.fence.node, self.fence.epoch, self._lease.seconds))

    def _update_others(self, living: dict[int, str]) -> None:
        """Update the addresses of the other nodes from the ``living`` nodes."""
        gone = [epoch for epoch in self._others if epoch not in living]
        for epoch in gone:
            self._others.pop(epoch).ended.set()
        for epoch, address in living.items():
            if epoch != self.fence.epoch:
                self._others.setdefault(epoch, _Other(address, asyncio.Event()))
        if gone:
            self.fewer.set()


async def _end_others(connection: Connection) -> dict[int, str]:
    """Evict nodes whose lease has expired; returns the addresses of the live nodes, by epoch."""
    await connection.execute(_END_OTHERS)
    return {row["epoch"]: row["address"] for row in await connection.fetch(_LIVING)}


async def join(url: str, address: str, version: str, lease: Lease = LEASE) -> Member:
    """Join as a node that the others reach at ``address``.

    Raises:
        StoreUnavailable: the database does not answer.
    """
    database = DatabaseConnection(url, lease.seconds / 2)
    node = secrets.token_hex(8)

    async def insert_row(connection: Connection) -> tuple[int, str]:
        secret = await connection.fetchval(_SECRET)
        return await connection.fetchval(_JOIN, node, address, version, lease.seconds), str(secret)

    epoch, secret = await database.run(insert_row)
    return Member(database, Fence(node=node, epoch=epoch), secret, lease)
