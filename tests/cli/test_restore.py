"""``kitapi restore``: only a sound backup is restored, and the database that was there is never lost."""

import asyncio
import os
from pathlib import Path

import pytest

from kitapi.store import DatabaseRefused, SqliteStore
from kitapi_testing.commands import kitapi
from tests.cli.databases import address, make_database
from tests.cli.test_backup import rows
from tests.store.databases import fill, fill_and_be_killed, fingerprints, versions
from tests.store.spoiled_databases import spoil


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    (tmp_path / "kept").mkdir()
    (tmp_path / "room").mkdir()
    make_database(tmp_path / "kept" / "copy.db")
    return tmp_path / "kept" / "copy.db"


def test_a_backup_becomes_the_database_where_there_is_none(backup: Path, tmp_path: Path) -> None:
    path = tmp_path / "room" / "k.db"
    before = fingerprints(backup.parent)
    ran = kitapi("restore", str(backup), "--database", address(path))
    assert (ran.status, ran.err) == (0, "")
    assert fingerprints(backup.parent) == before
    assert rows(path) == rows(backup)
    assert path.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in path.parent.iterdir()] == ["k.db"]
    asyncio.run(SqliteStore.open(path).close())


def test_a_database_that_is_there_is_refused_without_the_word_for_it(backup: Path, tmp_path: Path) -> None:
    path = tmp_path / "room" / "k.db"
    fill(path)
    before = fingerprints(path.parent)
    ran = kitapi("restore", str(backup), "--database", address(path))
    assert (ran.status, ran.out) == (2, "")
    assert "it is there already; with --replace it is kept under another name" in ran.err
    assert fingerprints(path.parent) == before


def test_what_was_there_is_kept_whole_with_its_log(backup: Path, tmp_path: Path) -> None:
    path = tmp_path / "room" / "k.db"
    fill_and_be_killed(path)
    for _ in range(2):
        ran = kitapi("restore", str(backup), "--replace", "--database", address(path))
        assert (ran.status, ran.err) == (0, "")
        assert rows(path) == rows(backup)
    aside = sorted(file.name for file in path.parent.iterdir() if "-before-" in file.name)
    assert len(aside) == 3
    assert sorted(name.partition("-wal")[1] for name in aside) == ["", "", "-wal"]
    old = path.with_name(next(name for name in aside if name + "-wal" in aside))
    assert versions(old) == [1, 2, 3, 4, 5]


def test_a_database_that_a_room_runs_on_is_left_alone(backup: Path, tmp_path: Path) -> None:
    path = tmp_path / "room" / "k.db"
    store = SqliteStore.open(path)
    ran = kitapi("restore", str(backup), "--replace", "--database", address(path))
    asyncio.run(store.close())
    assert ran.status == 2
    assert "is already open in this process" in ran.err
    assert [file.name for file in path.parent.iterdir()] == ["k.db"]


def test_a_damaged_backup_changes_nothing(backup: Path, tmp_path: Path) -> None:
    path = tmp_path / "room" / "k.db"
    fill(path)
    spoil(backup, lambda one: one.execute("UPDATE events SET kind = 'x' WHERE position = 9").close())
    before = fingerprints(path.parent)
    ran = kitapi("restore", str(backup), "--replace", "--database", address(path))
    assert ran.status == 1
    assert "EVENT " in ran.out
    assert "nothing was restored" in ran.err
    assert fingerprints(path.parent) == before


def test_what_is_no_backup_is_refused(backup: Path, tmp_path: Path) -> None:
    path = tmp_path / "room" / "k.db"
    (tmp_path / "letter.txt").write_text("Dear grandmother")
    backup.with_name("copy.db-wal").write_bytes(b"x")
    for file, said in (
        ("none.db", "there is no backup"),
        ("letter.txt", "is not an SQLite database"),
        ("kept/copy.db", "has a log beside it"),
    ):
        ran = kitapi("restore", str(tmp_path / file), "--database", address(path))
        assert (ran.status, ran.out) == (2, "")
        assert said in ran.err
    assert list(path.parent.iterdir()) == []


def test_a_crash_between_the_two_names_leaves_no_chance_to_begin_anew_by_mistake(
    backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is moved last: a log without its database is refused, so nothing of the old database is lost."""
    path = tmp_path / "room" / "k.db"
    fill_and_be_killed(path)
    rename = os.rename

    def crash(source: str, target: str) -> None:
        if source.endswith("-wal"):
            raise KeyboardInterrupt
        rename(source, target)

    monkeypatch.setattr(os, "rename", crash)
    assert kitapi("restore", str(backup), "--replace", "--database", address(path)).status == 130
    with pytest.raises(DatabaseRefused, match="put the database back beside it"):
        SqliteStore.open(path)


def test_a_crash_before_the_new_one_has_its_name_leaves_the_old_one_under_it(
    backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "room" / "k.db"
    fill(path)

    def crash(source: str, target: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", crash)
        assert kitapi("restore", str(backup), "--replace", "--database", address(path)).status == 130
    assert versions(path) == [1, 2, 3, 4, 5]
    assert kitapi("restore", str(backup), "--replace", "--database", address(path)).status == 0
    assert rows(path) == rows(backup)
