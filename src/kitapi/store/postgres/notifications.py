"""Notifications of changes by other nodes; after an interruption they say that any stream may have changed."""

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from kitapi.store.port import Heard
from kitapi.store.postgres.connections import AWAY, Connection, connect, drop
from kitapi.store.postgres.notes import CHANNEL, read

PULSE = 2.0
"""Seconds between checks of the connection."""

_PAUSE = 0.5


class Watcher:
    """Calls all listeners with streams that other nodes have changed, on a connection of its own."""

    def __init__(self, url: str, origin: str) -> None:
        self._url = url
        self._origin = origin
        self._heard: list[Heard] = []
        self._listening: asyncio.Task[None] | None = None

    def add(self, heard: Heard) -> None:
        """Add the listener ``heard``; it is called once for changes that may have happened before."""
        self._heard.append(heard)
        if self._listening is not None and not self._listening.done():
            self._listening.get_loop().call_soon(heard, "", 0)
        self.begin()

    def begin(self) -> None:
        """Start listening, if there are listeners and an event loop runs."""
        if not self._heard or (self._listening is not None and not self._listening.done()):
            return
        with suppress(RuntimeError):  # no event loop yet: the store's first use will have one
            loop = asyncio.get_running_loop()
            self._listening = loop.create_task(self._listen(), name="kitapi-store-watcher")

    async def close(self) -> None:
        """Stop listening."""
        listening, self._listening, self._heard = self._listening, None, []
        if listening is not None and listening.get_loop() is asyncio.get_running_loop():
            listening.cancel()
            await asyncio.wait([listening])

    async def _listen(self) -> None:
        while True:
            connection: Connection | None = None
            with suppress(*AWAY, asyncpg.PostgresError):
                try:
                    connection = await connect(self._url)
                    await self._while_heard(connection)
                finally:
                    drop(connection)
            await asyncio.sleep(_PAUSE)

    async def _while_heard(self, connection: Connection) -> None:
        """Pass on notifications until the connection is lost; then return or fail."""
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        await connection.add_listener(CHANNEL, self._take)
        self._tell("", 0)
        while not gone.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(gone.wait(), PULSE)
            if not gone.is_set():
                await connection.fetchval("SELECT 1", timeout=PULSE)

    def _take(self, _connection: Any, _pid: int, _channel: str, note: Any) -> None:
        for stream, version in read(str(note), self._origin):
            self._tell(stream, version)

    def _tell(self, stream: str, version: int) -> None:
        for heard in self._heard:
            heard(stream, version)
