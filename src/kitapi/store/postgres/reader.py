"""Verified reads from a PostgreSQL database: they return the events exactly as written, or fail.

Each read is one statement, and so one snapshot: the requested events and the head of the stream.
"""

import asyncio
from collections.abc import Iterator
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec

from kitapi.store import verification
from kitapi.store.group import first_answer
from kitapi.store.heads import ALL, Head, no_head
from kitapi.store.names import with_names
from kitapi.store.port import Appended, CommandKey, DamagedEvents, Recorded, StoreUnavailable
from kitapi.store.postgres.connections import AWAY, Connection, connect, drop, here, leave, reason
from kitapi.store.verification import Page, Wanted, demand, demand_same, reporting_damage

AT_ONCE = 4
"""Maximum number of connections that read at the same time."""

# A stream that is being removed is unknown, even if some of its rows are left.
_IS_KNOWN = "NOT EXISTS (SELECT FROM removing WHERE removing.stream = $1)"
_ARE_KNOWN = "stream NOT IN (SELECT stream FROM removing)"
_COLUMNS = "position, stream, version, kind, schema, payload, recorded_at, hash"
_HEAD = "head.version AS stands, head.hash AS newest FROM (SELECT) one LEFT JOIN heads head ON head.stream = $1"
_BESIDE = "json_agg(json_build_array(stream, version, field, owner, name, encode(salt, 'hex')))::text"
_STREAM = f"""
SELECT found.*, beside.names, {_HEAD} LEFT JOIN LATERAL (
    SELECT {_COLUMNS} FROM events WHERE stream = $1 AND version >= $2 AND {_IS_KNOWN} ORDER BY version LIMIT $3
) found ON true LEFT JOIN (
    SELECT version AS of_version, {_BESIDE} AS names FROM names WHERE stream = $1 AND version >= $2 GROUP BY version
) beside ON beside.of_version = found.version ORDER BY found.version
"""  # noqa: S608 - of constants
_BACKWARDS = f"""
SELECT found.*, {_HEAD} LEFT JOIN LATERAL (
    SELECT {_COLUMNS} FROM events WHERE stream = $1 AND version < $2 AND {_IS_KNOWN} ORDER BY version DESC LIMIT $3
) found ON true ORDER BY found.version DESC
"""  # noqa: S608 - of constants
# Also the number of removed events directly before each event, and after the last; positions have no other gaps.
_ALL = f"""
SELECT found.*, (SELECT count(*) FROM removed_events WHERE position > ends.last)
    + (SELECT count(*) FROM events WHERE position > ends.last) AS behind, (
    SELECT {_BESIDE} FROM names WHERE names.stream = found.stream AND names.version = found.version
) AS names, {_HEAD} LEFT JOIN LATERAL (
    SELECT {_COLUMNS}, (
        SELECT hash FROM events before WHERE before.stream = page.stream AND before.version = page.version - 1
    ), CASE WHEN position = earlier + 1 THEN 0 ELSE (
        SELECT count(*) FROM removed_events gone WHERE gone.position > earlier AND gone.position < page.position
    ) + (
        SELECT count(*) FROM events gone WHERE gone.position > earlier AND gone.position < page.position
        AND gone.stream IN (SELECT stream FROM removing)
    ) END FROM (
        SELECT {_COLUMNS}, lag(position, 1, $2::bigint) OVER (ORDER BY position) AS earlier
        FROM (SELECT * FROM events WHERE position > $2 AND {_ARE_KNOWN} ORDER BY position LIMIT $3) page
    ) page
) found ON true CROSS JOIN (
    SELECT greatest($2, (SELECT position FROM events WHERE {_ARE_KNOWN} ORDER BY position DESC LIMIT 1)) AS last
) ends ORDER BY found.position
"""  # noqa: S608 - of constants
_VERSION = f"""
SELECT (SELECT coalesce(max(version), 0) FROM events WHERE stream = $1 AND {_IS_KNOWN}) AS last, {_HEAD}
"""  # noqa: S608 - of constants
_ANSWER = f"""
SELECT digest, answer, recorded_at, hash FROM commands WHERE stream = $1 AND "user" = $2 AND id = $3 AND {_IS_KNOWN}
"""  # noqa: S608 - of a constant
# Jumps from name to name in the index: the cost grows with the number of streams, not of events.
_NAMES = """
WITH RECURSIVE names AS (
    (SELECT stream FROM events WHERE stream >= $1 ORDER BY stream LIMIT 1)
    UNION ALL
    SELECT (SELECT min(stream) FROM events WHERE events.stream > names.stream)
    FROM names WHERE starts_with(names.stream, $1)
)
SELECT stream, true AS of_events FROM names
WHERE starts_with(stream, $1) AND stream NOT IN (SELECT stream FROM removing)
UNION ALL
SELECT stream, false FROM heads WHERE stream >= $1 AND starts_with(stream, $1) AND stream <> '' AND version > 0
"""
_HIGHEST = 2**62
PAGE = 500


