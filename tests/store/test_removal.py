"""Whole streams are removed from every store, and the rest of a file still passes all checks."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import apsw
import asyncpg  # type: ignore[import-untyped]
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kitapi.store import EventStore, MemoryStore, Removed, SqliteStore, StoreUnavailable, removals
from kitapi.store.damage_check import damages
from kitapi.store.examination import open_untouched
from kitapi.store.migrations import all_migrations
from kitapi.store.postgres import PostgresStore
from kitapi.store.queries import events_as_they_lie
from kitapi_testing.damage_contract import Spoilable, fill
from kitapi_testing.removal_contract import DamagedRemovalContract, RemovalContract
from kitapi_testing.store_contract import StoreFactory, command, on, texts, to
from tests.postgresql import execute, lent_database
from tests.store.spoiled_databases import spoil


def at(path: Path) -> StoreFactory:
    return lambda: SqliteStore.open(path)


def on_server(url: str) -> StoreFactory:
    return lambda: PostgresStore.open(url)


class TestRemovalFromMemory(RemovalContract):
    @pytest.fixture
    def factory(self) -> StoreFactory:
        return MemoryStore


class TestRemovalFromSqlite(RemovalContract):
    @pytest.fixture
    def factory(self, tmp_path: Path) -> StoreFactory:
        numbers = iter(range(1_000_000))
        return lambda: SqliteStore.open(tmp_path / f"{next(numbers)}.db")


class TestRemovalFromPostgres(RemovalContract):
    @pytest.fixture
    def factory(self) -> Iterator[StoreFactory]:
        with ExitStack() as lent:

            def open_store() -> EventStore:
                lent.close()
                return PostgresStore.open(lent.enter_context(lent_database()))

            yield open_store


@pytest.fixture
def filled_file(tmp_path: Path) -> Path:
    on(at(tmp_path / "k.db"), fill)
    return tmp_path / "k.db"


class TestDamagedRemovalFromSqlite(DamagedRemovalContract):
    @pytest.fixture
    def database(self, filled_file: Path) -> Spoilable:
        return Spoilable(
            at(filled_file),
            lambda sql: spoil(filled_file, lambda one: one.execute(sql)),
            lambda content: f"x'{content.hex()}'",
        )


@pytest.fixture
def filled_server() -> Iterator[str]:
    with lent_database() as url:
        on(on_server(url), fill)
        yield url


class TestDamagedRemovalFromPostgres(DamagedRemovalContract):
    @pytest.fixture
    def database(self, filled_server: str) -> Spoilable:
        def spoil(sql: str) -> None:
            execute(filled_server, f"SET session_replication_role = replica; {sql}; RESET session_replication_role")

        return Spoilable(on_server(filled_server), spoil, lambda content: f"'\\x{content.hex()}'")


FORBIDDEN = [
    ("DELETE FROM events WHERE stream = 'a'", "events are never removed"),
    ("DELETE FROM commands", "commands are never removed"),
    ("DELETE FROM heads WHERE stream = 'a'", "heads are never removed"),
    ("DELETE FROM heads WHERE stream = ''", "heads are never removed"),
    ("INSERT INTO removing VALUES ('a', 1); DELETE FROM events WHERE stream = 'a'", "events are never removed"),
    ("INSERT INTO removing VALUES ('a', 1); DELETE FROM removing", "removing lasts until nothing is left"),
    ("UPDATE removals SET events = 5", "removals are never changed"),
    ("DELETE FROM removals", "removals are never removed"),
    ("UPDATE removed_events SET removal = 2", "removed events are never changed"),
    ("DELETE FROM removed_events", "removed events are never removed"),
    ("UPDATE removed_streams SET removal = 2", "removed streams are never changed"),
    ("DELETE FROM removed_streams", "removed streams are never removed"),
    ("INSERT INTO removing VALUES ('x', 1); UPDATE removing SET removal = 2", "removing is never changed"),
]
"""Statements that both kinds of databases refuse after stream ``b`` was removed."""


@pytest.mark.parametrize(("statement", "reason"), FORBIDDEN)
def test_a_file_itself_refuses_to_lose_more_than_a_removal_takes(
    filled_file: Path, statement: str, reason: str
) -> None:
    on(at(filled_file), lambda store: store.remove(["b"]))
    with closing(apsw.Connection(str(filled_file))) as connection, pytest.raises(apsw.ConstraintError, match=reason):
        connection.execute(f"BEGIN; {statement}")


@pytest.mark.parametrize(("statement", "reason"), FORBIDDEN)
def test_a_server_itself_refuses_to_lose_more_than_a_removal_takes(
    filled_server: str, statement: str, reason: str
) -> None:
    on(on_server(filled_server), lambda store: store.remove(["b"]))
    with pytest.raises(asyncpg.RaiseError, match=reason):
        execute(filled_server, statement)


def found_in(path: Path) -> list[tuple[str, str]]:
    """Return problem and text of all findings in the file at ``path``."""
    with open_untouched(str(path), all_migrations()) as connection:
        return [(one.problem, str(one.text)) for one in damages(str(path), connection, all_migrations())]


def hash_of_all(path: Path) -> bytes:
    with closing(apsw.Connection(str(path))) as connection:
        return bytes(connection.execute("SELECT hash FROM heads WHERE stream = ''").get)


def test_the_hash_of_all_events_is_the_same_after_a_removal_and_all_is_sound(filled_file: Path) -> None:
    before = hash_of_all(filled_file)
    on(at(filled_file), lambda store: store.remove(["b", "d"]))
    assert (hash_of_all(filled_file), found_in(filled_file)) == (before, [])


def test_what_was_removed_is_nowhere_in_the_file(tmp_path: Path) -> None:
    path, word = tmp_path / "k.db", "a-word-that-stands-nowhere-else"

    async def work(store: EventStore) -> None:
        await store.append([to("a", *[f"{word} {n}" for n in range(50)]), to("b", word * 500)], command(word.encode()))
        await store.remove(["a", "b", "table:1"])

    on(at(path), work)
    assert word.encode() not in path.read_bytes()
    assert os.listdir(tmp_path) == ["k.db"]


TAMPERED = {
    "hash changed": ("UPDATE removed_events SET hash = zeroblob(32) WHERE position = 4", "head"),
    "hash gone": ("DELETE FROM removed_events WHERE position = 4", "missing"),
    "event gone": ("DELETE FROM events WHERE position = 2", "missing"),
    "event and head gone": ("DELETE FROM events WHERE stream = 'a'; DELETE FROM heads WHERE stream = 'a'", "missing"),
    "hash without removal": (
        "INSERT INTO removed_events SELECT position, hash, 1 FROM events WHERE stream = 'a' AND version = 6;"
        " DELETE FROM events WHERE stream = 'a' AND version = 6",
        "removal",
    ),
    "hash of another removal": ("UPDATE removed_events SET removal = 2 WHERE position = 4", "removal"),
    "hash beside its event": (
        "INSERT INTO removed_events SELECT position, hash, 1 FROM events WHERE stream = 'a' AND version = 6",
        "removal",
    ),
    "removal gone": ("DELETE FROM removals", "removal"),
    "last removal gone": ("DELETE FROM removals WHERE number = 2", "removal"),
    "time changed": ("UPDATE removals SET removed_at = '1999'", "removal"),
    "count changed": ("UPDATE removals SET commands = 0 WHERE number = 2", "command"),
    "name gone": ("DELETE FROM removed_streams WHERE removal = 1", "removal"),
    "name changed": ("UPDATE removed_streams SET hash = zeroblob(32) WHERE removal = 1", "removal"),
    "stream back": ("INSERT INTO heads SELECT 'b', version, hash, 0 FROM heads WHERE stream = 'a'", "removal"),
    "stream hidden": ("INSERT INTO removing VALUES ('a', 1)", "removal"),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_whatever_is_changed_of_what_a_removal_leaves_is_found(filled_file: Path, name: str) -> None:
    what, problem = TAMPERED[name]
    on(at(filled_file), lambda store: store.remove(["b"]))
    on(at(filled_file), lambda store: store.remove(["d"]))
    assert found_in(filled_file) == []
    spoil(filled_file, lambda connection: connection.execute(what))
    assert problem in {found for found, _ in found_in(filled_file)}


_KILLED = """
import asyncio, os, signal, sys
from kitapi.store import SqliteStore, removals, stream_removal
removals.LARGEST_PIECE = stream_removal.LARGEST_PIECE = 7
left = int(sys.argv[2])
whole = stream_removal.remove_piece
def piece(connection):
    global left
    more = whole(connection)
    left -= 1
    if left < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return more
