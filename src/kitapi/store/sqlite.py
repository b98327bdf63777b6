"""The event store in one SQLite file, with one writing thread and one reading thread."""

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Concatenate, ParamSpec, TypeVar

import apsw

from kitapi.store import queries
from kitapi.store.bounds import check_append, check_names, check_range
from kitapi.store.clock import Clock, system_clock
from kitapi.store.connections import open_reader, open_writer, prepare
from kitapi.store.examination import require_sqlite
from kitapi.store.migrations import Migration, all_migrations
from kitapi.store.names import find_names
from kitapi.store.ownership import Ownership
from kitapi.store.port import (
    Append,
    Appended,
    CommandKey,
    DatabaseRefused,
    Heard,
    NameFound,
    Recorded,
    Removed,
    StoreUnavailable,
)
from kitapi.store.trials import NOTHING, LastAppend, free_bytes, try_to_write
from kitapi.store.writer import GroupWriter
from kitapi.texts import Text

P = ParamSpec("P")
T = TypeVar("T")


class SqliteStore:
    """The event store in an SQLite file that this process alone owns while the store is open."""

    def __init__(self, path: str, ownership: Ownership, writer: GroupWriter, reader: apsw.Connection) -> None:
        self._path = path
        self._last_append = LastAppend()
        self._ownership = ownership
        self._writer = writer
        self._reader = reader
        self._reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="kitapi-store-reader")
        self._closing: asyncio.Future[None] | None = None

    @classmethod
    def open(
        cls,
        path: str | os.PathLike[str],
        *,
        clock: Clock = system_clock,
        migrations: Sequence[Migration] | None = None,
    ) -> "SqliteStore":
        """Open the database at ``path``; if there is none, create it in a folder that must exist.

        Raises:
            DatabaseRefused: the database is in use, of another program, damaged, or of a newer schema; it is not
                changed.
        """
        require_sqlite(apsw.sqlite_lib_version())
        resolved = resolved_path(path)
        with ExitStack() as undo:
            ownership = Ownership.acquire(resolved)
            undo.callback(ownership.release)
            writer, reader = _connect(resolved, all_migrations() if migrations is None else migrations)
            undo.pop_all()
        return cls(resolved, ownership, GroupWriter(writer, clock), reader)

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        """See ``EventStore.append``."""
        check_append(batches, command)
        return await self._last_append.of(batches, command, self._writer.append(batches, command))

    async def remove(self, streams: Sequence[str]) -> Removed:
        """See ``EventStore.remove``. The file keeps its size; its free space is used again."""
        check_names(streams)
        return await self._writer.remove(streams)

    async def forget(self, owner: str) -> tuple[str, ...]:
        """See ``EventStore.forget``. Removed names are overwritten with zeros, in the database and in its log."""
        return await self._writer.forget(owner)

    async def names(self, owner: str = "") -> list[NameFound]:
        """See ``EventStore.names``."""
        return await self._read(find_names, owner)

    async def try_append(self) -> None:
        """See ``EventStore.try_append``. A trial writes a file beside the database; the log does not change."""
        await self._writer.append((NOTHING,), None)
        if self._last_append.refused:
            await asyncio.to_thread(try_to_write, self._path)
            self._last_append.refused = False

    @property
    def free_bytes(self) -> int:
        """The free bytes on the database's disk."""
        return free_bytes(self._path)

    async def outcome(self, command: CommandKey) -> Appended | None:
        """See ``EventStore.outcome``."""
        return await self._read(queries.outcome, command)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
        """See ``EventStore.read``."""
        check_range(after, limit)
        return await self._read(queries.stream_events, stream, after, limit)

    async def last_of_kind(self, stream: str, kind: str) -> int:
        """See ``EventStore.last_of_kind``."""
        return await self._read(queries.last_of_kind, stream, kind)

    async def version(self, stream: str) -> int:
        """See ``EventStore.version``."""
        return await self._read(queries.version_of, stream)

    async def streams(self, prefix: str) -> list[str]:
        """See ``EventStore.streams``."""
        return await self._read(queries.stream_names, prefix)

    async def read_all(self, after: int = 0, limit: int = 1000) -> list[Recorded]:
        """See ``EventStore.read_all``."""
        check_range(after, limit)
        return await self._read(queries.all_events, after, limit)

    def watch(self, heard: Heard) -> None:
        """See ``EventStore.watch``. No other process can write to the database."""

    async def close(self) -> None:
        """See ``EventStore.close``. It makes a checkpoint and lets other processes open the database."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await self._writer.drain()
        await asyncio.to_thread(self._disconnect)

    def _disconnect(self) -> None:
        self._reading.shutdown()
        self._reader.close()
        self._writer.disconnect()
        self._ownership.release()

    async def _read(self, query: Callable[Concatenate[apsw.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the query on the reading thread; the event loop stays free."""
        self._writer.demand_open()

        def run() -> T:
            return query(self._reader, *args, **kwargs)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, run)
        except apsw.BusyError as error:
            raise StoreUnavailable(f"the database is locked: {error}") from error
        except apsw.Error as error:
            raise self._writer.stop(f"the database cannot be read and the store has stopped: {error}") from error


def _connect(path: str, migrations: Sequence[Migration]) -> tuple[apsw.Connection, apsw.Connection]:
    try:
        prepare(path, migrations)
        return open_writer(path), open_reader(path)
    except apsw.Error as error:
        raise DatabaseRefused(Text("{path} cannot be opened: {problem}", path=path, problem=str(error))) from error


def resolved_path(path: str | os.PathLike[str]) -> str:
    """The real path, so that two names of one file have the same lock.

    Raises:
        DatabaseRefused: the path is a folder, or its folder does not exist.
    """
    resolved = os.path.realpath(path)
    if os.path.isdir(resolved):
        raise DatabaseRefused(Text("{path} is a folder, not a database file", path=resolved))
    if not os.path.isdir(os.path.dirname(resolved)):
        raise DatabaseRefused(Text("the folder {folder} does not exist", folder=os.path.dirname(resolved)))
    return resolved
