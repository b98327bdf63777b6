"""What is read from an SQLite database of events: what was written, or nothing.

Every event is read with the one before it and compared with the hash that follows from both, and the end of a stream
with its head. A bit that fell over, a page that came back as it once was, a row too few: the reading fails.
"""

import struct
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import takewhile
from typing import Any

import apsw

from kitapi.store.hashes import event_hash, origin
from kitapi.store.heads import ALL, Head, head_of
from kitapi.store.port import DamagedEvents, Recorded

_COLUMNS = "SELECT position, stream, version, kind, schema, payload, recorded_at, hash FROM events"
_STREAM = f"{_COLUMNS} WHERE stream = ? AND version >= ? ORDER BY version LIMIT ?"
_BACKWARDS = f"{_COLUMNS} WHERE stream = ? ORDER BY version DESC"
_ALL = """
SELECT position, stream, version, kind, schema, payload, recorded_at, hash,
    (SELECT hash FROM events before WHERE before.stream = events.stream AND before.version = events.version - 1)
FROM events WHERE position > ? ORDER BY position LIMIT ?
"""
_LIE = """
SELECT position, stream, version, kind, schema, payload, recorded_at FROM events NOT INDEXED
WHERE position > ? ORDER BY position
"""
_LAST = "SELECT coalesce(max(position), 0) FROM events"
_REACHED = 2**62
"""Above every position."""
_VERSION = "SELECT coalesce(max(version), 0) FROM events WHERE stream = ?"
_NAMES = "SELECT stream FROM heads WHERE stream >= ? AND stream <> '' AND version > 0"
# Jumps from name to name in the index: the cost grows with the streams, not with their events.
_NAMES_OF_EVENTS = """
WITH RECURSIVE names (stream) AS (
    SELECT min(stream) FROM events WHERE stream >= :prefix
    UNION ALL
    SELECT (SELECT min(stream) FROM events WHERE stream > names.stream)
    FROM names WHERE substr(names.stream, 1, length(:prefix)) = :prefix
)
SELECT stream FROM names WHERE substr(stream, 1, length(:prefix)) = :prefix
"""
_NO_LIMIT = -1
UNREADABLE = (apsw.CorruptError, ValueError, TypeError, AttributeError, struct.error)
"""What a row with a damaged column leads to, beside a wrong hash: text that is none, a number that is text."""


def stream_events(connection: apsw.Connection, stream: str, after: int, limit: int | None) -> list[Recorded]:
    """The stream's events above version ``after``, in order.

    Raises:
        DamagedEvents: they are not those that were written.
    """
    events: list[Recorded] = []
    if limit == 0:
        return events
    with _one_moment(connection), _telling_damage(stream, after, events):
        head = head_of(connection, stream)
        due = max(0, head.version - after)
        due = due if limit is None else min(due, limit)
        most = _NO_LIMIT if limit is None else limit + (after > 0)
        with closing(connection.execute(_STREAM, (stream, max(after, 1), most))) as rows:
            hash = _hash_at(rows, stream, after) if 0 < after <= head.version else origin(stream)
            for row in rows:
                _demand(len(events) < due, stream, after + len(events) + 1)
                hash = _follows(row, hash, (stream, after + len(events) + 1))
                events.append(_recorded(row))
        _demand(len(events) == due, stream, after + len(events) + 1)
        _demand(after + due != head.version or due == 0 or hash == head.hash, stream, head.version)
    return events


def all_events(connection: apsw.Connection, after: int, limit: int) -> list[Recorded]:
    """Events of all streams above position ``after``, in order.

    Raises:
        DamagedEvents: they are not those that were written.
    """
    events: list[Recorded] = []
    with _one_moment(connection), _telling_damage(ALL, after, events):
        due = max(0, head_of(connection, ALL).version - after)
        rows: Any
        with closing(connection.execute(_ALL, (after, limit))) as rows:
            for *row, before in rows:
                event = _recorded(row)
                _demand(event.position == after + len(events) + 1, ALL, after + len(events) + 1)
                previous = origin(event.stream) if event.version == 1 else before
                _follows(row, previous, (event.stream, event.version))
                events.append(event)
        _demand(len(events) == min(limit, due), ALL, after + len(events) + 1)
    return events


