"""Names beside events on a PostgreSQL server: search and removal."""

from typing import Any

import asyncpg  # type: ignore[import-untyped]

from kitapi.store.names import found_names
from kitapi.store.port import NameFound, StoreUnavailable
from kitapi.store.postgres.connections import AWAY, Connection, connect, leave, reason
from kitapi.store.postgres.preparation import at_once
from kitapi.store.postgres.reader import Reader

_FOUND = """
SELECT names.stream, names.version, owner, name, recorded_at FROM names
JOIN events ON events.stream = names.stream AND events.version = names.version
WHERE starts_with(owner, $1) ORDER BY names.stream, names.version, field
"""
_FORGET = "DELETE FROM names WHERE owner = $1 RETURNING stream"

LONG = 3600.0
"""Time limit for rewriting a table, in seconds."""


async def find_names(reader: Reader, owner: str) -> list[NameFound]:
    """See ``EventStore.names``."""
    return found_names(tuple(row) for row in await reader.fetch(_FOUND, owner))


async def forget_names(url: str, owner: str) -> tuple[str, ...]:
    """See ``EventStore.forget``. Even an evicted node may do it, because the result is the same from every node."""
    try:
        connection = await connect(url)
    except (*AWAY, asyncpg.PostgresError) as error:
        raise StoreUnavailable(f"no name was removed: {reason(error)}") from error
    try:
        rows: list[Any] = await connection.fetch(_FORGET, owner)
    except (*AWAY, asyncpg.PostgresError) as error:
        raise StoreUnavailable(f"whether names were removed is not known: {reason(error)}") from error
    finally:
        await leave(connection)
    return tuple(str(stream) for (stream,) in rows)


def write_names_anew(url: str) -> None:
    """Rewrite the table of names; until then, the server keeps removed rows in its files.

    Raises:
        DatabaseRefused: the server cannot be reached, or another user owns the table.
    """

    async def vacuum(connection: Connection) -> None:
        await connection.execute("SET statement_timeout = 0")
        await connection.execute("VACUUM FULL names", timeout=LONG)

    at_once(url, vacuum)
