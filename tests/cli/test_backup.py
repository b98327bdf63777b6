"""``kitapi backup``: a checked copy of every event acknowledged before its start, while others are written; or none."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import apsw
import pytest

from kitapi.store import SqliteStore
from kitapi.store.copies import back_up
from kitapi_testing.commands import kitapi
from tests.cli.databases import address, make_database
from tests.store.databases import fill_and_be_killed, fingerprints, versions, write_version_1
from tests.store.spoiled_databases import spoil

WRITER = Path(__file__).parents[1] / "store" / "killed_writer.py"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    (tmp_path / "room").mkdir()
    (tmp_path / "kept").mkdir()
    make_database(tmp_path / "room" / "k.db")
    return tmp_path / "room" / "k.db"


def rows(path: Path) -> list[list[tuple[object, ...]]]:
    """Return all rows of a database, by table."""
    connection = apsw.Connection(str(path))
    orders = ("events ORDER BY position", "commands ORDER BY stream, id", "heads ORDER BY stream")
    tables: list[list[tuple[object, ...]]] = [
        connection.execute(f"SELECT * FROM {order}").fetchall() for order in orders
    ]
    connection.close()
    return tables


def test_a_backup_says_what_the_database_says_and_changes_nothing_of_it(database: Path, tmp_path: Path) -> None:
    before = fingerprints(database.parent)
    copy = tmp_path / "kept" / "copy.db"
    ran = kitapi("backup", str(copy), "--database", address(database))
    assert (ran.status, ran.err) == (0, "")
    assert fingerprints(database.parent) == before
    assert rows(copy) == rows(database)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in copy.parent.iterdir()] == ["copy.db"]
    said = kitapi("check", "--json", "--database", address(copy)).answers()[-1]
    assert ran.out == f"{copy}: {said['events']} events of {said['streams']} streams; hash of all: {said['hash']}.\n"


def test_a_killed_rooms_log_is_in_the_backup(database: Path, tmp_path: Path) -> None:
    fill_and_be_killed(database.with_name("other.db"))
    copy = tmp_path / "kept" / "copy.db"
    with back_up(str(database.with_name("other.db")), str(copy)):
        pass
    assert versions(copy) == [1, 2, 3, 4, 5]


def _numbers(connection: apsw.Connection, sql: str) -> dict[str, int]:
    rows: Any = connection.execute(sql)
    return dict(rows)


def test_while_a_room_writes_the_copy_has_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    """Several copies, one after the other, each while six tables write as fast as they can."""
    path = tmp_path / "k.db"
    acknowledged: dict[str, int] = {}
    with subprocess.Popen([sys.executable, str(WRITER), str(path), "sound", "6"], stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        for number in range(4):
            for _ in range(40):
                stream, version = writer.stdout.readline().decode().split()
                acknowledged[stream] = int(version)
            copy = tmp_path / f"copy{number}.db"
            with back_up(str(path), str(copy)):
                pass
            connection = apsw.Connection(str(copy))
            stored = _numbers(connection, "SELECT stream, version FROM heads WHERE stream <> ''")
            counted = _numbers(connection, "SELECT stream, count(*) FROM events GROUP BY stream")
            connection.close()
            assert stored == counted
            assert all(stored[stream] >= version for stream, version in acknowledged.items())
        writer.kill()
    assert sum(acknowledged.values()) > 100


def test_a_backup_of_a_room_that_runs_is_checked_like_any(database: Path, tmp_path: Path) -> None:
    store = SqliteStore.open(database)
    ran = kitapi("backup", str(tmp_path / "kept" / "copy.db"), "--database", address(database))
    asyncio.run(store.close())
    assert (ran.status, ran.err) == (0, "")
    assert rows(tmp_path / "kept" / "copy.db") == rows(database)


def test_nothing_is_ever_overwritten(database: Path, tmp_path: Path) -> None:
    (tmp_path / "kept" / "copy.db").write_bytes(b"precious")
    ran = kitapi("backup", str(tmp_path / "kept" / "copy.db"), "--database", address(database))
    assert (ran.status, ran.out) == (2, "")
    assert "copy.db: it is there already, and nothing is overwritten" in ran.err
    assert (tmp_path / "kept" / "copy.db").read_bytes() == b"precious"
    assert len(list((tmp_path / "kept").iterdir())) == 1


def test_a_name_that_is_taken_in_the_meantime_is_not_overwritten_either(database: Path, tmp_path: Path) -> None:
    target = tmp_path / "kept" / "copy.db"
    with pytest.raises(FileExistsError), back_up(str(database), str(target)):
        target.write_bytes(b"precious")
    assert target.read_bytes() == b"precious"
    assert len(list(target.parent.iterdir())) == 1


def test_a_damaged_database_gives_no_backup_and_says_why(database: Path, tmp_path: Path) -> None:
    spoil(database, lambda one: one.execute("UPDATE events SET kind = 'x' WHERE position = 9").close())
    ran = kitapi("backup", str(tmp_path / "kept" / "copy.db"), "--database", address(database))
    assert ran.status == 1
    assert "EVENT " in ran.out
    assert "no backup was made" in ran.err
    assert list((tmp_path / "kept").iterdir()) == []


def test_a_copy_is_synced_before_it_gets_its_name(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    sync, link = os.fsync, os.link

    def sync_noted(descriptor: int) -> None:
        done.append(f"sync {os.path.basename(os.readlink(f'/proc/self/fd/{descriptor}'))}")
        sync(descriptor)

    def link_noted(source: str, target: str) -> None:
        done.append(f"name {os.path.basename(source)}")
        link(source, target)

    if not os.path.exists("/proc/self/fd"):
        pytest.skip("needs /proc")
    monkeypatch.setattr(os, "fsync", sync_noted)
    monkeypatch.setattr(os, "link", link_noted)
    with back_up(str(database), str(tmp_path / "kept" / "copy.db")) as partial:
        name = os.path.basename(partial)
        assert done == [f"sync {name}"]
    assert done == [f"sync {name}", f"name {name}", "sync kept"]


def test_a_database_of_schema_1_is_copied_as_it_is(database: Path, tmp_path: Path) -> None:
    """A backup is most useful before a database is upgraded."""
    events = [row[:7] for row in rows(database)[0]]
    write_version_1(tmp_path / "old.db", events).close()  # type: ignore[arg-type]
    copy = tmp_path / "kept" / "copy.db"
    ran = kitapi("backup", str(copy), "--database", address(tmp_path / "old.db"))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("hash of all: none yet.\n")
    connection = apsw.Connection(str(copy))
    assert connection.pragma("user_version") == 1
    assert connection.execute("SELECT * FROM events ORDER BY position").fetchall() == events
    connection.close()
