"""Names beside events: their seals, which bind them to their events, and their rows in the table ``names``.

An event's payload holds the seal of each name, which reveals nothing without the salt; name and salt are in the table
``names``. Removing the row removes both, and all hashes stay valid.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from secrets import token_bytes
from typing import Any, TypeAlias

import apsw
from msgspec.structs import replace

from kitapi.store.port import SALT_BYTES, DamagedEvents, NameFound, Recorded, StoredName

NameRow: TypeAlias = tuple[str, int, str, str, str, bytes, int]
"""Stream, version, field, owner, name, salt, mark: a row of ``names``."""

COLUMNS = ("stream", "version", "field", "owner", "name", "salt", "mark")
INSERT = "INSERT INTO names (stream, version, field, owner, name, salt, mark) VALUES (?, ?, ?, ?, ?, ?, ?)"

_OF_STREAM = """
SELECT stream, version, field, owner, name, salt FROM names WHERE stream = ? AND version > ? AND version <= ?
"""
_OF_POSITIONS = """
SELECT names.stream, names.version, field, owner, name, salt FROM events
CROSS JOIN names ON names.stream = events.stream AND names.version = events.version
WHERE position >= ? AND position <= ?
"""
_FOUND = """
SELECT names.stream, names.version, owner, name, recorded_at FROM names
JOIN events ON events.stream = names.stream AND events.version = names.version
WHERE substr(owner, 1, length(?1)) = ?1 ORDER BY names.stream, names.version, field
"""
_FORGET = "DELETE FROM names WHERE owner = ? RETURNING stream"


def sealed_name(field: str, owner: str, name: str) -> StoredName:
    """The name with a new random salt."""
    return StoredName(field=field, owner=owner, name=name, salt=token_bytes(SALT_BYTES))


def seal_of(name: StoredName) -> str:
    """The seal, in hexadecimal, that the event's payload holds in place of the name."""
    return sha256(b"%b%b\0%b" % (name.salt, name.owner.encode(), name.name.encode())).hexdigest()


def value_at(payload: Any, field: str) -> Any:
    """The value at ``field`` of a decoded payload; None if the payload has no such field."""
    for key in field.split("."):
        if isinstance(payload, dict):
            payload = payload.get(key)
        elif isinstance(payload, list) and key.isdecimal() and int(key) < len(payload):
            payload = payload[int(key)]
        else:
            return None
    return payload


def names_of(rows: Iterable[Sequence[Any]]) -> Mapping[tuple[str, int], tuple[StoredName, ...]]:
    """The names in ``rows`` of the table, by stream and version."""
    found: dict[tuple[str, int], tuple[StoredName, ...]] = {}
    for stream, version, field, owner, name, salt in rows:
        one = StoredName(field=field, owner=owner, name=name, salt=bytes(salt))
        found[stream, version] = (*found.get((stream, version), ()), one)
    return found


def with_names(events: list[Recorded], rows: Sequence[Sequence[Any]]) -> list[Recorded]:
    """``events`` with the names in ``rows`` beside them.

    Raises:
        DamagedEvents: a name is not the one that was stored.
    """
    if not rows:
        return events
    names = names_of(rows)
    return [_names_in(event, names.get((event.stream, event.version), ())) for event in events]


def _names_in(event: Recorded, names: tuple[StoredName, ...]) -> Recorded:
    if not names:
        return event
    if not fit(event.payload, names):
        raise DamagedEvents(event.stream, event.version)
    return replace(event, names=names)


def fit(payload: bytes, names: Iterable[StoredName]) -> bool:
    """Return whether the event's ``payload`` holds the seals of ``names``."""
    try:
        decoded = json.loads(payload)
        return all(value_at(decoded, name.field) == seal_of(name) for name in names)
    except (ValueError, TypeError, AttributeError):
        return False


def rows_of(stream: str, version: int, names: Iterable[StoredName]) -> Iterator[NameRow]:
    """The rows of ``names`` beside the event at ``version`` of ``stream``."""
    for one in names:
        row = (stream, version, one.field, one.owner, one.name, one.salt)
        yield (*row, mark_of(row))


def mark_of(row: Sequence[Any]) -> int:
    """The checksum, below 2^32, of the other columns of a row of ``names``; the database keeps the sum of all."""
    texts = "\0".join(map(str, row[:5])).encode()
    return int.from_bytes(sha256(b"%b\0%b" % (texts, bytes(row[5]))).digest()[:4], "big")


def read_names(connection: apsw.Connection, stream: str, events: list[Recorded]) -> list[Recorded]:
    """``events``, which are consecutive in ``stream``, with the names beside them."""
    if not events:
        return events
    first, last = events[0].version, events[-1].version
    return with_names(events, connection.execute(_OF_STREAM, (stream, first - 1, last)).fetchall())


def read_all_names(connection: apsw.Connection, events: list[Recorded]) -> list[Recorded]:
    """``events``, which are consecutive by position, with the names beside them."""
    if not events:
        return events
    first, last = events[0].position, events[-1].position
    return with_names(events, connection.execute(_OF_POSITIONS, (first, last)).fetchall())


def find_names(connection: apsw.Connection, owner: str) -> list[NameFound]:
    """See ``EventStore.names``."""
    return found_names(connection.execute(_FOUND, (owner,)).fetchall())


def found_names(rows: Iterable[Sequence[Any]]) -> list[NameFound]:
    """The names in ``rows`` of stream, version, owner, name and time."""
    return [
        NameFound(stream=stream, version=version, owner=owner, name=name, recorded_at=recorded_at)
        for stream, version, owner, name, recorded_at in rows
    ]


def forget_names(connection: apsw.Connection, owner: str) -> tuple[str, ...]:
    """Remove all names of ``owner``, and return the stream of each."""
    return tuple(str(stream) for (stream,) in connection.execute(_FORGET, (owner,)).fetchall())
