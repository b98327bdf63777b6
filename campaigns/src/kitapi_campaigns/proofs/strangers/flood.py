"""Floods a server by one client: many connections, each of which sends a request as soon as one is answered.

    FLOOD='{"port": 8000, "address": "127.0.1.1", "method": "GET", "paths": ["/"]}'
    python -m kitapi_campaigns.proofs.strangers.flood "$FLOOD"

It runs in a process of its own and prints the number of its answers by status.
"""

import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from typing import NamedTuple

NICE = 5
"""The process's niceness: a real stranger would not use the server's processor."""


class Flood(NamedTuple):
    """A flood: ``paths`` are requested in turn from ``address``; ``method`` ``SOCKET`` opens and drops sockets."""

    port: int
    address: str
    paths: tuple[str, ...]
    method: str = "GET"
    body: str = ""
    connections: int = 40
    seconds: float = 4.0


async def run_flood(flood: Flood) -> Counter[str]:
    """The number of answers by status; ``cut``: connections that ended without an answer."""
    answered, paths = Counter[str](), cycle(flood.paths)
    tasks = [asyncio.create_task(_send_requests(flood, paths, answered)) for _ in range(flood.connections)]
    await asyncio.sleep(flood.seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return answered


async def _send_requests(flood: Flood, paths: Iterator[str], answered: Counter[str]) -> None:
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", flood.port, local_addr=(flood.address, 0))
        except OSError:
            answered["cut"] += 1
            await asyncio.sleep(0.05)
            continue
        with suppress(OSError, asyncio.IncompleteReadError, ValueError):
            while True:
                writer.write(_request(flood, next(paths)))
                answered[await _status(reader)] += 1
                if flood.method == "SOCKET":
                    break
        answered["cut"] += flood.method != "SOCKET"
        writer.transport.abort()


def _request(flood: Flood, path: str) -> bytes:
    head = [f"{'GET' if flood.method == 'SOCKET' else flood.method} {path} HTTP/1.1", f"Host: 127.0.0.1:{flood.port}"]
    head.append("Accept-Encoding: gzip")
    if flood.method == "SOCKET":
        head += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        head += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Origin: http://127.0.0.1:{flood.port}"]
    if flood.body:
        head += ["Content-Type: application/json", f"Content-Length: {len(flood.body)}"]
    return ("\r\n".join(head) + "\r\n\r\n" + flood.body).encode()


async def _status(reader: asyncio.StreamReader) -> str:
    """Read an answer to its end; returns its status."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    status, length = head.split(" ", 2)[1], 0
    if "transfer-encoding: chunked" in head:
        while size := int(await reader.readline(), 16):
            await reader.readexactly(size + 2)
        await reader.readline()
    elif "content-length:" in head:
        length = int(head.partition("content-length:")[2].split("\r\n", 1)[0])
    await reader.readexactly(length)
    return status


if __name__ == "__main__":
    os.nice(NICE)
    given = json.loads(sys.argv[1])
    print(json.dumps(asyncio.run(run_flood(Flood(**{**given, "paths": tuple(given["paths"])})))))
