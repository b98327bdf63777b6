"""The store in an SQLite file keeps the contract; it groups appends, stays responsive, and stops if the disk fails."""

import asyncio
import errno
import itertools
import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import apsw
import pytest

from kitapi.store import (
    Appended,
    Recorded,
    SqliteStore,
    StoreFailed,
    StoreUnavailable,
    VersionConflict,
    connections,
    trials,
    writer,
)
from kitapi_testing.store_contract import StoreContract, StoreFactory, command, to

NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


class TestSqliteStore(StoreContract):
    @pytest.fixture
    def factory(self, tmp_path: Path) -> StoreFactory:
        numbers = itertools.count()
        return lambda: SqliteStore.open(tmp_path / f"{next(numbers)}.db")


class HeldClock:
    """A clock that stops the writing thread after its first group has begun, until the test releases it."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.let_go = threading.Event()

    def __call__(self) -> datetime:
        self.reached.set()
        assert self.let_go.wait(60)
        return NOON

    async def hold(self, store: SqliteStore) -> "asyncio.Task[Appended]":
        """Send a first append; return when the writer has begun it."""
        first = asyncio.ensure_future(store.append([to("first", "x")]))
        await asyncio.to_thread(self.reached.wait, 60)
        return first


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Return a list that gets an element for every writing transaction that any connection commits."""
    counted: list[None] = []

    def count(connection: apsw.Connection) -> None:
        def hook() -> bool:
            counted.append(None)
            return False

        connection.set_commit_hook(hook)

    monkeypatch.setattr(apsw, "connection_hooks", [*apsw.connection_hooks, count])
    return counted


def test_all_appends_that_wait_go_into_one_commit(tmp_path: Path, commits: list[None]) -> None:
    async def run() -> tuple[int, list[object]]:
        clock = HeldClock()
        store = SqliteStore.open(tmp_path / "k.db", clock=clock)
        commits.clear()
        first = await clock.hold(store)
        waiting = [asyncio.ensure_future(store.append([to("one", str(n), expected=0)])) for n in range(49)]
        await asyncio.sleep(0)
        clock.let_go.set()
        outcomes = await asyncio.gather(first, *waiting, return_exceptions=True)
        counted = len(commits)
        await store.close()
        return counted, list(outcomes)

    counted, outcomes = asyncio.run(run())
    assert counted == 2  # the stopped one, and one for all others
    assert [type(outcome) for outcome in outcomes] == [Appended, Appended] + [VersionConflict] * 48


def test_nobody_is_answered_before_the_commit(tmp_path: Path) -> None:
    """Another connection sees the event once its caller has been answered, and not while the writer is stopped."""

    async def run() -> tuple[bool, int, int]:
        clock = HeldClock()
        store = SqliteStore.open(tmp_path / "k.db", clock=clock)
        first = await clock.hold(store)
        answered_early, before = first.done(), await store.version("first")
        clock.let_go.set()
        await first
        after = await store.version("first")
        await store.close()
        return answered_early, before, after

    assert asyncio.run(run()) == (False, 0, 1)


def test_the_event_loop_stays_free_while_the_writer_is_busy(tmp_path: Path) -> None:
    async def run() -> list[Recorded]:
        clock = HeldClock()
        store = SqliteStore.open(tmp_path / "k.db", clock=clock)
        first = await clock.hold(store)
        during = await store.read_all()  # answered although a transaction is open
        clock.let_go.set()
        await first
        await store.close()
        return during

    assert asyncio.run(run()) == []


def test_one_wake_up_tells_a_whole_group(tmp_path: Path) -> None:
    async def run() -> int:
        clock = HeldClock()
        store = SqliteStore.open(tmp_path / "k.db", clock=clock)
        first = await clock.hold(store)
        waiting = [asyncio.ensure_future(store.append([to(f"s{n}", "x")])) for n in range(30)]
        await asyncio.sleep(0)
        loop = asyncio.get_running_loop()
        wake, calls = loop.call_soon_threadsafe, 0

        def count_call(callback: Callable[..., object], *args: object, context: object = None) -> asyncio.Handle:
            nonlocal calls
            calls += 1
            return wake(callback, *args)

        loop.call_soon_threadsafe = count_call  # type: ignore[method-assign]
        clock.let_go.set()
        await asyncio.gather(first, *waiting)
        loop.call_soon_threadsafe = wake  # type: ignore[method-assign]
        await store.close()
        return calls

    assert asyncio.run(run()) == 2


