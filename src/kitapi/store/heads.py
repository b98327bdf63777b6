"""Where each stream stands, with its newest hash: kept in the database, and the newest of them in the writer's memory.

The row of the stream ``''``, which no stream can be called, stands for all of them together: its version is the newest
position, its hash that of all events, its commands are all there are.
"""

from typing import NamedTuple

import apsw

from kitapi.store.hashes import NOTHING, hash_of_all, origin
from kitapi.store.port import DamagedEvents

ALL = ""
"""Stands for all streams together."""

REMEMBERED = 20_000
"""Streams whose heads the writer keeps in memory: about 5 MB."""

_HEAD = "SELECT version, hash, commands FROM heads WHERE stream = ?"
_NEWEST = "SELECT version, hash FROM events WHERE stream = ? ORDER BY version DESC LIMIT 1"
_LAST = "SELECT coalesce(max(position), 0) FROM events"
_MOVE = """
INSERT INTO heads (stream, version, hash, commands) VALUES (?, ?, ?, ?) ON CONFLICT (stream)
DO UPDATE SET version = excluded.version, hash = excluded.hash, commands = excluded.commands
"""


class Head(NamedTuple):
    """A stream's version and newest hash, and how many commands to it are stored."""

    version: int
    hash: bytes
    commands: int = 0


def head_of(connection: apsw.Connection, stream: str) -> Head:
    """The stream's head as it is kept; that of an empty stream if there is none."""
    row = connection.execute(_HEAD, (stream,)).fetchone()
    return Head(*row) if row else Head(0, origin(stream) if stream else NOTHING)


class Heads:
    """The heads as the writer moves them on; what it moved is written once, at the end of its transaction."""

    def __init__(self, connection: apsw.Connection) -> None:
        self.connection = connection
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

    def write(self) -> None:
        """Write down what has moved, inside the open transaction."""
        if self._moved:
            self.connection.executemany(_MOVE, [(stream, *self._known[stream]) for stream in self._moved])
            self._moved.clear()
        if len(self._known) > REMEMBERED:
            self.forget()

    def forget(self) -> None:
        """Trust memory no more: the transaction was taken back, or there are too many."""
        self._known.clear()
        self._moved.clear()

    def _read(self, stream: str) -> Head:
        head = head_of(self.connection, stream)
        if stream == ALL:
            stands = head.version == self.connection.execute(_LAST).get
        else:
            newest = self.connection.execute(_NEWEST, (stream,)).fetchone() or (0, origin(stream))
            stands = newest == (head.version, head.hash)
        if not stands:
            raise DamagedEvents(stream, head.version)
        return head
