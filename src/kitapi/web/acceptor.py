"""Accepts connections in small batches, no faster than the event loop can serve them, and none above the limit.

It replaces asyncio's own server, which accepts all waiting connections at once, and logs an error for each attempt when
no file descriptor is left.
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

BATCH_PAUSE = 0.002
"""Seconds between two batches. The time that the loop has worked meanwhile is added to the pause, so at least half of
the loop's time is for connected visitors."""

LONGEST_BATCH_PAUSE = 0.1

PAUSE = 0.2
"""Seconds until the next check whether the number of connections is below the limit."""

LOG_SECONDS = 60.0

NO_ROOM = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})

UNAVAILABLE = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\nContent-Length: 0\r\n\r\n"


class Acceptor:
    """Accepts connections to ``listening`` while ``count`` is below the limit; it is closed like asyncio's server.

    ``make_protocol``: creates the protocol of a connection; the connection is counted as young under the given name.
    """

    def __init__(
        self,
        listening: socket.socket,
        make_protocol: Callable[[str], asyncio.Protocol],
        count: Callable[[], int],
        capacity: Capacity,
    ) -> None:
        listening.setblocking(False)
        self._listening = listening
        self._make_protocol = make_protocol
        self._count = count
        self._capacity = capacity
        self._loop = asyncio.get_running_loop()
        self._logged_at: float | None = None
        self._starting: set[asyncio.Task[None]] = set()
        self._running = asyncio.create_task(self._run())

    def close(self) -> None:
        """Accept no more."""
        self._running.cancel()
        with suppress(NotImplementedError, ValueError):
            self._loop.remove_reader(self._listening)

    async def wait_closed(self) -> None:
        """Wait until no more connections are accepted."""
        await asyncio.gather(self._running, *self._starting, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                while self._count() + len(self._starting) >= self._capacity.limits.connections:
                    self._log_pause("the maximum is reached")
                    await asyncio.sleep(PAUSE)
                first, address = await self._loop.sock_accept(self._listening)
                self._take(first, address)
                self._take_more()
            except OSError as error:
                if error.errno in NO_ROOM:
                    self._log_pause("the system has no resources for more")
                await asyncio.sleep(PAUSE if error.errno in NO_ROOM else BATCH_PAUSE)
            await self._pause()

    def _take_more(self) -> None:
        """Accept the next waiting connections.

        Raises:
            OSError: the system has no resources for more.
        """
        for _ in range(BATCH - 1):
            if self._count() + len(self._starting) >= self._capacity.limits.connections:
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
                connection.send(UNAVAILABLE)
            connection.close()
            return
        starting = asyncio.create_task(self._start(connection, group))
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)

    async def _start(self, connection: socket.socket, group: str) -> None:
        try:
            await self._loop.connect_accepted_socket(lambda: self._make_protocol(group), connection)
        except OSError:
            self._capacity.grow(group)
            connection.close()

    async def _pause(self) -> None:
        """Pause for connected visitors; processor time of other programs does not count."""
        began = time.thread_time()
        await asyncio.sleep(BATCH_PAUSE)
        worked = time.thread_time() - began
        if worked > BATCH_PAUSE:
            await asyncio.sleep(min(worked, LONGEST_BATCH_PAUSE))

    def _log_pause(self, why: str) -> None:
        """Log that no connection is accepted, once a minute at most."""
        now = self._loop.time()
        if self._logged_at is None or now - self._logged_at >= LOG_SECONDS:
            self._logged_at = now
            LOG.warning("no connection is accepted for a while: %s", why, extra={"connections": self._count()})
