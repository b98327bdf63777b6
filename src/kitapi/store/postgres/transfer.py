"""Copies of whole databases, row by row without change: from SQLite to PostgreSQL and back.

In both directions, the copy is one transaction of the target, which is empty until the transaction ends, and then
contains all rows, verified.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import islice
from typing import Any, TypeVar

import apsw

from kitapi.store.damage_check import Progress
from kitapi.store.migrations import all_migrations as released_for_sqlite
from kitapi.store.migrations import migrate
from kitapi.store.moment import Moment
from kitapi.store.names import INSERT
from kitapi.store.port import DatabaseRefused
from kitapi.store.postgres.connections import Connection
from kitapi.store.postgres.moment import ALIVE, PATIENT, moment_of
from kitapi.store.postgres.preparation import prepare, run_on
from kitapi.store.removals import NAMES, REMOVALS, REMOVING, Ledger
from kitapi.store.sums import Sum, Total, unsound
from kitapi.texts import Text

DoneT = TypeVar("DoneT")

AT_ONCE = 1000
"""Rows that are copied at a time."""

EVENTS = ("position", "stream", "version", "kind", "schema", "payload", "recorded_at", "hash")
COMMANDS = ("stream", "user", "id", "digest", "answer", "recorded_at", "hash")
HEADS = ("stream", "version", "hash", "commands")

REMOVED = ("position", "hash", "removal")

# Removed events, of which only the hash is left, come between the others by position.
_EVENTS = """
SELECT position, stream, version, kind, schema, payload, recorded_at, hash, {nothing} AS removal FROM events
UNION ALL SELECT position, '', 0, '', 0, {empty}, '', hash, removal FROM removed_events ORDER BY position
"""
_EVENTS_IN_FILE = _EVENTS.format(nothing="NULL", empty="x''")
_EVENTS_ON_SERVER = _EVENTS.format(nothing="NULL::bigint", empty="''::bytea")
_COMMANDS = 'SELECT stream, "user", id, digest, answer, recorded_at, hash FROM commands ORDER BY stream, "user", id'
_HEADS = "SELECT stream, version, hash, commands FROM heads"
_PUT_EVENT = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_PUT_REMOVED = "INSERT INTO removed_events VALUES (?, ?, ?)"
_PUT_COMMAND = "INSERT INTO commands VALUES (?, ?, ?, ?, ?, ?, ?)"
_PUT_HEAD = "INSERT INTO heads VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET (version, hash, commands) = (?2, ?3, ?4)"
_NAMES = "SELECT stream, version, field, owner, name, salt, mark FROM names ORDER BY stream, version, field"
_KEPT = "SELECT names, marks FROM names_kept"
_PUT_KEPT = "UPDATE names_kept SET names = ?, marks = ?"
_REHASHED = "SELECT number, position, before, after, rehashed_at, hash FROM rehashed ORDER BY number"
_PUT_LEDGER = {
    REMOVALS: "INSERT INTO removals VALUES (?, ?, ?, ?, ?, ?)",
    NAMES: "INSERT INTO removed_streams VALUES (?, ?)",
    REMOVING: "INSERT INTO removing VALUES (?, ?)",
    _NAMES: INSERT,
    _REHASHED: "INSERT INTO rehashed VALUES (?, ?, ?, ?, ?, ?)",
}
_TABLES = {REMOVALS: "removals", NAMES: "removed_streams", REMOVING: "removing", _NAMES: "names", _REHASHED: "rehashed"}
_IN_USE = "SELECT (SELECT version + commands FROM heads WHERE stream = '') > 0 OR EXISTS (SELECT FROM events)"


def carry_in(source: apsw.Connection, url: str, progress: Progress | None = None) -> Total:
    """Copy all of the SQLite database ``source`` into the empty PostgreSQL database at ``url``.

    Raises:
        DatabaseRefused: the target is not empty, a node runs on it, or ``source`` is not as it was written; then
            nothing is copied.
    """
    if source.pragma("user_version") != len(released_for_sqlite()):
        raise DatabaseRefused(Text("the database is of an older Kitapi: start the room on it once"))
    prepare(url)

    async def carry(connection: Connection) -> Total:
        async with connection.transaction():
            await connection.execute("LOCK TABLE heads IN ACCESS EXCLUSIVE MODE")
            await demand_no_nodes(connection)
            if await connection.fetchval(_IN_USE):
                raise DatabaseRefused(Text("there are events in it already, and nothing is overwritten"))
            total = await _put_all(source, connection, progress)
            if await _prove(connection, progress) != total:
                raise DatabaseRefused(Text("what came over is not what was there"))
            return total

    return _patiently(url, carry)


def carry_out(url: str, target: apsw.Connection, progress: Progress | None = None, *, alone: bool = True) -> Total:
    """Copy all of the PostgreSQL database at ``url``, at one moment, into the empty SQLite database ``target``.

    ``alone``: refuse if a node runs on the database, because what the node stores afterwards would be missing.

    Raises:
        DatabaseRefused: a node runs, or the database is not as it was written.
    """

    async def carry(connection: Connection) -> Total:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            if alone:
                await demand_no_nodes(connection)
            return await _take_all(connection, target, progress)

    return _patiently(url, carry)


def copy_as_it_lies(url: str, target: apsw.Connection, progress: Progress | None = None) -> Moment:
    """Copy the rows of the PostgreSQL database at ``url`` without verifying them, and return the moment of the copy."""

    async def copy(connection: Connection) -> Moment:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            await _copy(connection, target, progress, None)
            return await moment_of(connection)

    return _patiently(url, copy)


async def demand_no_nodes(connection: Connection) -> None:
    """Refuse a database that the room runs on.

    Raises:
        DatabaseRefused: a node runs; the message names it.
    """
    for (node,) in await connection.fetch(ALIVE):
        raise DatabaseRefused(Text("the room runs on it, at node {node}: stop it first", node=node))


def _patiently(url: str, work: Callable[[Connection], Awaitable[DoneT]]) -> DoneT:
    async def patient(connection: Connection) -> DoneT:
        await connection.execute(PATIENT)
        return await work(connection)

    return asyncio.run(run_on(url, patient))


async def _put_all(source: apsw.Connection, connection: Connection, progress: Progress | None) -> Total:
    total = int(source.execute("SELECT count(*) FROM events").get)
    found, done = Sum(_ledger_in(source)), 0
    for rows in _batches(source.execute(_EVENTS_IN_FILE)):
        found.events(rows)
        events, removed = _split(rows)
        await connection.copy_records_to_table("events", records=events, columns=EVENTS, timeout=600)
        await connection.copy_records_to_table("removed_events", records=removed, columns=REMOVED, timeout=600)
        done += len(events)
        _tell(progress, done, total)
    for rows in _batches(source.execute(_COMMANDS)):
        found.commands(rows)
        await connection.copy_records_to_table("commands", records=rows, columns=COMMANDS, timeout=600)
    for statement, table in _TABLES.items():
        for rows in _batches(source.execute(statement)):
            await connection.copy_records_to_table(table, records=rows, timeout=600)
    _demand_same_names(source.execute(_KEPT).fetchone(), await connection.fetchrow(_KEPT))
    heads = list(source.execute(_HEADS))
    summed = found.total(heads)
    await _put_heads(connection, heads)
    return summed


async def _put_heads(connection: Connection, heads: list[Any]) -> None:
    named = [head for head in heads if head[0]]
    [last] = [head for head in heads if not head[0]]
    await connection.execute("UPDATE heads SET version = $2, hash = $3, commands = $4 WHERE stream = $1", *last)
    await connection.copy_records_to_table("heads", records=named, columns=HEADS, timeout=600)


async def _prove(connection: Connection, progress: Progress | None) -> Total:
    """The totals of the database, computed by reading it from its first event to its last."""
    total = int(await connection.fetchval("SELECT count(*) FROM events"))
    found, done = Sum(await _ledger_on(connection)), 0
    async for rows in _fetch(connection, _EVENTS_ON_SERVER):
        found.events(rows)
        done += len(rows)
        _tell(progress, min(done, total), total)
    async for rows in _fetch(connection, _COMMANDS):
        found.commands(rows)
    return found.total(await connection.fetch(_HEADS))


async def _take_all(connection: Connection, target: apsw.Connection, progress: Progress | None) -> Total:
    found = Sum(await _ledger_on(connection))
    await _copy(connection, target, progress, found)
    written = Sum(_ledger_in(target))
    written.events(target.execute(_EVENTS_IN_FILE))
    written.commands(target.execute(_COMMANDS))
    total = found.total(await connection.fetch(_HEADS))
    _demand_same_names(await connection.fetchrow(_KEPT), target.execute(_KEPT).fetchone())
    if written.total(list(target.execute(_HEADS))) != total:
        raise DatabaseRefused(Text("what came over is not what was there"))
    return total


async def _copy(connection: Connection, target: apsw.Connection, progress: Progress | None, found: Sum | None) -> None:
    migrate(target, released_for_sqlite())
    with target:
        await _copy_events(connection, target, progress, found)
        async for rows in _fetch(connection, _COMMANDS):
            if found is not None:
                found.commands(rows)
            target.executemany(_PUT_COMMAND, rows)
        for statement, put in _PUT_LEDGER.items():
            async for rows in _fetch(connection, statement):
                target.executemany(put, rows)
        async for rows in _fetch(connection, _HEADS):
            target.executemany(_PUT_HEAD, rows)
        if found is None:
            target.execute(_PUT_KEPT, tuple(await connection.fetchrow(_KEPT) or (0, 0)))


async def _copy_events(
    connection: Connection, target: apsw.Connection, progress: Progress | None, found: Sum | None
) -> None:
    total, done = int(await connection.fetchval("SELECT count(*) FROM events")), 0
    async for rows in _fetch(connection, _EVENTS_ON_SERVER):
        if found is not None:
            found.events(rows)
        events, removed = _split(rows)
        target.executemany(_PUT_EVENT, events)
        target.executemany(_PUT_REMOVED, removed)
        done += len(events)
        _tell(progress, done, total)


def _demand_same_names(kept: Any, counted: Any) -> None:
    """Check that the sums over the names, ``counted`` row by row, are those that the database ``kept``."""
    if tuple(kept or ()) != tuple(counted or ()):
        raise unsound(Text("the names beside its events"))


def _split(rows: list[Any]) -> tuple[list[Any], list[Any]]:
    """The rows of ``events``, and those of ``removed_events`` with only position, hash and removal."""
    events = [row[:8] for row in rows if row[8] is None]
    return events, [(row[0], row[7], row[8]) for row in rows if row[8] is not None]


def _ledger_in(source: apsw.Connection) -> Ledger:
    return Ledger(*(source.execute(statement).fetchall() for statement in (REMOVALS, NAMES, REMOVING)))


async def _ledger_on(connection: Connection) -> Ledger:
    return Ledger(*[await connection.fetch(statement) for statement in (REMOVALS, NAMES, REMOVING)])


async def _fetch(connection: Connection, statement: str) -> AsyncIterator[list[tuple[Any, ...]]]:
    cursor = await connection.cursor(statement)
    while rows := await cursor.fetch(AT_ONCE, timeout=600):
        yield [tuple(row) for row in rows]


def _batches(rows: Iterator[Any]) -> Iterator[list[Any]]:
    while batch := list(islice(rows, AT_ONCE)):
        yield batch


def _tell(progress: Progress | None, done: int, total: int) -> None:
    if progress is not None:
        progress(done, total)
