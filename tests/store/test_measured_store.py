"""The store that measures another one keeps the contract, and reports what the other does."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from kitapi.store import Append, CommandKey, EventStore, MemoryStore, NewEvent, SqliteStore, StoreUnavailable
from kitapi.store.measured_store import MeasuredStore
from kitapi.store.postgres import PostgresStore
from kitapi_testing.store_contract import StoreContract, StoreFactory, to
from tests.postgresql import lent_database
from tests.room.failing_store import FailingStore


class Heard:
    """Keeps all measurements."""

    def __init__(self) -> None:
        self.waiting = 0
        self.refusals: list[str] = []
        self.groups: list[int] = []
        self.seconds: list[float] = []
        self.reads = 0

    def append_begun(self) -> None:
        self.waiting += 1

    def append_ended(self, seconds: float, refusal: str) -> None:
        self.waiting -= 1
        self.refusals.append(refusal)
        self.seconds.append(seconds)

    def group_ended(self, appends: int, seconds: float) -> None:
        self.groups.append(appends)
        self.seconds.append(seconds)

    def read_ended(self, seconds: float) -> None:
        self.reads += 1
        self.seconds.append(seconds)


class TestMeasuredStore(StoreContract):
    @pytest.fixture
    def factory(self) -> StoreFactory:
        return lambda: MeasuredStore(MemoryStore(), Heard())


async def turn_loop() -> None:
    """Let the event loop run once."""
    await asyncio.sleep(0)


def test_appends_of_one_transaction_are_a_group(tmp_path: object) -> None:
    heard = Heard()

    async def run() -> None:
        store: EventStore = MeasuredStore(SqliteStore.open(f"{tmp_path}/room.sqlite3"), heard)
        await asyncio.gather(*(store.append([to(f"table:{number}", "a")]) for number in range(40)))
        assert await store.version("table:7") == 1
        await turn_loop()
        await store.close()

    asyncio.run(run())
    assert heard.refusals == [""] * 40
    assert sum(heard.groups) == 40
    assert len(heard.groups) < 10, "what waits goes into one transaction"
    assert (heard.waiting, heard.reads) == (0, 1)
    assert min(heard.seconds) >= 0


def test_refusals_are_heard_by_their_names_alone() -> None:
    heard, failing = Heard(), FailingStore()

    async def run() -> None:
        store = MeasuredStore(failing, heard)
        failing.next_failure = StoreUnavailable("the secret path")
        with pytest.raises(StoreUnavailable):
            await store.append([to("table:1", "a")])
        failing.next_failure = RuntimeError("king of hearts")
        with pytest.raises(RuntimeError):
            await store.append([to("table:1", "a")], CommandKey(stream="table:1", user="a", id="b", digest="c"))
        await turn_loop()

    asyncio.run(run())
    assert heard.refusals == ["StoreUnavailable", "Exception"]
    assert heard.waiting == 0


@contextmanager
def fresh_store(kind: str, folder: object) -> Iterator[EventStore]:
    """Yield an empty store."""
    if kind == "memory":
        yield MemoryStore()
    elif kind == "sqlite":
        yield SqliteStore.open(f"{folder}/room.sqlite3")
    else:
        with lent_database() as address:
            yield PostgresStore.open(address)


@pytest.mark.parametrize("kind", ["memory", "sqlite", "postgresql"])
def test_an_append_of_nothing_asks_for_all_that_an_append_needs_and_leaves_no_trace(
    tmp_path: object, kind: str
) -> None:
    async def run(store: EventStore) -> None:
        await store.append([Append(stream="t", expected=0, events=(NewEvent(kind="k", schema=1, payload=b""),))])
        await store.append([Append(stream="nothing", expected=None, events=())])
        assert [event.stream for event in await store.read_all()] == ["t"]
        assert await store.streams("") == ["t"]
        await store.close()

    with fresh_store(kind, tmp_path) as store:
        asyncio.run(run(store))
