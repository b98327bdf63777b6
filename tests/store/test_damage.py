"""What the store gives out is what was written, or the reading fails; the other streams are read and written on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import apsw
import pytest

from kitapi.store import (
    Append,
    Appended,
    CommandReused,
    DamagedCommand,
    DamagedEvents,
    EventStore,
    SqliteStore,
    heads,
    writer,
)
from tests.contracts.store_contract import command, note, texts, to
from tests.store.spoiling import spoil

Change = Callable[[apsw.Connection], None]


def sql(statement: str) -> Change:
    def change(connection: apsw.Connection) -> None:
        connection.execute(statement)

    return change


async def filled(path: Path) -> None:
    """Streams ``a``, ``b`` and ``c`` of six events each, one after the other, and two commands."""
    store = SqliteStore.open(path)
    for n in range(3):
        await store.append([to(stream, f"{2 * n + 1}", f"{2 * n + 2}") for stream in "abc"])
    await store.append([to("d", "1")], command(stream="d"))
    await store.append([to("d", "2")], command(stream="d", id="c2"))
    await store.close()


def on(path: Path, work: Callable[[EventStore], Awaitable[object]]) -> object:
    async def run() -> object:
        store = SqliteStore.open(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


@pytest.fixture
def database(tmp_path: Path) -> Path:
    asyncio.run(filled(tmp_path / "k.db"))
    return tmp_path / "k.db"


COLUMNS = {
    "position": "position = 99 WHERE stream = 'b' AND version = 3",
    "kind": "kind = 'test.moted' WHERE stream = 'b' AND version = 3",
    "schema": "schema = 2 WHERE stream = 'b' AND version = 3",
    "payload": "payload = x'32' WHERE stream = 'b' AND version = 3",
    "recorded_at": "recorded_at = recorded_at || '0' WHERE stream = 'b' AND version = 3",
    "hash": "hash = zeroblob(32) WHERE stream = 'b' AND version = 3",
    "text that is none": "kind = CAST(x'ff' AS TEXT) WHERE stream = 'b' AND version = 3",
    "moved to the time": "payload = x'', recorded_at = recorded_at || '3' WHERE stream = 'b' AND version = 3",
}


@pytest.mark.parametrize("column", COLUMNS)
def test_an_event_with_anything_changed_is_never_given_out(database: Path, column: str) -> None:
    spoil(database, sql(f"UPDATE events SET {COLUMNS[column]}"))

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


def test_the_other_streams_are_read_and_written_on_beside_a_damaged_one(database: Path) -> None:
    spoil(database, sql(f"UPDATE events SET {COLUMNS['payload']}"))

    async def work(store: EventStore) -> None:
        for _ in range(2):
            with pytest.raises(DamagedEvents):
                await store.read("b")
        assert await store.append([to("a", "7", expected=6)]) == Appended({"a": 7}, repeated=False)
        assert texts(await store.read("a", 5)) == ["6", "7"]
        assert await store.streams("") == ["a", "b", "c", "d"]

    on(database, work)


def tail_lost(connection: apsw.Connection) -> None:
    connection.execute("DELETE FROM events WHERE stream = 'b' AND version > 4")


def stream_lost(connection: apsw.Connection) -> None:
    connection.execute("DELETE FROM events WHERE stream = 'b'")


def head_lost(connection: apsw.Connection) -> None:
    connection.execute("DELETE FROM heads WHERE stream = 'b'")


def head_behind(connection: apsw.Connection) -> None:
    earlier = "SELECT hash FROM events WHERE stream = 'b' AND version = 4"
    connection.execute(f"UPDATE heads SET version = 4, hash = ({earlier}) WHERE stream = 'b'")


@pytest.mark.parametrize(("change", "read"), [(tail_lost, 5), (stream_lost, 1), (head_lost, 1), (head_behind, 5)])
def test_a_stream_whose_end_is_not_where_it_stood_is_neither_told_nor_written_on(
    database: Path, change: Change, read: int
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


@pytest.mark.parametrize("change", [stream_lost, head_lost])
def test_a_stream_that_vanished_is_missed_among_the_names(database: Path, change: Change) -> None:
    spoil(database, change)

    async def work(store: EventStore) -> None:
        with pytest.raises(DamagedEvents, match="version 1 of stream 'b'"):
            await store.streams("")
        assert await store.streams("c") == ["c"]

    on(database, work)


def test_an_event_between_others_that_is_gone_is_missed_by_position(database: Path) -> None:
    spoil(database, sql("DELETE FROM events WHERE stream = 'd'"))  # the newest of all

    async def work(store: EventStore) -> None:
        assert len(await store.read_all(limit=18)) == 18
        with pytest.raises(DamagedEvents, match="position 19 of all streams"):
            await store.read_all()
        with pytest.raises(DamagedEvents, match="all streams"):
            await store.append([to("a", "7")])  # its position would be given a second time

    on(database, work)


@pytest.mark.parametrize("column", ["digest", "answer", "recorded_at"])
def test_an_answer_to_a_command_that_was_changed_is_never_given_out(database: Path, column: str) -> None:
    spoil(database, sql(f"UPDATE commands SET {column} = replace({column}, '1', '2') || ' ' WHERE id = 'c1'"))

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


def test_a_page_that_cannot_be_read_is_told_of_the_stream_and_the_store_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "k.db"

    async def work() -> None:
        store = SqliteStore.open(path)
        await store.append([to("a", "1"), to("b", "x" * 9000), to("c", "3")])
        await store.close()
        store = SqliteStore.open(path)
        whole = path.read_bytes()
        at = whole.index(b"x" * 4000)
        page = at // 4096
        with path.open("r+b") as file:  # after it was opened; an overflow page now names a page that is not there
            file.seek(page * 4096)
            file.write(b"\xff\xff\xff\xff")
        with pytest.raises(DamagedEvents):
            await store.read("b")
        assert texts(await store.read("a")) == ["1"]
        assert await store.append([to("a", "2", expected=1)]) == Appended({"a": 2}, repeated=False)
        await store.close()

    asyncio.run(work())


def test_heads_that_the_writer_forgets_are_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heads, "REMEMBERED", 2)
    monkeypatch.setattr(writer, "LARGEST_GROUP", 3)

    async def work(store: EventStore) -> None:
        for n in range(4):
            await asyncio.gather(*(store.append([to(f"s{m}", str(n), expected=n)]) for m in range(10)))
        for m in range(10):
            assert texts(await store.read(f"s{m}")) == ["0", "1", "2", "3"]
        assert [event.position for event in await store.read_all()] == list(range(1, 41))

    on(tmp_path / "k.db", work)


def test_a_transaction_taken_back_leaves_no_trace_in_what_is_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[apsw.Connection] = []
    monkeypatch.setattr(apsw, "connection_hooks", [*apsw.connection_hooks, opened.append])

    async def work(store: EventStore) -> None:
        await store.append([to("a", "1")])
        pages = [connection.pragma("page_count") for connection in opened[-2:]]
        for connection in opened[-2:]:
            connection.pragma("max_page_count", max(pages) + 1)
        for _ in range(2):
            with pytest.raises(Exception, match="full"):
                await store.append([to("a", *["x" * 4000] * 10), to("b", "1")], command())
        for connection in opened[-2:]:
            connection.pragma("max_page_count", 1_000_000)
        assert await store.append([to("a", "2", expected=1)], command()) == Appended({"a": 2}, repeated=False)
        assert texts(await store.read("a")) == ["1", "2"]
        assert [event.position for event in await store.read_all()] == [1, 2]
        assert await store.streams("") == ["a"]

    on(tmp_path / "k.db", work)


def test_the_newest_of_a_kind_is_found_from_the_end_whatever_lies_before(database: Path) -> None:
    async def write(store: EventStore) -> None:
        await store.append([to("b", "7")])
        await store.append([Append(stream="b", expected=7, events=(note(kind="test.counted"), note()))])

    on(database, write)
    spoil(database, sql("UPDATE events SET payload = x'00' WHERE stream = 'b' AND version = 2"))

    async def work(store: EventStore) -> None:
        assert await store.last_of_kind("b", "test.counted") == 8
        assert await store.last_of_kind("b", "test.noted") == 9
        with pytest.raises(DamagedEvents):
            await store.last_of_kind("b", "test.absent")

    on(database, work)
