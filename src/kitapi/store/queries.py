"""What is read from an SQLite database of events."""

from collections.abc import Iterable
from typing import Any

import apsw

from kitapi.store.port import Recorded

_COLUMNS = "SELECT position, stream, version, kind, schema, payload, recorded_at FROM events"
_STREAM = f"{_COLUMNS} WHERE stream = ? AND version > ? ORDER BY version LIMIT ?"
_ALL = f"{_COLUMNS} WHERE position > ? ORDER BY position LIMIT ?"
_LAST_OF_KIND = "SELECT version FROM events WHERE stream = ? AND kind = ? ORDER BY version DESC LIMIT 1"
# Jumps from name to name in the index: the cost grows with the streams, not with their events.
_NAMES = """
WITH RECURSIVE names (stream) AS (
    SELECT min(stream) FROM events WHERE stream >= :prefix
    UNION ALL
    SELECT (SELECT min(stream) FROM events WHERE stream > names.stream)
    FROM names WHERE substr(names.stream, 1, length(:prefix)) = :prefix
)
SELECT stream FROM names WHERE substr(stream, 1, length(:prefix)) = :prefix
"""
_NO_LIMIT = -1


def stream_events(connection: apsw.Connection, stream: str, after: int, limit: int | None) -> list[Recorded]:
    """The stream's events above version ``after``, in order."""
    return _recorded(connection.execute(_STREAM, (stream, after, _NO_LIMIT if limit is None else limit)))


def all_events(connection: apsw.Connection, after: int, limit: int) -> list[Recorded]:
    """Events of all streams above position ``after``, in order."""
    return _recorded(connection.execute(_ALL, (after, limit)))


def last_of_kind(connection: apsw.Connection, stream: str, kind: str) -> int:
    """Version of the stream's newest event of ``kind``; 0 if it has none."""
    return int(connection.execute(_LAST_OF_KIND, (stream, kind)).get or 0)


def stream_names(connection: apsw.Connection, prefix: str) -> list[str]:
    """Names of the streams that begin with ``prefix``, sorted."""
    return [str(name) for (name,) in connection.execute(_NAMES, {"prefix": prefix})]


def _recorded(rows: Iterable[tuple[Any, ...]]) -> list[Recorded]:
    """Rows as events; the tables are STRICT, so every column holds what it declares."""
    return [
        Recorded(
            position=position,
            stream=stream,
            version=version,
            kind=kind,
            schema=schema,
            payload=payload,
            recorded_at=recorded_at,
        )
        for position, stream, version, kind, schema, payload, recorded_at in rows
    ]
