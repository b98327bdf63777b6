"""Stops or cuts off nodes over one PostgreSQL server past their leases, while others take their tables over.

    python -m kitapi_campaigns.proofs.clusters.paused_nodes '{"seed": 1, "number": 0, "rounds": 20}'

It runs in a process of its own, without threads, that forks the nodes. It prints its counts and violations as JSON.
"""

import asyncio
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
import msgspec

from kitapi.store.postgres import PostgresStore
from kitapi_campaigns.proofs.clusters import writing_node
from kitapi_campaigns.proofs.clusters.log import Book, breaks, within
from kitapi_campaigns.proofs.clusters.server import run_server, scratch
from kitapi_campaigns.proofs.proxy import TcpProxy

NODES = 3
TABLES = tuple(f"table-{number}" for number in range(6))
IDLE = 0.3
"""Seconds after which the server rolls back a transaction of a node that has stopped; 3 in production."""

PATIENCE = 0.3
"""Seconds that people wait for an answer before they send the same command to another node."""

LOOK = 0.01
LONGEST = 60.0
"""Seconds after which a round counts as stuck."""

_NOTE_ENDINGS = """
CREATE TABLE endings (epoch bigint PRIMARY KEY, position bigint NOT NULL);
CREATE FUNCTION note_ending() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO endings SELECT new.epoch, version FROM heads WHERE stream = ''; RETURN NULL;
END $$;
CREATE TRIGGER endings_are_noted AFTER UPDATE ON nodes FOR EACH ROW WHEN (new.ended AND NOT old.ended)
EXECUTE FUNCTION note_ending()
"""
_FORGET_ENDINGS = "DROP TABLE endings; DROP FUNCTION note_ending CASCADE"


WAYS = ("stopped", "cut off", "half open", "heart cut off", "heart half open")
"""Ways of pausing a node; ``heart``: only the connection that renews its lease fails, and its store continues."""


class BlockSettings(NamedTuple):
    """Settings of a block; ``url``: of an empty database, else the block starts a server; ``lease``: seconds."""

    seed: int
    number: int
    rounds: int
    fenced: bool = True
    lease: float = 0.6
    ways: Sequence[str] = WAYS
    url: str = ""


class NodeHandle:
    """This process's connection to a node, with the two proxies between the node and its database."""

    def __init__(self, name: str, process: int, own: socket.socket) -> None:
        self.name = name
        self.process = process
        self.epoch = 0
        self.ended = False
        self._own = own
        self._writer: asyncio.StreamWriter | None = None
        self._proxies: list[TcpProxy] = []

    async def begin(self, stack: AsyncExitStack, url: str, settings: BlockSettings) -> asyncio.StreamReader:
        """Send the node its settings; returns the reader of its messages."""
        self._proxies = [await stack.enter_async_context(TcpProxy.before(url)) for _ in range(2)]
        reader, self._writer = await asyncio.open_connection(sock=self._own)
        heart, store = (proxy.url for proxy in self._proxies)
        node_settings = writing_node.NodeSettings(
            name=self.name,
            heart=heart,
            store=store,
            tables=TABLES,
            seconds=settings.lease,
            beat=settings.lease / 4,
            idle=IDLE,
            fenced=settings.fenced,
        )
        self.send(node_settings)
        return reader

    def send(self, what: object) -> None:
        """Send the node a message."""
        if self._writer is not None and not self.ended:
            self._writer.write(msgspec.json.encode(what) + b"\n")

    def end(self) -> None:
        """Signal the node to end; later messages to it are ignored."""
        self.ended = True
        if self._writer is not None:
            self._writer.write_eof()

    def pause(self, way: str) -> None:
        """Stop the node, or cut it off from the database, by one of the ``WAYS``."""
        heart, store = self._proxies
        match way:
            case "stopped":
                os.kill(self.process, signal.SIGSTOP)
            case "cut off":
                heart.refuse()
                store.refuse()
            case "half open":
                heart.swallow()
                store.swallow()
            case "heart cut off":
                heart.refuse()
            case "heart half open":
                heart.swallow()

    def heal(self) -> None:
        """Let the node continue with its database."""
        os.kill(self.process, signal.SIGCONT)
        for proxy in self._proxies:
            proxy.accept()


