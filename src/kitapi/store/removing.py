"""Removal of whole streams from an SQLite database, in transactions so short that no move waits for one.

The first makes the streams unknown, all at once. The others take away what they hold, the newest event first: what is
left of a stream is its beginning, which its hashes still prove. After a crash in between the next removal, of nothing
even, ends the work.
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
    """Make ``streams`` unknown for good, and say how much will be removed; those removed before count nothing.

    Raises:
        DamagedEvents: where one of them ends is not as it was written; then nothing is removed.
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
    """Take away at most ``LARGEST_PIECE`` events and commands of streams that are unknown; whether more may be left."""
    left = LARGEST_PIECE
    while left > 0:
        row: Any = connection.execute(_NEXT).fetchone()
        if row is None:
            return False
        stream, removal = row
        left -= _remove_of(connection, stream, removal, left)
    return True


def _remove_of(connection: apsw.Connection, stream: str, removal: int, most: int) -> int:
    """Take away at most ``most`` of ``stream``; how much was counted, which is all of ``most`` if something is left."""
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
