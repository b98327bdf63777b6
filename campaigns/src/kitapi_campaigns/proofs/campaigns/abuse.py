"""All attacks at once on one server, for ten minutes, while a player plays there.

The attacks: crowds of spectators, connections that never finish their requests, endless frames, unreadable frames and
requests, and a client with forty connections that floods one route after the other. Each attack is a process that is
started again as soon as it has ended. The player's commands are stored, and their latencies measured. At the end the
server must have counted no fault, its log must hold no more lines than its minutes allow, and its memory must not have
grown in the second half.
"""

import asyncio
import json
import os
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec

from kitapi_campaigns.proofs.campaigns.strangers import ADDRESSES, quick
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.proofs.strangers.attack import Attack
from kitapi_campaigns.proofs.strangers.child_server import Served, database_in, serve_room
from kitapi_campaigns.proofs.strangers.flood_latency import flood_of, store_record
from kitapi_campaigns.proofs.strangers.measured_player import player
from kitapi_campaigns.proofs.strangers.routes import ROUTES

SECONDS = 600.0
CONTROL_SECONDS = 12.0
NICE = 5
"""The attackers' niceness: real strangers would not use the server's processor."""

GROWTH = 32.0
"""MiB by which the memory at the end may exceed that of the first half, in which all bounded caches fill up."""

LINES = 8
"""Number of kinds of log lines that strangers can cause; each kind may be written once a minute."""

LEAKING = """
from kitapi.web import socket
kept, answer = [], socket.read_command
def read_command(frame):
    kept.append(bytearray(os.urandom(1024) * 256))
    return answer(frame)
import os
socket.read_command = read_command
"""
"""Python that plants a leak: every frame takes memory that is never freed."""

FAULTY = """
from kitapi.web import socket
def read_command(frame):
    if b"nonsense" in bytes(frame or "", "utf-8") or frame == "{}":
        raise ZeroDivisionError
    return answer(frame)
answer, socket.read_command = socket.read_command, read_command
"""
"""Python that plants a fault: a frame without a command raises an exception."""


class Measured(NamedTuple):
    """Measurements of a server under attack.

    ``times``: latencies of commands in ms; ``memory``: MiB, every second; ``lines``: number of log lines; ``attacks``:
    number started, by kind.
    """

    times: list[float]
    memory: list[float]
    faults: int
    lines: list[str]
    attacks: Counter[str]


class Tables(NamedTuple):
    """The attacked tables: one ``crowded`` with spectators, the player's, and one with a ``record`` of many deals."""

    crowded: str
    played: str
    record: str


def strangers(server: Served, tables: Tables) -> tuple[Attack, ...]:
    """The attacks by plain sockets, which are started again and again.

    Frames are sent to the player's table, because the crowd takes all places for spectators at the other one.
    """
    crowded = partial(Attack, server=server.address, table=tables.crowded)
    played = partial(Attack, server=server.address, table=tables.played)
    return (
        crowded(kind="crowd", many=500, seconds=5.0, addresses=ADDRESSES),
        crowded(kind="half-open", many=500, seconds=11.0, addresses=ADDRESSES),
        played(kind="frames", many=600_000, seconds=5.0),
        played(kind="broken-frames", many=100, seconds=5.0, addresses=ADDRESSES),
    )


async def _repeat(words: Sequence[Sequence[str]], name: str, done: Counter[str]) -> None:
    """Run the attacks of ``words`` one after the other, in a loop, until cancelled."""
    while True:
        for one in words:
            process = await asyncio.create_subprocess_exec(
                "nice",
                f"-n{NICE}",
                *one,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
            )
            try:
                assert process.stdin is not None
                process.stdin.write(b"\n")
                await process.wait()
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
            done[name] += 1


async def _watch_memory(process: int, memory: list[float]) -> None:
    while True:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        memory.append(pages * os.sysconf("SC_PAGE_SIZE") / 2**20)
        await asyncio.sleep(1.0)


