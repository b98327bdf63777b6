"""Verification of all rows of a database while they are read, and their totals with the hash of all events."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from kitapi.store.hashes import NOTHING, command_hash, event_hash, hash_of_all, origin
from kitapi.store.heads import ALL, Head, no_head
from kitapi.store.port import DatabaseRefused
from kitapi.store.removals import Ledger
from kitapi.store.verification import UNREADABLE
from kitapi.texts import Text


class Total(NamedTuple):
    """The number of events and of commands, and the hash of all events together."""

    events: int
    commands: int
    hash: bytes


class Sum:
    """Verifies and counts all rows of a database: events by position, commands, heads; ``ledger``: its removals."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._streams: dict[str, Head] = {ALL: Head(0, NOTHING)}
        self._events = 0
        self._commands = 0

    def events(self, rows: Iterable[Sequence[Any]]) -> None:
        """Add rows of ``events`` and of ``removed_events``, in one order by position.

        Each has the columns of ``events``, then the number of its removal, or None if it was not removed.

        Raises:
            DatabaseRefused: an event does not follow the one before it.
        """
        for row in rows:
            self._event(row)

    def commands(self, rows: Iterable[Sequence[Any]]) -> None:
        """Add rows of ``commands``.

        Raises:
            DatabaseRefused: a command is not as it was written.
        """
        for row in rows:
            self._command(row)

    def total(self, heads: Sequence[Sequence[Any]]) -> Total:
        """The totals, compared with all rows of ``heads``.

        Raises:
            DatabaseRefused: rows are missing.
        """
        kept = {stream: Head(version, hash, commands) for stream, version, hash, commands in heads}
        for problem in self._ledger.problems():
            raise unsound(problem)
        for stream in self._ledger.removing:
            self._streams.pop(stream, None)
        last = self._streams[ALL]
        self._streams[ALL] = last._replace(commands=last.commands + self._ledger.commands)
        for stream in sorted({*kept, *self._streams}):
            if kept.get(stream) != self._streams.get(stream):
                raise unsound(
                    Text("the end of stream {stream}", stream=repr(stream))
                    if stream
                    else Text("the end of all streams")
                )
        return Total(self._events, self._commands, self._streams[ALL].hash)

    def _event(self, row: Sequence[Any]) -> None:
        position, stream, version = row[:3]
        removal = self._ledger.removing.get(stream) if row[8] is None else row[8]
        if removal is not None:
            self._ledger.take(removal)
        if row[8] is not None:
            self._add_removed(position, row[7])
            return
        self._events += 1
        before, last = self._streams.get(stream) or no_head(stream), self._streams[ALL]
        try:
            hash = event_hash(before.hash, row)
        except UNREADABLE:
            hash = b""
        if hash != row[7] or version != before.version + 1 or position != last.version + 1:
            raise unsound(Text("version {version} of stream {stream}", version=version, stream=repr(stream)))
        self._streams[stream] = Head(version, hash, before.commands)
        self._streams[ALL] = Head(position, hash_of_all(last.hash, hash), last.commands)

    def _add_removed(self, position: int, hash: bytes) -> None:
        last = self._streams[ALL]
        if position != last.version + 1:
            raise unsound(Text("position {position} of all streams", position=last.version + 1))
        self._streams[ALL] = Head(position, hash_of_all(last.hash, hash), last.commands)

    def _command(self, row: Sequence[Any]) -> None:
        *columns, hash = row
        if command_hash(*columns) != hash:
            raise unsound(Text("command {command} on {stream}", command=repr(columns[2]), stream=repr(columns[0])))
        self._commands += 1
        gone = columns[0] in self._ledger.removing  # then the ledger's number for all streams includes this command
        for stream in (columns[0], *(() if gone else (ALL,))):
            head = self._streams.get(stream) or Head(0, origin(stream))
            self._streams[stream] = head._replace(commands=head.commands + 1)


def unsound(where: Text) -> DatabaseRefused:
    """The refusal of a database that at ``where`` is not as it was written."""
    return DatabaseRefused(
        Text("the database is not as it was written, at {where}: `kitapi check` shows all of it", where=where)
    )
