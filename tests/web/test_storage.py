"""The storage quota of an address: beyond it nothing new can be opened, and far beyond it no moves are accepted."""

from dataclasses import replace
from pathlib import Path

import httpx

from kitapi.store import MemoryStore
from kitapi.store.charged_store import ChargedStore
from kitapi.web.operation import operation_of
from kitapi.web.storage import BEYOND, DAY, MILLION, Storage
from kitapi_testing.room_people import TOO_LONG, story, toy_room
from tests.web.visitors import Visitor, serve_room


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_quota_is_used_up_and_grows_back_within_a_day() -> None:
    clock = Clock()
    storage = Storage(megabytes=10, clock=clock)
    storage.charge("10.0.0.1", 10 * MILLION)
    assert storage.wait("10.0.0.1") > 0
    assert storage.wait("10.0.0.2") == 0
    assert not storage.is_overdrawn("10.0.0.1"), "people who play may continue"
    clock.now += DAY / 10
    assert storage.wait("10.0.0.1") == 0
    storage.charge("10.0.0.1", MILLION)
    assert storage.wait("10.0.0.1") > 0


def test_who_plays_on_is_refused_beyond_twice_the_quota_and_never_owes_more() -> None:
    clock = Clock()
    storage = Storage(megabytes=10, clock=clock)
    storage.charge("10.0.0.1", 500 * MILLION)
    assert storage.is_overdrawn("10.0.0.1")
    clock.now += DAY * (BEYOND - 1) + 1
    assert storage.wait("10.0.0.1") == 0


def test_the_allowance_multiplies_the_quota_and_0_is_no_limit() -> None:
    storage = Storage(megabytes=10, allowance=20, clock=Clock())
    storage.charge("10.0.0.1", 199 * MILLION)
    assert storage.wait("10.0.0.1") == 0
    unlimited = Storage(megabytes=0)
    unlimited.charge("10.0.0.1", 10**15)
    assert unlimited.wait("10.0.0.1") == 0
    assert not unlimited.is_overdrawn("10.0.0.1")


@story
async def test_an_address_that_has_stored_its_quota_gets_a_plain_answer(page: Path) -> None:
    room = toy_room(ChargedStore(MemoryStore()))
    operation = replace(operation_of(room), megabytes=0.001)
    async with serve_room(page, room=room, operation=operation) as there, there.visitor() as maria:
        table = await maria.new_table("me", "first")
        refusal = await maria.open_table("me", "first")
        answer = refusal.json()
        assert (refusal.status_code, answer["reason"]) == (429, "storage_spent")
        assert answer["text"] == "Your address has used up its storage for today: try again later."
        assert 0 < int(refusal.headers["retry-after"]) <= BEYOND * DAY
        assert (await maria.browser.get("/api/tables")).status_code == 200, "looking costs nothing"
        async with maria.at(table) as line:
            assert (await line.say(type="next"))["reason"] == "storage_spent"
            assert (await line.say(type="probe"))["type"] == "here"
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(base_url=there.address, timeout=TOO_LONG, transport=transport) as elsewhere:
            assert (await Visitor(there, elsewhere).open_table("me", "first")).status_code == 201
