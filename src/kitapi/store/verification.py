"""Verification of rows of events: each must follow the one before it, and the last must match the stream's head.

The rows come from any kind of database, in order, with the head of the same moment.
"""

import struct
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import apsw

from kitapi.store.hashes import event_hash, origin
from kitapi.store.heads import ALL, Head
from kitapi.store.port import DamagedEvents, Recorded

UNREADABLE = (apsw.CorruptError, ValueError, TypeError, AttributeError, struct.error)
"""Errors from rows with a damaged column, such as invalid text, or text in place of a number."""

FAILED_READING = (apsw.Error, MemoryError, *UNREADABLE)
"""Errors from reading a file whose schema may be damaged too, such as a missing table or column."""


class Reached:
    """The position up to which rows were read; it never decreases, so that reading ends even if their order is damaged.

    Unreadable rows are skipped, twice as many each time until a later row is read.
    """

    def __init__(self) -> None:
        self.position = 0
        self.next_skip = 1

    def reach(self, position: Any) -> None:
        """Note that a row at ``position`` was read."""
        if isinstance(position, int) and position > self.position:
            self.position, self.next_skip = position, 1

    def skip(self) -> None:
        """Skip the next rows, which cannot be read."""
        self.position, self.next_skip = self.position + self.next_skip, 2 * self.next_skip


class Wanted(NamedTuple):
    """Events of ``stream`` above version ``after``, at most ``limit``."""

    stream: str
    after: int
    limit: int | None


def stream_events(rows: Iterator[Any], head: Head, wanted: Wanted) -> list[Recorded]:
    """The wanted events, from the ``rows`` of the stream from version ``after`` on.

    Raises:
        DamagedEvents: the events are not those that were written.
    """
    stream, after, limit = wanted
    events: list[Recorded] = []
    with reporting_damage(stream, after, events):
        due = max(0, head.version - after)
        due = due if limit is None else min(due, limit)
        hash = _hash_at(rows, stream, after) if 0 < after <= head.version else origin(stream)
        for row in rows:
            demand(len(events) < due, stream, after + len(events) + 1)
            hash = _follows(row, hash, (stream, after + len(events) + 1))
            events.append(event_of_row(row))
        demand(len(events) == due, stream, after + len(events) + 1)
        demand(after + due != head.version or due == 0 or hash == head.hash, stream, head.version)
    return events


class Page(NamedTuple):
    """At most ``limit`` events of all streams above position ``after``.

    ``behind``: the number of removed events above ``after`` and after the last event that remains.
    """

    after: int
    limit: int
    behind: int


def all_events(rows: Iterable[Any], head: Head, page: Page) -> list[Recorded]:
    """The events of ``page``, from ``rows`` whose last two columns are the hash before and the removed events before.

    Raises:
        DamagedEvents: the events are not those that were written.
    """
    events: list[Recorded] = []
    last = page.after
    with reporting_damage(ALL, page.after, events):
        for *row, before, gone in rows:
            event = event_of_row(row)
            demand(event.position == last + gone + 1, ALL, last + 1)
            previous = origin(event.stream) if event.version == 1 else before
            _follows(row, previous, (event.stream, event.version))
            events.append(event)
            last = event.position
        due = max(head.version, page.after)
        demand(last <= due if len(events) == page.limit else last + page.behind == due, ALL, last + 1)
    return events


def backwards(rows: Iterator[Any], stream: str, head: Head) -> Iterator[Any]:
    """Yield the ``rows`` of a stream, the newest first, each after its hash is verified against the next."""
    later = next(rows, None)
    newest = (0, origin(stream)) if later is None else (later[2], later[7])
    demand(newest == head[:2], stream, head.version)
    while later is not None:
        earlier = next(rows, None)
        version, hash = (0, origin(stream)) if earlier is None else (earlier[2], earlier[7])
        _follows(later, hash, (stream, version + 1))
        yield later
        later = earlier


@contextmanager
def reporting_damage(stream: str, after: int, events: Sequence[Recorded]) -> Iterator[None]:
    """Raise errors from unreadable data as damage after the last of ``events``, which follow version ``after``."""
    try:
        yield
    except UNREADABLE as error:
        raise DamagedEvents(stream, after + len(events) + 1) from error


def demand_same(stream_names: Sequence[str], of_events: Sequence[str]) -> None:
    """Check that the streams that have a head are the same as those that have events.

    Raises:
        DamagedEvents: a stream has lost its events or its head.
    """
    for name in sorted(set(of_events).symmetric_difference(stream_names)):
        raise DamagedEvents(name, 1)


def demand(sound: bool, stream: str, version: int) -> None:
    """Check that the event at a version is ``sound``.

    Raises:
        DamagedEvents: the event is not sound.
    """
    if not sound:
        raise DamagedEvents(stream, version)


def event_of_row(row: Sequence[Any]) -> Recorded:
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


def _hash_at(rows: Iterator[Any], stream: str, version: int) -> bytes:
    """The hash of the first of ``rows``, which must be the event at ``version``."""
    row: Any = next(rows, None)
    demand(row is not None and row[1:3] == (stream, version), stream, version)
    return bytes(row[7])


def _follows(row: Sequence[Any], previous: bytes, place: tuple[str, int]) -> bytes:
    """The hash of ``row``, which must be the event at ``place`` and follow one whose hash is ``previous``."""
    hash = event_hash(previous, row)
    demand(hash == row[7] and row[1] == place[0] and row[2] == place[1], *place)
    return hash
