"""Removal of whole streams from an SQLite database, in transactions so short that no append waits long.

The first transaction makes the streams unknown, all at once. The others remove their events, the newest first, so that
what remains of a stream is its beginning, which can still be verified. After a crash the next removal, even of no
stream, completes the work.
"""

from collections.abc import Iterable
from typing import Any

import apsw

from kitapi.store.hashes import origin
from kitapi.store.heads import is_removed, sound_head_of
from kitapi.store.port import Removed
from kitapi.store.removals import LARGEST_PIECE, new_removal, piece

_LAST = "SELECT coalesce(max(number), 0) FROM removals"
_EVENTS = "SELECT position, hash, length(payload) FROM events WHERE stream = ? ORDER BY version DESC LIMIT ?"
_COMMANDS = """
DELETE FROM commands WHERE stream = ?1 AND (user, id) IN (
    SELECT user, id FROM commands WHERE stream = ?1 ORDER BY user, id LIMIT ?2
)
"""
_NEXT = "SELECT stream, removal FROM removing ORDER BY stream LIMIT 1"


def begin_removal(connection: apsw.Connection, streams: Iterable[str], removed_at: str) -> Removed:
    """Make ``streams`` unknown permanently, and return what will be removed; streams removed before are not counted.

    Raises:
        DamagedEvents: the end of a stream is not as it was written; then nothing is removed.
    """
    new = [stream for stream in dict.fromkeys(streams) if not is_removed(connection, stream)]
    heads = {stream: sound_head_of(connection, stream) for stream in new}
    if not heads:
        return Removed()
    removal = new_removal(int(connection.execute(_LAST).get), removed_at, heads)
    connection.execute("INSERT INTO removals VALUES (?, ?, ?, ?, ?, ?)", removal)
    names = [(origin(stream), removal.number) for stream in heads]
    connection.executemany("INSERT INTO removed_streams VALUES (?, ?)", names)
    connection.executemany("INSERT INTO removing VALUES (?, ?)", [(stream, removal.number) for stream in heads])
    connection.executemany("DELETE FROM heads WHERE stream = ?", [(stream,) for stream in heads])
    return Removed(streams=len(heads), events=removal.events, commands=removal.commands)


def remove_piece(connection: apsw.Connection) -> bool:
    """Remove at most ``LARGEST_PIECE`` rows of streams that are unknown, and return whether more may remain."""
    left = LARGEST_PIECE
    while left > 0:
        row: Any = connection.execute(_NEXT).fetchone()
        if row is None:
            return False
        stream, removal = row
        left -= _remove_of(connection, stream, removal, left)
    return True


def _remove_of(connection: apsw.Connection, stream: str, removal: int, most: int) -> int:
    """Remove at most ``most`` rows of ``stream``, and return the number; it is ``most`` if rows remain."""
    rows: list[Any] = connection.execute(_EVENTS, (stream, most)).fetchall()
    taken = piece(rows)
    connection.executemany("INSERT INTO removed_events VALUES (?, ?, ?)", [(*row, removal) for row in taken])
    connection.executemany("DELETE FROM events WHERE position = ?", [(position,) for position, _ in taken])
    if len(taken) < len(rows) or len(rows) == most:
        return most
    connection.execute(_COMMANDS, (stream, most - len(taken)))
    removed = len(taken) + connection.changes()
    if removed < most:
        connection.execute("DELETE FROM removing WHERE stream = ?", (stream,))
    return max(removed, 1)
