"""The head of each stream (its newest version and hash), in the database and in the writer's memory.

The row with the name ``''``, which no stream can have, is the head of all streams together: its version is the newest
position, its hash that of all events, its ``commands`` the number of all commands.
"""

from collections.abc import Callable
from typing import NamedTuple

import apsw

from kitapi.store.hashes import NOTHING, hash_of_all, origin
from kitapi.store.port import DamagedEvents, StreamRemoved

ALL = ""
"""The name that stands for all streams together."""

REMEMBERED = 20_000
"""The number of streams whose heads the writer caches in memory; they need about 5 MB."""

_HEAD = "SELECT version, hash, commands FROM heads WHERE stream = ?"
_NEWEST = "SELECT version, hash FROM events WHERE stream = ? ORDER BY version DESC LIMIT 1"
_LAST = """
SELECT max((SELECT coalesce(max(position), 0) FROM events), (SELECT coalesce(max(position), 0) FROM removed_events))
"""
_REMOVED = "SELECT 1 FROM removed_streams WHERE hash = ?"


class Head(NamedTuple):
    """A stream's version and newest hash, and the number of its stored commands."""

    version: int
    hash: bytes
    commands: int = 0


def no_head(stream: str) -> Head:
    """The head of a stream before its first event; for ``ALL``, the head of all streams together."""
    return Head(0, origin(stream) if stream else NOTHING)


def head_of(connection: apsw.Connection, stream: str) -> Head:
    """The stream's head in the SQLite database; the head of an empty stream if none is stored."""
    row = connection.execute(_HEAD, (stream,)).fetchone()
    return Head(*row) if row else no_head(stream)


def sound_head_of(connection: apsw.Connection, stream: str) -> Head:
    """The stream's head, checked against the newest event.

    Raises:
        DamagedEvents: the stored head is not that of the newest event.
        StreamRemoved: the stream was removed.
    """
    head = head_of(connection, stream)
    if stream == ALL:
        demand_head(stream, head, (connection.execute(_LAST).get, head.hash))
    else:
        if head.version == 0 and is_removed(connection, stream):
            raise StreamRemoved(stream)
        demand_head(stream, head, connection.execute(_NEWEST, (stream,)).fetchone() or (0, origin(stream)))
    return head


def is_removed(connection: apsw.Connection, stream: str) -> bool:
    """Return whether ``stream`` was removed, or is being removed."""
    return connection.execute(_REMOVED, (origin(stream),)).fetchone() is not None


def demand_head(stream: str, head: Head, newest: object) -> None:
    """Check that the version and hash of ``head`` are those of the ``newest`` event.

    Raises:
        DamagedEvents: the version or hash differs.
    """
    if newest != (head.version, head.hash):
        raise DamagedEvents(stream, head.version)


class Heads:
    """The heads in the writer's memory; those that a transaction changes are written once, at its end.

    ``read``: reads a head from the database, or raises ``DamagedEvents``.
    """

    def __init__(self, read: Callable[[str], Head]) -> None:
        self._read = read
        self._known: dict[str, Head] = {}
        self._moved: set[str] = set()

    def of(self, stream: str) -> Head:
        """The stream's head.

        Raises:
            DamagedEvents: the stored head is not that of the newest event.
        """
        head = self._known.get(stream)
        if head is None:
            head = self._known[stream] = self._read(stream)
        return head

    def move(self, stream: str, head: Head) -> None:
        """Replace the stream's head by ``head``."""
        self._known[stream] = head
        self._moved.add(stream)

    def count_command(self, stream: str) -> None:
        """Count one more stored command of ``stream``."""
        for counted in (stream, ALL):
            version, hash, commands = self.of(counted)
            self.move(counted, Head(version, hash, commands + 1))

    def take(self, hash: bytes) -> None:
        """Add the ``hash`` of one more stored event to the head of all streams."""
        position, before, commands = self.of(ALL)
        self.move(ALL, Head(position + 1, hash_of_all(before, hash), commands))

    def take_moved(self) -> list[tuple[str, int, bytes, int]]:
        """The rows of ``heads`` that have changed since the last call."""
        rows = [(stream, *self._known[stream]) for stream in self._moved]
        self._moved.clear()
        if len(self._known) > REMEMBERED:
            self.forget()
        return rows

    def forget(self) -> None:
        """Forget the heads in memory, because the transaction was rolled back or there are too many heads."""
        self._known.clear()
        self._moved.clear()
