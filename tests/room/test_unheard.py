"""Commands whose response is lost: repeated, they get the first one; after a disconnect only faults are logged."""

import asyncio
import gc
import logging
from typing import Any

import pytest

from kitapi.room.onlookers.messages import BreakUp
from kitapi.store import MemoryStore
from kitapi_testing.room_people import Guest, StoreAt, fresh_id, story
from kitapi_testing.two_people import a_table_of_two, turns


@story
async def test_a_command_that_would_change_nothing_any_more_gets_its_first_answer_again(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    wish = BreakUp(id=fresh_id(), agree=True)
    first = await maria.desk.handle("maria", wish)
    to_act, _ = await turns(maria, nikos)
    assert await to_act.play() > first
    assert await maria.desk.handle("maria", wish) == first
    await room.close()


async def said_and_gone(guest: Guest, complaints: list[dict[str, Any]]) -> None:
    """``guest`` sends a stale command and disconnects before the response; ``complaints``: of the event loop.

    Garbage is collected at the end, so that messages about it belong to the test that caused them.
    """
    asyncio.get_running_loop().set_exception_handler(lambda _, complaint: complaints.append(complaint))
    async with guest.desk.turn:
        call = asyncio.create_task(guest.act({"kind": "wave"}, seen=0))
        await asyncio.sleep(0)
        call.cancel()
    while guest.desk.pending:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    del call
    gc.collect()


@story
async def test_a_refusal_for_somebody_who_has_gone_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    gc.collect()
    caplog.clear()
    room, maria, nikos = await a_table_of_two(MemoryStore())
    complaints: list[dict[str, Any]] = []
    to_act, _ = await turns(maria, nikos)
    with caplog.at_level(logging.ERROR):
        await said_and_gone(to_act, complaints)
    assert not complaints
    assert not caplog.records
    await room.close()


@story
async def test_a_fault_is_logged_without_its_text_even_if_its_caller_has_gone(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    gc.collect()
    caplog.clear()
    room, maria, _ = await a_table_of_two(MemoryStore())
    complaints: list[dict[str, Any]] = []

    def fail(*_: object) -> None:
        raise RuntimeError("the ace of hearts")

    monkeypatch.setattr("kitapi.room.desk.desk.read_request", fail)
    with caplog.at_level(logging.ERROR):
        await said_and_gone(maria, complaints)
    assert not complaints
    [record] = caplog.records
    assert "RuntimeError" in record.getMessage()
    assert "ace" not in record.getMessage()
    await room.close()
