"""Advice at a table, over the web."""

import threading
from pathlib import Path

from kitapi_testing.room_people import play_first, story
from tests.room.test_advice import Solver, ready_room
from tests.room.test_bot_processes import a_room, thinkers
from tests.web.visitors import serve_room


@story
async def test_who_sits_there_sees_the_values_of_their_options_and_others_why_not(page: Path) -> None:
    room, _ = await ready_room(Solver())
    async with serve_room(page, room=room) as there, there.visitor() as maria, there.visitor() as stranger:
        table = await maria.new_table("me", "first", advice="alone")
        async with maria.at(table) as line:
            early = await maria.browser.get(f"/api/tables/{table}/advice?lang=el")
            await line.contribute()
            await line.state_where(lambda state: any(one["kind"] == "play_card" for one in state["view"]["options"]))
            answer = await maria.browser.get(f"/api/tables/{table}/advice")
            refused = await stranger.browser.get(f"/api/tables/{table}/advice")
            missing = await maria.browser.get("/api/tables/nowhere/advice")
            version = line.state["version"]
        offered = (await maria.browser.get("/api/games")).json()["games"][0]
        wrong = await maria.open_table("me", "first", advice="perhaps")
    assert (early.status_code, early.json()["reason"]) == (400, "not_asked")
    assert early.json()["text"] == "Δεν έχεις τίποτα να αποφασίσεις τώρα."
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    actions = [{"action": {"kind": "wave"}, "worth": 1.5}]
    assert answer.json() == {"version": version, "unit": "points", "worlds": 3, "exact": True, "actions": actions}
    assert (refused.status_code, refused.json()["reason"]) == (400, "not_seated")
    assert missing.status_code == 404
    assert offered["advice"] is True
    assert wrong.status_code == 400


@story
async def test_while_the_solver_is_compiled_the_answer_is_to_ask_again(page: Path) -> None:
    compiled = threading.Event()

    def prepare() -> bytes:
        compiled.wait(20)
        return b""

    room = a_room(thinkers(play_first, prepare))
    async with serve_room(page, room=room) as there, there.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.contribute()
            await line.state_where(lambda state: any(one["kind"] == "play_card" for one in state["view"]["options"]))
            answer = await maria.browser.get(f"/api/tables/{table}/advice")
        compiled.set()
    assert (answer.status_code, answer.json()["reason"]) == (503, "making_ready")


@story
async def test_a_server_without_solver_says_that_there_is_no_advice(page: Path) -> None:
    async with serve_room(page) as there, there.visitor() as maria:
        answer = await maria.browser.get(f"/api/tables/{await maria.new_table('me', 'first')}/advice")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no_advice")
