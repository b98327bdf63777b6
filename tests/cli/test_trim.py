"""``kitapi trim``: tables at which nothing has happened for long are removed; the rest still passes all checks."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from kitapi.room.record_import import archive
from kitapi.store import Append, EventStore, NewEvent, SqliteStore, open_store
from kitapi.store.clock import system_clock
from kitapi.store.postgres import PostgresStore
from kitapi_testing.commands import kitapi
from tests.cli.databases import address, sittings
from tests.postgresql import execute, lent_database
from tests.store.databases import fingerprints
from tests.store.spoiled_databases import spoil

Opened = Callable[[Callable[[], datetime]], EventStore]


def play_tables(opened: Opened) -> list[str]:
    """Play at two tables, at the first 40 days ago, with other events in between; returns their names."""

    async def fill() -> list[str]:
        tables = []
        for record, days in zip(sittings(), (40, 0), strict=True):
            store = opened(lambda days=days: system_clock() - timedelta(days=days))  # type: ignore[misc]
            tables.append(await archive(store, record))  # type: ignore[arg-type]
            await store.close()
            store = opened(lambda: system_clock() - timedelta(days=20))
            rose = NewEvent(kind="visitor.rose", schema=1, payload=b'{"kind":"visitor.rose","table":"x"}')
            await store.append([Append(stream="visitor:anna", expected=None, events=(rose,))])
            await store.close()
        return tables

    return asyncio.run(fill())


def tables_at(url: str) -> list[str]:
    async def names() -> list[str]:
        store = open_store(url)
        found = [name.removeprefix("table:") for name in await store.streams("table:")]
        await store.close()
        return found

    return asyncio.run(names())


@pytest.fixture
def database(tmp_path: Path) -> tuple[Path, list[str]]:
    path = tmp_path / "room.sqlite3"
    return path, play_tables(lambda clock: SqliteStore.open(path, clock=clock))


def test_expired_tables_go_and_the_file_is_smaller_and_sound(database: tuple[Path, list[str]]) -> None:
    path, (old, new) = database
    hash, size = kitapi("check", "--json", "--database", address(path)).answers()[-1]["hash"], path.stat().st_size
    ran = kitapi("trim", "--keep-days", "41", "--database", address(path))
    assert (ran.status, ran.out, ran.err) == (0, f"{path}: 0 of 2 tables removed, with 0 events.\n", "")
    ran = kitapi("trim", "--keep-days", "30", "--json", "--database", address(path))
    [said] = ran.answers()
    assert (ran.status, said["looked"], said["tables"], said["damaged"]) == (0, 2, 1, 0)
    [checked] = kitapi("check", "--json", "--database", address(path)).answers()
    assert (checked["sound"], checked["hash"], checked["removed"]) == (True, hash, said["events"])
    assert tables_at(address(path)) == [new]
    assert path.stat().st_size < size
    assert old.encode() not in path.read_bytes()


def test_a_damaged_table_is_kept_and_named(database: tuple[Path, list[str]]) -> None:
    path, (old, new) = database
    what = f"UPDATE events SET payload = x'20' WHERE stream = 'play:{old}' AND version = 3"
    spoil(path, lambda connection: connection.execute(what))
    ran = kitapi("trim", "--keep-days", "30", "--database", address(path))
    assert (ran.status, ran.err) == (1, f"kitapi: table {old} is kept: DamagedEvents\n")
    assert "1 kept though they expired" in ran.out
    assert sorted(tables_at(address(path))) == sorted([old, new])


def test_nothing_is_removed_on_bad_input_or_while_a_room_runs(database: tuple[Path, list[str]]) -> None:
    path, _ = database
    before = fingerprints(path.parent)
    for days, said in (("0", "must be from 1 to 36500"), ("36501", "not 36501"), ("many", "keep-days")):
        ran = kitapi("trim", "--keep-days", days, "--database", address(path))
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert said in ran.err
    assert "--keep-days is missing" in kitapi("trim", "--database", address(path)).err
    assert fingerprints(path.parent) == before
    store = SqliteStore.open(path)
    assert "already open" in kitapi("trim", "--keep-days", "30", "--database", address(path)).err
    asyncio.run(store.close())


def test_after_a_long_pause_the_clock_must_be_said_to_be_right(tmp_path: Path) -> None:
    """With a clock set eight months forward every table looks expired, even if it was played at recently."""
    path = tmp_path / "room.sqlite3"
    play_tables(lambda clock: SqliteStore.open(path, clock=lambda: clock() - timedelta(days=250)))
    ran = kitapi("trim", "--keep-days", "200", "--database", address(path))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "nothing was removed: the clock may be wrong, as nothing was stored from" in ran.err
    assert len(tables_at(address(path))) == 2
    ran = kitapi("trim", "--keep-days", "200", "--clock-is-right", "--database", address(path))
    assert (ran.status, "2 of 2 tables removed" in ran.out) == (0, True)


def test_a_server_is_trimmed_when_no_node_runs() -> None:
    with lent_database() as url:
        _, new = play_tables(lambda clock: PostgresStore.open(url, clock=clock))
        execute(url, "INSERT INTO nodes VALUES ('one', 1, '', '', now() + '1 h')")
        assert "at node one" in kitapi("trim", "--keep-days", "30", "--database", url).err
        execute(url, "UPDATE nodes SET ended = true")
        ran = kitapi("trim", "--keep-days", "30", "--database", url)
        assert (ran.status, "1 of 2 tables removed" in ran.out) == (0, True)
        assert kitapi("check", "--database", url).status == 0
        assert tables_at(url) == [new]
