"""The migration of an SQLite database to schema version 4, in one transaction: it moves names out of the events."""

from typing import Any

import apsw

from kitapi.store.clock import stamp, system_clock
from kitapi.store.name_rewrite import SEALS, People, Rewriting, people_in
from kitapi.store.names import INSERT

AT_ONCE = 1000
"""Events that are rewritten at a time."""

_EVENTS = """
SELECT position, stream, version, kind, schema, payload, recorded_at, hash FROM events
WHERE position > ? ORDER BY position LIMIT ?
"""
_GONE = "SELECT position, hash FROM removed_events WHERE position > ? AND position <= ? ORDER BY position"
_END = 2**62
"""A number above every position."""

_PLAYED = "SELECT payload FROM events WHERE stream = ? ORDER BY version"
_GUARD = "SELECT sql FROM sqlite_schema WHERE name = 'events_are_never_changed'"
_CHANGE = "UPDATE events SET schema = ?, payload = ?, hash = ? WHERE position = ?"
_HEADS = "SELECT stream, version, hash FROM heads"
_HEAD = "UPDATE heads SET hash = ? WHERE stream = ?"
_REHASHED = "INSERT INTO rehashed VALUES (?, ?, ?, ?, ?, ?)"


def take_names_out(connection: apsw.Connection) -> None:
    """Move all names of people to their table, and hash the events again.

    Raises:
        DatabaseRefused: an event is not as it was written.
    """

    def people_of(stream: str) -> People:
        return people_in(bytes(row[0]) for row in connection.execute(_PLAYED, (stream,)))

    rewriting = Rewriting(connection.execute(SEALS).fetchall(), people_of)
    guard = str(connection.execute(_GUARD).get)
    connection.execute("DROP TRIGGER events_are_never_changed")
    _rewrite(connection, rewriting)
    heads = rewriting.new_heads(connection.execute(_HEADS).fetchall(), _streams_being_removed(connection))
    if rewriting.changed:
        connection.executemany(_HEAD, heads)
        connection.execute(_REHASHED, rewriting.row(stamp(system_clock)))
    connection.execute(guard)


def _rewrite(connection: apsw.Connection, rewriting: Rewriting) -> None:
    after: Any = 0
    while rows := connection.execute(_EVENTS, (after, AT_ONCE)).fetchall():
        last: Any = rows[-1][0]
        changed = rewriting.take_all(rows, _removed_between(connection, after, last))
        connection.executemany(_CHANGE, changed)
        connection.executemany(INSERT, rewriting.taken_names())
        after = last
    rewriting.take_all((), _removed_between(connection, after, _END))


def _removed_between(connection: apsw.Connection, after: int, last: int) -> list[Any]:
    return connection.execute(_GONE, (after, last)).fetchall()


def _streams_being_removed(connection: apsw.Connection) -> list[str]:
    return [str(stream) for (stream,) in connection.execute("SELECT stream FROM removing")]