stream_removal.remove_piece = piece
async def main():
    store = SqliteStore.open(sys.argv[1])
    await store.remove(["a", "b", "d"])
asyncio.run(main())
"""


@pytest.mark.parametrize("pieces", [0, 1, 2])
def test_a_process_killed_between_the_transactions_leaves_a_sound_file_and_the_next_ends_the_work(
    filled_file: Path, pieces: int
) -> None:
    before = hash_of_all(filled_file)
    ran = subprocess.run([sys.executable, "-c", _KILLED, str(filled_file), str(pieces)], check=False, timeout=60)
    assert ran.returncode == -9
    assert found_in(filled_file) == []
    with open_untouched(str(filled_file), all_migrations()) as connection:
        assert {event.stream for event in events_as_they_lie(connection)} == {"c"}

    async def work(store: EventStore) -> None:
        assert await store.streams("") == ["c"]
        assert texts(await store.read("c")) == ["1", "2", "3", "4", "5", "6"]
        assert {event.stream for event in await store.read_all()} == {"c"}
        assert await store.remove([]) == Removed()

    on(at(filled_file), work)
    assert (found_in(filled_file), hash_of_all(filled_file)) == ([], before)
    with closing(apsw.Connection(str(filled_file))) as connection:
        left = [connection.execute(f"SELECT count(*) FROM {table}").get for table in ("events", "commands", "removing")]
        assert left == [6, 0, 0]


_STREAMS = ("a", "b", "c")


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    steps=st.lists(st.tuples(st.booleans(), st.sampled_from(_STREAMS), st.integers(1, 12)), max_size=15),
    piece=st.integers(1, 9),
)
def test_after_any_appends_and_removals_in_any_pieces_nothing_is_found(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[bool, str, int]], piece: int
) -> None:
    path = tmp_path_factory.mktemp("any") / "k.db"

    async def work(store: EventStore) -> None:
        for number, (removed, stream, count) in enumerate(steps):
            if removed:
                await store.remove([f"{stream}{count % 3}"])
            else:
                to_it = f"{stream}{count % 3}"
                if not _was_removed(steps[:number], to_it):
                    await store.append([to(to_it, *["x"] * count)], command(id=f"{number}", stream=to_it))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kitapi.store.stream_removal.LARGEST_PIECE", piece)
        on(at(path), work)
    assert found_in(path) == []


def _was_removed(steps: list[tuple[bool, str, int]], stream: str) -> bool:
    return any(removed and f"{name}{count % 3}" == stream for removed, name, count in steps)


def test_a_disk_that_is_full_lets_a_removal_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from kitapi.store import stream_removal  # noqa: PLC0415 - to be changed

    whole, failures = stream_removal.remove_piece, iter([apsw.FullError("database or disk is full")])

    def fail_first(connection: apsw.Connection) -> bool:
        more = whole(connection)
        for failure in failures:
            raise failure
        return more

    monkeypatch.setattr(stream_removal, "remove_piece", fail_first)

    async def work(store: EventStore) -> None:
        await fill(store)
        with pytest.raises(StoreUnavailable):
            await store.remove(["a"])
        assert await store.streams("") == ["b", "c", "d"]
        assert await store.remove([]) == Removed()

    on(at(tmp_path / "k.db"), work)
    assert found_in(tmp_path / "k.db") == []


def test_payloads_of_many_bytes_go_in_more_than_one_transaction() -> None:
    size = removals.LARGEST_BYTES // 3
    rows = [(n, b"", size) for n in range(9, 0, -1)]
    assert [position for position, _ in removals.piece(rows)] == [9, 8, 7]
    assert removals.piece([(1, b"", removals.LARGEST_BYTES * 2), (0, b"", 1)]) == [(1, b"")]
    assert removals.piece([]) == []


def test_a_removal_waits_for_no_loop_that_has_ended(filled_file: Path) -> None:
    """The store that another loop opened removes, too."""
    store = SqliteStore.open(filled_file)
    assert asyncio.run(store.remove(["a"])) == Removed(streams=1, events=6)
    asyncio.run(store.close())
