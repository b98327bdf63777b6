"""A table's commitments over the web: anybody may read them, within bounds."""

from pathlib import Path

import pytest

from kitapi.fairness import read_saved
from kitapi.web.budgets import PURSES, Purse
from kitapi_testing.room_people import story
from tests.web.visitors import serve_room


@story
async def test_anybody_may_keep_what_the_deals_of_a_table_were_bound_to(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, room.visitor() as stranger:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.hear()
            answer = await stranger.browser.get(f"/api/tables/{table}/commitments")
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["content-type"].startswith("application/jsonl")
        (bound,) = read_saved(answer.content.splitlines())
        assert (bound.number, bound.context, bound.state, bound.secret) == (1, f"{table}/1", "open", None)


@story
async def test_of_a_table_that_there_is_not_nothing_is_sent(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        answer = await maria.browser.get("/api/tables/none/commitments")
        assert (answer.status_code, answer.json()["reason"]) == (404, "unknown_table")


@story
async def test_who_asks_too_often_has_to_wait(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PURSES, "commitments", Purse(1e-6, 1, "commitments"))
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "open")
        path = f"/api/tables/{table}/commitments"
        assert [(await maria.browser.get(path)).status_code for _ in range(2)] == [200, 429]
