"""Databases of every released schema are brought forward, whole or not at all."""

import asyncio
import hashlib
from pathlib import Path

import apsw
import pytest

from kitapi.store import DatabaseRefused, SqliteStore
from kitapi.store.migrations import APPLICATION_ID, Migration, released
from tests.contracts.store_contract import command, texts, to
from tests.store.databases import fill, fill_and_be_killed, fingerprints, versions

COLOURS = Migration(
    number=2,
    name="colours",
    sql="""
    ALTER TABLE events ADD COLUMN colour TEXT NOT NULL DEFAULT 'black';
    CREATE INDEX events_by_colour ON events (colour);
    """,
)
BROKEN = Migration(number=3, name="broken", sql="CREATE TABLE half (a); INSERT INTO nowhere VALUES (1)")

RELEASED_FILES = {
    "events_and_commands": "2689bb5b8ebcf8d5e6867269263658c078b6192f3fc9db89a2597f4b4d5a7fcc",
}


def test_migrations_are_numbered_from_1_without_a_gap() -> None:
    assert [migration.number for migration in released()] == list(range(1, len(released()) + 1))


def test_a_released_migration_is_never_edited() -> None:
    assert {m.name: hashlib.sha256(m.sql.encode()).hexdigest() for m in released()} == RELEASED_FILES


def test_a_new_database_says_whose_it_is_and_which_schema_it_has(tmp_path: Path) -> None:
    fill(tmp_path / "k.db")
    header = (tmp_path / "k.db").read_bytes()[:100]
    assert header[68:72] == b"Kita"
    assert int.from_bytes(header[60:64], "big") == len(released())
    assert int.from_bytes(b"Kita", "big") == APPLICATION_ID


@pytest.mark.parametrize("left", ["closed", "killed"])
def test_an_older_database_is_brought_forward_with_all_it_holds(tmp_path: Path, left: str) -> None:
    path = tmp_path / "k.db"
    (fill if left == "closed" else fill_and_be_killed)(path)

    async def run() -> tuple[list[str], list[int]]:
        store = SqliteStore.open(path, migrations=(*released(), COLOURS))
        await store.append([to("a", "new", expected=5)], command())
        events = await store.read("a")
        await store.close()
        return texts(events), [event.version for event in events]

    notes, numbers = asyncio.run(run())
    assert notes == [*(f"note {n}" for n in range(5)), "new"]
    assert numbers == [1, 2, 3, 4, 5, 6]
    connection = apsw.Connection(str(path))
    assert connection.pragma("user_version") == 2
    assert connection.execute("SELECT DISTINCT colour FROM events").get == "black"
    connection.close()


def test_a_database_brought_forward_opens_again_but_not_in_the_older_version(tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    fill(path)
    newer = (*released(), COLOURS)
    for _ in range(2):
        asyncio.run(SqliteStore.open(path, migrations=newer).close())
    before = fingerprints(tmp_path)
    with pytest.raises(DatabaseRefused, match="newer Kitapi: schema version 2, this one knows up to 1"):
        SqliteStore.open(path)
    assert fingerprints(tmp_path) == before


def test_a_new_database_has_the_same_schema_as_one_brought_forward(tmp_path: Path) -> None:
    newer = (*released(), COLOURS)
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
    with pytest.raises(DatabaseRefused, match=r"cannot be brought to schema version 3: .*nowhere"):
        SqliteStore.open(path, migrations=(*released(), COLOURS, BROKEN))
    asyncio.run(SqliteStore.open(path, migrations=(*released(), COLOURS)).close())
    connection = apsw.Connection(str(path))
    assert connection.pragma("user_version") == 2
    assert not connection.table_exists("main", "half")
    connection.close()


def test_a_first_schema_that_fails_leaves_no_database(tmp_path: Path) -> None:
    broken = Migration(number=1, name="broken", sql=BROKEN.sql)
    with pytest.raises(DatabaseRefused, match="cannot be made"):
        SqliteStore.open(tmp_path / "k.db", migrations=(broken,))
    assert not (tmp_path / "k.db").exists()
    fill(tmp_path / "k.db")
    assert versions(tmp_path / "k.db") == [1, 2, 3, 4, 5]
