"""Checks of the names beside events, and of the rows that record when all events were hashed again."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import apsw

from kitapi.store.name_rewrite import rehashed_hash
from kitapi.store.names import fit, mark_of, names_of
from kitapi.store.verification import UNREADABLE
from kitapi.texts import Text

_NAMES = "SELECT stream, version, field, owner, name, salt, mark FROM names"
_KEPT = "SELECT names, marks FROM names_kept"
_EVENT = "SELECT payload FROM events WHERE stream = ? AND version = ?"
_REHASHED = "SELECT number, position, before, after, rehashed_at, hash FROM rehashed ORDER BY number"


class Rehashed(NamedTuple):
    """All events up to ``position`` were hashed again at ``at``; ``before``: the old hash of all these events."""

    position: int
    before: str
    at: str


def unfitting_names(connection: apsw.Connection) -> Iterator[tuple[str, int, Text]]:
    """Yield stream, version and problem of each name that does not fit its event."""
    count = marks = 0
    for row in _all_of(connection, _NAMES):
        count, marks = count + 1, marks + _whole(row[6])
        if not _fits(connection, row):
            yield (
                str(row[0]),
                _whole(row[1]),
                Text("the name in its {place} is not the one that was stored", place=str(row[2])),
            )
    kept = [tuple(row) for row in _all_of(connection, _KEPT)]
    if kept != [(count, marks)]:
        yield "", 0, Text("the names beside events are not those that were stored and not removed since")


def broken_rehashings(connection: apsw.Connection) -> Iterator[Text]:
    """Yield a text for each error in the rows of ``rehashed``."""
    for due, row in enumerate(_rows(connection), start=1):
        if row[0] != due or not _is_whole(row):
            yield Text("row {row} of the second hashing is not as it was written", row=row[0])


def rehashings(connection: apsw.Connection) -> tuple[Rehashed, ...]:
    """The rows of ``rehashed``, the oldest first."""
    return tuple(Rehashed(row[1], bytes(row[2]).hex(), row[4]) for row in _rows(connection))


def _rows(connection: apsw.Connection) -> list[Any]:
    return _all_of(connection, _REHASHED)


def _all_of(connection: apsw.Connection, statement: str) -> list[Any]:
    return connection.execute(statement).fetchall()


def _fits(connection: apsw.Connection, row: Sequence[Any]) -> bool:
    """Whether the event of a row of ``names`` contains the seal of its name."""
    payload: Any = connection.execute(_EVENT, (row[0], row[1])).get
    if payload is None:
        return False
    try:
        return fit(bytes(payload), names_of([row[:6]])[row[0], row[1]]) and mark_of(row) == row[6]
    except UNREADABLE:
        return False


def _is_whole(row: Sequence[Any]) -> bool:
    try:
        return bool(rehashed_hash(row) == row[5])
    except UNREADABLE:
        return False


def _whole(version: Any) -> int:
    return version if isinstance(version, int) else 0
