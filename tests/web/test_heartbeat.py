"""Heartbeats: only connections to which nothing was sent for a while get one."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from kitapi.room.onlookers.audience import Onlooker
from kitapi.store import MemoryStore
from kitapi.web.heartbeat import BATCH, HERE, Heartbeat, Limits
from kitapi.web.operation import operation_of
from kitapi_campaigns.proofs.outlets.still_time import StillTime, Stuck
from kitapi_testing.room_people import story, toy_room
from tests.web.visitors import serve_room, sit_down

EVERY = Limits().every


def with_fast_clock(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Return a test with a clock that jumps to the next timer."""

    def run() -> None:
        with asyncio.Runner(loop_factory=StillTime) as runner:
            runner.run(test())

    run.__name__ = test.__name__
    return run


def queued_for(onlooker: Onlooker) -> list[Any]:
    """Return the queued messages for ``onlooker``."""
    return list(onlooker.waiting)


@with_fast_clock
async def test_who_was_sent_nothing_for_five_seconds_is_sent_one_heartbeat() -> None:
    heartbeat, quiet, busy = Heartbeat(), Onlooker("quiet"), Onlooker("busy")
    heartbeat.note_message(quiet)
    heartbeat.note_message(busy)
    await asyncio.sleep(EVERY - 1)
    heartbeat.note_message(busy)
    await asyncio.sleep(1.5)
    assert (queued_for(quiet), queued_for(busy)) == ([HERE], [])
    await asyncio.sleep(EVERY - 1)
    assert (queued_for(quiet), queued_for(busy)) == ([HERE], [HERE])


@with_fast_clock
async def test_who_does_not_take_what_waits_is_sent_no_heartbeat_more() -> None:
    heartbeat, slow = Heartbeat(), Onlooker("slow")
    heartbeat.note_message(slow)
    slow.send("a state")
    await asyncio.sleep(20 * EVERY)
    assert queued_for(slow) == ["a state"]
    assert await slow.next_message() == "a state"
    await asyncio.sleep(20 * EVERY)
    assert queued_for(slow) == [HERE]


@with_fast_clock
async def test_thousands_that_are_due_at_one_moment_are_served_some_at_a_time() -> None:
    heartbeat, onlookers = Heartbeat(), [Onlooker(str(one)) for one in range(10 * BATCH)]
    for onlooker in onlookers:
        heartbeat.note_message(onlooker)
    served_at: list[int] = []
    while not served_at or served_at[-1] < len(onlookers):
        await asyncio.sleep(0.005)
        count = sum(queued_for(onlooker) == [HERE] for onlooker in onlookers)
        if count > (served_at[-1] if served_at else 0):
            served_at.append(count)
    assert served_at == [BATCH * turn for turn in range(1, 11)]
    assert asyncio.get_running_loop().time() < EVERY + 1


def test_nobody_is_sent_a_heartbeat_once_they_are_gone() -> None:
    heartbeat, gone = Heartbeat(), Onlooker("gone")

    async def begin() -> None:
        heartbeat.note_message(gone)
        heartbeat.forget(gone)
        await asyncio.get_running_loop().create_future()

    with pytest.raises(Stuck, match="everybody waits"), asyncio.Runner(loop_factory=StillTime) as runner:
        runner.run(begin())
    assert queued_for(gone) == []


@story
async def test_a_connection_announces_its_limits_and_beats_while_it_is_quiet(page: Path) -> None:
    room = toy_room(MemoryStore())
    operation = operation_of(room, heartbeat=Heartbeat(Limits(every=0.01, silence=1.5, answer=0.25)))
    async with (
        serve_room(page, room=room, operation=operation) as there,
        there.visitor() as maria,
        maria.at(await maria.new_table("me", "first")) as line,
    ):
        heard = [await line.hear_any() for _ in range(8)]
        assert heard[:2] == [heard[0], {"type": "here", "silence": 1500, "answer": 250}]
        assert heard[0]["type"] == "state"
        assert {"type": "here"} in heard[2:]
        await line.hear_any()


@story
async def test_a_probe_is_answered_under_its_id_and_stores_nothing(page: Path) -> None:
    store = MemoryStore()
    async with sit_down(page, store) as line:
        await line.hear()
        stored = len(await store.read_all())
        for _ in range(2):  # with the same id as well: it changes nothing
            assert await line.say(type="probe", id="probe-0001") == {"type": "here", "id": "probe-0001"}
        assert (await line.say(type="probe", id="short"))["field"] == "id"
        assert (await line.say(type="probe", seat=1))["field"] == "seat"
        assert len(await store.read_all()) == stored


@story
async def test_probes_count_as_commands_against_the_limit_of_their_connection(page: Path) -> None:
    async with sit_down(page) as line:
        await line.hear()
        for one in range(100):
            await line.socket.send(f'{{"type":"probe","id":"probe-{one:03}"}}')
        answers = [await line.hear() for _ in range(100)]
    assert answers[0] == {"type": "here", "id": "probe-000"}
    assert (answers[-1]["reason"], answers[-1]["id"]) == ("busy", "probe-099")