@asynccontextmanager
async def _run_attacks(server: Served, tables: Tables) -> AsyncIterator[tuple[list[float], Counter[str]]]:
    """Run all attacks; yields the lists of memory samples and of attacks by kind, which grow meanwhile."""
    memory, done = list[float](), Counter[str]()
    attack, flood = "kitapi_campaigns.proofs.strangers.attack", "kitapi_campaigns.proofs.strangers.flood"
    plain = {
        one.kind: [(sys.executable, "-m", attack, msgspec.json.encode(one).decode())]
        for one in strangers(server, tables)
    }
    floods = [flood_of(one, number, server.port, tables.record) for number, one in enumerate(ROUTES)]
    routes = [(sys.executable, "-m", flood, json.dumps(one)) for one in floods]
    running = [_repeat(words, name, done) for name, words in {**plain, "routes": routes}.items()]
    tasks = [asyncio.create_task(one) for one in (*running, _watch_memory(server.process.pid, memory))]
    try:
        yield memory, done
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _measure_abuse(server: Served, exposed: int, record: str, seconds: float) -> Measured:
    """Play for ``seconds`` while strangers attack."""
    async with httpx.AsyncClient() as browser, player(server) as host, player(server) as other:
        tables = Tables(host.table, other.table, record)
        async with _run_attacks(server, tables) as (memory, done):
            times = await other.play(seconds)
        metrics = (await browser.get(f"http://127.0.0.1:{exposed}/metrics", timeout=60.0)).text
    faults = next(line.split()[1] for line in metrics.splitlines() if line.startswith("kitapi_faults_total"))
    return Measured(times, memory, round(float(faults)), server.lines, done)


def measure_abuse(seconds: float, planted: str = "") -> Measured:
    """Serve a room, and attack it for the given number of seconds; ``planted``: Python that breaks the server first."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        exposed = int(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        record = asyncio.run(store_record(database_in(Path(folder))))
        with serve_room(Path(folder), "--metrics", str(exposed), planted=planted) as server:
            return asyncio.run(_measure_abuse(server, exposed, record, seconds))


def growth(memory: Sequence[float]) -> float:
    """MiB by which the memory at the end exceeds that of the first half."""
    return memory[-1] - max(memory[: 1 + len(memory) // 2])


def block(_seed: int, _number: int, seconds: float = SECONDS) -> Counter[str]:
    """Run all attacks on one server for ten minutes.

    Raises:
        AssertionError: a fault was counted, the log was flooded, or memory kept growing.
    """
    start = time.monotonic()
    found = measure_abuse(seconds)
    assert not found.faults, found.faults
    assert len(found.lines) <= LINES * (1 + (time.monotonic() - start) / 60), found.lines[:20]
    assert growth(found.memory) <= GROWTH, found.memory[:: max(1, len(found.memory) // 20)]
    took = Counter(f".{round(one)}" for one in found.times)
    started = Counter({f"attacks: {kind}": count for kind, count in found.attacks.items()})
    return took + started + Counter({"commands": len(found.times), "MiB at most": round(max(found.memory))})


def leak_memory(_seed: int, _number: int) -> Counter[str]:
    """Control: every frame leaks memory."""
    return Counter(tried=1, found=int(growth(measure_abuse(CONTROL_SECONDS, LEAKING).memory) > GROWTH))


def faulty(_seed: int, _number: int) -> Counter[str]:
    """Control: frames without a command cause faults of the server."""
    return Counter(tried=1, found=int(measure_abuse(CONTROL_SECONDS, FAULTY).faults > 0))


CAMPAIGN = Campaign(
    name="abuse",
    unit="commands",
    title="Commands of a player while strangers do everything at once to one server for ten minutes",
    figure=3_000,
    block=block,
    controls=(
        Control(name="leaking", title="memory that every frame takes and never frees", block=leak_memory),
        Control(name="faulty", title="frames that cause faults of the server", block=faulty),
    ),
    judge=quick,
)
