"""One command serves a room by several processes: their tables continue when one of them is killed."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
import pytest

from kitapi_testing.room_people import TOO_LONG, pending_share, share_action, story
from tests.nodes.served_nodes import back, cut
from tests.web.visitors import Line, Message, Served, Visitor

pytestmark = pytest.mark.skipif(os.name == "nt", reason="several workers do not run on Windows")

FIRST = {"game": "prefa", "terms": {"players": 3}, "name": "Maria", "seats": ["me", "steady", "steady"]}
ADDRESSES = "SELECT address FROM nodes WHERE NOT ended ORDER BY epoch"
OWNERS = "SELECT address FROM owners JOIN nodes USING (epoch) WHERE table_id = $1 AND NOT ended"


class Room(NamedTuple):
    """A room of two workers: its parent process, and what all of them write as errors."""

    served: Served
    process: asyncio.subprocess.Process
    errors: Path


@asynccontextmanager
async def room_of_two(database: str, folder: Path) -> AsyncIterator[Room]:
    """Yield a room that two workers serve."""
    errors = folder / "errors"
    command = [sys.executable, "-m", "kitapi", "serve", "--config", "", "--workers", "2", "--port", "0", "--pace", "0"]
    with errors.open("wb") as written:
        process = await asyncio.create_subprocess_exec(
            *command, "--thinking", "0", "--database", database, stdout=asyncio.subprocess.PIPE, stderr=written
        )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(3 * TOO_LONG):
            lines = [(await process.stdout.readline()).decode() for _ in range(4)]
        assert lines[3] == "Workers: 2.\n", errors.read_text()
        yield Room(Served(None, lines[0].removeprefix("Kitapi: ").strip().rstrip("/")), process, errors)  # type: ignore[arg-type]
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def two_addresses(database: str, other_than: Iterable[str] = ()) -> list[str]:
    """Return the addresses of both workers once both have joined; ``other_than``: addresses of ended ones."""
    connection = await asyncpg.connect(database)
    try:
        async with asyncio.timeout(3 * TOO_LONG):
            while True:
                found = [row["address"] for row in await connection.fetch(ADDRESSES)]
                if len(found) == 2 and not set(found) & set(other_than):
                    return found
                await asyncio.sleep(0.05)
    finally:
        await connection.close()


async def owner_of(database: str, table: str) -> str | None:
    """Return the address of the worker that serves ``table``."""
    connection = await asyncpg.connect(database)
    try:
        address: str | None = await connection.fetchval(OWNERS, table)
    finally:
        await connection.close()
    return address


def worker_at(address: str, parent: int) -> int:
    """Return the process, a child of ``parent``, that listens at ``address``."""
    port = f":{int(address.rpartition(':')[2]):04X} 00000000:0000 0A "
    [inode] = [line.split()[9] for line in Path("/proc/net/tcp").read_text().splitlines() if port in line]
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], check=True, capture_output=True, text=True)
    for pid in map(int, children.stdout.split()):
        if f"socket:[{inode}]" in (os.readlink(file) for file in Path(f"/proc/{pid}/fd").iterdir()):
            return pid
    raise LookupError(address)


def options(state: Message) -> list[dict[str, Any]]:
    """Return the viewer's options; a view without options has no such key."""
    found: list[dict[str, Any]] = (state["view"] or {}).get("options", [])
    return found


async def act(line: Line) -> None:
    """Take the first option of the next turn, or give the pledge or share for which a shuffle waits."""
    offered = options(await line.state_where(lambda state: bool(options(state))))
    wanted = pending_share(offered)
    assert (await line.act(share_action(wanted) if wanted else offered[0]))["type"] == "done"


async def opened_at(address: str, visitor: Visitor) -> str:
    """Return a new table that the worker at ``address`` serves."""
    answer = await visitor.browser.post(f"{address}/api/tables", json=FIRST)
    table = str(answer.json()["table"])
    assert (await visitor.browser.get(f"{address}/api/tables/{table}/commitments")).status_code == 200
    return table


@story
@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="finds the process of a worker in /proc")
async def test_tables_of_both_workers_are_played_at_and_continue_when_one_is_killed(
    database: str, tmp_path: Path
) -> None:
    async with room_of_two(database, tmp_path) as room, room.served.visitor() as maria:
        addresses = await two_addresses(database)
        await maria.browser.get("/")
        kept, moved = [await opened_at(address, maria) for address in addresses]
        assert [await owner_of(database, table) for table in (kept, moved)] == addresses
        async with maria.at(kept) as line, maria.at(moved) as other:
            for one in (line, other):
                await act(one)
            os.kill(worker_at(addresses[1], room.process.pid), signal.SIGKILL)
            await cut(other)
        for table in (kept, moved):
            async with back(maria, table) as again:
                await act(again)
        assert set(await two_addresses(database, addresses[1:])) > {addresses[0]}, "another was started for it"
        room.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(TOO_LONG):
            assert await room.process.wait() == 0
    assert [line.split("kitapi.", 1)[1] for line in room.errors.read_text().splitlines()] == [
        "web.worker_processes: worker 1 ended by itself: signal 9"
    ]
