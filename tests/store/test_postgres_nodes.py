"""Several nodes on one PostgreSQL database: one order, notifications, and no writes of a node that was ended."""

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from kitapi.store import Append, Appended, Fence, NewEvent, Recorded, StoreFenced, StoreUnavailable, VersionConflict
from kitapi.store.postgres import PostgresStore, connections, notes, trials, writer
from kitapi.store.postgres.transaction import Transaction
from kitapi_testing.store_contract import command, texts, to
from tests.postgresql import execute, lent_database

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
EACH = 25


@pytest.fixture
def database() -> Iterator[str]:
    with lent_database() as url:
        yield url


def node(url: str, epoch: int, name: str = "one") -> Fence:
    """Return the fence of a node that has joined."""
    execute(
        url,
        f"INSERT INTO nodes (node, epoch, address, version, until) VALUES ('{name}', {epoch}, '', '', now() + '1 h')",
    )
    return Fence(node=name, epoch=epoch)


@asynccontextmanager
async def stores(url: str, *fences: Fence | None) -> AsyncIterator[list[PostgresStore]]:
    opened = [PostgresStore.open(url, fence=fence) for fence in fences]
    try:
        yield opened
    finally:
        for store in opened:
            await store.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)


def write_from_another_process(url: str) -> None:
    asyncio.run(_write(url, "theirs"))


async def _write(url: str, name: str) -> None:
    async with stores(url, None) as [store]:
        await asyncio.gather(*(_tables(store, f"{name}:{n}") for n in range(4)))


async def _tables(store: PostgresStore, stream: str) -> None:
    for n in range(EACH):
        await store.append([to(stream, str(n), expected=n), to("shared", stream)], command(stream=stream, id=str(n)))


def test_what_two_processes_write_at_once_is_in_one_order_and_a_follower_misses_nothing(database: str) -> None:
    async def follow() -> list[Recorded]:
        async with stores(database, None) as [store]:
            seen: list[Recorded] = []
            while len(seen) < 2 * 2 * 4 * EACH:
                seen += await store.read_all(seen[-1].position if seen else 0, limit=17)
            assert seen == await store.read_all(limit=10_000)
            assert len(await store.read("shared")) == 2 * 4 * EACH
            assert await store.outcome(command(stream="ours:0", id="3")) is not None
            return seen

    async def run() -> list[Recorded]:
        seen, _ = await asyncio.gather(follow(), _write(database, "ours"))
        return seen

    other = multiprocessing.get_context("spawn").Process(target=write_from_another_process, args=(database,))
    other.start()
    seen = asyncio.run(run())
    other.join()
    assert other.exitcode == 0
    assert [event.position for event in seen] == list(range(1, 2 * 2 * 4 * EACH + 1))
    ours = [event.version for event in seen if event.stream == "ours:1"]
    assert ours == list(range(1, EACH + 1))


def test_of_two_nodes_at_one_version_exactly_one_wins_and_a_command_is_done_once(database: str) -> None:
    async def run() -> None:
        async with stores(database, None, None) as (one, other):
            for n in range(20):
                first, second = await asyncio.gather(
                    one.append([to("a", "1", expected=n)]),
                    other.append([to("a", "2", expected=n)]),
                    return_exceptions=True,
                )
                assert {type(first), type(second)} == {Appended, VersionConflict}
                key = command(id=str(n))
                answers = await asyncio.gather(one.append([to("b", "x")], key), other.append([to("b", "x")], key))
                assert sorted(answer.repeated for answer in answers) == [False, True]
                assert answers[0].versions == answers[1].versions == {"b": n + 1}

    asyncio.run(run())


