"""The house's roles through the socket, and the addresses of the house's pages."""

from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from kitapi.registry import GAMES
from kitapi.room.rooms import CardRoom
from kitapi.room.table.bots import BotPlayers
from kitapi.store import MemoryStore
from kitapi_testing.lottery_hall import HALL, hall
from kitapi_testing.room_people import LASTING, play_first, story
from tests.web.visitors import options, serve_room

LOTTERY = {"game": "lottery", "terms": {"players": 2, "variant": HALL}}
DEALER = {"role": "dealer"}
AUTOMATON = {**DEALER, "kind": "automaton", "name": "", "connected": False, "missing": False}
MARIA = {**DEALER, "kind": "person", "name": "Maria", "connected": True, "missing": False}


def lottery_hall() -> CardRoom:
    return hall(MemoryStore())


@story
async def test_a_role_is_taken_acted_in_and_left_over_its_own_line(page: Path) -> None:
    async with serve_room(page, room=lottery_hall()) as there, there.visitor() as maria:
        table = await maria.new_table("first", "open", **LOTTERY)
        async with maria.at(table, role="dealer") as line:
            await line.hear()
            shown = line.state["table"]
            assert (shown["roles"], shown["mine"], shown["acting"]) == ([AUTOMATON], [], None)
            assert (await line.say(type="take_role", role="dealer", name="Maria"))["type"] == "done"
            shown = line.state["table"]
            assert (shown["roles"], shown["mine"], shown["acting"]) == ([MARIA], ["dealer"], "dealer")
            await line.state_where(lambda state: {"kind": "coin_in"} in options(state))
            assert (await line.act({"kind": "coin_in"}, role="dealer"))["type"] == "done"
            await line.state_where(lambda state: state["view"]["coins"] == 3)
            assert (await line.say(type="leave_role", role="dealer"))["type"] == "done"
            shown = line.state["table"]
            assert (shown["roles"], shown["mine"], shown["acting"]) == ([AUTOMATON], [], None)


@story
async def test_a_line_as_a_role_of_somebody_else_is_sent_what_everybody_is(page: Path) -> None:
    async with serve_room(page, room=lottery_hall()) as there, there.visitor() as maria, there.visitor() as nikos:
        table = await maria.new_table("first", "open", **LOTTERY)
        async with maria.at(table, role="dealer") as hers, nikos.at(table, role="dealer") as his:
            await hers.say(type="take_role", role="dealer", name="Maria")
            dealers = await hers.state_where(lambda state: bool(options(state)))
            others = await his.state_where(lambda state: state["version"] == dealers["version"])
            assert others["table"]["acting"] is None
            assert dealers["view"]["left"]
            assert others["view"] == {**dealers["view"], "left": [], "options": []}
            async with maria.at(table) as without:
                await without.hear()
                assert (without.state["table"]["mine"], without.state["table"]["acting"]) == (["dealer"], None)
                assert without.state["view"] == others["view"], "she asked for it only on the other line"


@story
async def test_what_the_room_refuses_in_a_role_is_explained_in_the_languages(page: Path) -> None:
    async with serve_room(page, room=lottery_hall()) as there, there.visitor() as maria, there.visitor() as nikos:
        table = await maria.new_table("first", "open", **LOTTERY)
        async with maria.at(table) as hers, nikos.at(table, "it") as his:
            unknown = await hers.say(type="take_role", role="croupier")
            assert (unknown["reason"], unknown["text"]) == ("unknown_role", "The house at this table has no such role.")
            await hers.say(type="take_role", role="dealer", name="Maria")
            held = await his.say(type="take_role", role="dealer")
            assert (held["reason"], held["facts"]) == ("role_taken", {"role": "dealer", "seconds": 30})
            assert held["text"] == "Qualcuno ha già questo ruolo: si libera dopo 30 secondi senza connessione."
            left = await his.say(type="leave_role", role="dealer")
            assert left["reason"] == "not_staffed"
            unreadable = await his.say(type="take_role", role="dealer", seat=1)
            assert (unreadable["reason"], unreadable["field"]) == ("malformed", "seat")


