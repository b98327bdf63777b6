"""Verified reads from an SQLite database: they return the events exactly as written, or fail.

Every event is read together with the one before it, and verified against the hash computed from both; the end of a
stream is verified against its head. So a flipped bit, an old version of a page or a missing row makes the read fail.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import takewhile
from typing import Any

import apsw

from kitapi.store import verification
from kitapi.store.group import first_answer
from kitapi.store.heads import ALL, head_of
from kitapi.store.names import read_all_names, read_names
from kitapi.store.port import Appended, CommandKey, DamagedCommand, Recorded
from kitapi.store.verification import (
    FAILED_READING,
    UNREADABLE,
    Page,
    Reached,
    Wanted,
    demand,
    demand_same,
    event_of_row,
    reporting_damage,
)

_IS_KNOWN = "?1 NOT IN (SELECT stream FROM removing)"
_ARE_KNOWN = "stream NOT IN (SELECT stream FROM removing)"
_COLUMNS = "SELECT position, stream, version, kind, schema, payload, recorded_at, hash FROM events"
# A stream that is being removed is unknown, even if some of its rows are left.
_STREAM = f"{_COLUMNS} WHERE stream = ?1 AND version >= ?2 AND {_IS_KNOWN} ORDER BY version LIMIT ?3"
_BACKWARDS = f"{_COLUMNS} WHERE stream = ?1 AND {_IS_KNOWN} ORDER BY version DESC"
_ALL = f"""
SELECT position, stream, version, kind, schema, payload, recorded_at, hash,
    (SELECT hash FROM events before WHERE before.stream = events.stream AND before.version = events.version - 1)
FROM events WHERE position > ? AND {_ARE_KNOWN} ORDER BY position LIMIT ?
"""  # noqa: S608 - of constants
_GONE = """
SELECT (SELECT count(*) FROM removed_events WHERE position > ?1 AND position < ?2) + (
    SELECT count(*) FROM events WHERE position > ?1 AND position < ?2 AND stream IN (SELECT stream FROM removing)
)
"""
_NEWEST = f"SELECT position FROM events WHERE {_ARE_KNOWN} ORDER BY position DESC LIMIT 1"  # noqa: S608 - of a constant
_LIE = """
SELECT position, stream, version, kind, schema, payload, recorded_at FROM events NOT INDEXED
WHERE position > ? ORDER BY position
"""
_LAST = "SELECT coalesce(max(position), 0) FROM events"
_REACHED = 2**62
"""A number above every position."""
_ANSWER = f"""
SELECT digest, answer, recorded_at, hash FROM commands WHERE stream = ?1 AND user = ?2 AND id = ?3 AND {_IS_KNOWN}
"""  # noqa: S608 - of a constant
_VERSION = f"SELECT coalesce(max(version), 0) FROM events WHERE stream = ?1 AND {_IS_KNOWN}"  # noqa: S608 - of a constant
_NAMES = "SELECT stream FROM heads WHERE stream >= ? AND stream <> '' AND version > 0"
# Jumps from name to name in the index: the cost grows with the number of streams, not of events.
_NAMES_OF_EVENTS = """
WITH RECURSIVE names (stream) AS (
    SELECT min(stream) FROM events WHERE stream >= :prefix
    UNION ALL
    SELECT (SELECT min(stream) FROM events WHERE stream > names.stream)
    FROM names WHERE substr(names.stream, 1, length(:prefix)) = :prefix
)
SELECT stream FROM names
WHERE substr(stream, 1, length(:prefix)) = :prefix AND stream NOT IN (SELECT stream FROM removing)
"""
_REMOVING = "SELECT stream FROM removing"
_NO_LIMIT = -1


def stream_events(connection: apsw.Connection, stream: str, after: int, limit: int | None) -> list[Recorded]:
    """The stream's events above version ``after``, in order.

    Raises:
        DamagedEvents: the events are not those that were written.
    """
    if limit == 0:
        return []
    with _one_moment(connection), reporting_damage(stream, after, ()):
        head = head_of(connection, stream)
        most = _NO_LIMIT if limit is None else limit + (after > 0)
        with closing(connection.execute(_STREAM, (stream, max(after, 1), most))) as rows:
            events = verification.stream_events(rows, head, Wanted(stream, after, limit))
        return read_names(connection, stream, events)


def all_events(connection: apsw.Connection, after: int, limit: int) -> list[Recorded]:
    """Events of all streams above position ``after``, in order.

    Raises:
        DamagedEvents: the events are not those that were written.
    """
    with _one_moment(connection), reporting_damage(ALL, after, ()):
        head = head_of(connection, ALL)
        newest: Any = connection.execute(_NEWEST).get
        behind = _count_removed(connection, max(after, newest or 0), _REACHED)
        with closing(connection.execute(_ALL, (after, limit))) as rows:
            page = Page(after, limit, behind)
            events = verification.all_events(_with_gone(connection, rows, after), head, page)
        return read_all_names(connection, events)


def _with_gone(connection: apsw.Connection, rows: Iterable[Any], after: int) -> Iterator[Any]:
    """Yield each of ``rows`` with the number of removed events between it and the row before."""
    last = after
    for row in rows:
        yield (*row, _count_removed(connection, last, row[0]) if row[0] > last + 1 else 0)
        last = row[0]


def _count_removed(connection: apsw.Connection, after: int, before: int) -> int:
    return int(connection.execute(_GONE, (after, before)).get)


def streams_being_removed(connection: apsw.Connection) -> frozenset[str]:
    """Streams that are being removed, of which rows may be left; empty if they cannot be read."""
    try:
        return frozenset(str(stream) for (stream,) in connection.execute(_REMOVING).fetchall())
    except FAILED_READING:
        return frozenset()


def events_as_they_lie(connection: apsw.Connection) -> Iterator[Recorded]:
    """All readable events by position, not verified, except those of streams that are being removed."""
    reading, unknown = Reached(), streams_being_removed(connection)
    last: Any = _REACHED
    while reading.position < last:
        try:
            last = connection.execute(_LAST).get
            with closing(connection.execute(_LIE, (reading.position,))) as rows:
                row: Any
                for row in rows:
                    reading.reach(row[0])
                    if is_event(row) and row[1] not in unknown:
                        yield event_of_row((*row, b""))
            return
        except UNREADABLE:
            reading.skip()  # later rows may be readable


_TYPES = (int, str, int, str, int, bytes, str)
"""The types of an event's columns, from ``position`` to ``recorded_at``."""