class Evening:
    """All nodes of a block, and the people at its tables."""

    def __init__(self, nodes: list[NodeHandle], chance: random.Random) -> None:
        self.nodes = nodes
        self.book = Book()
        self.counts: Counter[str] = Counter()
        self.broken: list[str] = []
        self._chance = chance
        self._wanted: dict[str, asyncio.Future[int | str]] = {}
        self._said = 0

    async def read_messages(self, node: NodeHandle, reader: asyncio.StreamReader) -> None:
        """Note the reports of a node."""
        while line := await reader.readline():
            match json.loads(line):
                case ["alive", epoch]:
                    node.epoch = epoch
                case ["answer", id, answer]:
                    self.book.note_answer(id, answer)
                    if (wanted := self._wanted.get(id)) is not None and not wanted.done():
                        wanted.set_result(answer)
                case ["step", id, table, epoch, result]:
                    self.book.note_step(id, table, epoch, result)
                case ["broken", text]:
                    self.broken.append(f"node {node.name}: {text}")
        node.ended = True

    async def play_person(self, table: str) -> None:
        """Send one command after the other to a table; each is repeated, to any node, until it is answered."""
        node = self._chance.choice(self.nodes)
        while True:
            self._said += 1
            id = f"said-{self._said}"
            self.book.note_command(id, table)
            while not isinstance(await self._ask(node, table, id), int):
                node = self._chance.choice(self.nodes)
                await asyncio.sleep(LOOK)

    async def _ask(self, node: NodeHandle, table: str, id: str) -> int | str:
        wanted = self._wanted[id] = asyncio.get_running_loop().create_future()
        node.send([table, id])
        try:
            return await asyncio.wait_for(wanted, PATIENCE)
        except TimeoutError:
            return "nothing"
        finally:
            del self._wanted[id]

    async def run_round(self, connection: Any, settings: BlockSettings) -> None:
        """Pause one node, until others serve its tables or for a random time; then wait until it has a lease again."""
        await self._until(lambda: all(table in self.book.latest for table in TABLES))
        busiest = Counter(self.book.latest.values()).most_common(1)[0][0]
        victim = next((one for one in self.nodes if one.epoch == busiest), None)
        if victim is None or self._chance.random() < 0.2:
            victim = self._chance.choice(self.nodes)
        epoch, way = victim.epoch, self._chance.choice(settings.ways)
        mine = [table for table, latest in self.book.latest.items() if latest == epoch]
        begun = time.monotonic()
        victim.pause(way)
        if self._chance.random() < 0.6:
            await self._until(lambda: all(self.book.latest[table] != epoch for table in mine))
            self.counts.update(("taken over", f"taken over {within(time.monotonic() - begun)}"))
        else:
            await asyncio.sleep(self._chance.uniform(0, 2 * settings.lease))
        victim.heal()
        await self._until_in(victim, connection)
        ended = await connection.fetchval("SELECT EXISTS (SELECT FROM endings WHERE epoch = $1)", epoch)
        self.counts.update(("rounds", way, "ended" if ended else "in time"))

    async def _until_in(self, victim: NodeHandle, connection: Any) -> None:
        due = time.monotonic() + LONGEST
        while True:
            victim.epoch = 0
            await self._until(lambda: victim.epoch > 0)
            ended = await connection.fetchval("SELECT EXISTS (SELECT FROM endings WHERE epoch = $1)", victim.epoch)
            if not ended:
                return
            if time.monotonic() > due:
                raise AssertionError(f"node {victim.name} does not come back")

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(LONGEST):
            while not is_so():
                if self.broken:
                    raise AssertionError(self.broken[0])
                await asyncio.sleep(LOOK)


async def play_rounds(settings: BlockSettings, url: str, nodes: list[NodeHandle]) -> tuple[Counter[str], list[str]]:
    """Play the rounds; returns the counts and all violations."""
    evening = Evening(nodes, random.Random(f"{settings.seed}/{settings.number}"))
    store = await asyncio.to_thread(PostgresStore.open, url)
    async with note_ended_epochs(url) as connection:
        await _run_rounds(evening, settings, url, connection)
        endings = {row[0]: row[1] for row in await connection.fetch("SELECT epoch, position FROM endings")}
    log = await store.read_all(limit=10_000_000)
    await store.close()
    evening.counts.update(events=len(log), epochs=len(endings))
    return evening.counts, [*evening.broken, *breaks(log, evening.book, endings)]


@asynccontextmanager
async def note_ended_epochs(url: str) -> AsyncIterator[Any]:
    """Make the database note the ends of epochs meanwhile; yields a connection to it."""
    connection = await asyncpg.connect(url)
    await connection.execute(_NOTE_ENDINGS)
    try:
        yield connection
    finally:
        await connection.execute(_FORGET_ENDINGS)
        await connection.close()


async def _run_rounds(evening: Evening, settings: BlockSettings, url: str, connection: Any) -> None:
    """Play the rounds, then stop the nodes in an orderly way."""
    async with AsyncExitStack() as stack:
        readers = [await node.begin(stack, url, settings) for node in evening.nodes]
        listeners = [
            asyncio.create_task(evening.read_messages(*pair)) for pair in zip(evening.nodes, readers, strict=True)
        ]
        people = [asyncio.create_task(evening.play_person(table)) for table in TABLES]
        try:
            for _ in range(settings.rounds):
                await evening.run_round(connection, settings)
        finally:
            for task in people:
                task.cancel()
            for node in evening.nodes:
                node.heal()
                node.end()
            async with asyncio.timeout(LONGEST):
                await asyncio.gather(*listeners)


def fork_nodes() -> list[NodeHandle]:
    """Fork nodes, which wait for their settings."""
    nodes = []
    for number in range(NODES):
        near, far = socket.socketpair()
        process = os.fork()
        if process == 0:
            near.close()
            writing_node.run_node(far)
        far.close()
        nodes.append(NodeHandle(f"n{number}", process, near))
    return nodes


def main() -> None:
    """Play the block with the settings on the command line."""
    settings = BlockSettings(**json.loads(sys.argv[1]))
    nodes = fork_nodes()
    try:
        with ExitStack() as stack:
            url = settings.url
            if not url:
                folder = stack.enter_context(tempfile.TemporaryDirectory(dir=scratch()))
                url = stack.enter_context(run_server(Path(folder))).url
            counts, broken = asyncio.run(play_rounds(settings, url, nodes))
    finally:
        for node in nodes:
            os.kill(node.process, signal.SIGKILL)
            os.waitpid(node.process, 0)
    print(json.dumps({"counts": counts, "broken": broken}))


if __name__ == "__main__":
    main()