class Reader:
    """Runs queries on a few open connections, and repeats a query once if its connection was broken."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._loop: asyncio.AbstractEventLoop | None = None
        self._idle: list[Connection] = []
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """The rows that ``statement`` selects, not verified.

        Raises:
            StoreUnavailable: the server cannot be reached, or has no connection left.
            DamagedEvents: the server cannot read its own files; the error's stream is ``''``.
        """
        if self._loop is not here():
            self._loop, self._idle, self._turns = here(), [], asyncio.Semaphore(AT_ONCE)
        async with self._turns:
            try:
                return await self._ask(statement, values)
            except AWAY:
                self._forget()
            try:
                return await self._ask(statement, values)
            except AWAY as error:
                raise StoreUnavailable(f"the database cannot be read: {reason(error)}") from error

    async def close(self) -> None:
        """Close the idle connections; after all reads are done, these are all."""
        while self._idle:
            await leave(self._idle.pop())

    async def _ask(self, statement: str, values: tuple[Any, ...]) -> list[Any]:
        connection = self._idle.pop() if self._idle else await connect(self._url)
        try:
            rows: list[Any] = await connection.fetch(statement, *values)
        except asyncpg.InternalServerError as error:
            self._idle.append(connection)
            raise DamagedEvents(ALL, 0) from error
        except AWAY:
            drop(connection)
            raise
        except asyncpg.PostgresError as error:
            self._idle.append(connection)
            raise StoreUnavailable(f"the database cannot be read: {reason(error)}") from error
        except BaseException:  # the caller was cancelled in the middle of an answer
            drop(connection)
            raise
        self._idle.append(connection)
        return rows

    def _forget(self) -> None:
        while self._idle:
            drop(self._idle.pop())


async def stream_events(reader: Reader, stream: str, after: int, limit: int | None) -> list[Recorded]:
    """See ``EventStore.read``."""
    if limit == 0:
        return []
    most = None if limit is None else limit + (after > 0)
    rows = await _of_stream(reader, stream, _STREAM, min(max(after, 1), _HIGHEST), most)
    events = verification.stream_events(_events(rows), _head(rows[0], stream), Wanted(stream, after, limit))
    return with_names(events, _names(rows))


async def all_events(reader: Reader, after: int, limit: int) -> list[Recorded]:
    """See ``EventStore.read_all``."""
    rows = await reader.fetch(_ALL, ALL, min(after, _HIGHEST), min(limit, _HIGHEST))
    events = (tuple(row)[:10] for row in rows if row[0] is not None)
    found = verification.all_events(events, _head(rows[0], ALL), Page(after, limit, rows[0]["behind"]))
    return with_names(found, _names(rows))


async def last_of_kind(reader: Reader, stream: str, kind: str) -> int:
    """See ``EventStore.last_of_kind``."""
    below, most = _HIGHEST, PAGE // 10
    newest: Head | None = None
    while True:
        rows = await _of_stream(reader, stream, _BACKWARDS, below, most + 1)
        newest = newest or _head(rows[0], stream)
        events = list(_events(rows))
        whole = len(events) <= most
        with reporting_damage(stream, 0, ()):
            for row in _verified_rows(events, stream, newest, whole=whole):
                if row[3] == kind:
                    return int(row[2])
        if whole:
            return 0
        below, newest, most = events[-1][2] + 1, Head(events[-1][2], events[-1][7]), PAGE


def _verified_rows(events: list[Any], stream: str, newest: Head, *, whole: bool) -> Iterator[Any]:
    """Yield each of ``events``, the newest first, verified against the next; the last one only if ``whole``."""
    found = verification.backwards(iter(events), stream, newest)
    for _ in range(len(events) if whole else len(events) - 1):
        yield next(found)
    if not events:
        next(found, None)


async def version_of(reader: Reader, stream: str) -> int:
    """See ``EventStore.version``."""
    [row] = await _of_stream(reader, stream, _VERSION)
    version = _head(row, stream).version
    demand(version == row["last"], stream, version)
    return version


async def stream_names(reader: Reader, prefix: str) -> list[str]:
    """See ``EventStore.streams``."""
    rows = await reader.fetch(_NAMES, prefix)
    names = sorted(row[0] for row in rows if not row[1])
    demand_same(names, [row[0] for row in rows if row[1]])
    return names


async def outcome(reader: Reader, command: CommandKey) -> Appended | None:
    """See ``EventStore.outcome``."""
    rows = await reader.fetch(_ANSWER, command.stream, command.user, command.id)
    return first_answer(command, tuple(rows[0]) if rows else None)


async def _of_stream(reader: Reader, stream: str, statement: str, *values: Any) -> list[Any]:
    try:
        return await reader.fetch(statement, stream, *values)
    except DamagedEvents as damage:  # the server cannot say at which version
        raise DamagedEvents(stream, 1) from damage


def _events(rows: list[Any]) -> Iterator[Any]:
    return (tuple(row)[:8] for row in rows if row[0] is not None)


def _names(rows: list[Any]) -> list[Any]:
    """The names beside the events in ``rows``, as rows of their table."""
    beside = [one for row in rows if row["names"] is not None for one in msgspec.json.decode(row["names"])]
    return [(*one[:5], bytes.fromhex(one[5])) for one in beside]


def _head(row: Any, stream: str) -> Head:
    return no_head(stream) if row["stands"] is None else Head(row["stands"], row["newest"])