def test_times_are_recorded_in_utc_from_the_given_clock(tmp_path: Path) -> None:
    athens = timezone(timedelta(hours=2))

    async def run() -> str:
        store = SqliteStore.open(tmp_path / "k.db", clock=lambda: datetime(2026, 11, 21, 14, 5, 6, 7, tzinfo=athens))
        await store.append([to("a", "x")])
        (event,) = await store.read("a")
        await store.close()
        return event.recorded_at

    assert asyncio.run(run()) == "2026-11-21T12:05:06.000007Z"


def test_a_store_opened_again_goes_on_where_it_was(tmp_path: Path) -> None:
    async def session(expected: int) -> list[tuple[int, int]]:
        store = SqliteStore.open(tmp_path / "k.db")
        await store.append([to("a", "x", "y", expected=expected)])
        events = await store.read_all()
        await store.close()
        return [(event.position, event.version) for event in events]

    asyncio.run(session(0))
    assert asyncio.run(session(2)) == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_a_closed_store_is_a_single_file_only_its_owner_may_read(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore.open(tmp_path / "k.db")
        await store.append([to("a", "x")])
        await store.close()

    asyncio.run(run())
    assert [path.name for path in tmp_path.iterdir()] == ["k.db"]
    assert (tmp_path / "k.db").stat().st_mode & 0o077 == 0


def test_the_log_is_folded_into_the_database_as_it_grows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_PAGES", 20)

    async def run() -> tuple[int, int]:
        store = SqliteStore.open(tmp_path / "k.db")
        for n in range(200):
            await store.append([to("a", "x" * 1000, expected=n)])
        sizes = (tmp_path / "k.db").stat().st_size, (tmp_path / "k.db-wal").stat().st_size
        await store.close()
        return sizes

    database, log = asyncio.run(run())
    assert database > 100_000
    assert log < 60 * 4200  # after a checkpoint the log begins again from its start


def test_only_the_writer_decides_when_the_log_is_folded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite's own checkpoints hide their errors, so there must be none."""
    monkeypatch.setattr(writer, "CHECKPOINT_PAGES", 1_000_000)

    async def run() -> int:
        store = SqliteStore.open(tmp_path / "k.db")
        before = (tmp_path / "k.db").stat().st_size
        for n in range(5):
            await store.append([to("a", *["x" * 4000] * 500, expected=500 * n)])
        grown = (tmp_path / "k.db").stat().st_size - before
        await store.close()
        return grown

    assert asyncio.run(run()) == 0


def test_a_full_disk_refuses_the_append_and_heals_without_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[apsw.Connection] = []
    monkeypatch.setattr(apsw, "connection_hooks", [*apsw.connection_hooks, opened.append])

    async def run() -> tuple[int, list[str]]:
        store = SqliteStore.open(tmp_path / "k.db")
        pages = opened[-1].pragma("page_count")
        for connection in opened[-2:]:
            connection.pragma("max_page_count", pages + 2)
        with pytest.raises(StoreUnavailable, match="full"):
            await store.append([to("a", *["x" * 4000] * 10)])
        with pytest.raises(StoreUnavailable, match="full"):
            await asyncio.gather(*(store.append([to(f"s{n}", "x" * 9000)]) for n in range(3)))
        for connection in opened[-2:]:
            connection.pragma("max_page_count", 1_000_000)
        await store.append([to("a", "1", expected=0)])
        stored = [event.stream for event in await store.read_all()]
        await store.close()
        return pages, stored

    assert asyncio.run(run())[1] == ["a"]


def test_a_store_that_was_full_is_ready_once_a_trial_really_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An empty transaction succeeds on a full disk, so it proves nothing."""
    opened: list[apsw.Connection] = []
    monkeypatch.setattr(apsw, "connection_hooks", [*apsw.connection_hooks, opened.append])
    tried: list[int] = []
    has_space = False

    def write_all(descriptor: int, content: bytes) -> None:
        tried.append(len(content))
        if not has_space:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(trials, "write_all", write_all)

    async def run() -> None:
        nonlocal has_space
        store = SqliteStore.open(tmp_path / "k.db")
        pages = opened[-1].pragma("page_count")
        await store.try_append()
        assert not tried, "nobody was turned away yet"
        for connection in opened[-2:]:
            connection.pragma("max_page_count", pages)
        with pytest.raises(StoreUnavailable, match="full"):
            await store.append([to("a", "x" * 9000)])
        for _ in range(2):
            with pytest.raises(StoreUnavailable, match="No space left on device"):
                await store.try_append()
        has_space = True
        await store.try_append()
        await store.try_append()
        assert tried == [trials.TRIAL_BYTES] * 3, "once it went well it is not tried again"
        with pytest.raises(StoreUnavailable, match="full"):
            await store.append([to("a", "x" * 9000)])
        has_space = False
        for connection in opened[-2:]:
            connection.pragma("max_page_count", 1_000_000)
        await store.append([to("a", "1")])
        await store.try_append()
        assert len(tried) == 3, "what was stored shows more than a trial"
        assert store.free_bytes > 0
        await store.close()

    asyncio.run(run())
    assert [path.name for path in tmp_path.iterdir()] == ["k.db"]


def test_a_trial_leaves_no_file_and_a_disk_that_is_gone_is_reported(tmp_path: Path) -> None:
    trials.try_to_write(str(tmp_path / "k.db"))
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(StoreUnavailable, match="No such file or directory"):
        trials.try_to_write(str(tmp_path / "gone" / "k.db"))
    assert trials.free_bytes(str(tmp_path / "gone" / "k.db")) == 0


def test_a_foreign_lock_refuses_the_append_and_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BUSY_MILLISECONDS", 10)

    async def run() -> list[str]:
        store = SqliteStore.open(tmp_path / "k.db")
        foreign = apsw.Connection(str(tmp_path / "k.db"))
        foreign.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="locked"):
            await store.append([to("a", "no")])
        foreign.execute("ROLLBACK")
        foreign.close()
        await store.append([to("a", "yes")])
        stored = [event.payload.decode() for event in await store.read_all()]
        await store.close()
        return stored

    assert asyncio.run(run()) == ["yes"]


def test_a_clock_that_fails_stops_the_store_and_everybody_hears_of_it(tmp_path: Path) -> None:
    def fail_to_read() -> datetime:
        raise ArithmeticError("no time")

    async def run() -> None:
        store = SqliteStore.open(tmp_path / "k.db", clock=fail_to_read)
        outcomes = await asyncio.gather(*(store.append([to("a", "x")]) for _ in range(5)), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreFailed] * 5
        await store.close()

    asyncio.run(run())
    asyncio.run(_stream_of(tmp_path / "k.db", []))


async def _stream_of(path: Path, expected: list[str]) -> None:
    store = SqliteStore.open(path)
    assert [event.stream for event in await store.read_all()] == expected
    await store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET payload = x'00'",
        "DELETE FROM events",
        "UPDATE commands SET digest = ''",
        "DELETE FROM commands",
    ],
)
def test_the_database_itself_refuses_to_change_what_was_stored(tmp_path: Path, statement: str) -> None:
    async def run() -> None:
        store = SqliteStore.open(tmp_path / "k.db")
        await store.append([to("a", "x")], command())
        await store.close()

    asyncio.run(run())
    connection = apsw.Connection(str(tmp_path / "k.db"))
    with pytest.raises(apsw.ConstraintError, match="never"):
        connection.execute(statement)
    connection.close()
