"""Changes a database without its triggers, as a person with access to the file could, with or without the hashes."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw

from kitapi.store.hashes import NOTHING, event_hash, hash_of_all, origin

_TRIGGERS = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"
_EVENTS = "SELECT position, stream, version, kind, schema, payload, recorded_at FROM events"


def spoil(path: Path, change: Callable[[apsw.Connection], object], *, rehashed: bool = False) -> None:
    """Change the database, put its triggers back, and fold its log; ``rehashed``: all hashes are made to fit."""
    with closing(apsw.Connection(str(path))) as connection:
        triggers = list(connection.execute(_TRIGGERS))
        for name, _ in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        with connection:
            change(connection)
            if rehashed:
                _rehash(connection)
        for _, sql in triggers:
            connection.execute(str(sql))
        connection.pragma("wal_checkpoint", "TRUNCATE")


def _rehash(connection: apsw.Connection) -> None:
    heads: dict[Any, tuple[Any, bytes]] = {}
    for row in connection.execute(f"{_EVENTS} ORDER BY stream, version").fetchall():
        before = heads.get(row[1], (0, origin(str(row[1]))))[1]
        heads[row[1]] = (row[2], event_hash(before, row))
        connection.execute("UPDATE events SET hash = ? WHERE position = ?", (heads[row[1]][1], row[0]))
    whole, last = NOTHING, 0
    for position, hash in connection.execute("SELECT position, hash FROM events ORDER BY position"):
        whole, last = hash_of_all(whole, bytes(hash)), int(position)
    connection.execute("DELETE FROM heads")
    commands = "(SELECT count(*) FROM commands WHERE stream = ?1 OR ?1 = '')"
    for stream, (version, hash) in {**heads, "": (last, whole)}.items():
        connection.execute(f"INSERT INTO heads VALUES (?1, ?2, ?3, {commands})", (stream, version, hash))
