"""Writes a database from which tables were removed: ``python -m tests.histories.databases.freezing_removals VERSION``.

It is a room in use, as ``freezing`` makes it. Of two more tables one was removed; of the other, whose removal was
interrupted, some events are left.
"""

import asyncio
import lzma
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import apsw
import msgspec

from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.room.record.streams import streams_of_table
from kitapi.room.record_import import archive
from kitapi.store import SqliteStore, stream_removal
from kitapi_testing.games.sittings import play_sitting
from tests.histories.databases.evening_freezer import FOLDER, fill

LEFT = 20
"""The number of events that the interrupted removal has removed, in its only transaction."""


async def _remove_one(path: Path) -> str:
    """Write two more tables and remove one; returns the name of the other."""
    store = SqliteStore.open(path)
    records = (play_sitting(PREFA, PrefaTerms(), ("random",) * 3, seed=seed, most_deals=1) for seed in (3, 4))
    gone, half = [await archive(store, record) for record in records]
    await store.remove(streams_of_table(gone))
    await store.close()
    return half


def remove_some(path: Path) -> None:
    """Remove one table of the database at ``path``, and half of another."""
    half = asyncio.run(_remove_one(path))
    with closing(apsw.Connection(str(path))) as connection, patch.object(stream_removal, "LARGEST_PIECE", LEFT):
        with connection:
            stream_removal.begin_removal(connection, streams_of_table(half), "2026-11-23T22:00:00.000000Z")
        with connection:
            assert stream_removal.remove_piece(connection)
        connection.pragma("wal_checkpoint", "TRUNCATE")


def freeze(version: str) -> None:
    """Write the database, packed, and beside it the description of its tables."""
    target = FOLDER / f"{version}-removals.db.xz"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "room.db"
        described = asyncio.run(fill(path, "practice"))
        remove_some(path)
        with target.open("xb") as file:
            file.write(lzma.compress(path.read_bytes(), preset=9))
    target.with_name(f"{version}-removals.json").write_bytes(
        msgspec.json.format(msgspec.json.encode(described), indent=1) + b"\n"
    )


if __name__ == "__main__":
    freeze(sys.argv[1])
