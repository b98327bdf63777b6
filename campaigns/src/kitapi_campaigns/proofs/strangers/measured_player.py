"""A player at a table of their own whose latencies are measured; each command is stored before it is answered."""

import asyncio
import json
import math
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from kitapi.registry import GAMES
from kitapi_campaigns.proofs.strangers.child_server import Served
from kitapi_campaigns.table_sizes import EXAMPLE, sizes

SEATS = sizes(EXAMPLE)[0]
VARIANTS: list[Any] = [msgspec.to_builtins(variant) for variant in GAMES[EXAMPLE].presets.values()]
"""House rules that are requested in turn, so that each command changes something."""

ADDRESS = "127.0.0.2"
"""The address from which players connect; no attack uses it."""

EVERY = 0.06
"""Seconds between two commands; one connection may send twenty a second."""

LONGEST = 120.0
"""Longest wait for an answer in seconds."""


class Player:
    """Changes the terms of ``table`` again and again through ``socket``."""

    def __init__(self, table: str, socket: ClientConnection) -> None:
        self.table = table
        self._socket = socket
        self._number = 0

    async def play(self, seconds: float) -> list[float]:
        """Send commands for ``seconds``, and return the latency of each in milliseconds."""
        times, end = list[float](), time.monotonic() + seconds
        while time.monotonic() < end:
            times.append(1000 * await self._command())
            await asyncio.sleep(max(0.0, EVERY - times[-1] / 1000))
        return times

    async def _command(self) -> float:
        """Send one command; returns its latency in seconds."""
        self._number += 1
        terms = {"players": SEATS, "variant": VARIANTS[self._number % len(VARIANTS)]}
        id = f"command-{self._number:08}"
        start = time.monotonic()
        await self._socket.send(json.dumps({"type": "terms", "id": id, "terms": terms}))
        async with asyncio.timeout(LONGEST):
            while (answer := json.loads(await self._socket.recv())).get("id") != id:
                pass
        assert answer["type"] == "done", answer
        return time.monotonic() - start


@asynccontextmanager
async def player(server: Served) -> AsyncIterator[Player]:
    """A player who has just opened a table; their connection has no limit on unread messages."""
    transport = httpx.AsyncHTTPTransport(local_address=ADDRESS)
    async with httpx.AsyncClient(transport=transport, base_url=server.address, timeout=LONGEST) as browser:
        order = {"game": EXAMPLE, "terms": {"players": SEATS}, "seats": ["me", *["open"] * (SEATS - 1)], "name": "P"}
        answer = await browser.post("/api/tables", json=order)
        assert answer.status_code == 201, answer.text
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in browser.cookies.items())}
    table = answer.json()["table"]
    async with connect(
        f"ws{server.address.removeprefix('http')}/api/tables/{table}/socket",
        origin=Origin(server.address),
        additional_headers=cookie,
        local_addr=(ADDRESS, 0),
        ping_interval=None,
        max_queue=None,
    ) as socket:
        yield Player(table, socket)


def percentile(share: float, times: Sequence[float]) -> float:
    """The smallest time that ``share`` (0 to 1) of ``times`` do not exceed."""
    return sorted(times)[max(0, math.ceil(share * len(times)) - 1)]


def summary(times: Sequence[float]) -> dict[str, float]:
    """The median, the 99th percentile, the maximum and the number of ``times``."""
    p50, p99, longest = (round(percentile(share, times), 1) for share in (0.5, 0.99, 1.0))
    return {"p50": p50, "p99": p99, "max": longest, "n": len(times)}
