"""``kitapi move`` and the other commands on a PostgreSQL server: everything is copied unchanged, or nothing is."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import apsw
import asyncpg  # type: ignore[import-untyped]
import pytest

from kitapi.store import Append, NewEvent, SqliteStore, open_store
from kitapi.store.postgres import address_without_secrets, transfer
from kitapi.store.sums import Sum
from kitapi_testing.commands import kitapi
from tests.cli.databases import address, make_database, remove_some
from tests.postgresql import empty_schema, execute, lent_database
from tests.store.databases import fingerprints, write_version_1
from tests.store.spoiled_databases import spoil

ORDERS = (
    'events ORDER BY "position"',
    'commands ORDER BY stream, "user", id',
    "heads ORDER BY stream",
    "removals ORDER BY number",
    "removed_streams ORDER BY hash",
    'removed_events ORDER BY "position"',
    "removing ORDER BY stream",
    "names ORDER BY stream, version, field",
    "names_kept",
)
EMPTY = [0, 0, 1, 0, 0, 0, 0, 0, 1]
ALIVE = "INSERT INTO nodes VALUES ('one', 1, '', '', now() + '1 h')"


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    folder = tmp_path_factory.mktemp("room")
    tables = make_database(folder / "k.db")
    remove_some(folder / "k.db")
    return folder / "k.db", tables


@pytest.fixture
def database(tables: tuple[Path, list[str]], tmp_path: Path) -> Path:
    path = tmp_path / "room" / "k.db"
    path.parent.mkdir()
    path.write_bytes(tables[0].read_bytes())
    return path


@pytest.fixture
def server() -> Iterator[str]:
    with lent_database() as url:
        yield url


def in_file(path: Path) -> list[list[tuple[Any, ...]]]:
    connection = apsw.Connection(str(path))
    tables: list[list[tuple[Any, ...]]] = [connection.execute(f"SELECT * FROM {order}").fetchall() for order in ORDERS]
    connection.close()
    return tables


def at(url: str) -> list[list[tuple[Any, ...]]]:
    async def run() -> list[list[tuple[Any, ...]]]:
        connection = await asyncpg.connect(url)
        tables = [[tuple(row) for row in await connection.fetch(f"SELECT * FROM {order}")] for order in ORDERS]
        await connection.close()
        return tables

    return asyncio.run(run())


def test_a_database_moves_to_a_server_and_back_as_it_is(
    database: Path, tmp_path: Path, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "AT_ONCE", 7)
    before, rows = fingerprints(database.parent), in_file(database)
    ran = kitapi("move", address(database), server)
    assert (ran.status, ran.err) == (0, "")
    assert fingerprints(database.parent) == before
    assert at(server) == rows
    hash = rows[2][0][2].hex()
    assert ran.out.endswith(f": {len(rows[0])} events, {len(rows[1])} commands; hash of all: {hash}.\n")
    back = tmp_path / "back.db"
    assert kitapi("move", server, address(back)).status == 0
    assert in_file(back) == rows
    assert back.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["back.db", "room"]
    asyncio.run(_play_on(server))
    asyncio.run(_play_on(address(back)))


async def _play_on(url: str) -> None:
    """Play on, to check that the copied heads can be continued from."""
    store = open_store(url)
    stream = (await store.streams("table:"))[0]
    before = await store.version(stream)
    await store.append([Append(stream=stream, expected=before, events=(NewEvent(kind="k", schema=1, payload=b""),))])
    assert len(await store.read(stream)) == before + 1
    await store.close()


def test_what_is_there_is_never_overwritten(database: Path, tmp_path: Path, server: str) -> None:
    (tmp_path / "there.db").write_text("mine")
    kitapi("move", address(database), server)
    rows = at(server)
    ran = kitapi("move", address(database), server)
    assert (ran.status, ran.out) == (2, "")
    assert "there are events in it already" in ran.err
    assert at(server) == rows
    assert kitapi("move", server, address(tmp_path / "there.db")).status == 2
    assert (tmp_path / "there.db").read_text() == "mine"


def test_nothing_moves_while_the_room_runs_on_either(database: Path, tmp_path: Path, server: str) -> None:
    store = SqliteStore.open(database)
    assert "already open" in kitapi("move", address(database), server).err
    asyncio.run(store.close())
    execute(server, ALIVE)
    assert "the room runs on it, at node one" in kitapi("move", address(database), server).err
    assert "the room runs on it, at node one" in kitapi("move", server, address(tmp_path / "back.db")).err
    assert [len(table) for table in at(server)] == EMPTY
    assert not (tmp_path / "back.db").exists()


def test_a_move_that_was_interrupted_leaves_nothing_and_can_begin_again(
    database: Path, tmp_path: Path, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Sum, "commands", interrupt)
        assert kitapi("move", address(database), server).status == 130
        assert [len(table) for table in at(server)] == EMPTY
    assert kitapi("move", address(database), server).status == 0
    with monkeypatch.context() as patch:
        patch.setattr(Sum, "commands", interrupt)
        assert kitapi("move", server, address(tmp_path / "back.db")).status == 130
        assert [path.name for path in tmp_path.iterdir()] == ["room"]
    assert kitapi("move", server, address(tmp_path / "back.db")).status == 0


CHANGES = [
    "UPDATE events SET kind = kind || 'x' WHERE position = 5",
    "DELETE FROM events WHERE position = (SELECT max(position) FROM events)",
    "UPDATE commands SET answer = '{}'",
    "DELETE FROM commands",
    "DELETE FROM heads WHERE stream LIKE 'visitor:%'",
]


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_not_as_it_was_written_does_not_move(database: Path, tmp_path: Path, server: str, change: str) -> None:
    assert kitapi("move", address(database), server).status == 0
    execute(server, f"SET session_replication_role = replica; {change}; RESET session_replication_role")
    ran = kitapi("move", server, address(tmp_path / "back.db"))
    assert (ran.status, ran.out) == (2, "")
    assert "is not as it was written" in ran.err
    assert not (tmp_path / "back.db").exists()
    checked = kitapi("check", "--database", server)
    assert checked.status == 1
    spoil(database, lambda connection: connection.execute(change))
    with lent_database() as other:
        assert "is not as it was written" in kitapi("move", address(database), other).err
        assert [len(table) for table in at(other)] == EMPTY


LOST = "DELETE FROM names WHERE field = 'names.0'"


def test_a_name_that_was_lost_on_a_server_is_found_and_neither_copied_nor_moved(
    database: Path, tmp_path: Path, server: str
) -> None:
    assert kitapi("move", address(database), server).status == 0
    execute(server, f"SET session_replication_role = replica; {LOST}; RESET session_replication_role")
    ran = kitapi("check", "--database", server)
    assert (ran.status, "NAME: the names beside events are not those that were stored" in ran.out) == (1, True)
    backup, move = (
        ["backup", str(tmp_path / "copy.db"), "--database", server],
        ["move", server, address(tmp_path / "b")],
    )
    for words in (backup, move):
        ran = kitapi(*words)
        assert (ran.status, "is not as it was written, at the names beside its events" in ran.err) == (2, True)
    assert [path.name for path in tmp_path.iterdir()] == ["room"]


def test_a_name_that_was_lost_in_a_file_does_not_move_to_a_server(database: Path, server: str) -> None:
    spoil(database, lambda connection: connection.execute(LOST))
    assert "is not as it was written, at the names beside its events" in kitapi("move", address(database), server).err
    assert [len(table) for table in at(server)] == EMPTY


def test_what_is_on_a_server_is_checked_copied_and_read_like_a_file(
    database: Path, tmp_path: Path, server: str, tables: tuple[Path, list[str]]
) -> None:
    kitapi("move", address(database), server)
    execute(server, ALIVE)  # the room may run
    of_file = kitapi("check", "--database", address(database)).out.removeprefix(str(database))
    ran = kitapi("check", "--database", server)
    assert (ran.status, ran.out.endswith(of_file)) == (0, True)
    assert kitapi("backup", str(tmp_path / "copy.db"), "--database", server).status == 0
    assert in_file(tmp_path / "copy.db") == in_file(database)
    said = f"{address_without_secrets(server)}: the room is running on it (node one); read as it was at position 310.\n"
    assert ran.err == said
    for arguments in (["audit", tables[1][0]], ["export", tables[1][0]]):
        ran = kitapi(*arguments, "--database", address(database))
        assert kitapi(*arguments, "--database", server) == ran._replace(err=said)
    assert "done with a file" in kitapi("restore", str(tmp_path / "copy.db"), "--database", server).err
    assert "there is no database of Kitapi" in kitapi("audit", "x", "--database", empty_schema(server)).err


def test_an_older_database_is_brought_forward_first(tmp_path: Path, server: str) -> None:
    write_version_1(tmp_path / "k.db").close()
    assert "of an older Kitapi" in kitapi("move", address(tmp_path / "k.db"), server).err


@pytest.mark.parametrize(
    "words",
    [
        ["move", "sqlite:///a.db", "sqlite:///b.db"],
        ["move", "postgresql://anna:secret@127.0.0.1:1/a", "postgresql://anna:secret@127.0.0.1:1/b"],
        ["move", "postgresql://anna:secret@127.0.0.1:1/a", f"sqlite:///{os.devnull}-folder/b.db"],
        ["check", "--database", "postgresql://anna:secret@127.0.0.1:1/a"],
        ["backup", "copy.db", "--database", "postgresql://anna:secret@127.0.0.1:1/a"],
        ["audit", "--all", "--database", "postgresql://anna:secret@127.0.0.1:1/a?password=secret"],
        ["restore", "copy.db", "--database", "postgresql://anna:secret@127.0.0.1:1/a"],
    ],
)
def test_what_cannot_be_done_is_reported_in_one_line_without_a_password(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = kitapi(*words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert "secret" not in ran.err
    assert list(tmp_path.iterdir()) == []