@story
async def test_five_visitors_with_the_link_have_no_role_before_the_host_lets_them_in(page: Path) -> None:
    """At a live table: its link alone made five cookies dealer, inspectors, management and control room."""
    variant = {**msgspec.to_builtins(GAMES["caribbean-stud"].presets["example"]), "practice": False}
    live = {"game": "caribbean-stud", "terms": {"players": 2, "variant": variant}}
    async with AsyncExitStack() as stack:
        room = CardRoom(MemoryStore(), GAMES, BotPlayers(play_first, pace=0), lambda _: ("random",), times=LASTING)
        there = await stack.enter_async_context(serve_room(page, room=room))
        host = await stack.enter_async_context(there.visitor())
        table = await host.new_table("random", "open", house={"name": "Club"}, **live)
        hers = await stack.enter_async_context(host.at(table))
        await hers.hear()
        roles = [one["role"] for one in hers.state["table"]["roles"]]
        assert len(roles) == 5
        for role in roles:
            stranger = await stack.enter_async_context(there.visitor())
            line = await stack.enter_async_context(stranger.at(table, role=role))
            await line.hear()
            assert (await line.say(type="take_role", role=role, name=role))["type"] == "done"
            shown = await line.state_where(lambda state: bool(state["table"]["asked"]))
            assert (shown["table"]["mine"], shown["table"]["acting"]) == ([], None)
        waiting = await hers.state_where(lambda state: len(state["table"]["requests"]) == len(roles))
        assert [one["kind"] for one in waiting["table"]["roles"]] == ["automaton"] * len(roles)
        assert (await hers.say(type="take_role", role=roles[0], name="Maria"))["type"] == "done"
        await hers.state_where(lambda state: state["table"]["mine"] == [roles[0]])


@story
async def test_the_tables_at_which_one_has_a_role_are_listed(page: Path) -> None:
    async with serve_room(page, room=lottery_hall()) as there, there.visitor() as maria:
        table = await maria.new_table("open", "open", **LOTTERY)
        assert (await maria.browser.get("/api/tables")).json() == {"tables": []}
        async with maria.at(table) as line:
            await line.say(type="take_role", role="dealer", name="Maria")
            [listed] = (await maria.browser.get("/api/tables")).json()["tables"]
            assert (listed["table"], listed["seat"], listed["roles"]) == (table, None, ["dealer"])
            await line.say(type="leave_role", role="dealer")
            assert (await maria.browser.get("/api/tables")).json() == {"tables": []}


@story
async def test_the_offer_names_the_roles_of_the_house(page: Path) -> None:
    async with serve_room(page, room=lottery_hall()) as there, there.visitor() as maria:
        offers = msgspec.json.decode((await maria.browser.get("/api/games")).content)["games"]
        assert {offer["name"]: offer["roles"] for offer in offers} == {"toy": [], "lottery": ["dealer"]}


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@story
async def test_the_houses_pages_are_the_same_shell_and_not_found_where_there_is_no_such_thing(
    page: Path, method: str
) -> None:
    async with serve_room(page, room=lottery_hall()) as there, there.visitor() as maria:
        with_house, without = await maria.new_table("open", "open", **LOTTERY), await maria.new_table("me", "first")
        found = {
            f"/table/{with_house}/as/dealer": 200,
            f"/table/{with_house}/as/chance": 404,
            f"/table/{without}/as/dealer": 404,
            f"/table/{'A' * 22}/as/dealer": 404,
            f"/table/{without}/screen": 200,
            f"/table/{'A' * 22}/screen": 404,
            "/rulings/lottery": 200,
            "/rulings/toy": 404,
            "/drills/lottery": 200,
            "/drills/nothing": 404,
        }
        for path in ("meter", "books", "books/1"):
            found |= {f"/table/{with_house}/{path}": 200, f"/table/{without}/{path}": 404}
            found |= {f"/table/{'A' * 22}/{path}": 404}
        found[f"/table/{with_house}/books/0"] = 404
        start = await maria.browser.request(method, "/")
        for path, status in found.items():
            answer = await maria.browser.request(method, path)
            assert (path, answer.status_code, answer.content) == (path, status, start.content)
