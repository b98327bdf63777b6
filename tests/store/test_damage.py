"""The store reads from a file exactly what was written, or the reading fails; the other streams continue."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import apsw
import pytest

from kitapi.store import Appended, DamagedEvents, EventStore, SqliteStore, damage_check, heads, queries, writer
from kitapi_testing.damage_contract import B3, DamageContract, Spoilable, assert_b3_refused, fill
from kitapi_testing.store_contract import StoreFactory, command, on, texts, to
from tests.store.spoiled_databases import spoil


def at(path: Path) -> StoreFactory:
    return lambda: SqliteStore.open(path)


@pytest.fixture
def filled_file(tmp_path: Path) -> Path:
    on(at(tmp_path / "k.db"), fill)
    return tmp_path / "k.db"


def execute_on(statement: str) -> Callable[[apsw.Connection], object]:
    return lambda connection: connection.execute(statement)


class TestDamageOfSqliteStore(DamageContract):
    @pytest.fixture
    def database(self, filled_file: Path) -> Spoilable:
        return Spoilable(
            at(filled_file), lambda sql: spoil(filled_file, execute_on(sql)), lambda content: f"x'{content.hex()}'"
        )


def test_an_event_whose_kind_is_no_text_is_never_given_out(filled_file: Path) -> None:
    spoil(filled_file, execute_on(f"UPDATE events SET kind = CAST(x'ff' AS TEXT) {B3}"))
    on(at(filled_file), assert_b3_refused)


def test_a_page_that_cannot_be_read_is_reported_for_the_stream_and_the_store_continues(tmp_path: Path) -> None:
    path = tmp_path / "k.db"

    async def work() -> None:
        store = SqliteStore.open(path)
        await store.append([to("a", "1"), to("b", "x" * 9000), to("c", "3")])
        await store.close()
        store = SqliteStore.open(path)
        whole = path.read_bytes()
        at = whole.index(b"x" * 4000)
        page = at // 4096
        with path.open("r+b") as file:  # while it is open: an overflow page now names a page that does not exist
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

    on(at(tmp_path / "k.db"), work)


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

    on(at(tmp_path / "k.db"), work)


class _OutOfOrder:
    """A connection to a table with two swapped pages: earlier rows are read again, and then reading fails."""

    MOST = 300

    def __init__(self) -> None:
        self.asked = 0

    def execute(self, statement: str, values: tuple[int, ...] = ()) -> Any:
        self.asked += 1
        assert self.asked < self.MOST, "it never ends"
        return _Last(1_000) if not values else _Rows(values[0])


class _Last:
    def __init__(self, value: int) -> None:
        self.get = value


class _Rows:
    """Two rows after ``after``, the second from before it, and then an error."""

    def __init__(self, after: int) -> None:
        self._after = after

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        for position in (min(self._after + 3, 400), 2):
            yield position, "a", position, "note", 1, b"{}", "now"
        raise apsw.CorruptError("database disk image is malformed")

    def close(self) -> None:
        """Do nothing, because nothing is open."""


def test_rows_that_come_back_out_of_order_are_read_to_an_end() -> None:
    """A check of such a file once used up all memory."""
    lying: Any = _OutOfOrder()
    assert len(list(queries.events_as_they_lie(lying))) < 2 * _OutOfOrder.MOST
    scanned: Any = _OutOfOrder()
    found = list(damage_check.Scan(scanned, hashed=False, progress=None).events())
    assert len(found) < 5 * _OutOfOrder.MOST
