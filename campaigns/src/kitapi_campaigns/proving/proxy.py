"""The network between a node and its PostgreSQL server, made to fail: cut, slow, or silent while it looks alive.

    async with TcpProxy.before("postgresql://postgres@/kitapi?host=/tmp/pg") as proxy:
        store = PostgresStore.open(proxy.url)
        proxy.cut()               # every connection breaks off; new ones are accepted
        proxy.refuse()            # they are not, until proxy.accept()
        proxy.delay = 0.2         # seconds that every piece is late, either way
        proxy.swallow()           # half open: everything is accepted and nothing arrives, until proxy.accept()
        proxy.cut_in(25)          # every connection breaks off with the 25th piece that passes from now on
        proxy.cut_after_commit()  # the next COMMIT reaches the server, and its answer does not come back
        proxy.cut_before(COMMIT)  # it does not reach the server
        proxy.silence(COMMIT, heard=True)  # its connection is half open from then on

Works for any protocol over a stream; only ``COMMIT`` is PostgreSQL's, and only without TLS. A server
that listens on a Unix socket is reached at an address of TCP on this machine, so connections must not ask for TLS.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit, urlunsplit

COMMIT = b"COMMIT\0"
"""How asking for the commit ends in PostgreSQL's protocol, as asyncpg and libpq send it."""

_PIECE = 65536
_PORT = 5432


class TcpProxy:
    """Passes bytes on between its clients and one server, until it is stopped.

    Attributes:
        delay: seconds that every piece is late.
        connections: how many it has passed on so far.
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
        """One before the PostgreSQL server at ``url``, which may name a folder with a Unix socket as its host."""
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
        """Where it listens on 127.0.0.1."""
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
        """Break every connection off, both ways, at once."""
        for link in list(self._links):
            link.cut()

    def refuse(self) -> None:
        """Break every connection off, and each new one as soon as it is made."""
        self._refusing = True
        self.cut()

    def swallow(self) -> None:
        """Take all that is sent, pass nothing on and break nothing off, as a network does that has gone silent."""
        self._swallowing = True

    def accept(self) -> None:
        """Do as a network should: what was swallowed is lost, and the connections it was sent on are broken off."""
        if self._swallowing:
            self.cut()
        self._refusing = self._swallowing = False

    def cut_after_commit(self) -> asyncio.Event:
        """Let the next COMMIT through, and break its connection off before the answer; set when that was done."""
        return self.cut_after(COMMIT)

    def cut_after(self, sent: bytes) -> asyncio.Event:
        """Let the next piece with ``sent`` through, wait for the answer, and break off instead of passing it on."""
        return self._await(sent, "answer")

    def cut_before(self, sent: bytes) -> asyncio.Event:
        """Break off the connection on which the next piece with ``sent`` comes, and pass that on to nobody."""
        return self._await(sent, "cut")

    def silence(self, sent: bytes, *, heard: bool) -> asyncio.Event:
        """Leave the connection of the next piece with ``sent`` half open for both ends; ``heard``: after that piece."""
        return self._await(sent, "silence" if heard else "swallow")

    def _await(self, sent: bytes, what: str) -> asyncio.Event:
        self._awaited = _Awaited(sent, what, asyncio.Event())
        return self._awaited.done

    def cut_in(self, pieces: int) -> asyncio.Event:
        """Break every connection off when ``pieces`` more pieces have come by, either way; set when that was done."""
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
        """Pass on what ``look`` leaves of what comes, until that is nothing; then break off, as the sender did."""
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
    """What is done when ``sent`` comes by: ``answer``, ``cut``, ``swallow`` or ``silence``."""

    sent: bytes
    what: str
    done: asyncio.Event


class _Link:
    """A connection passed on. ``last``: set once the next answer was kept back; ``silent``: nothing passes any more."""

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