def is_event(row: Sequence[Any]) -> bool:
    """Return whether every column of ``row`` has its type; a flipped bit can turn a text into bytes or NULL."""
    return all(isinstance(value, kind) for value, kind in zip(row, _TYPES, strict=True))


def last_of_kind(connection: apsw.Connection, stream: str, kind: str) -> int:
    """Version of the stream's newest event of ``kind``; 0 if it has none.

    Raises:
        DamagedEvents: an event read on the way, from the newest backwards, is not as it was written.
    """
    with (
        _one_moment(connection),
        reporting_damage(stream, 0, ()),
        closing(connection.execute(_BACKWARDS, (stream,))) as rows,
    ):
        return next(
            (row[2] for row in verification.backwards(rows, stream, head_of(connection, stream)) if row[3] == kind), 0
        )


def stream_names(connection: apsw.Connection, prefix: str) -> list[str]:
    """Names of the streams that begin with ``prefix``, sorted.

    Raises:
        DamagedEvents: a stream has lost its events or its head.
    """
    with _one_moment(connection), reporting_damage(ALL, 0, ()):
        with closing(connection.execute(_NAMES, (prefix,))) as rows:
            names = list(takewhile(lambda name: name.startswith(prefix), (name for (name,) in rows)))
        of_events = [str(name) for (name,) in connection.execute(_NAMES_OF_EVENTS, {"prefix": prefix}).fetchall()]
        demand_same(names, of_events)
        return names


def version_of(connection: apsw.Connection, stream: str) -> int:
    """Version of the stream's newest event; 0 for an unknown stream.

    Raises:
        DamagedEvents: the stream's head and its events differ.
    """
    with _one_moment(connection), reporting_damage(stream, 0, ()):
        version = head_of(connection, stream).version
        demand(version == connection.execute(_VERSION, (stream,)).get, stream, version)
        return version


def outcome(connection: apsw.Connection, command: CommandKey) -> Appended | None:
    """The first answer to a command; None if the command was not stored.

    Raises:
        CommandReused: the command was stored with another digest.
        DamagedCommand: the stored columns do not match their hash.
    """
    return first_answer(command, answer(connection, command))


def answer(connection: apsw.Connection, command: CommandKey) -> Any:
    """The columns of a stored command after its key; None if the command was not stored.

    Raises:
        DamagedCommand: the command cannot be read.
    """
    try:
        return connection.execute(_ANSWER, (command.stream, command.user, command.id)).fetchone()
    except (apsw.CorruptError, ValueError) as error:
        raise DamagedCommand(command) from error


@contextmanager
def _one_moment(connection: apsw.Connection) -> Iterator[None]:
    """Let all reads in the block see the database as of one moment, even if events are written meanwhile."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
