"""Any node takes any request."""

import asyncio
from pathlib import Path

import pytest

from kitapi.room.errors import Busy
from kitapi.room.seats.given_names import FORGOTTEN
from kitapi.web.endings import ENDED, SIGNED_OUT
from kitapi.web.visitors import COOKIE
from kitapi.wording.sentences import sentence_for
from kitapi_testing.commands import kitapi
from kitapi_testing.room_people import TOO_LONG, story
from tests.nodes.served_nodes import cut, elsewhere, node, two_at


@story
async def test_a_table_opened_at_one_node_is_played_at_by_people_at_two_others(page: Path, database: str) -> None:
    async with node(page, database) as a, node(page, database) as b, node(page, database) as c:  # noqa: SIM117
        async with a.visitor() as maria, b.visitor() as nikos, c.visitor() as watcher:
            table = await maria.new_table("me", "open")
            await nikos.browser.get("/")
            async with elsewhere(maria, c) as moved, moved.at(table) as first, nikos.at(table) as second:
                _, *lines = await two_at(first, second)
                async with watcher.at(table) as third:
                    await third.hear()
                    for line in lines:
                        assert (await line.play())["type"] == "done"
                    await third.state_where(lambda state: state["version"] == lines[1].state["version"])
                    assert third.state["view"]["hand"] == []
            assert table in a.room.desks.kept
            assert not b.room.desks.kept
            assert not c.room.desks.kept


@story
async def test_a_request_to_a_table_is_answered_by_its_node_as_if_it_had_arrived_there(
    page: Path, database: str
) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria, b.visitor() as nikos:
        table = await maria.new_table("me", "first")
        path = f"/api/tables/{table}/commitments"
        there, here = await maria.browser.get(path), await nikos.browser.get(path)
        assert (here.status_code, here.content) == (200, there.content)
        for name, value in here.headers.multi_items():
            assert here.headers.get_list(name) == [value], "said once"
        missing = await nikos.browser.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/sheet")
        assert (missing.status_code, missing.json()["reason"]) == (404, "unknown_table")
        refused = await nikos.browser.get(f"/api/tables/{table}/deals/7/replay", headers={"accept-language": "it"})
        assert refused.status_code == 404
        assert refused.json() == (await maria.browser.get(f"/api/tables/{table}/deals/7/replay?lang=it")).json()


@story
async def test_who_comes_without_a_token_to_another_node_sits_under_the_one_it_gives_him(
    page: Path, database: str
) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria, b.visitor() as nikos:
        table = await maria.new_table("me", "open")
        async with nikos.at(table) as line:
            assert line.socket.response is not None
            token = line.socket.response.headers["set-cookie"].partition(";")[0]
            await line.hear()
            assert (await line.say(type="sit", seat=1, name="Nikos"))["type"] == "done"
        for where in (a, b):
            answer = await nikos.browser.get(f"{where.address}/api/tables", headers={"cookie": token})
            assert [one["seat"] for one in answer.json()["tables"]] == [1], "wherever it is read"


@story
async def test_a_sign_out_at_one_node_ends_the_sockets_at_all(page: Path, database: str) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria, b.visitor() as copier:
        table = await maria.new_table("me", "first")
        copied = f"{COOKIE}={maria.browser.cookies[COOKIE]}"
        async with maria.at(table) as line, elsewhere(maria, b) as moved, moved.at(table) as passed_on:
            await line.hear()
            await passed_on.hear()
            assert (await moved.browser.post("/api/sign-out")).status_code == 200
            assert (await cut(line), await cut(passed_on)) == (SIGNED_OUT, SIGNED_OUT)
        for where in (a, b):
            answer = await copier.browser.get(f"{where.address}/api/tables", headers={"cookie": copied})
            assert answer.json() == {"tables": []}
            copier.browser.cookies.clear()


