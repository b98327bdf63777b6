"""Commands beside a running room: they read the state of one moment, say so, and do not disturb the room."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kitapi.room.record_import import archive
from kitapi.store import Append, NewEvent, SqliteStore
from kitapi_testing.commands import kitapi
from kitapi_testing.games.caribbean_stud.scenes import record_of, two_shifts
from tests.cli.databases import address, make_database
from tests.store.databases import fill_version_1, fingerprints

ROSE = NewEvent(kind="visitor.rose", schema=1, payload=b'{"kind":"visitor.rose","table":"x"}')


@pytest.fixture
def database(tmp_path: Path) -> Path:
    (tmp_path / "room").mkdir()
    return tmp_path / "room" / "room.sqlite3"


@contextmanager
def room_running(path: Path) -> Iterator[int]:
    """Keep the database open like a room, with the newest events only in its log; yields the newest position."""

    async def store_one() -> SqliteStore:
        store = SqliteStore.open(path)
        await store.append([Append(stream="visitor:boris", expected=0, events=(ROSE,))])
        return store

    store = asyncio.run(store_one())
    try:
        yield asyncio.run(store.read_all(limit=1_000_000))[-1].position
    finally:
        asyncio.run(store.close())


def notice_of(path: Path, position: int) -> str:
    return f"{path}: the room is running on it (process {os.getpid()}); read as it was at position {position}.\n"


def test_check_reads_what_is_stored_beside_the_room_and_names_the_position(database: Path) -> None:
    make_database(database)
    with room_running(database) as position:
        before = fingerprints(database.parent)
        ran = kitapi("check", "--database", address(database))
        in_json = kitapi("check", "--json", "--database", address(database))
        assert fingerprints(database.parent) == before
    assert (ran.status, ran.err) == (0, notice_of(database, position))
    assert ran.out.startswith(f"{database}: sound: {position} events of ")
    [summed] = in_json.answers()
    assert (summed["running"], summed["position"]) == (f"process {os.getpid()}", position)
    alone = kitapi("check", "--json", "--database", address(database)).answers()[-1]
    assert (alone["hash"], "running" in alone) == (summed["hash"], False)


def test_check_finds_damage_beside_the_room(database: Path) -> None:
    tables = make_database(database)
    with room_running(database) as position:
        content = bytearray(database.read_bytes())
        at = content.rfind(f"play:{tables[0]}".encode())
        content[at + 60] ^= 1
        database.write_bytes(content)
        ran = kitapi("check", "--database", address(database))
    assert (ran.status, ran.err) == (1, notice_of(database, position))
    assert "found in" in ran.out


def test_audit_and_export_read_what_is_stored_beside_the_room(database: Path) -> None:
    tables = make_database(database)
    alone = [kitapi(*line, "--database", address(database)) for line in (("audit", "--all"), ("export", tables[0]))]
    with room_running(database) as position:
        beside = [
            kitapi(*line, "--database", address(database)) for line in (("audit", "--all"), ("export", tables[0]))
        ]
        [first, _] = kitapi("audit", "--all", "--json", "--database", address(database)).answers()
    assert [(ran.status, ran.out) for ran in beside] == [(ran.status, ran.out) for ran in alone]
    assert [ran.err for ran in beside] == [notice_of(database, position)] * 2
    assert [ran.err for ran in alone] == ["", ""]
    assert (first["sound"], first["running"], first["position"]) == (True, f"process {os.getpid()}", position)


def test_books_are_written_beside_the_room(database: Path) -> None:
    async def fill() -> str:
        store = SqliteStore.open(database)
        table = await archive(store, record_of(two_shifts()))
        await store.close()
        return table

    table = asyncio.run(fill())
    alone = kitapi("books", table, "--database", address(database))
    with room_running(database) as position:
        ran = kitapi("books", table, "--database", address(database))
    assert (ran.status, ran.out, ran.err) == (0, alone.out, notice_of(database, position))


@pytest.mark.parametrize("killed", [False, True])
def test_an_older_database_is_read_by_a_copy_and_left_as_it_is(database: Path, killed: bool) -> None:
    fill_version_1(database, killed=killed)
    before = fingerprints(database.parent)
    ran = kitapi("books", "x", "--database", address(database))
    assert (ran.status, ran.err) == (2, "kitapi: there is no table “x” in this database\n")
    assert fingerprints(database.parent) == before