def events_as_they_lie(connection: apsw.Connection) -> Iterator[Recorded]:
    """All events by position that can be read at all, compared with nothing."""
    after, skipped = 0, 1
    last: Any = _REACHED
    while after < last:
        try:
            last = connection.execute(_LAST).get
            with closing(connection.execute(_LIE, (after,))) as rows:
                row: Any
                for row in rows:
                    after, skipped = row[0], 1
                    yield _recorded((*row, b""))
            return
        except UNREADABLE:
            after, skipped = after + skipped, 2 * skipped  # behind it there may be more


def last_of_kind(connection: apsw.Connection, stream: str, kind: str) -> int:
    """Version of the stream's newest event of ``kind``; 0 if it has none.

    Raises:
        DamagedEvents: one that was looked at, from the end, is not as it was written.
    """
    with (
        _one_moment(connection),
        _telling_damage(stream, 0, ()),
        closing(connection.execute(_BACKWARDS, (stream,))) as rows,
    ):
        return next((row[2] for row in _backwards(rows, stream, head_of(connection, stream)) if row[3] == kind), 0)


def _backwards(rows: Iterator[Any], stream: str, head: Head) -> Iterator[Any]:
    """The ``rows`` of a stream, the newest first, each once it is known to follow the next."""
    later = next(rows, None)
    newest = (0, origin(stream)) if later is None else (later[2], later[-1])
    _demand(newest == head[:2], stream, head.version)
    while later is not None:
        earlier = next(rows, None)
        version, hash = (0, origin(stream)) if earlier is None else (earlier[2], earlier[-1])
        _follows(later, hash, (stream, version + 1))
        yield later
        later = earlier


def stream_names(connection: apsw.Connection, prefix: str) -> list[str]:
    """Names of the streams that begin with ``prefix``, sorted.

    Raises:
        DamagedEvents: a stream has lost its events or its head.
    """
    with _one_moment(connection), _telling_damage(ALL, 0, ()):
        with closing(connection.execute(_NAMES, (prefix,))) as rows:
            names = list(takewhile(lambda name: name.startswith(prefix), (name for (name,) in rows)))
        of_events = [str(name) for (name,) in connection.execute(_NAMES_OF_EVENTS, {"prefix": prefix}).fetchall()]
        for name in sorted(set(of_events).symmetric_difference(names)):
            raise DamagedEvents(name, 1)
        return names


def version_of(connection: apsw.Connection, stream: str) -> int:
    """Version of the stream's newest event; 0 for an unknown stream.

    Raises:
        DamagedEvents: its head and its events do not say the same.
    """
    with _one_moment(connection), _telling_damage(stream, 0, ()):
        version = head_of(connection, stream).version
        _demand(version == connection.execute(_VERSION, (stream,)).get, stream, version)
        return version


@contextmanager
def _one_moment(connection: apsw.Connection) -> Iterator[None]:
    """All that is read inside is read of one moment, whatever is written meanwhile."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")


@contextmanager
def _telling_damage(stream: str, after: int, events: Sequence[Recorded]) -> Iterator[None]:
    """Tell what cannot be read as damage behind the last of ``events``, which follow version ``after``."""
    try:
        yield
    except UNREADABLE as error:
        raise DamagedEvents(stream, after + len(events) + 1) from error


def _hash_at(rows: Iterator[Any], stream: str, version: int) -> bytes:
    """The hash of the first of ``rows``, which must be the event at ``version``."""
    row: Any = next(rows, None)
    _demand(row is not None and row[1:3] == (stream, version), stream, version)
    return bytes(row[7])


def _follows(row: Sequence[Any], previous: bytes, place: tuple[str, int]) -> bytes:
    """The hash of ``row``, which must be the event at ``place`` and follow one whose hash is ``previous``."""
    hash = event_hash(previous, row)
    _demand(hash == row[7] and row[1] == place[0] and row[2] == place[1], *place)
    return hash


def _demand(sound: bool, stream: str, version: int) -> None:
    if not sound:
        raise DamagedEvents(stream, version)


def _recorded(row: Sequence[Any]) -> Recorded:
    """The row as an event."""
    position, stream, version, kind, schema, payload, recorded_at, _ = row
    return Recorded(
        position=position,
        stream=stream,
        version=version,
        kind=kind,
        schema=schema,
        payload=payload,
        recorded_at=recorded_at,
    )
