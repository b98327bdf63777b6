"""All attacks at once on one server, for ten minutes, while somebody plays at it.

Spectators in crowds, connections that never finish what they begin, frames without end, unreadable frames and
requests, and one client with forty connections that floods one route after the other: each is a process that starts
again as soon as it is over. The player's commands are timed, each of which is stored. At the end no fault of the server
may be counted, its log may hold no more lines than its minutes allow, and its memory may not grow in the second half.
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
from urllib.parse import urlsplit

import httpx
import msgspec

from tools.proving.campaigns.strangers import ADDRESSES, START, quick
from tools.proving.flooding.attacks import ATTACKS
from tools.proving.flooding.measuring import flood_of, stored
from tools.proving.flooding.playing import player
from tools.proving.plan import Campaign, Control
from tools.proving.strangers.attack import Attack
from tools.proving.strangers.timing import Served, served

SECONDS = 600.0
CONTROL_SECONDS = 12.0
NICE = 5
"""By how much the attackers step back: strangers have machines of their own."""

GROWTH = 32.0
"""MiB by which the memory may be more at the end than at most in the first half, in which all bounds are reached."""

LINES = 8
"""Kinds of lines that strangers can cause; each may be written once a minute."""

LEAKING = """
from kitapi.web import socket
kept, answer = [], socket.read_command
def read_command(frame):
    kept.append(bytearray(os.urandom(1024) * 256))
    return answer(frame)
import os
socket.read_command = read_command
"""
"""Memory that stays taken for every frame."""

FAULTY = """
from kitapi.web import socket
def read_command(frame):
    if b"nonsense" in bytes(frame or "", "utf-8") or frame == "{}":
        raise ZeroDivisionError
    return answer(frame)
answer, socket.read_command = socket.read_command, read_command
"""
"""A frame without a command in it is a fault."""


class Seen(NamedTuple):
    """What was seen of a server under attack.

    ``times``: of commands, in ms; ``memory``: MiB, every second; ``lines``: of the log; ``attacks``: begun, by kind.
    """

    times: list[float]
    memory: list[float]
    faults: int
    lines: list[str]
    attacks: Counter[str]


def strangers(server: Served, table: str) -> tuple[Attack, ...]:
    """The attacks by plain sockets that begin again and again."""
    of = partial(Attack, server=server.address, table=table)
    return (
        of(kind="crowd", many=500, seconds=5.0, addresses=ADDRESSES),
        of(kind="half-open", many=500, seconds=11.0, addresses=ADDRESSES),
        of(kind="frames", many=600_000, seconds=5.0),
        of(kind="broken-frames", many=100, seconds=5.0, addresses=ADDRESSES),
    )


async def _again_and_again(words: Sequence[Sequence[str]], name: str, done: Counter[str]) -> None:
    """Run the attacks of ``words`` one after the other, from the first again, until cancelled."""
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
async def _under_way(server: Served, table: str, sheet: str) -> AsyncIterator[tuple[list[float], Counter[str]]]:
    """All attacks, and the memory as it grows; ``sheet``: the table with a record of many deals."""
    memory, done, port = list[float](), Counter[str](), urlsplit(server.address).port or 0
    attack, flood = "tools.proving.strangers.attack", "tools.proving.flooding.flood"
    plain = {
        one.kind: [(sys.executable, "-m", attack, msgspec.json.encode(one).decode())]
        for one in strangers(server, table)
    }
    floods = [flood_of(one, number, port, sheet) for number, one in enumerate(ATTACKS)]
    routes = [(sys.executable, "-m", flood, json.dumps(one)) for one in floods]
    under_way = [_again_and_again(words, name, done) for name, words in {**plain, "routes": routes}.items()]
    tasks = [asyncio.create_task(one) for one in (*under_way, _watch_memory(server.process.pid, memory))]
    try:
        yield memory, done
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _abused(server: Served, exposed: int, sheet: str, seconds: float) -> Seen:
    """Play for so many seconds while strangers do all they can."""
    port = urlsplit(server.address).port or 0
    async with httpx.AsyncClient() as browser, player(port) as one:
        asked = {"game": "prefa", "terms": {"players": 3}, "seats": ["me", "open", "open"], "name": "Maria"}
        opened = await browser.post(f"{server.address}/api/tables", json=asked)
        async with _under_way(server, opened.raise_for_status().json()["table"], sheet) as (memory, done):
            times = await one.play(seconds)
        metrics = (await browser.get(f"http://127.0.0.1:{exposed}/metrics", timeout=60.0)).text
    faults = next(line.split()[1] for line in metrics.splitlines() if line.startswith("kitapi_faults_total"))
    return Seen(times, memory, round(float(faults)), server.log.read_text().splitlines(), done)


def abused(seconds: float, planted: str = "") -> Seen:
    """Serve a room, and have it abused for so many seconds; ``planted``: Python that breaks the server first."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        exposed = int(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        sheet = asyncio.run(stored(f"sqlite:///{folder}/room.sqlite3"))
        with served(Path(folder), "--metrics", str(exposed), program=planted and planted + START) as server:
            return asyncio.run(_abused(server, exposed, sheet, seconds))


def growth(memory: Sequence[float]) -> float:
    """MiB by which the memory is more at the end than it was at most in the first half."""
    return memory[-1] - max(memory[: 1 + len(memory) // 2])


def block(_seed: int, _number: int, seconds: float = SECONDS) -> Counter[str]:
    """Ten minutes of all attacks at one server.

    Raises:
        AssertionError: a fault was counted, the log was flooded, or memory grew without end.
    """
    began = time.monotonic()
    seen = abused(seconds)
    assert not seen.faults, seen.faults
    assert len(seen.lines) <= LINES * (1 + (time.monotonic() - began) / 60), seen.lines[:20]
    assert growth(seen.memory) <= GROWTH, seen.memory[:: max(1, len(seen.memory) // 20)]
    took = Counter(f".{round(one)}" for one in seen.times)
    started = Counter({f"attacks: {kind}": count for kind, count in seen.attacks.items()})
    return took + started + Counter({"commands": len(seen.times), "MiB at most": round(max(seen.memory))})


def leaking(_seed: int, _number: int) -> Counter[str]:
    """Memory that every frame takes for good."""
    return Counter(tried=1, found=int(growth(abused(CONTROL_SECONDS, LEAKING).memory) > GROWTH))


def faulty(_seed: int, _number: int) -> Counter[str]:
    """Frames that are faults of the server."""
    return Counter(tried=1, found=int(abused(CONTROL_SECONDS, FAULTY).faults > 0))


CAMPAIGN = Campaign(
    name="abuse",
    unit="commands",
    title="Commands of a player while strangers do everything at once to one server for ten minutes",
    figure=3_000,
    block=block,
    controls=(
        Control(name="leaking", title="memory that every frame takes for good", block=leaking),
        Control(name="faulty", title="frames that are faults of the server", block=faulty),
    ),
    judge=quick,
)
