"""A failing network between a node and its PostgreSQL server: cut, slow, or silent on open connections.

    async with TcpProxy.before("postgresql://postgres@/kitapi?host=/tmp/pg") as proxy:
        store = PostgresStore.open(proxy.url)
        proxy.cut()               # break all connections; accept new ones
        proxy.refuse()            # break all connections, and new ones, until proxy.accept()
        proxy.delay = 0.2         # seconds by which every piece is late, in both directions
        proxy.swallow()           # half open: accept everything and deliver nothing, until proxy.accept()
        proxy.cut_in(25)          # break all connections at the 25th piece from now on
        proxy.cut_after_commit()  # deliver the next COMMIT, but not its answer
        proxy.cut_before(COMMIT)  # do not deliver the next COMMIT
        proxy.silence(COMMIT, heard=True)  # deliver the next COMMIT; then its connection is half open

Works for any protocol over a stream; only ``COMMIT`` is PostgreSQL's, and only without TLS. A server
that listens on a Unix socket is reached at an address of TCP on this machine, so connections must not ask for TLS.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit, urlunsplit

COMMIT = b"COMMIT\0"
"""The end of a request for a commit in PostgreSQL's protocol, as asyncpg and libpq send it."""

_PIECE = 65536
_PORT = 5432


class TcpProxy:
    """Passes bytes between its clients and one server, until it is stopped.

    Attributes:
        delay: seconds by which every piece is late.
        connections: number of connections up to now.
    """

    def __init__(self, target: str | tuple[str, int]) -> None:
        self.delay = 0.0
        self.connections = 0
        self._target = target
        self._server: asyncio.Server | None = None
        self._url = ""
        self._links: set[_Link] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._refusing = False
        self._swallowing = False
        self._awaited: _Awaited | None = None
        self._counted: tuple[int, asyncio.Event] | None = None

    @classmethod
    def before(cls, url: str) -> "TcpProxy":
        """A proxy for the PostgreSQL server at ``url``, whose host may be a folder with a Unix socket."""
        parts = urlsplit(url)
        options = dict(parse_qsl(parts.query))
        host = options.get("host") or unquote(parts.hostname or "") or "127.0.0.1"
        port = int(options.get("port") or parts.port or _PORT)
        proxy = cls(f"{host}/.s.PGSQL.{port}" if host.startswith("/") else (host, port))
        proxy._url = url
        return proxy

    async def __aenter__(self) -> "TcpProxy":
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._server is not None:
            self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def port(self) -> int:
        """The port of 127.0.0.1 at which the proxy listens."""
        if self._server is None:
            raise RuntimeError("the proxy is not entered")
        return int(self._server.sockets[0].getsockname()[1])

    @property
    def url(self) -> str:
        """The address of the same database through the proxy."""
        parts = urlsplit(self._url)
        user, at, _ = parts.netloc.rpartition("@")
        options = [(name, value) for name, value in parse_qsl(parts.query) if name not in {"host", "port", "sslmode"}]
        query = urlencode([*options, ("sslmode", "disable")])
        return urlunsplit(parts._replace(netloc=f"{user}{at}127.0.0.1:{self.port}", query=query))

    def cut(self) -> None:
        """Break every connection at both ends, immediately."""
        for link in list(self._links):
            link.cut()

    def refuse(self) -> None:
        """Break every connection, and each new one as soon as it is made."""
        self._refusing = True
        self.cut()

    def swallow(self) -> None:
        """Accept all bytes, deliver none and break no connection, as a network does that has gone silent."""
        self._swallowing = True

    def accept(self) -> None:
        """Deliver bytes again; swallowed bytes are lost, and their connections are broken."""
        if self._swallowing:
            self.cut()
        self._refusing = self._swallowing = False

    def cut_after_commit(self) -> asyncio.Event:
        """Deliver the next COMMIT, and break its connection before the answer; returns an event that is then set."""
        return self.cut_after(COMMIT)

    def cut_after(self, sent: bytes) -> asyncio.Event:
        """Deliver the next piece with ``sent``, wait for the answer, and break the connection in its place."""
        return self._await(sent, "answer")

    def cut_before(self, sent: bytes) -> asyncio.Event:
        """Break the connection at the next piece with ``sent``, without delivering the piece."""
        return self._await(sent, "cut")

    def silence(self, sent: bytes, *, heard: bool) -> asyncio.Event:
        """Leave the connection of the next piece with ``sent`` half open; ``heard``: after delivering that piece."""
        return self._await(sent, "silence" if heard else "swallow")

    def _await(self, sent: bytes, what: str) -> asyncio.Event:
        self._awaited = _Awaited(sent, what, asyncio.Event())
        return self._awaited.done

    def cut_in(self, pieces: int) -> asyncio.Event:
        """Break every connection after ``pieces`` more pieces in either direction; returns an event then set."""
        done = asyncio.Event()
        self._counted = (pieces, done)
        return done

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refusing:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await self._connect()
        except OSError:
            writer.transport.abort()
            return
        self.connections += 1
        link = _Link(writer, far_writer)
        self._links.add(link)
        ways = [
            asyncio.create_task(self._pass(reader, far_writer, link, self._there)),
            asyncio.create_task(self._pass(far_reader, writer, link, self._back)),
        ]
        self._tasks.update(ways)
        await asyncio.wait(ways)
        self._tasks.difference_update(ways)
        self._links.discard(link)

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self._target, str):
            return await asyncio.open_unix_connection(self._target)
        return await asyncio.open_connection(*self._target)

    async def _pass(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        link: "_Link",
        look: Callable[["_Link", bytes], bytes | None],
    ) -> None:
        """Deliver what ``look`` returns for each piece, until the sender ends; then break the connection."""
        with suppress(OSError):
            while piece := await reader.read(_PIECE):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if self._swallowing or link.silent:
                    continue
                self._count()
                if (left := look(link, piece)) is None:
                    break
                writer.write(left)
                await writer.drain()
        if not (link.silent and link.is_far(writer)):
            link.cut()

    def _count(self) -> None:
        if self._counted is not None:
            left, done = self._counted
            self._counted = (left - 1, done) if left > 1 else None
            if left <= 1:
                self.cut()
                done.set()

    def _there(self, link: "_Link", piece: bytes) -> bytes | None:
        awaited = self._awaited
        if awaited is None or awaited.sent not in piece:
            return piece
        self._awaited = None
        if awaited.what == "answer":
            link.last = awaited.done
            return piece
        awaited.done.set()
        link.silent = awaited.what != "cut"
        return {"cut": None, "swallow": b"", "silence": piece}[awaited.what]

    def _back(self, link: "_Link", piece: bytes) -> bytes | None:
        if link.last is None:
            return piece
        link.last.set()
        return None


class _Awaited(NamedTuple):
    """``what`` is done with the next piece that contains ``sent``: ``answer``, ``cut``, ``swallow`` or ``silence``."""

    sent: bytes
    what: str
    done: asyncio.Event


class _Link:
    """A connection. ``last``: set once the next answer was withheld; ``silent``: nothing is delivered any more."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.last: asyncio.Event | None = None
        self.silent = False
        self._near, self._far = near, far

    def is_far(self, end: asyncio.StreamWriter) -> bool:
        """Whether ``end`` is the server's."""
        return end is self._far

    def cut(self) -> None:
        for end in (self._near, self._far):
            transport: Any = end.transport
            transport.abort()
