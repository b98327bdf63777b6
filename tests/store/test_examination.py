"""A database that cannot be trusted is refused with a reason, and no byte of it is changed."""

import struct
from collections.abc import Callable
from pathlib import Path

import apsw
import pytest

from kitapi.store import DatabaseRefused, SqliteStore
from kitapi.store.examination import require_sqlite
from kitapi.store.migrations import all_migrations, schema_at
from tests.store.databases import fill, fill_and_be_killed, fingerprints, versions


def spoil(path: Path, sql: str) -> None:
    """Change the database as its owner could with SQLite's shell, keeping the length of its log."""
    connection = apsw.Connection(str(path))
    connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
    connection.wal_autocheckpoint(0)
    connection.execute(sql)
    connection.close()
    path.with_name(path.name + "-shm").unlink(missing_ok=True)


def overwrite(path: Path, offset: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(content)


def another_programs(path: Path) -> None:
    spoil(path, "PRAGMA application_id = 7")


def of_no_program(path: Path) -> None:
    spoil(path, "PRAGMA application_id = 0")


def of_a_newer_schema(path: Path) -> None:
    spoil(path, "PRAGMA user_version = 5")


def of_an_impossible_schema(path: Path) -> None:
    spoil(path, "PRAGMA user_version = 0")


def with_a_strange_table(path: Path) -> None:
    spoil(path, "CREATE TABLE notes (text)")


def with_an_altered_table(path: Path) -> None:
    spoil(path, "ALTER TABLE events ADD COLUMN colour TEXT")


def without_commands(path: Path) -> None:
    spoil(path, "DROP TABLE commands")


def without_its_guard(path: Path) -> None:
    spoil(path, "DROP TRIGGER events_are_never_removed")


def with_a_gap(path: Path) -> None:
    [guard] = [sql for _, name, _, sql in schema_at(all_migrations()) if name == "events_are_never_removed"]
    spoil(path, f"DROP TRIGGER events_are_never_removed; DELETE FROM events WHERE version = 3; {guard}")


SPOILS: list[tuple[Callable[[Path], None], str]] = [
    (another_programs, r"belongs to another program \(application_id 7\)"),
    (of_no_program, r"belongs to another program \(application_id 0\)"),
    (of_a_newer_schema, "written by a newer Kitapi: schema version 5, this one knows up to 4"),
    (of_an_impossible_schema, "impossible schema version 0"),
    (with_a_strange_table, "the schema has what it should not: table notes"),
    (with_an_altered_table, "the schema has what it should not: table events"),
    (without_commands, "the schema lacks: table commands"),
    (without_its_guard, "the schema lacks: trigger events_are_never_removed"),
    (with_a_gap, "lost events of stream 'a'"),
]


@pytest.mark.parametrize("left", ["closed", "killed"])
@pytest.mark.parametrize(("do", "reason"), SPOILS)
def test_a_spoilt_database_is_refused_and_left_as_it_is(
    tmp_path: Path, do: Callable[[Path], None], reason: str, left: str
) -> None:
    path = tmp_path / "k.db"
    (fill if left == "closed" else fill_and_be_killed)(path)
    do(path)
    if left == "closed":
        _fold(path)
    _assert_refused_untouched(path, reason)


def _fold(path: Path) -> None:
    apsw.Connection(str(path)).execute("PRAGMA wal_checkpoint").connection.close()
    assert not path.with_name(path.name + "-wal").exists()


def _assert_refused_untouched(path: Path, reason: str) -> None:
    before = fingerprints(path.parent)
    for _ in range(2):
        with pytest.raises(DatabaseRefused, match=reason):
            SqliteStore.open(path)
    assert fingerprints(path.parent) == before


def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear grandmother, " * 1000)
    _assert_refused_untouched(tmp_path / "letter.txt", "is not an SQLite database")


def test_an_empty_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "k.db").touch()
    _assert_refused_untouched(tmp_path / "k.db", "is empty")


def test_a_database_cut_short_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    fill(tmp_path / "k.db", events=500)
    whole = (tmp_path / "k.db").read_bytes()
    (tmp_path / "k.db").write_bytes(whole[: len(whole) // 2])
    _assert_refused_untouched(tmp_path / "k.db", "is damaged")


@pytest.mark.parametrize("left", ["closed", "killed"])
@pytest.mark.parametrize("page", [0, 1, 2])
def test_damaged_pages_are_refused_and_left_as_they_are(tmp_path: Path, page: int, left: str) -> None:
    path = tmp_path / "k.db"
    fill(path, events=500)
    if left == "killed":
        fill_and_be_killed(path)
        path.with_name("k.db-shm").unlink(missing_ok=True)
        path.with_name("k.db-wal").write_bytes(path.with_name("k.db-wal").read_bytes()[:40])  # no whole frame is left
    overwrite(path, page * 4096 + (100 if page == 0 else 0), b"\xa5" * 512)
    _assert_refused_untouched(path, "is damaged")


def test_a_rollback_journal_of_another_program_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    fill(tmp_path / "k.db")
    (tmp_path / "k.db-journal").write_bytes(
        b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + struct.pack(">5I", 1, 0, 2, 512, 4096)
    )
    _assert_refused_untouched(tmp_path / "k.db", "k.db-journal was left by another program")


def test_a_log_without_its_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    fill_and_be_killed(tmp_path / "k.db")
    (tmp_path / "k.db").unlink()
    _assert_refused_untouched(tmp_path / "k.db", "is missing, but its log .* is there")


def test_a_killed_processs_database_is_trusted_with_all_its_log_holds(tmp_path: Path) -> None:
    fill_and_be_killed(tmp_path / "k.db")
    assert versions(tmp_path / "k.db") == [1, 2, 3, 4, 5]


def test_statistics_kept_by_sqlite_itself_are_no_reason_to_refuse(tmp_path: Path) -> None:
    fill(tmp_path / "k.db")
    spoil(tmp_path / "k.db", "ANALYZE")
    assert versions(tmp_path / "k.db") == [1, 2, 3, 4, 5]


def test_a_refused_database_is_free_for_others(tmp_path: Path) -> None:
    (tmp_path / "k.db").touch()
    with pytest.raises(DatabaseRefused):
        SqliteStore.open(tmp_path / "k.db")
    (tmp_path / "k.db").unlink()
    fill(tmp_path / "k.db")
    assert versions(tmp_path / "k.db") == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("version", ["3.40.1", "3.51.2", "3.7.17"])
def test_an_old_sqlite_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    monkeypatch.setattr(apsw, "sqlite_lib_version", lambda: version)
    with pytest.raises(DatabaseRefused, match=rf"SQLite {version} is too old, 3\.51\.3 or newer"):
        SqliteStore.open(tmp_path / "k.db")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("version", ["3.51.3", "3.52.0", "3.100.0", "4.0.0"])
def test_a_sound_sqlite_is_accepted(version: str) -> None:
    require_sqlite(version)
