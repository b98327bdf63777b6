"""Writes an onlooker's messages to their socket at the end of the turn of the loop in which they were queued.

The answer to a command and the state after it are written in one system call.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from kitapi.room.onlookers.audience import Onlooker

BYTES_AT_ONCE = 16 * 1024
"""Maximum number of bytes in a write, unless a single text is longer; before each write the outlet checks that the peer
reads."""


class TextSocket(Protocol):
    """A socket to which encoded texts can be written; see ``kitapi.web.protocols.TimedSocket``."""

    on_writable: Callable[[], None] | None

    @property
    def is_ended(self) -> bool:
        """Whether nothing can be written any more."""
        ...

    @property
    def is_writable(self) -> bool:
        """Whether its peer reads what is written."""
        ...

    def write_texts(self, texts: Iterable[bytes]) -> None:
        """Write texts."""
        ...


class Outlet:
    """Writes what is queued for ``onlooker`` to ``socket``, as long as its peer reads.

    ``texts_of``: the texts of the next message; called once for each message in its order.
    """

    def __init__(self, socket: TextSocket, onlooker: Onlooker, texts_of: Callable[[Any], Sequence[bytes]]) -> None:
        self._socket = socket
        self._onlooker = onlooker
        self._texts_of = texts_of
        self._loop = asyncio.get_running_loop()
        self._is_due = False

    @contextmanager
    def serve(self) -> Iterator[None]:
        """A context in which queued messages are written, including those queued before."""
        self._onlooker.on_release = self._socket.on_writable = self._schedule
        self._schedule()
        try:
            yield
        finally:
            self._onlooker.on_release = self._socket.on_writable = None

    def _schedule(self) -> None:
        if not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._write_queued)

    def _write_queued(self) -> None:
        self._is_due = False
        waiting = self._onlooker.waiting
        if self._socket.is_ended:
            waiting.clear()
        try:
            while waiting and self._socket.is_writable and not self._socket.is_ended:
                self._write_some(waiting)
        except Exception:
            self._onlooker.cut()  # an onlooker who missed a message must reconnect and get the whole state
            raise

    def _write_some(self, waiting: deque[Any]) -> None:
        texts: list[bytes] = []
        size = 0
        while waiting and size < BYTES_AT_ONCE:
            more = self._texts_of(waiting.popleft())
            texts += more
            size += sum(map(len, more))
        self._socket.write_texts(texts)
