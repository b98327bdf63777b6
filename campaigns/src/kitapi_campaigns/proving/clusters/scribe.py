"""A node that writes: it is in, takes tables that nobody serves, and adds to each what people say and steps of its own.

Whatever it writes carries who wrote it, in which epoch. It reports its answers to whoever watches it.
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
    PostgresStore,
    StoreClosed,
    StoreError,
    StoreFenced,
    StoreUnavailable,
    VersionConflict,
)
from kitapi.store.postgres import connecting

STEP = 0.03
"""Seconds between two steps that a node takes by itself at each of its tables."""

REMEMBERED = 0.1
TRIES = 10


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What a node is to be: its two ways to the database, and whether its store is fenced, as it should be.

    ``seconds``, ``beat``: of its lease; ``idle``: seconds after which the server takes back its transaction.
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
    """What is added to a table; ``command``: somebody said it, perhaps not for the first time."""

    table: str
    id: str
    command: bool


class _Life:
    """One epoch: the store and the tables in it, and where each table stands as far as is known."""

    def __init__(self, fence: Fence, served: Owners, store: PostgresStore) -> None:
        self.epoch = fence.epoch
        self.owners = served
        self.store = store
        self.versions: dict[str, int | None] = {}
        self.turns: dict[str, asyncio.Lock] = {}
        self.stepping: list[asyncio.Task[None]] = []


class Scribe:
    """What lives on the node; it talks with whoever watches it through ``line``."""

    def __init__(self, asked: Asked, line: "Line") -> None:
        self._asked = asked
        self._line = line
        self._life: _Life | None = None
        self._beside: set[asyncio.Task[Any]] = set()
        self._steps = 0

    @property
    def epoch(self) -> int:
        """The epoch it is in; 0 outside of any."""
        return self._life.epoch if self._life else 0

    async def enter(self, fence: Fence, served: Owners) -> None:
        """See ``Resident``."""
        opened = PostgresStore.open
        store = await asyncio.to_thread(opened, self._asked.store, fence=fence if self._asked.fenced else None)
        life = self._life = _Life(fence, served, store)
        life.stepping = [asyncio.create_task(self._step_on(life, table)) for table in self._asked.tables]

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
        """See ``Resident``: every table is requested all the time."""

    def hear(self, said: list[str]) -> None:
        """Somebody says something at a table."""
        table, id = said
        self._start(self._answer(Written(table, id, True)))

    async def tell_of_itself(self) -> None:
        """Say again and again in which epoch it is."""
        while True:
            self._line.tell("alive", self.epoch)
            await asyncio.sleep(STEP)

    async def _answer(self, written: Written) -> None:
        life = self._life
        told: int | str = "elsewhere"
        with suppress(StoreError):
            if life is not None and await life.owners.claim(written.table):
                told = await self._add(life, written)
        self._line.tell("answer", written.id, told)

    async def _step_on(self, life: _Life, table: str) -> None:
        while True:
            await asyncio.sleep(STEP)
            with suppress(StoreError):
                if await life.owners.claim(table):
                    self._steps += 1
                    written = Written(table, f"{life.epoch}-{self._steps}", False)
                    told = await self._add(life, written)
                    self._line.tell("step", written.id, table, life.epoch, told)

    async def _add(self, life: _Life, written: Written) -> int | str:
        """Add it at the end of its table; what became of it."""
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
        told = {"id": written.id, "node": self._asked.name, "epoch": life.epoch}
        event = NewEvent(kind="written", schema=1, payload=json.dumps(told).encode())
        command = CommandKey(stream=table, user="person", id=written.id, digest="0") if written.command else None
        answer = await life.store.append([Append(stream=table, expected=version, events=(event,))], command)
        life.versions[table] = None if answer.repeated else answer.versions[table]
        return answer.versions[table]

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)


class Line:
    """The line to whoever watches: JSON lines, both ways."""

    def __init__(self, own: socket.socket) -> None:
        self._own = own
        self._writer: asyncio.StreamWriter | None = None
        self._reader: asyncio.StreamReader | None = None

    async def open(self) -> Any:
        """Begin to talk; the first thing that is said."""
        self._reader, self._writer = await asyncio.open_connection(sock=self._own)
        return await self.heard()

    async def heard(self) -> Any:
        """The next thing that is said; None at the end."""
        assert self._reader is not None
        return json.loads(await self._reader.readline() or b"null")

    def tell(self, word: str, *rest: Any) -> None:
        """Say something."""
        if self._writer is not None:
            self._writer.write(json.dumps([word, *rest]).encode() + b"\n")

    async def told(self) -> None:
        """Wait until all that was said is on its way."""
        if self._writer is not None:
            await self._writer.drain()


async def live(line: Line) -> None:
    """Live until the signal to end."""
    asked = msgspec.convert(await line.open(), Asked)
    scribe = Scribe(asked, line)
    idle = {"idle_in_transaction_session_timeout": str(int(asked.idle * 1000))}
    lease = Lease(seconds=asked.seconds, beat=asked.beat)
    with mock.patch.dict(connecting.SESSION, idle), mock.patch.object(owners, "REMEMBERED", REMEMBERED):
        node = Node(asked.heart, asked.name, "0", scribe, lease=lease)
        await begun(node)
        telling = asyncio.create_task(scribe.tell_of_itself())
        while (said := await line.heard()) is not None:
            scribe.hear(said)
        telling.cancel()
        await node.close()
        line.tell("ended")
        await line.told()


async def begun(node: Node) -> None:
    """Be in, as soon as the database answers."""
    while True:
        try:
            return await node.begin()
        except StoreUnavailable:
            await asyncio.sleep(STEP)


def be(own: socket.socket) -> None:
    """Be the node; never returns."""
    logging.disable()
    status = 1
    try:
        asyncio.run(live(Line(own)))
        status = 0
    except BaseException:
        own.setblocking(True)
        own.sendall(json.dumps(["broken", traceback.format_exc()[-1500:]]).encode() + b"\n")
    finally:
        os._exit(status)
