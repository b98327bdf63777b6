"""Work besides play: one piece after the other, by turns for each requester, and equal work only once."""

import asyncio
import threading
from typing import Any

import pytest

from kitapi.room.answers import work_queue as module
from kitapi.room.answers.work_queue import WorkQueue
from kitapi.room.errors import Busy
from kitapi.room.rooms import CardRoom
from kitapi.store import MemoryStore
from kitapi_testing.room_people import Guest, open_desk, story, toy_room


class Bench:
    """A piece of work that lasts until it is released, and the pieces done."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.go = threading.Event()
        self.at_once = 0

    def first(self, name: str = "") -> str:
        self.go.wait()
        return name

    def work(self, name: str) -> str:
        self.done.append(name)
        return name


async def advance(tasks: list[asyncio.Task[Any]]) -> None:
    """Let ``tasks`` run until all of them wait."""
    for _ in range(len(tasks) + 2):
        await asyncio.sleep(0)


@story
async def test_requesters_take_turns_however_much_each_requests() -> None:
    queue, bench = WorkQueue(), Bench()
    tasks = [asyncio.create_task(queue.do("flood", bench.first))]
    tasks += [asyncio.create_task(queue.do("flood", bench.work, f"f{number}")) for number in range(4)]
    await advance(tasks)
    tasks += [asyncio.create_task(queue.do(who, bench.work, who)) for who in ("maria", "nikos")]
    await advance(tasks)
    bench.go.set()
    await asyncio.gather(*tasks)
    assert bench.done == ["f0", "maria", "nikos", "f1", "f2", "f3"]


@story
async def test_a_requester_of_too_much_is_refused_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_OF_ONE", 2)
    monkeypatch.setattr(module, "MOST_WAITING", 3)
    queue, bench = WorkQueue(), Bench()
    tasks = [asyncio.create_task(queue.do("flood", bench.first))]
    tasks += [asyncio.create_task(queue.do("flood", bench.work, f"f{number}")) for number in range(2)]
    await advance(tasks)
    with pytest.raises(Busy):
        await queue.do("flood", bench.work, "f2")
    tasks.append(asyncio.create_task(queue.do("maria", bench.work, "maria")))
    await advance(tasks)
    with pytest.raises(Busy):
        await queue.do("nikos", bench.work, "nikos")
    bench.go.set()
    await asyncio.gather(*tasks)
    assert sorted(bench.done) == ["f0", "f1", "maria"]


@story
async def test_who_goes_away_while_waiting_is_passed_over_and_a_fault_stops_nobody() -> None:
    queue, bench = WorkQueue(), Bench()
    first = asyncio.create_task(queue.do("a", bench.first))
    gone = asyncio.create_task(queue.do("b", bench.work, "gone"))
    wrong = asyncio.create_task(queue.do("c", int, "no number"))
    last = asyncio.create_task(queue.do("d", bench.work, "last"))
    await advance([first, gone, wrong, last])
    gone.cancel()
    bench.go.set()
    outcomes = await asyncio.gather(first, gone, wrong, last, return_exceptions=True)
    assert [type(one) for one in outcomes] == [str, asyncio.CancelledError, ValueError, str]
    assert bench.done == ["last"]
    assert await queue.do("e", bench.work, "again") == "again"


@story
async def test_what_many_request_at_once_is_made_once_and_kept_within_bounds() -> None:
    queue, made = WorkQueue(kept=10), list[str]()

    async def make(name: str) -> bytes:
        made.append(name)
        await asyncio.sleep(0)
        return name.encode() * 4

    async def request(name: str) -> bytes:
        return await queue.compute_once(name, lambda: make(name), len)

    assert await asyncio.gather(*(request("a") for _ in range(5))) == [b"aaaa"] * 5
    await request("b")
    await request("a")
    assert made == ["a", "b"]
    await request("c")
    assert await request("a") == b"aaaa"
    assert made == ["a", "b", "c"], "the one that was not used for longest is dropped"
    await request("b")
    assert made == ["a", "b", "c", "b"]


@story
async def test_what_cannot_be_made_is_tried_again() -> None:
    queue, tried = WorkQueue(), list[int]()

    async def make() -> bytes:
        tried.append(1)
        raise Busy

    for _ in range(2):
        with pytest.raises(Busy):
            await queue.compute_once("a", make, len)
    assert len(tried) == 2


# Papers


async def play_deals(room: CardRoom, deals: int) -> str:
    """Return a table with ``deals`` finished deals."""
    maria = await Guest(await open_desk(room, "me", "first", deals=9), "maria").look()
    for number in range(1, deals + 1):
        await maria.contribute()
        await maria.play()
        await maria.play()
        await maria.until(lambda state, over=number: state.table.sheet == over)  # type: ignore[misc]
        if number < deals:
            await maria.next()
    return maria.desk.table_id


@story
async def test_papers_of_one_version_are_made_once_and_read_only_their_deal() -> None:
    store = MemoryStore()
    room = toy_room(store)
    table = await play_deals(room, 3)
    read: list[tuple[str, int]] = []
    reading = store.read

    async def note_read(stream: str, after: int = 0, limit: int | None = None) -> Any:
        found = await reading(stream, after, limit)
        read.append((stream.partition(":")[0], len(found)))
        return found

    store.read = note_read  # type: ignore[method-assign]
    papers, events = room.papers, (await (await room.desk(table)).table()).version
    second = await papers.replay(table, 2, "")
    assert await papers.replay(table, 2, "") == second
    plays = [count for stream, count in read if stream == "play"]
    assert len(plays) == 1
    assert plays[0] < events, "only part of the log was read"
    for paper in (room.sheet, room.record, room.commitments):
        read.clear()
        first = await paper(table, "")
        assert await paper(table, "nikos") == first
        assert [stream for stream, _ in read].count("play") == 1
    await room.close()
