"""Reading of a PostgreSQL database for a report: all of it as of one moment, even if nodes store events meanwhile."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from kitapi.store.bounds import check_range
from kitapi.store.heads import ALL
from kitapi.store.moment import Moment
from kitapi.store.port import (
    Appended,
    CommandKey,
    DamagedEvents,
    DatabaseRefused,
    NameFound,
    Recorded,
    StoreUnavailable,
)
from kitapi.store.postgres import reader
from kitapi.store.postgres.connections import AWAY, Connection, connect, leave, reason
from kitapi.store.postgres.names import find_names
from kitapi.store.postgres.preparation import address_without_secrets, examine
from kitapi.store.postgres.reader import Reader
from kitapi.store.read_only import ReadOnly
from kitapi.texts import Text

PATIENT = "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0"
ALIVE = "SELECT node FROM nodes WHERE NOT ended AND until > now() ORDER BY node"
_POSITION = "SELECT version FROM heads WHERE stream = ''"


class _ReaderOfMoment(Reader):
    """Reads on one connection, in one transaction."""

    def __init__(self, connection: Connection) -> None:
        super().__init__("")
        self._connection = connection

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """See ``Reader.fetch``."""
        try:
            rows: list[Any] = await self._connection.fetch(statement, *values)
        except asyncpg.InternalServerError as error:
            raise DamagedEvents(ALL, 0) from error
        except (*AWAY, asyncpg.PostgresError) as error:
            raise StoreUnavailable(f"the database cannot be read: {reason(error)}") from error
        return rows


class PostgresSnapshot(ReadOnly):
    """The event store over a transaction that only reads; the caller ends the transaction."""

    def __init__(self, connection: Connection) -> None:
        self._reader = _ReaderOfMoment(connection)

    async def outcome(self, command: CommandKey) -> Appended | None:
        """See ``EventStore.outcome``."""
        return await reader.outcome(self._reader, command)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
        """See ``EventStore.read``."""
        check_range(after, limit)
        return await reader.stream_events(self._reader, stream, after, limit)

    async def names(self, owner: str = "") -> list[NameFound]:
        """See ``EventStore.names``."""
        return await find_names(self._reader, owner)

    async def last_of_kind(self, stream: str, kind: str) -> int:
        """See ``EventStore.last_of_kind``."""
        return await reader.last_of_kind(self._reader, stream, kind)

    async def version(self, stream: str) -> int:
        """See ``EventStore.version``."""
        return await reader.version_of(self._reader, stream)

    async def streams(self, prefix: str) -> list[str]:
        """See ``EventStore.streams``."""
        return await reader.stream_names(self._reader, prefix)

    async def read_all(self, after: int = 0, limit: int = 1000) -> list[Recorded]:
        """See ``EventStore.read_all``."""
        check_range(after, limit)
        return await reader.all_events(self._reader, after, limit)


@asynccontextmanager
async def reading_moment(url: str) -> AsyncIterator[tuple[PostgresSnapshot, Moment]]:
    """Yield the present content of the database at ``url``, in one transaction that lasts as long as the block.

    Raises:
        DatabaseRefused: the database cannot be reached, or is no database of Kitapi.
    """
    examine(url)
    try:
        connection = await connect(url)
    except (*AWAY, asyncpg.PostgresError) as error:
        raise DatabaseRefused(
            Text("{address} cannot be reached: {problem}", address=address_without_secrets(url), problem=reason(error))
        ) from error
    try:
        await connection.execute(PATIENT)
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            yield PostgresSnapshot(connection), await moment_of(connection)
    finally:
        await leave(connection)


async def moment_of(connection: Connection) -> Moment:
    """The moment at which the transaction of ``connection`` reads, and the nodes that run at that time."""
    nodes = [str(node) for (node,) in await connection.fetch(ALIVE)]
    by = ", ".join(f"node {node}" for node in nodes)
    return Moment(running=bool(nodes), by=by, position=int(await connection.fetchval(_POSITION) or 0))
