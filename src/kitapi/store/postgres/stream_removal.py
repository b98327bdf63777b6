"""Removal of whole streams from a PostgreSQL database, in transactions so short that no node waits for one.

Each transaction holds the lock that every append needs, and is fenced like an append. A removal uses its own
connection; it may be repeated after a lost answer, and then removes the same.
"""

from collections.abc import Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from kitapi.store.clock import Clock, stamp
from kitapi.store.hashes import origin
from kitapi.store.heads import ALL, Head, demand_head, no_head
from kitapi.store.port import DamagedEvents, Fence, Removed, StoreFenced, StoreUnavailable
from kitapi.store.postgres.connections import AWAY, Connection, connect, leave, reason
from kitapi.store.postgres.transaction import Fenced, begin_writing
from kitapi.store.removals import LARGEST_PIECE, new_removal, piece

_HEADS = """
SELECT head.stream, head.version, head.hash, head.commands, newest.version, newest.hash FROM heads head
LEFT JOIN LATERAL (
    SELECT version, hash FROM events WHERE events.stream = head.stream ORDER BY version DESC LIMIT 1
) newest ON true
WHERE head.stream = ANY ($1::text[]) AND head.stream <> ''
"""
_REMOVED = "SELECT hash FROM removed_streams WHERE hash = ANY ($1::bytea[])"
_LAST = "SELECT coalesce(max(number), 0) FROM removals"
_REMOVAL = "INSERT INTO removals VALUES ($1, $2, $3, $4, $5, $6)"
_NAMES = "INSERT INTO removed_streams SELECT unnest($1::bytea[]), $2"
_MARK = "INSERT INTO removing SELECT unnest($1::text[]), $2"
_HEADS_GO = "DELETE FROM heads WHERE stream = ANY ($1::text[])"
_NEXT = "SELECT stream, removal FROM removing ORDER BY stream LIMIT 1"
_EVENTS = "SELECT position, hash, length(payload) FROM events WHERE stream = $1 ORDER BY version DESC LIMIT $2"
_KEEP = "INSERT INTO removed_events SELECT unnest($1::bigint[]), unnest($2::bytea[]), $3"
_EVENTS_GO = "DELETE FROM events WHERE position = ANY ($1::bigint[])"
_COMMANDS_GO = """
WITH gone AS (
    DELETE FROM commands WHERE stream = $1 AND ("user", id) IN (
        SELECT "user", id FROM commands WHERE stream = $1 ORDER BY "user", id LIMIT $2
    ) RETURNING 1
) SELECT count(*) FROM gone
"""
_DONE = "DELETE FROM removing WHERE stream = $1"


class Remover:
    """Removes streams from the database at ``url`` for the node that ``fence`` names."""

    def __init__(self, url: str, clock: Clock, fence: Fence | None) -> None:
        self._url = url
        self._clock = clock
        self._fence = fence

    async def remove(self, streams: Sequence[str]) -> Removed:
        """See ``EventStore.remove``.

        Raises:
            StoreFenced: the other nodes have evicted this one.
        """
        try:
            connection = await connect(self._url)
            try:
                removed = await self._begin(connection, streams)
                while await self._remove_piece(connection):
                    pass
            finally:
                await leave(connection)
        except Fenced as fenced:
            raise StoreFenced(str(fenced)) from fenced
        except asyncpg.InternalServerError as error:
            raise DamagedEvents(ALL, 0) from error
        except (*AWAY, asyncpg.PostgresError) as error:
            raise StoreUnavailable(f"nothing was removed, or not all: {reason(error)}") from error
        return removed

    async def _begin(self, connection: Connection, streams: Sequence[str]) -> Removed:
        """Make ``streams`` unknown permanently, all at once."""
        await begin_writing(connection, self._fence)
        gone = {name for (name,) in await connection.fetch(_REMOVED, [origin(stream) for stream in streams])}
        heads = {stream: no_head(stream) for stream in streams if origin(stream) not in gone}
        for stream, version, hash, commands, newest, newest_hash in await connection.fetch(_HEADS, list(streams)):
            heads[stream] = Head(version, hash, commands)
            demand_head(stream, heads[stream], (0, origin(stream)) if newest is None else (newest, newest_hash))
        removed = Removed()
        if heads:
            removal = new_removal(int(await connection.fetchval(_LAST)), stamp(self._clock), heads)
            await connection.execute(_REMOVAL, *removal)
            await connection.execute(_NAMES, [origin(stream) for stream in heads], removal.number)
            await connection.execute(_MARK, list(heads), removal.number)
            await connection.execute(_HEADS_GO, list(heads))
            removed = Removed(streams=len(heads), events=removal.events, commands=removal.commands)
        await _commit(connection)
        return removed

    async def _remove_piece(self, connection: Connection) -> bool:
        """Remove some of the remaining rows, and return whether more may remain."""
        await begin_writing(connection, self._fence)
        left = LARGEST_PIECE
        row: Any = await connection.fetchrow(_NEXT)
        while row is not None and left > 0:
            left -= await _remove_of(connection, row, left)
            row = await connection.fetchrow(_NEXT)
        await _commit(connection)
        return row is not None


async def _remove_of(connection: Connection, row: Any, most: int) -> int:
    """Remove at most ``most`` rows of a stream, and return the number; it is ``most`` if rows remain."""
    stream, removal = row
    rows = await connection.fetch(_EVENTS, stream, most)
    taken = piece(tuple(found) for found in rows)
    positions, hashes = [position for position, _ in taken], [hash for _, hash in taken]
    await connection.execute(_KEEP, positions, hashes, removal)
    await connection.execute(_EVENTS_GO, positions)
    if len(taken) < len(rows) or len(rows) == most:
        return most
    removed = len(taken) + int(await connection.fetchval(_COMMANDS_GO, stream, most - len(taken)))
    if removed < most:
        await connection.execute(_DONE, stream)
    return max(removed, 1)


async def _commit(connection: Connection) -> None:
    if await connection.execute("COMMIT") != "COMMIT":
        raise ConnectionError("the transaction was not committed")
