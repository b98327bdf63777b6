"""A connection that has ended is freed at once, without garbage collection, which is rare in a room."""

import asyncio
import contextlib
import gc
import logging
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket
from websockets.protocol import Protocol

from kitapi.web import protocols
from kitapi.web.protocols import TimedHttp, TimedSocket
from kitapi.web.visitors import fresh_token
from kitapi_campaigns.load_runs.connection import request_for
from kitapi_campaigns.proofs.strangers.attack import NO_UTF8
from kitapi_testing.room_people import TOO_LONG, story
from tests.web.visitors import Served, serve_room

FRAME = b"\x81\x82\0\0\0\0{}"
"""A command that is refused, masked with zeros."""


@pytest.fixture
def transports(monkeypatch: pytest.MonkeyPatch) -> list[weakref.ref[Any]]:
    """Return the transports of all connections that the server has made since."""
    made: list[weakref.ref[Any]] = []
    usual = protocols.limit_reads

    def note_made(transport: Any) -> None:
        made.append(weakref.ref(transport))
        usual(transport)

    monkeypatch.setattr(protocols, "limit_reads", note_made)
    return made


@asynccontextmanager
async def serve_uncollected(page: Path) -> AsyncIterator[Served]:
    async with serve_room(page) as room:
        gc.collect()
        gc.disable()
        try:
            yield room
        finally:
            gc.enable()


async def end_connection(room: Served, sent: bytes, first: bytes, *more: bytes, reset: bool) -> None:
    """A connection that got ``first`` for ``sent``, and sent ``more``; closed, or reset with something unread."""
    reader, writer = await asyncio.open_connection(*room.host.split(":"))
    writer.write(sent)
    if first:
        assert first in await reader.readline()
    writer.writelines(more)
    await writer.drain()
    if reset:
        writer.transport.abort()
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


async def list_left(transports: list[weakref.ref[Any]]) -> list[str]:
    """Return the connections still in memory after all that follows from their end; empty if none are."""
    left: list[str] = []
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(TOO_LONG):
            while left := [*(repr(one()) for one in transports if one()), *_values()]:
                await asyncio.sleep(0.01)
    return left


def _values() -> list[str]:
    """Return the type names of all live objects, by ``type``, because ``isinstance`` fails for a dead weak proxy."""
    kinds = (TimedHttp, TimedSocket, WebSocket, Protocol)
    return [type(one).__name__ for one in gc.get_objects() if issubclass(type(one), kinds)]


@pytest.mark.parametrize("reset", [False, True], ids=["closed", "reset"])
@story
async def test_nothing_is_left_of_a_connection_that_has_ended(
    page: Path, transports: list[weakref.ref[Any]], reset: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger("uvicorn.error"), "propagate", False)  # a kept record holds the frames
    async with serve_uncollected(page) as room:
        async with room.visitor() as maria:
            table = await maria.new_table("me", "first")
        socket = request_for(room.address, table, fresh_token())
        await end_connection(
            room, f"GET /api/games HTTP/1.1\r\nHost: {room.host}\r\n\r\n".encode(), b" 200 ", reset=reset
        )
        await end_connection(room, b"POST /api/rulings HTTP/1.1\r\nContent-Length: 100\r\nHost: x", b"", reset=reset)
        await end_connection(room, b"\0\0 is no request\r\n\r\n", b" 400 ", reset=reset)
        await end_connection(room, socket, b" 101 ", reset=reset)
        await end_connection(room, socket, b" 101 ", FRAME * 600, reset=reset)
        await end_connection(room, socket, b" 101 ", NO_UTF8, reset=reset)
        assert len(transports) >= 6
        assert not await list_left(transports)


@story
async def test_frames_before_the_handshake_is_over_end_the_connection_and_are_not_logged(
    page: Path, transports: list[weakref.ref[Any]], caplog: pytest.LogCaptureFixture
) -> None:
    """uvicorn drops bytes that arrived together with the request, so the rest begins in the middle of a frame."""
    async with serve_uncollected(page) as room:
        async with room.visitor() as maria:
            table = await maria.new_table("me", "first")
        await end_connection(room, request_for(room.address, table, fresh_token()) + FRAME * 600, b"", reset=False)
        assert not await list_left(transports)
    assert not [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]
