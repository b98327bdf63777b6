"""A visitor's own connections: seen by them alone, ended one by one, or with every other copy of their cookie."""

import asyncio
from pathlib import Path
from typing import Any

from kitapi.web.endings import ENDED
from kitapi.web.visitors import COOKIE
from kitapi_testing.room_people import TOO_LONG, story
from tests.web.visitors import Line, Visitor, serve_room


async def list_connections(visitor: Visitor, **headers: str) -> list[dict[str, Any]]:
    answer = await visitor.browser.get("/api/connections", headers=headers)
    assert answer.json()["complete"]
    connections: list[dict[str, Any]] = answer.json()["connections"]
    return connections


async def closed_with(line: Line) -> int | None:
    async with asyncio.timeout(TOO_LONG):
        await line.socket.wait_closed()
    return line.socket.close_code


@story
async def test_a_visitor_sees_their_own_connections_and_ends_one(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, room.visitor() as nikos:
        table = await maria.new_table("me", "open")
        assert await list_connections(maria) == await list_connections(nikos) == []
        async with maria.at(table) as first, nikos.at(table) as other:
            await first.hear()
            await other.hear()
            [shown], [foreign] = await list_connections(maria), await list_connections(nikos)
            assert (shown["table"], shown["network"], shown["since"][-6:]) == (table, "127.0.0.1", "+00:00")
            async with maria.at(table) as second:
                await second.hear()
                for id, ended in ((foreign["id"], 0), ("none", 0), (shown["id"], 1)):
                    answer = await maria.browser.delete(f"/api/connections/{id}")
                    assert answer.json() == {"ended": ended}
                assert await closed_with(first) == ENDED
                [stays] = await list_connections(maria)
                assert stays["id"] not in {shown["id"], foreign["id"]}
                assert (await second.say(type="rise"))["type"] == "done"
            assert (await other.say(type="sit", seat=1, name="Nikos"))["type"] == "done"


@story
async def test_a_visitor_keeps_their_seat_and_no_copy_of_their_cookie_counts_any_more(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, room.visitor() as copier:
        table = await maria.new_table("me", "open")
        copied = f"{COOKIE}={maria.browser.cookies[COOKIE]}"
        assert (await maria.browser.delete("/api/connections")).json() == {"ok": True}
        async with maria.at(table) as line:
            assert (await line.hear())["table"]["me"] == 0, "without a new session nothing ends"
            assert (await maria.browser.post("/api/session")).json() == {"ok": True}
            assert len(await list_connections(copier, Cookie=copied)) == 1, "a lost answer changes nothing"
            assert (await maria.browser.delete("/api/connections")).json() == {"ok": True}
            assert await closed_with(line) == ENDED
        async with maria.at(table) as line:
            assert (await line.hear())["table"]["me"] == 0
            assert len(await list_connections(maria)) == 1
            answer = await copier.browser.get("/api/tables", headers={"Cookie": copied})
            assert answer.json() == {"tables": []}
            assert (await maria.browser.delete("/api/connections")).json() == {"ok": True}
            assert (await line.say(type="rise"))["type"] == "done", "the session that is kept stays"


@story
async def test_another_sites_page_ends_no_connection(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        await maria.new_table("me", "open")
        evil = {"Origin": "http://evil.example"}
        answers = [
            await maria.browser.post("/api/session", headers=evil),
            await maria.browser.delete("/api/connections", headers=evil),
            await maria.browser.delete("/api/connections/x", headers=evil),
        ]
        assert [one.status_code for one in answers] == [403] * 3