def test_a_group_has_as_many_transactions_as_it_needs_and_no_more(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LARGEST_GROUP", 10)
    times = iter(range(100))

    async def run() -> list[Recorded]:
        store = PostgresStore.open(database, clock=lambda: NOON.replace(minute=next(times)))
        await asyncio.gather(*(store.append([to(f"s{n}", "x")]) for n in range(30)))
        seen = await store.read_all()
        await store.close()
        return seen

    seen = asyncio.run(run())
    assert len({event.recorded_at for event in seen}) == 3  # the clock is read once for each


def test_large_events_go_over_in_pieces(database: str) -> None:
    large = tuple(NewEvent(kind="k", schema=1, payload=bytes([n]) * 9_000_000) for n in range(4))

    async def run() -> None:
        async with stores(database, None) as [store]:
            await store.append([Append(stream="a", expected=0, events=large)])
            assert tuple(event.payload for event in await store.read("a")) == tuple(new.payload for new in large)

    asyncio.run(run())


def test_a_node_that_was_given_up_writes_nothing_any_more(database: str) -> None:
    async def run() -> None:
        async with stores(database, node(database, 1), node(database, 2, "two")) as (one, two):
            await one.append([to("a", "1")])
            await asyncio.to_thread(execute, database, "UPDATE nodes SET ended = true WHERE node = 'one'")
            for _ in range(2):
                with pytest.raises(StoreFenced, match="node one was given up by the others in epoch 1"):
                    await one.append([to("a", "2")], command())
            assert await one.outcome(command()) is None
            assert await two.append([to("a", "3")]) == Appended({"a": 2}, repeated=False)
            assert texts(await one.read("a")) == ["1", "3"]

    asyncio.run(run())


@pytest.mark.parametrize("fence", [Fence(node="one", epoch=3), Fence(node="other", epoch=1)])
def test_the_fence_is_node_and_epoch_together(database: str, fence: Fence) -> None:
    node(database, 1)

    async def run() -> None:
        async with stores(database, fence) as [store]:
            with pytest.raises(StoreFenced):
                await store.append([to("a", "1")])

    asyncio.run(run())


def test_a_node_is_ended_after_its_group_or_before_never_in_the_middle(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ending a node waits for the group that it is writing; afterwards the node cannot write."""

    async def run() -> None:
        async with stores(database, node(database, 1)) as [store]:
            reached, let_go = asyncio.Event(), asyncio.Event()
            found = Transaction.add

            async def hold(*args: Any) -> None:
                reached.set()
                await let_go.wait()
                await found(*args)

            monkeypatch.setattr(Transaction, "add", hold)
            writing = asyncio.ensure_future(store.append([to("a", "1")]))
            await reached.wait()
            connection = await asyncpg.connect(database)
            ending = asyncio.ensure_future(connection.execute("UPDATE nodes SET ended = true"))
            await until_waiting(database)
            assert not ending.done()
            let_go.set()
            assert await writing == Appended({"a": 1}, repeated=False)
            await ending
            await connection.close()
            with pytest.raises(StoreFenced):
                await store.append([to("a", "2")])

    asyncio.run(run())


async def until_waiting(url: str) -> None:
    """Wait until a connection waits for a lock that another one has."""
    connection = await asyncpg.connect(url)
    waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    async with asyncio.timeout(30):
        while not await connection.fetchval(waiting):
            await asyncio.sleep(0.01)
    await connection.close()


def test_a_node_that_falls_silent_in_the_middle_of_its_group_holds_the_others_up_only_for_a_moment(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server rolls its transaction back; when the node wakes up, its group is written after the others'."""
    monkeypatch.setitem(connections.SESSION, "idle_in_transaction_session_timeout", "300")
    found = Transaction.add

    async def run() -> None:
        async with stores(database, None, None) as (silent, other):
            reached, let_go = asyncio.Event(), asyncio.Event()

            async def hold(self: Any, *args: Any) -> None:
                if not reached.is_set():
                    reached.set()
                    await let_go.wait()
                await found(self, *args)

            monkeypatch.setattr(Transaction, "add", hold)
            writing = asyncio.ensure_future(silent.append([to("a", "late")]))
            await reached.wait()
            assert await other.append([to("a", "early")]) == Appended({"a": 1}, repeated=False)
            let_go.set()
            assert await writing == Appended({"a": 2}, repeated=False)
            assert texts(await other.read("a")) == ["early", "late"]

    asyncio.run(run())


def test_what_others_store_is_heard_and_what_one_stores_oneself_is_not(database: str) -> None:
    async def run() -> None:
        async with stores(database, None, None) as (one, other):
            heard: list[tuple[str, int]] = []
            also: list[tuple[str, int]] = []
            one.watch(lambda stream, version: heard.append((stream, version)))
            await until(lambda: heard == [("", 0)])
            one.watch(lambda stream, version: also.append((stream, version)))
            await one.append([to("own", "x")])
            await other.append([to("meter:Νίκη, @ 1", "x", "y"), to("house:1", "z"), to("table:1")], command())
            await until(lambda: len(heard) == 3)
            assert sorted(heard[1:]) == [("house:1", 1), ("meter:Νίκη, @ 1", 2)]
            assert also == [("", 0), *heard[1:]]

    asyncio.run(run())


def test_who_listened_to_a_broken_line_learns_that_anything_may_have_moved(database: str) -> None:
    async def run() -> None:
        async with stores(database, None, None) as (one, other):
            heard: list[tuple[str, int]] = []
            one.watch(lambda stream, version: heard.append((stream, version)))
            await until(lambda: len(heard) == 1)
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"
            await asyncio.to_thread(execute, database, cut)
            await until(lambda: heard == [("", 0), ("", 0)])
            await other.append([to("a", "x")])
            await until(lambda: heard[2:] == [("a", 1)])

    asyncio.run(run())


def test_notes_are_short_enough_for_the_server_and_lose_no_stream() -> None:
    moved = {f"table:{'ω' * (n % 90)}{n}": n + 1 for n in range(2_000)} | {"x" * 8_000: 7}
    sent = notes.notes("one 1", moved)
    assert max(map(len, sent)) < 7_900
    assert all(note.isascii() for note in sent)
    heard = [item for note in sent for item in notes.read(note, "two 2")]
    assert len(heard) == 2_001
    assert dict(heard) == {**{name: moved[name] for name in moved if len(name) < 8_000}, "": 0}
    assert [item for note in sent for item in notes.read(note, "one 1")] == []
    assert list(notes.read("somebody else's words", "one 1")) == []


def test_a_server_that_has_no_room_turns_the_append_away_and_takes_it_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = True
    add = Transaction.add

    async def full(*args: Any) -> None:
        if failing:
            raise asyncpg.DiskFullError("could not extend file")
        await add(*args)

    monkeypatch.setattr(Transaction, "add", full)

    async def run() -> None:
        nonlocal failing
        async with stores(database, None) as [store]:
            with pytest.raises(StoreUnavailable, match="nothing was stored: DiskFullError"):
                await store.append([to("a", "1")], command())
            failing = False
            with monkeypatch.context() as full_still:
                full_still.setattr(trials, "TRIAL", "SELECT 1 / (length($1::bytea) - length($1::bytea))")
                with pytest.raises(StoreUnavailable, match="nothing can be stored yet: DivisionByZeroError"):
                    await store.try_append()
            await store.try_append()
            assert await store.read_all() == [], "a trial is rolled back"
            assert await store.append([to("a", "2", expected=0)], command()) == Appended({"a": 1}, repeated=False)

    asyncio.run(run())