@story
async def test_a_visitor_sees_and_ends_connections_at_all_nodes(page: Path, database: str) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line, elsewhere(maria, b) as moved, moved.at(table) as passed_on:
            await line.hear()
            await passed_on.hear()
            async with asyncio.timeout(TOO_LONG):
                while not (a.place.others() and b.place.others()):  # each hears of the other with its next heartbeat
                    await asyncio.sleep(0.01)
            shown = [(await one.browser.get("/api/connections")).json() for one in (maria, moved)]
            assert [len(one["connections"]) for one in shown] == [2, 2], "each at the node that the browser reaches"
            assert [one["complete"] for one in shown] == [True, True]
            ids = {one["id"] for one in shown[0]["connections"]}
            for unknown in ("nothing", "%0A", "..", "%3F"):
                answer = await maria.browser.delete(f"{a.address}/api/connections/{unknown}")
                assert answer.status_code < 500, "what no address can hold is not requested from other nodes"
            for id in ids:
                assert (await maria.browser.delete(f"/api/connections/{id}")).json() == {"ended": 1}
            assert (await cut(line), await cut(passed_on)) == (ENDED, ENDED)
            async with moved.at(table) as again:
                await again.hear()
                await maria.browser.post("/api/session")
                await maria.browser.delete("/api/connections")
                assert await cut(again) == ENDED


@story
async def test_a_name_that_is_removed_at_one_node_or_by_the_command_is_shown_at_no_other(
    page: Path, database: str
) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria, b.visitor() as nikos:  # noqa: SIM117
        async with a.visitor() as third:
            table = await maria.new_table("me", "open", "open")
            await nikos.browser.get("/")
            async with nikos.at(table) as line, third.at(table) as other:
                await line.hear()
                assert (await line.say(type="sit", seat=1, name="Nikolaos"))["type"] == "done"
                await other.state_where(lambda state: state["table"]["seats"][1]["name"] == "Nikolaos")
                async with elsewhere(maria, b) as moved:
                    assert (await moved.browser.post("/api/forget-me")).json() == {"forgotten": 1}
                await other.state_where(lambda state: state["table"]["seats"][0]["name"] == FORGOTTEN)
                number = (await nikos.browser.get("/api/visitor")).json()["number"]
                ran = await asyncio.to_thread(kitapi, "forget", database, number)
                assert (ran.status, ran.err) == (0, "")
                await other.state_where(lambda state: state["table"]["seats"][1]["name"] == FORGOTTEN)


@story
async def test_only_who_knows_the_nodes_secret_is_believed_for_whom_he_asks(page: Path, database: str) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria, b.visitor() as stranger:
        table = await maria.new_table("me", "first")
        path = f"/api/tables/{table}/commitments"
        forged = await stranger.browser.get(path, headers={"x-kitapi-forwarded": "guessed 10.0.0.1"})
        assert forged.status_code == 200, "passed on like any other"
        headers = {"x-kitapi-forwarded": f"{b.place.secret} 10.0.0.1"}
        twice = await stranger.browser.get(path, headers=headers)
        assert (twice.status_code, twice.json()["reason"]) == (503, "busy"), "never passed on again"
        assert twice.headers["x-kitapi-elsewhere"]
        assert (await stranger.browser.get(f"{a.address}{path}", headers=headers)).status_code == 200
        assert set(a.buckets("commitments")) == {"127.0.0.1", "10.0.0.1"}


@story
@pytest.mark.parametrize(
    ("path", "first", "lang"), [("", "it-IT,en;q=0.5", "it"), ("?lang=sk", "it", "sk"), ("", "", "en")]
)
async def test_a_node_that_cannot_answer_says_so_in_the_language_requested(
    page: Path, database: str, path: str, first: str, lang: str
) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria:
        table = await maria.new_table("me", "first")
        headers = {"x-kitapi-forwarded": f"{b.place.secret} 10.0.0.1", "accept-language": first}
        answer = await maria.browser.get(f"{b.address}/api/tables/{table}/sheet{path}", headers=headers)
        assert (answer.status_code, answer.json()["text"]) == (503, sentence_for(Busy(), lang))


@story
async def test_a_socket_ends_with_the_code_that_the_tables_node_gave_it(page: Path, database: str) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria, b.visitor() as nikos:
        table = await maria.new_table("me", "first")
        async with nikos.at(table) as line:
            await line.hear()
            [onlooker] = a.room.desks.kept[table].audience
            onlooker.cut()
            await line.socket.wait_closed()
            assert line.socket.close_code == 1001
        async with nikos.at("A" * 22) as line:
            await line.hear()
            await line.socket.wait_closed()
            assert line.socket.close_code == 4404


@story
async def test_who_leaves_at_one_node_has_left_at_the_tables(page: Path, database: str) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria, b.visitor() as nikos:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.hear()
            async with nikos.at(table) as watcher:
                await watcher.hear()
                await line.state_where(lambda state: state["table"]["watching"] == 1)
            await line.state_where(lambda state: state["table"]["watching"] == 0)
