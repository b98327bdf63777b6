"""Databases of every released schema are upgraded, completely or not at all."""

import asyncio
import hashlib
from contextlib import closing
from datetime import datetime
from itertools import groupby
from pathlib import Path

import apsw
import pytest
from msgspec.structs import astuple

from kitapi.store import (
    Append,
    Appended,
    CommandKey,
    DatabaseRefused,
    NewEvent,
    Recorded,
    SqliteStore,
    digest_of,
)
from kitapi.store.migrations import APPLICATION_ID, Migration, all_migrations
from kitapi_testing.store_contract import command, texts, to
from tests.store.databases import VERSION_1, fill, fill_and_be_killed, fill_version_1, fingerprints, versions

COLOURS = Migration(
    number=5,
    name="colours",
    sql="""
    ALTER TABLE events ADD COLUMN colour TEXT NOT NULL DEFAULT 'black';
    CREATE INDEX events_by_colour ON events (colour);
    """,
)
BROKEN = Migration(number=6, name="broken", sql="CREATE TABLE half (a); INSERT INTO nowhere VALUES (1)")

RELEASED_FILES = {
    "events_and_commands": "2689bb5b8ebcf8d5e6867269263658c078b6192f3fc9db89a2597f4b4d5a7fcc",
    "hashes": "938b7c87cbf91cf16f186d8a50073c7ea715d1aee6a1c681f9fe285530d3455f",
    "names_beside": "258ba1450a926700b9ddf4f7f697fb270cc348bfb2a1ed136f522930c4ca026e",
    "removals": "80a1131202805f2752b685f279f6fe8bc5f968abdf2ba412dfa440e9dced3bd9",
}


def test_migrations_are_numbered_from_1_without_a_gap() -> None:
    assert [migration.number for migration in all_migrations()] == list(range(1, len(all_migrations()) + 1))


def test_a_released_migration_is_never_edited() -> None:
    assert {m.name: hashlib.sha256(m.sql.encode()).hexdigest() for m in all_migrations()} == RELEASED_FILES


def test_a_new_database_says_whose_it_is_and_which_schema_it_has(tmp_path: Path) -> None:
    fill(tmp_path / "k.db")
    header = (tmp_path / "k.db").read_bytes()[:100]
    assert header[68:72] == b"Kita"
    assert int.from_bytes(header[60:64], "big") == len(all_migrations())
    assert int.from_bytes(b"Kita", "big") == APPLICATION_ID


@pytest.mark.parametrize("left", ["closed", "killed"])
def test_an_older_database_is_brought_forward_with_all_it_holds(tmp_path: Path, left: str) -> None:
    path = tmp_path / "k.db"
    (fill if left == "closed" else fill_and_be_killed)(path)

    async def run() -> tuple[list[str], list[int]]:
        store = SqliteStore.open(path, migrations=(*all_migrations(), COLOURS))
        await store.append([to("a", "new", expected=5)], command())
        events = await store.read("a")
        await store.close()
        return texts(events), [event.version for event in events]

    notes, numbers = asyncio.run(run())
    assert notes == [*(f"note {n}" for n in range(5)), "new"]
    assert numbers == [1, 2, 3, 4, 5, 6]
    connection = apsw.Connection(str(path))
    assert connection.pragma("user_version") == 5
    assert connection.execute("SELECT DISTINCT colour FROM events").get == "black"
    connection.close()


