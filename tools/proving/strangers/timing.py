"""Times stored commands at a table of its own, before, while and after somebody attacks the server."""

import asyncio
import contextlib
import math
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from kitapi.web.visitors import COOKIE
from tools.proving.strangers.attack import Attack, Done

EVERY = 0.06
"""Seconds between two commands; a socket may give 20 in a second."""

BEFORE = 2.0
"""Seconds in which commands are timed with nobody attacking."""

LONGEST_WAIT = 120.0


class Served(NamedTuple):
    """A server that runs; ``log``: the file of its log."""

    address: str
    process: subprocess.Popen[str]
    log: Path


class Outcome(NamedTuple):
    """Seconds that commands took ``before`` and ``during`` an attack, what that did, and the server's log."""

    before: list[float]
    during: list[float]
    done: Done
    lines: list[str]


@contextlib.contextmanager
def served(folder: Path, *options: str, program: str = "") -> Iterator[Served]:
    """A server over a database in ``folder``; ``program``: Python that starts it, in place of ``kitapi serve``."""
    words = ["-c", program] if program else ["-m", "kitapi"]
    log = folder / "server.log"
    database = f"sqlite:///{folder / 'room.sqlite3'}"
    command = [sys.executable, *words, "serve", "--port", "0", "--database", database, "--thinking", "0", *options]
    pipe = subprocess.PIPE
    with log.open("w") as errors, subprocess.Popen(command, stdout=pipe, stderr=errors, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().removeprefix("Kitapi: ").strip().rstrip("/")
            yield Served(address, process, log)
        finally:
            process.terminate()


def attacked(server: Served, asked: Callable[[str], Attack], seconds: float) -> Outcome:
    """Attack ``server`` at a table by what ``asked`` says of that, for so many seconds."""
    return asyncio.run(_attacked(server, asked, seconds))


async def _attacked(server: Served, asked: Callable[[str], Attack], seconds: float) -> Outcome:
    async with httpx.AsyncClient(base_url=server.address, timeout=LONGEST_WAIT) as browser:
        tables = [await _table(browser) for _ in range(2)]
        token = browser.cookies[COOKIE]
    victim = tables[1]
    attack = await _waiting_attack(asked(tables[0]))
    assert attack.stdin is not None
    async with _line(server.address, tables[0], token), _line(server.address, victim, token) as line:
        before = await _timed(line, BEFORE)
        attack.stdin.write(b"\n")
        during = await _timed(line, seconds)
        attack.stdin.write(b"\n")
        said, _ = await attack.communicate()
        during += await _timed(line, 1.0)
    return Outcome(before, during, msgspec.json.decode(said, type=Done), server.log.read_text().splitlines())


async def _waiting_attack(asked: Attack) -> asyncio.subprocess.Process:
    """The attack as a process that is ready to begin."""
    words = ("-m", "tools.proving.strangers.attack", msgspec.json.encode(asked).decode())
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdin=pipe, stdout=pipe)
    assert process.stdout is not None
    assert (await process.stdout.readline()) == b"ready\n"
    return process


async def _table(browser: httpx.AsyncClient) -> str:
    order = {"game": "prefa", "terms": {"players": 3}, "seats": ["me", "open", "open"], "name": "Maria"}
    answer = await browser.post("/api/tables", json=order)
    answer.raise_for_status()
    return str(answer.json()["table"])


def _line(address: str, table: str, token: str) -> connect:
    place = f"ws{address.removeprefix('http')}/api/tables/{table}/socket"
    cookie = {"Cookie": f"{COOKIE}={token}"}
    return connect(
        place, origin=Origin(address), additional_headers=cookie, ping_interval=None, open_timeout=None, max_queue=None
    )


async def _timed(line: ClientConnection, seconds: float) -> list[float]:
    """How long commands took that were given in so many seconds, each stored: other terms put on the table."""
    took, until = list[float](), time.perf_counter() + seconds
    while time.perf_counter() < until:
        number = f"command-{os.urandom(6).hex()}"
        terms = {"players": 3, "variant": {"kasa_share": 10 * (1 + len(took) % 9)}}
        began = time.perf_counter()
        await line.send(msgspec.json.encode({"type": "terms", "id": number, "terms": terms}).decode())
        while msgspec.json.decode(await line.recv()).get("id") != number:
            pass
        took.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, EVERY - took[-1]))
    return took


def at(share: float, took: list[float]) -> float:
    """Within how many milliseconds that share of ``took`` is."""
    return 1000 * sorted(took)[max(0, math.ceil(share * len(took)) - 1)]
