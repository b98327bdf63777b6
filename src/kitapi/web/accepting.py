"""Accepts connections a few at a time, no faster than the event loop can serve them, and none while there is no room.

It replaces asyncio's own server, which accepts all that wait at once, and logs an error for every attempt when no file
descriptor is left.
"""

import asyncio
import errno
import logging
import socket
import time
from collections.abc import Callable
from contextlib import suppress

from kitapi.web.capacity import Capacity

LOG = logging.getLogger(__name__)

BATCH = 4
"""Number of connections accepted in one turn of the event loop."""

BREATH = 0.002
"""Seconds between two batches. The pause is longer by the time that the loop has worked meanwhile, so at least half of
the loop's time is for connected visitors."""

LONGEST_BREATH = 0.1

PAUSE = 0.2
"""Seconds until the next check whether there is room."""

TOLD_SECONDS = 60.0

NO_ROOM = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})

TURNED_AWAY = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\nContent-Length: 0\r\n\r\n"


class Acceptor:
    """Accepts connections to ``listening`` while ``count`` is below the limit; ends as asyncio's server does.

    ``made``: makes the protocol of a connection, which is counted as young under the given name.
    """

    def __init__(
        self,
        listening: socket.socket,
        made: Callable[[str], asyncio.Protocol],
        count: Callable[[], int],
        capacity: Capacity,
    ) -> None:
        listening.setblocking(False)
        self._listening = listening
        self._made = made
        self._count = count
        self._capacity = capacity
        self._loop = asyncio.get_running_loop()
        self._told: float | None = None
        self._beginning: set[asyncio.Task[None]] = set()
        self._running = asyncio.create_task(self._run())

    def close(self) -> None:
        """Accept no more."""
        self._running.cancel()
        with suppress(NotImplementedError, ValueError):
            self._loop.remove_reader(self._listening)

    async def wait_closed(self) -> None:
        """Wait until no more connections are accepted."""
        await asyncio.gather(self._running, *self._beginning, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                while self._count() + len(self._beginning) >= self._capacity.limits.connections:
                    self._tell("the maximum is reached")
                    await asyncio.sleep(PAUSE)
                first, address = await self._loop.sock_accept(self._listening)
                self._take(first, address)
                self._take_more()
            except OSError as error:
                if error.errno in NO_ROOM:
                    self._tell("the system has no resources for more")
                await asyncio.sleep(PAUSE if error.errno in NO_ROOM else BREATH)
            await self._breathe()

    def _take_more(self) -> None:
        """Accept the next waiting connections.

        Raises:
            OSError: the system has no resources for more.
        """
        for _ in range(BATCH - 1):
            if self._count() + len(self._beginning) >= self._capacity.limits.connections:
                return
            try:
                self._take(*self._listening.accept())
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return

    def _take(self, connection: socket.socket, address: tuple[str, int]) -> None:
        """Start the protocol on a new connection, unless its address has too many."""
        connection.setblocking(False)
        group = self._capacity.take(address[0])
        if group is None:
            with suppress(OSError):
                connection.send(TURNED_AWAY)
            connection.close()
            return
        beginning = asyncio.create_task(self._begin(connection, group))
        self._beginning.add(beginning)
        beginning.add_done_callback(self._beginning.discard)

    async def _begin(self, connection: socket.socket, group: str) -> None:
        try:
            await self._loop.connect_accepted_socket(lambda: self._made(group), connection)
        except OSError:
            self._capacity.grow(group)
            connection.close()

    async def _breathe(self) -> None:
        """Pause for connected visitors; processor time of other programs does not count."""
        began = time.thread_time()
        await asyncio.sleep(BREATH)
        worked = time.thread_time() - began
        if worked > BREATH:
            await asyncio.sleep(min(worked, LONGEST_BREATH))

    def _tell(self, why: str) -> None:
        """Log that no connection is accepted, once a minute at most."""
        now = self._loop.time()
        if self._told is None or now - self._told >= TOLD_SECONDS:
            self._told = now
            LOG.warning("no connection is accepted for a while: %s", why, extra={"connections": self._count()})
