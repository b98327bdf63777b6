"""Where each stream stands, with its newest hash: kept in the database, and the newest of them in the writer's memory.

The row of the stream ``''``, which no stream can be called, stands for all of them together: its version is the newest
position, its hash that of all events, its commands are all there are.
"""

from collections.abc import Callable
from typing import NamedTuple

import apsw

from kitapi.store.hashes import NOTHING, hash_of_all, origin
from kitapi.store.port import DamagedEvents, StreamRemoved

ALL = ""
"""Stands for all streams together."""

REMEMBERED = 20_000
"""Streams whose heads the writer keeps in memory: about 5 MB."""

_HEAD = "SELECT version, hash, commands FROM heads WHERE stream = ?"
_NEWEST = "SELECT version, hash FROM events WHERE stream = ? ORDER BY version DESC LIMIT 1"
_LAST = """
SELECT max((SELECT coalesce(max(position), 0) FROM events), (SELECT coalesce(max(position), 0) FROM removed_events))
"""
_REMOVED = "SELECT 1 FROM removed_streams WHERE hash = ?"


class Head(NamedTuple):
    """A stream's version and newest hash, and how many commands to it are stored."""

    version: int
    hash: bytes
    commands: int = 0


def no_head(stream: str) -> Head:
    """The head of a stream before its first event; that of all streams together for ``ALL``."""
    return Head(0, origin(stream) if stream else NOTHING)


def head_of(connection: apsw.Connection, stream: str) -> Head:
    """The stream's head as SQLite keeps it; that of an empty stream if there is none."""
    row = connection.execute(_HEAD, (stream,)).fetchone()
    return Head(*row) if row else no_head(stream)


def sound_head_of(connection: apsw.Connection, stream: str) -> Head:
    """The same, compared with the newest event.

    Raises:
        DamagedEvents: the head that is kept is not that of the newest event.
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
    """The version and hash of ``head`` are those of the ``newest`` event.

    Raises:
        DamagedEvents: they are not.
    """
    if newest != (head.version, head.hash):
        raise DamagedEvents(stream, head.version)


class Heads:
    """The heads as the writer moves them on; what it moved is written once, at the end of its transaction.

    ``read`` finds a head in the database, or raises ``DamagedEvents``.
    """

    def __init__(self, read: Callable[[str], Head]) -> None:
        self._read = read
        self._known: dict[str, Head] = {}
        self._moved: set[str] = set()

    def of(self, stream: str) -> Head:
        """The stream's head.

        Raises:
            DamagedEvents: the head that is kept is not that of the newest event.
        """
        head = self._known.get(stream)
        if head is None:
            head = self._known[stream] = self._read(stream)
        return head

    def move(self, stream: str, head: Head) -> None:
        """The stream has moved on to ``head``."""
        self._known[stream] = head
        self._moved.add(stream)

    def count_command(self, stream: str) -> None:
        """One more command to ``stream`` is stored."""
        for counted in (stream, ALL):
            version, hash, commands = self.of(counted)
            self.move(counted, Head(version, hash, commands + 1))

    def take(self, hash: bytes) -> None:
        """One more event of any stream is stored, with ``hash``."""
        position, before, commands = self.of(ALL)
        self.move(ALL, Head(position + 1, hash_of_all(before, hash), commands))

    def take_moved(self) -> list[tuple[str, int, bytes, int]]:
        """The rows of ``heads`` that have moved since the last call."""
        rows = [(stream, *self._known[stream]) for stream in self._moved]
        self._moved.clear()
        if len(self._known) > REMEMBERED:
            self.forget()
        return rows

    def forget(self) -> None:
        """Trust memory no more: the transaction was taken back, or there are too many."""
        self._known.clear()
        self._moved.clear()
