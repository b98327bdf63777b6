"""The event store in a PostgreSQL database, which any number of nodes share."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from secrets import token_hex
from typing import Concatenate, ParamSpec, TypeVar
from urllib.parse import quote

from kitapi.store.bounds import check_append, check_names, check_range
from kitapi.store.clock import Clock, system_clock
from kitapi.store.port import (
    Append,
    Appended,
    CommandKey,
    Fence,
    Heard,
    NameFound,
    Recorded,
    Removed,
)
from kitapi.store.postgres import reader
from kitapi.store.postgres.names import find_names, forget_names
from kitapi.store.postgres.notifications import Watcher
from kitapi.store.postgres.preparation import prepare
from kitapi.store.postgres.reader import Reader
from kitapi.store.postgres.stream_removal import Remover
from kitapi.store.postgres.trials import try_to_write
from kitapi.store.postgres.writer import GroupWriter
from kitapi.store.trials import NOTHING, LastAppend

P = ParamSpec("P")
ReadT = TypeVar("ReadT")


class PostgresStore:
    """The event store in a PostgreSQL database, with one order of events over all nodes."""

    def __init__(self, url: str, clock: Clock, fence: Fence | None) -> None:
        origin = f"{quote(fence.node)} {fence.epoch}" if fence else f"-{token_hex(8)} 0"
        self._url = url
        self._last_append = LastAppend()
        self._writer = GroupWriter(url, clock, fence, origin)
        self._remover = Remover(url, clock, fence)
        self._reader = Reader(url)
        self._watcher = Watcher(url, origin)
        self._closing: asyncio.Future[None] | None = None

    @classmethod
    def open(cls, url: str, *, clock: Clock = system_clock, fence: Fence | None = None) -> "PostgresStore":
        """Open the database at ``url``, which must exist, and create its tables if it is empty.

        ``fence``: the node that writes; after the others have evicted it, its writes are rejected.

        Raises:
            DatabaseRefused: the database cannot be reached, may lose what it has stored, or belongs to another program
                or a newer Kitapi.
        """
        prepare(url)
        return cls(url, clock, fence)

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        """See ``EventStore.append``. ``StoreFenced``: the other nodes have evicted this one."""
        check_append(batches, command)
        self._watcher.begin()
        return await self._last_append.of(batches, command, self._writer.append(batches, command))

    async def remove(self, streams: Sequence[str]) -> Removed:
        """See ``EventStore.remove``. ``StoreFenced``: the other nodes have evicted this one."""
        check_names(streams)
        self._writer.demand_open()
        return await self._remover.remove(streams)

    async def forget(self, owner: str) -> tuple[str, ...]:
        """See ``EventStore.forget``. Removed names stay in the server's files until it rewrites them."""
        self._writer.demand_open()
        return await forget_names(self._url, owner)

    async def names(self, owner: str = "") -> list[NameFound]:
        """See ``EventStore.names``."""
        return await self._read(find_names, owner)

    async def try_append(self) -> None:
        """See ``EventStore.try_append``. A trial adds an event in a transaction that is rolled back."""
        self._watcher.begin()
        await self._writer.append((NOTHING,), None)
        if self._last_append.refused:
            await try_to_write(self._url)
            self._last_append.refused = False

    async def outcome(self, command: CommandKey) -> Appended | None:
        """See ``EventStore.outcome``."""
        return await self._read(reader.outcome, command)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
        """See ``EventStore.read``."""
        check_range(after, limit)
        return await self._read(reader.stream_events, stream, after, limit)

    async def last_of_kind(self, stream: str, kind: str) -> int:
        """See ``EventStore.last_of_kind``."""
        return await self._read(reader.last_of_kind, stream, kind)

    async def version(self, stream: str) -> int:
        """See ``EventStore.version``."""
        return await self._read(reader.version_of, stream)

    async def streams(self, prefix: str) -> list[str]:
        """See ``EventStore.streams``."""
        return await self._read(reader.stream_names, prefix)

    async def read_all(self, after: int = 0, limit: int = 1000) -> list[Recorded]:
        """See ``EventStore.read_all``."""
        check_range(after, limit)
        return await self._read(reader.all_events, after, limit)

    def watch(self, heard: Heard) -> None:
        """See ``EventStore.watch``."""
        self._watcher.add(heard)

    async def close(self) -> None:
        """See ``EventStore.close``."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await self._writer.drain()
        await self._watcher.close()
        await self._reader.close()

    async def _read(
        self, read: Callable[Concatenate[Reader, P], Awaitable[ReadT]], *args: P.args, **kwargs: P.kwargs
    ) -> ReadT:
        self._writer.demand_open()
        self._watcher.begin()
        return await read(self._reader, *args, **kwargs)