def test_a_database_brought_forward_opens_again_but_not_in_the_older_version(tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    fill(path)
    newer = (*all_migrations(), COLOURS)
    for _ in range(2):
        asyncio.run(SqliteStore.open(path, migrations=newer).close())
    before = fingerprints(tmp_path)
    with pytest.raises(DatabaseRefused, match="newer Kitapi: schema version 5, this one knows up to 4"):
        SqliteStore.open(path)
    assert fingerprints(tmp_path) == before


def test_a_new_database_has_the_same_schema_as_one_brought_forward(tmp_path: Path) -> None:
    newer = (*all_migrations(), COLOURS)
    fill(tmp_path / "old.db")
    schemas = []
    for name in ("old.db", "new.db"):
        asyncio.run(SqliteStore.open(tmp_path / name, migrations=newer).close())
        connection = apsw.Connection(str(tmp_path / name))
        schemas.append(set(connection.execute("SELECT type, name, sql FROM sqlite_schema")))
        connection.close()
    assert schemas[0] == schemas[1]


def test_a_step_that_fails_is_taken_back_whole(tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    fill(path)
    with pytest.raises(DatabaseRefused, match=r"cannot be brought to schema version 6: .*nowhere"):
        SqliteStore.open(path, migrations=(*all_migrations(), COLOURS, BROKEN))
    asyncio.run(SqliteStore.open(path, migrations=(*all_migrations(), COLOURS)).close())
    connection = apsw.Connection(str(path))
    assert connection.pragma("user_version") == 5
    assert not connection.table_exists("main", "half")
    connection.close()


def test_a_first_schema_that_fails_leaves_no_database(tmp_path: Path) -> None:
    broken = Migration(number=1, name="broken", sql=BROKEN.sql)
    with pytest.raises(DatabaseRefused, match="cannot be made"):
        SqliteStore.open(tmp_path / "k.db", migrations=(broken,))
    assert not (tmp_path / "k.db").exists()
    fill(tmp_path / "k.db")
    assert versions(tmp_path / "k.db") == [1, 2, 3, 4, 5]


async def _all_of(path: Path) -> tuple[list[Recorded], dict[str, list[Recorded]], list[Appended | None]]:
    """Return the contents of a database of schema 1: by position, by stream, and the answers to its commands."""
    store = SqliteStore.open(path)
    by_stream = {stream: await store.read(stream) for stream in await store.streams("")}
    answers = [await store.outcome(key) for key in (OLD_COMMAND, CommandKey(**{**KEY, "id": "c2"}))]
    everything = await store.read_all(limit=1000)
    for stream, events in by_stream.items():
        assert await store.version(stream) == len(events)
    await store.close()
    return everything, by_stream, answers


KEY = {"stream": "table:1", "user": "anna", "id": "c1", "digest": digest_of(b"{}")}
OLD_COMMAND = CommandKey(**KEY)


@pytest.mark.parametrize("left", ["closed", "killed"])
def test_a_database_of_schema_1_is_brought_forward_with_every_byte_of_its_events(tmp_path: Path, left: str) -> None:
    path = tmp_path / "k.db"
    fill_version_1(path, killed=left == "killed")
    everything, by_stream, answers = asyncio.run(_all_of(path))
    assert [astuple(event)[:7] for event in everything] == VERSION_1
    assert sorted(by_stream) == ["play:τ", "secret:1", "table:1"]
    assert [event for events in by_stream.values() for event in events] == sorted(
        everything, key=lambda event: (event.stream, event.version)
    )
    assert answers == [Appended({"table:1": 2, "secret:1": 1}, repeated=True), None]


def test_a_database_brought_forward_has_the_hashes_of_one_that_was_written_so(tmp_path: Path) -> None:
    fill_version_1(tmp_path / "old.db")
    asyncio.run(SqliteStore.open(tmp_path / "old.db").close())
    asyncio.run(_write_anew(tmp_path / "new.db"))
    assert _contents(tmp_path / "old.db") == _contents(tmp_path / "new.db")


async def _write_anew(path: Path) -> None:
    """The events and commands of schema 1 through the store of today."""
    groups = [list(group) for _, group in groupby(VERSION_1, key=lambda row: row[6])]
    moments = iter([datetime.fromisoformat(group[0][6]) for group in groups])
    store = SqliteStore.open(path, clock=lambda: next(moments))
    for group in groups:
        batches = [
            Append(
                stream=stream,
                expected=None,
                events=tuple(NewEvent(kind=row[3], schema=row[4], payload=row[5]) for row in rows),
            )
            for stream, rows in groupby(group, key=lambda row: row[1])
        ]
        await store.append(batches, OLD_COMMAND if group is groups[1] else None)
    await store.close()


def _contents(path: Path) -> list[list[tuple[object, ...]]]:
    with closing(apsw.Connection(str(path))) as connection:
        tables = ("events ORDER BY position", "commands ORDER BY stream", "heads ORDER BY stream")
        return [connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables]


def test_a_damaged_database_of_schema_1_is_refused_before_it_is_brought_forward(tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    fill_version_1(path)
    with closing(apsw.Connection(str(path))) as connection:
        guard = connection.execute("SELECT sql FROM sqlite_schema WHERE name = 'events_are_never_removed'").get
        connection.execute("DROP TRIGGER events_are_never_removed; DELETE FROM events WHERE position = 2")
        connection.execute(str(guard))
    before = fingerprints(tmp_path)
    with pytest.raises(DatabaseRefused, match="lost events"):
        SqliteStore.open(path)
    assert fingerprints(tmp_path) == before
