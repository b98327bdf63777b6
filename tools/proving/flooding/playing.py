"""Somebody at a table of his own whose commands are timed: each is stored and answered."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from statistics import quantiles

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

ADDRESS = "127.0.0.2"
PAUSE = 0.055
"""Seconds between two commands: one connection may send twenty a second."""

LONGEST = 60.0


class Player:
    """Puts other terms on the table again and again; ``socket`` is his."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0

    async def play(self, seconds: float) -> list[float]:
        """The times of commands sent within so many seconds, in milliseconds."""
        times, end = list[float](), time.monotonic() + seconds
        while time.monotonic() < end:
            times.append(1000 * await self._command())
            await asyncio.sleep(PAUSE)
        return times

    async def _command(self) -> float:
        self._number += 1
        terms = {"players": 3, "variant": {"kasa_share": 300 + 10 * (self._number % 2)}}
        id = f"command-{self._number:08}"
        begun = time.monotonic()
        await self._socket.send(json.dumps({"type": "terms", "id": id, "terms": terms}))
        async with asyncio.timeout(LONGEST):
            while (answer := json.loads(await self._socket.recv())).get("id") != id:
                pass
        assert answer["type"] == "done", answer
        return time.monotonic() - begun


@asynccontextmanager
async def player(port: int) -> AsyncIterator[Player]:
    """Somebody at a table that he has just opened, from an address of his own."""
    host = f"127.0.0.1:{port}"
    transport = httpx.AsyncHTTPTransport(local_address=ADDRESS)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as browser:
        asked = {"game": "prefa", "terms": {"players": 3}, "seats": ["me", "open", "open"], "name": "P"}
        answer = await browser.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in browser.cookies.items())}
        address = f"ws://{host}/api/tables/{answer.json()['table']}/socket"
    async with connect(
        address, origin=Origin(f"http://{host}"), additional_headers=cookie, local_addr=(ADDRESS, 0)
    ) as socket:
        yield Player(socket)


def told(times: Sequence[float]) -> dict[str, float]:
    """The median, the 99th of a hundred, and the longest of ``times``, in milliseconds."""
    parts = quantiles(times, n=100, method="inclusive")
    return {"p50": round(parts[49], 1), "p99": round(parts[98], 1), "max": round(max(times), 1), "n": len(times)}
