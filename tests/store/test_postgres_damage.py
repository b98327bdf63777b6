"""What the store gives out of PostgreSQL is what was written, or the reading fails; the other streams go on."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import asyncpg  # type: ignore[import-untyped]
import pytest

from kitapi.store import (
    Append,
    Appended,
    CommandReused,
    DamagedCommand,
    DamagedEvents,
    EventStore,
    PostgresStore,
)
from kitapi.store.postgres import reading
from tests.contracts.store_contract import command, note, texts, to
from tests.postgresql import execute, lent_database


@pytest.fixture
def database() -> Iterator[str]:
    """Streams ``a``, ``b`` and ``c`` of six events each, one after the other, and two commands to ``d``."""

    async def fill(store: EventStore) -> None:
        for n in range(3):
            await store.append([to(stream, f"{2 * n + 1}", f"{2 * n + 2}") for stream in "abc"])
        await store.append([to("d", "1")], command(stream="d"))
        await store.append([to("d", "2")], command(stream="d", id="c2"))

    with lent_database() as url:
        on(url, fill)
        yield url


def on(url: str, work: Callable[[EventStore], Awaitable[object]]) -> None:
    async def run() -> None:
        store = PostgresStore.open(url)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def spoil(url: str, statement: str) -> None:
    """Change the database behind the back of its triggers, as its owner can."""
    execute(url, f"SET session_replication_role = replica; {statement}; SET session_replication_role = DEFAULT")


B3 = "WHERE stream = 'b' AND version = 3"
COLUMNS = {
    "position": f"position = 99 {B3}",
    "kind": f"kind = 'test.moted' {B3}",
    "schema": f"schema = 2 {B3}",
    "payload": f"payload = '2' {B3}",
    "recorded_at": f"recorded_at = recorded_at || '0' {B3}",
    "hash": f"hash = sha256('') {B3}",
    "moved to the time": f"payload = '', recorded_at = recorded_at || '3' {B3}",
}


@pytest.mark.parametrize("column", COLUMNS)
def test_an_event_with_anything_changed_is_never_given_out(database: str, column: str) -> None:
    spoil(database, f"UPDATE events SET {COLUMNS[column]}")

    async def work(store: EventStore) -> None:
        with pytest.raises(DamagedEvents) as caught:
            await store.read("b")
        assert (caught.value.stream, caught.value.version) == ("b", 3)
        for after, limit in ((2, 1), (2, None), (1, 5)):
            with pytest.raises(DamagedEvents):
                await store.read("b", after, limit)
        assert texts(await store.read("b", limit=2)) == ["1", "2"]
        with pytest.raises(DamagedEvents):
            await store.read_all()
        with pytest.raises(DamagedEvents):
            await store.last_of_kind("b", "test.absent")

    on(database, work)


def test_the_other_streams_are_read_and_written_on_beside_a_damaged_one(database: str) -> None:
    spoil(database, f"UPDATE events SET {COLUMNS['payload']}")

    async def work(store: EventStore) -> None:
        with pytest.raises(DamagedEvents):
            await store.read("b")
        assert await store.append([to("a", "7", expected=6)]) == Appended({"a": 7}, repeated=False)
        assert texts(await store.read("a", 5)) == ["6", "7"]
        assert await store.streams("") == ["a", "b", "c", "d"]

    on(database, work)


HEAD_BEHIND = """
UPDATE heads SET version = 4, hash = (SELECT hash FROM events WHERE stream = 'b' AND version = 4) WHERE stream = 'b'
"""


@pytest.mark.parametrize(
    ("change", "read"),
    [
        ("DELETE FROM events WHERE stream = 'b' AND version > 4", 5),
        ("DELETE FROM events WHERE stream = 'b'", 1),
        ("DELETE FROM heads WHERE stream = 'b'", 1),
        (HEAD_BEHIND, 5),
    ],
)
def test_a_stream_whose_end_is_not_where_it_stood_is_neither_told_nor_written_on(
    database: str, change: str, read: int
) -> None:
    spoil(database, change)

    async def work(store: EventStore) -> None:
        with pytest.raises(DamagedEvents, match=f"version {read} of stream 'b'"):
            await store.read("b")
        for asked in (store.version("b"), store.last_of_kind("b", "test.noted"), store.append([to("b", "x")])):
            with pytest.raises(DamagedEvents) as caught:
                await asked
            assert caught.value.stream == "b"
        assert await store.version("a") == 6

    on(database, work)


@pytest.mark.parametrize("table", ["events", "heads"])
def test_a_stream_that_vanished_is_missed_among_the_names(database: str, table: str) -> None:
    spoil(database, f"DELETE FROM {table} WHERE stream = 'b'")

    async def work(store: EventStore) -> None:
        with pytest.raises(DamagedEvents, match="version 1 of stream 'b'"):
            await store.streams("")
        assert await store.streams("c") == ["c"]

    on(database, work)


def test_an_event_between_others_that_is_gone_is_missed_by_position(database: str) -> None:
    spoil(database, "DELETE FROM events WHERE stream = 'd'")  # the newest of all

    async def work(store: EventStore) -> None:
        assert len(await store.read_all(limit=18)) == 18
        with pytest.raises(DamagedEvents, match="position 19 of all streams"):
            await store.read_all()
        with pytest.raises(DamagedEvents, match="all streams"):
            await store.append([to("a", "7")])  # its position would be given a second time

    on(database, work)


@pytest.mark.parametrize("column", ["digest", "answer", "recorded_at"])
def test_an_answer_to_a_command_that_was_changed_is_never_given_out(database: str, column: str) -> None:
    spoil(database, f"UPDATE commands SET {column} = replace({column}, '1', '2') || ' ' WHERE id = 'c1'")

    async def work(store: EventStore) -> None:
        with pytest.raises(DamagedCommand):
            await store.outcome(command(stream="d"))
        with pytest.raises(DamagedCommand):
            await store.append([to("d", "3")], command(stream="d"))
        assert await store.outcome(command(stream="d", id="c2")) == Appended({"d": 2}, repeated=True)
        with pytest.raises(CommandReused):
            await store.outcome(command(b"another", stream="d", id="c2"))
        assert await store.version("d") == 2

    on(database, work)


def test_the_newest_of_a_kind_is_found_from_the_end_whatever_lies_before(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write(store: EventStore) -> None:
        await store.append([to("b", "7")])
        await store.append([Append(stream="b", expected=7, events=(note(kind="test.counted"), note()))])

    on(database, write)
    spoil(database, "UPDATE events SET payload = '' WHERE stream = 'b' AND version = 2")

    async def work(store: EventStore) -> None:
        for page in (10, 20, 30, 5000):  # read backwards by 1, 2, 3 or all events at once
            monkeypatch.setattr(reading, "_PAGE", page)
            assert await store.last_of_kind("b", "test.counted") == 8
            assert await store.last_of_kind("b", "test.noted") == 9
            assert await store.last_of_kind("a", "test.absent") == 0
            with pytest.raises(DamagedEvents, match="version 2 of stream 'b'"):
                await store.last_of_kind("b", "test.absent")

    on(database, work)


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("UPDATE events SET kind = 'x'", "events are never changed"),
        ("DELETE FROM events WHERE version = 6", "events are never removed"),
        ("TRUNCATE events", "events are never removed"),
        ("UPDATE commands SET answer = 'x'", "commands are never changed"),
        ("DELETE FROM commands", "commands are never removed"),
        ("TRUNCATE commands", "commands are never removed"),
        ("UPDATE heads SET version = version - 1 WHERE stream = 'a'", "heads never go back"),
        ("UPDATE heads SET commands = commands - 1 WHERE stream = 'd'", "heads never go back"),
        ("UPDATE heads SET stream = 'x' WHERE stream = 'a'", "heads never go back"),
        ("DELETE FROM heads", "heads are never removed"),
        ("TRUNCATE heads", "heads are never removed"),
    ],
)
def test_the_database_itself_refuses_to_forget(database: str, statement: str, reason: str) -> None:
    with pytest.raises(asyncpg.RaiseError, match=reason):
        execute(database, statement)
