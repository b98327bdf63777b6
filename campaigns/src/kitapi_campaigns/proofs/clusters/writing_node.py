"""A node that claims unserved tables, and appends to each the commands that it receives and steps of its own.

Every event contains the name of its node and its epoch. The node reports its answers to the process that forked it.
"""

import asyncio
import json
import logging
import os
import socket
import traceback
from contextlib import suppress
from typing import Any, NamedTuple
from unittest import mock

import msgspec

from kitapi.nodes import Lease, Node, Owners, owners
from kitapi.store import (
    Append,
    CommandKey,
    Fence,
    NewEvent,
    StoreClosed,
    StoreError,
    StoreFenced,
    StoreUnavailable,
    VersionConflict,
)
from kitapi.store.postgres import PostgresStore, connections

STEP = 0.03
"""Seconds between two steps of its own that a node takes at each of its tables."""

REMEMBERED = 0.1
TRIES = 10


class NodeSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a node: its two addresses of the database, and whether its store has a fence.

    ``seconds``, ``beat``: of its lease; ``idle``: seconds after which the server rolls its idle transaction back.
    """

    name: str
    heart: str
    store: str
    tables: tuple[str, ...]
    seconds: float
    beat: float
    idle: float
    fenced: bool = True


class Written(NamedTuple):
    """An event for a table; ``command``: whether it is a command, which may have been sent before."""

    table: str
    id: str
    command: bool


class _Life:
    """One epoch: its store, its tables, and the known version of each table."""

    def __init__(self, fence: Fence, served: Owners, store: PostgresStore) -> None:
        self.epoch = fence.epoch
        self.owners = served
        self.store = store
        self.versions: dict[str, int | None] = {}
        self.turns: dict[str, asyncio.Lock] = {}
        self.stepping: list[asyncio.Task[None]] = []


class WritingResident:
    """The resident of the node; it reports to the process that forked it through ``connection``."""

    def __init__(self, settings: NodeSettings, connection: "Connection") -> None:
        self._settings = settings
        self._connection = connection
        self._life: _Life | None = None
        self._beside: set[asyncio.Task[Any]] = set()
        self._steps = 0

    @property
    def epoch(self) -> int:
        """The epoch of the node; 0 without a lease."""
        return self._life.epoch if self._life else 0

    async def enter(self, fence: Fence, served: Owners) -> None:
        """See ``Resident``."""
        opened = PostgresStore.open
        store = await asyncio.to_thread(opened, self._settings.store, fence=fence if self._settings.fenced else None)
        life = self._life = _Life(fence, served, store)
        life.stepping = [asyncio.create_task(self._write_steps(life, table)) for table in self._settings.tables]

    async def let_go(self) -> None:
        """See ``Resident``."""
        life, self._life = self._life, None
        if life is not None:
            for task in life.stepping:
                task.cancel()
            self._start(life.store.close())

    async def hand_over(self) -> None:
        """See ``Resident``."""
        await self.let_go()
        await asyncio.wait(self._beside or [asyncio.create_task(asyncio.sleep(0))])

    async def take_over(self) -> None:
        """See ``Resident``; the node claims every table all the time."""

    def handle(self, command: list[str]) -> None:
        """Handle a command, which is the name of a table and an id."""
        table, id = command
        self._start(self._answer(Written(table, id, True)))

    async def report_epoch(self) -> None:
        """Report the epoch of the node at intervals."""
        while True:
            self._connection.send("alive", self.epoch)
            await asyncio.sleep(STEP)

    async def _answer(self, written: Written) -> None:
        life = self._life
        result: int | str = "elsewhere"
        with suppress(StoreError):
            if life is not None and await life.owners.claim(written.table):
                result = await self._add(life, written)
        self._connection.send("answer", written.id, result)

    async def _write_steps(self, life: _Life, table: str) -> None:
        while True:
            await asyncio.sleep(STEP)
            with suppress(StoreError):
                if await life.owners.claim(table):
                    self._steps += 1
                    written = Written(table, f"{life.epoch}-{self._steps}", False)
                    result = await self._add(life, written)
                    self._connection.send("step", written.id, table, life.epoch, result)

    async def _add(self, life: _Life, written: Written) -> int | str:
        """Append the event to its table; returns its version, or ``fenced``, ``refused`` or ``unknown``."""
        async with life.turns.setdefault(written.table, asyncio.Lock()):
            for _ in range(TRIES):
                try:
                    return await self._append(life, written)
                except VersionConflict:
                    life.versions[written.table] = None
                except StoreFenced:
                    return "fenced"
                except (StoreUnavailable, StoreClosed):
                    return "refused"
                except StoreError:
                    life.versions[written.table] = None
                    return "unknown"
            return "refused"

    async def _append(self, life: _Life, written: Written) -> int:
        table = written.table
        if (version := life.versions.get(table)) is None:
            version = await life.store.version(table)
        payload = {"id": written.id, "node": self._settings.name, "epoch": life.epoch}
        event = NewEvent(kind="written", schema=1, payload=json.dumps(payload).encode())
        command = CommandKey(stream=table, user="person", id=written.id, digest="0") if written.command else None
        answer = await life.store.append([Append(stream=table, expected=version, events=(event,))], command)
        life.versions[table] = None if answer.repeated else answer.versions[table]
        return answer.versions[table]

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)


class Connection:
    """The connection to the process that forked the node: JSON lines, both ways."""

    def __init__(self, own: socket.socket) -> None:
        self._own = own
        self._writer: asyncio.StreamWriter | None = None
        self._reader: asyncio.StreamReader | None = None

    async def open(self) -> Any:
        """Open the connection; returns the first message."""
        self._reader, self._writer = await asyncio.open_connection(sock=self._own)
        return await self.read_line()

    async def read_line(self) -> Any:
        """The next message; None when the connection has ended."""
        assert self._reader is not None
        return json.loads(await self._reader.readline() or b"null")

    def send(self, word: str, *rest: Any) -> None:
        """Send a message: a word, and values that depend on it."""
        if self._writer is not None:
            self._writer.write(json.dumps([word, *rest]).encode() + b"\n")

    async def drain(self) -> None:
        """Wait until all messages are sent."""
        if self._writer is not None:
            await self._writer.drain()


async def run_until_end(connection: Connection) -> None:
    """Run the node until the connection ends."""
    settings = msgspec.convert(await connection.open(), NodeSettings)
    resident = WritingResident(settings, connection)
    idle = {"idle_in_transaction_session_timeout": str(int(settings.idle * 1000))}
    lease = Lease(seconds=settings.seconds, beat=settings.beat)
    with mock.patch.dict(connections.SESSION, idle), mock.patch.object(owners, "REMEMBERED", REMEMBERED):
        node = Node(settings.heart, settings.name, "0", resident, lease=lease)
        await begin_when_ready(node)
        reporting = asyncio.create_task(resident.report_epoch())
        while (command := await connection.read_line()) is not None:
            resident.handle(command)
        reporting.cancel()
        await node.close()
        connection.send("ended")
        await connection.drain()


async def begin_when_ready(node: Node) -> None:
    """Begin as soon as the database answers."""
    while True:
        try:
            return await node.begin()
        except StoreUnavailable:
            await asyncio.sleep(STEP)


def run_node(own: socket.socket) -> None:
    """Run the node in this process; never returns."""
    logging.disable()
    status = 1
    try:
        asyncio.run(run_until_end(Connection(own)))
        status = 0
    except BaseException:
        own.setblocking(True)
        own.sendall(json.dumps(["broken", traceback.format_exc()[-1500:]]).encode() + b"\n")
    finally:
        os._exit(status)
