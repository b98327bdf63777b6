"""Nodes over one database: rooms behind real servers, in this process or in one of their own."""

import asyncio
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from kitapi.nodes import Lease
from kitapi.room.rooms import CardRoom
from kitapi.store import open_store
from kitapi.web.app import create_app
from kitapi.web.node_membership import Place
from kitapi.web.server import Server, listen, server_of
from kitapi_testing.room_people import TOO_LONG, toy_room
from tests.web.visitors import Line, Served, Visitor

SHORT = Lease(seconds=2.0, beat=0.2)
"""Short enough for a test, long enough for a machine that has much to do."""

AGES = Lease(seconds=600.0, beat=0.2)
"""A lease so long that no node is ended because it is slow."""


class NodeServed(Served):
    """A node behind a real server."""

    def __init__(self, room: CardRoom, address: str, place: Place, server: Server) -> None:
        super().__init__(room, address)
        self.place = place
        self.server = server

    def buckets(self, name: str) -> Iterable[str]:
        """Return the addresses whose requests of one kind the node counts."""
        app: Any = self.server.config.app
        return tuple(app.app.budgets.addresses(name))

    @property
    def epoch(self) -> int:
        """The epoch of the node; 0 if it is not a member."""
        member = self.place.node.member
        return member.fence.epoch if member and self.place.node.owners else 0


@asynccontextmanager
async def node(page: Path, url: str, lease: Lease = AGES, room: CardRoom | None = None) -> AsyncIterator[NodeServed]:
    """Serve a node on a free port."""
    listening = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    room = room or toy_room(open_store(url))
    place = Place(room, url, address, "test", lease)
    server = server_of(create_app(room, client=page, place=place))
    serving = asyncio.create_task(server.serve_beside([listening]))
    async with asyncio.timeout(TOO_LONG):
        while not server.started:
            assert not serving.done(), "it has not begun"
            await asyncio.sleep(0.01)
    try:
        yield NodeServed(room, address, place, server)
    finally:
        server.should_exit = True
        await serving
        listening.close()


@asynccontextmanager
async def process(
    page: Path, url: str, lease: Lease = SHORT
) -> AsyncIterator[tuple[asyncio.subprocess.Process, Served]]:
    """Serve a node in a process of its own."""
    arguments = (str(page), url, str(lease.seconds), str(lease.beat))
    running = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.nodes.serving_node", *arguments, stdout=asyncio.subprocess.PIPE
    )
    assert running.stdout is not None
    try:
        async with asyncio.timeout(3 * TOO_LONG):
            address = (await running.stdout.readline()).decode().strip()
        assert address, "it has not begun"
        yield running, Served(None, address)  # type: ignore[arg-type]
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()


@asynccontextmanager
async def elsewhere(visitor: Visitor, served: Served) -> AsyncIterator[Visitor]:
    """Yield the visitor's browser at another node."""
    async with httpx.AsyncClient(base_url=served.address, timeout=TOO_LONG, cookies=visitor.browser.cookies) as browser:
        yield Visitor(served, browser)


@asynccontextmanager
async def back(visitor: Visitor, table: str) -> AsyncIterator[Line]:
    """Connect to the table as the page does: retry after a while until it succeeds."""
    async with asyncio.timeout(TOO_LONG):
        while True:
            try:
                line_made = visitor.at(table)
                line = await line_made.__aenter__()
                await line.hear()
                break
            except Exception:
                await asyncio.sleep(0.1)
    try:
        yield line
    finally:
        await line_made.__aexit__(None, None, None)


async def cut(line: Line) -> int | None:
    """Return the code with which the line ends."""
    async with asyncio.timeout(TOO_LONG):
        await line.socket.wait_closed()
    return line.socket.close_code


async def two_at(line: Line, other: Line) -> tuple[bool, Line, Line]:
    """Let the second person sit down, and both shuffle; returns if the first one leads, the leader, the other."""
    await line.hear()
    await other.hear()
    for command in ({"type": "sit", "seat": 1, "name": "Nikos"}, {"type": "accept", "terms": 1}):
        done = await other.say(**command)
        assert done["type"] == "done", done
    await asyncio.gather(line.contribute(), other.contribute())
    state = await line.state_where(lambda state: state["view"]["turn"] is not None)
    leads = state["view"]["turn"] == 0
    return (True, line, other) if leads else (False, other, line)
