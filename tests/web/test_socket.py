"""The socket: it sends whole states and answers in order, and nothing that a browser sends breaks it."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kitapi.room.onlookers.audience import QUEUE_LIMIT
from kitapi.store import MemoryStore, StoreFailed
from kitapi.web.wire import FRAME_LIMIT
from kitapi_testing.room_people import TOO_LONG, story, toy_room
from tests.room.failing_store import FailingStore
from tests.web.visitors import options, serve_room, sit_down


@story
async def test_the_first_message_is_the_whole_state(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            state = await line.hear()
    assert state.pop("view")["options"] == [{"kind": "nonce", "action": "contribute", "bytes": 16, "pledge": ""}]
    said: dict[str, Any] = {"missing": False, "accepted": True, "ending": False, "getting_ready": False}
    said |= {"dealt": False, "reserved": None, "givable": False, "muted": False}
    assert state == {
        "type": "state",
        "version": 2,
        "table": {
            "id": table,
            "game": "toy",
            "me": 0,
            "kept": None,
            "seats": [
                {"seat": 0, "kind": "person", "name": "Maria", "connected": True, "ready": False} | said,
                {"seat": 1, "kind": "bot", "name": "first", "connected": True, "ready": True} | said,
            ],
            "sheet": 0,
            "terms": {"number": 1, "players": 2, "variant": {"deals": 3, "loud": False}, "preset": None},
            "started": True,
            "watching": 0,
            "archive": False,
            "meter": None,
            "house": None,
            "stopped": False,
            "roles": [],
            "mine": [],
            "acting": None,
            "practice": False,
            "host": "",
            "admits": False,
            "requests": [],
            "asked": [],
            "bots": ["first", "other"],
            "advice": "alone",
            "advised": False,
            "clock": None,
            "proposal": None,
            "kept_deals": None,
            "entry": "open",
            "hosting": False,
            "invitations": [],
            "seat_requests": [],
            "seat_asked": None,
            "invited": None,
            "talk": "open",
            "free_text": False,
            "moderates": True,
        },
        "observations": [],
        "history": [{"kind": "deal_began", "number": 1}, {"kind": "seat_contributed", "seat": 1}],
    }


@story
async def test_the_state_a_command_leads_to_comes_before_its_answer(page: Path) -> None:
    async with sit_down(page) as line:
        await line.hear()
        done = await line.contribute()
        assert done["type"] == "done"
        assert line.state["version"] == done["version"]
        assert [one["kind"] for one in line.state["observations"]] == ["seat_contributed", "hand_seen"]


@story
async def test_a_whole_deal_is_played_and_the_sheet_fetched(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.contribute()
            await line.play()
            await line.play()
            await line.state_where(lambda state: state["table"]["sheet"] == 1)
            assert (await line.say(type="next"))["type"] == "done"
            assert line.state["view"]["number"] == 2
        assert len((await maria.browser.get(f"/api/tables/{table}/sheet")).json()["tricks"]) == 2


@story
async def test_a_reconnection_is_the_first_message_again(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.contribute()
            before = await line.state_where(lambda state: len(options(state)) == 3)
        async with maria.at(table) as line:
            again = await line.hear()
        history = again.pop("history")
        assert "history" not in before
        assert {**before, "observations": []} == again
        assert [one["kind"] for one in history][:4] == ["deal_began", *["seat_contributed"] * 2, "hand_seen"]
        assert history[-len(before["observations"]) :] == before["observations"]


@story
async def test_who_has_no_seat_sees_what_everybody_sees(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, room.visitor() as stranger:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.contribute()
            await line.state_where(lambda state: len(state["view"]["hand"]) == 2)
            async with stranger.at(table) as looking:
                state = await looking.hear()
                refused = await looking.act({"kind": "wave"})
                ending = await looking.say(type="break_up", agree=True)
                assert (await line.state_where(lambda state: state["table"]["watching"] == 1))["table"]["me"] == 0
    assert (state["table"]["me"], state["table"]["watching"]) == (None, 1)
    assert (state["view"]["hand"], options(state)) == ([], [])
    assert (refused["type"], refused["reason"]) == ("refused", "not_seated")
    assert (ending["type"], ending["reason"]) == ("refused", "not_seated")


@story
async def test_terms_are_put_on_the_table_and_accepted(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, room.visitor() as nikos:
        table = await maria.new_table("me", "open")
        async with maria.at(table) as line, nikos.at(table, "el") as other:
            await line.hear()
            await other.hear()
            assert (await line.say(type="next"))["reason"] == "not_started"
            await other.say(type="sit", seat=1, name="Nikos")
            terms = {"players": 2, "variant": {"deals": 1}}
            assert (await line.say(type="terms", terms=terms))["type"] == "done"
            stale = await other.say(type="accept", terms=1)
            assert (stale["reason"], stale["facts"]) == ("stale", {"terms": 1, "number": 2})
            assert "όροι" in stale["text"]
            shown = (await other.state_where(lambda state: state["table"]["terms"]["number"] == 2))["table"]
            assert shown["terms"]["variant"] == {"deals": 1, "loud": False}
            assert shown["terms"]["preset"] == "short"
            assert [seat["accepted"] for seat in shown["seats"]] == [True, False]
            assert (await other.say(type="accept", terms=2))["type"] == "done"
            await line.state_where(lambda state: state["table"]["started"])
            started = await line.say(type="terms", terms=terms)
            assert (started["reason"], started["type"]) == ("started", "refused")


@story
async def test_a_phrase_is_passed_on_before_its_answer_and_a_second_one_at_once_is_refused(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, maria.at(await maria.new_table("me", "open")) as line:
        await line.hear()
        await line.socket.send('{"type":"say","id":"says-once","phrase":"coffee"}')
        said = await line.until(lambda message: message["type"] == "said")
        assert len(said.pop("who")) == 16
        assert said == {"type": "said", "number": 1, "seat": 0, "name": "Maria", "phrase": "coffee"}
        assert await line.hear() == {"type": "done", "id": "says-once", "version": 0}
        assert (await line.say(type="say", phrase="laugh"))["reason"] == "busy"


@pytest.mark.parametrize(
    ("command", "field"),
    [
        ({"type": "terms", "terms": {"variant": {"deals": 0}}}, "variant.deals"),
        ({"type": "terms", "terms": {"players": 3}}, "terms.players"),
        ({"type": "terms", "terms": 7}, "message"),
        ({"type": "terms"}, "terms"),
        ({"type": "accept", "terms": "1"}, "terms"),
        ({"type": "break_up"}, "agree"),
        ({"type": "break_up", "agree": 1}, "agree"),
        ({"type": "answer_proposal", "proposal": 2**31 + 1, "agree": True}, "proposal"),
        ({"type": "answer_request", "request": 0, "admit": True}, "request"),
        ({"type": "say", "phrase": "I hold the ace of hearts"}, "phrase"),
        ({"type": "say"}, "phrase"),
        ({"type": "allow_talk", "allowed": "no"}, "allowed"),
    ],
)
@story
async def test_terms_and_wishes_that_cannot_be_read_are_refused(
    page: Path, command: dict[str, Any], field: str
) -> None:
    async with serve_room(page) as room, room.visitor() as maria, maria.at(await maria.new_table("me", "open")) as line:
        await line.hear()
        refused = await line.say(**command)
        assert (refused["reason"], refused["field"]) == ("malformed", field)
        assert refused["text"]


@story
async def test_somebody_with_the_link_takes_an_open_seat(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, room.visitor() as nikos:
        table = await maria.new_table("me", "open")
        async with maria.at(table) as line, nikos.at(table) as other:
            await line.hear()
            await other.hear()
            assert (await other.say(type="sit", seat=1, name="  Nikos  P. "))["type"] == "done"
            assert other.state["table"]["me"] == 1
            state = await line.state_where(lambda state: state["table"]["seats"][1]["kind"] == "person")
            assert state["table"]["seats"][1]["name"] == "Nikos P."


FRAMES: dict[str, tuple[str | bytes, str, str | None]] = {
    "no JSON": ("{", "message", None),
    "no text": (b'{"type":"rise","id":"binary-frame"}', "message", None),
    "nothing": ("", "message", None),
    "no object": ("[1,2]", "message", None),
    "deep nesting": ("[" * 2000, "message", None),
    "no such command": ('{"type":"win","id":"command-a"}', "type", "command-a"),
    "no id": ('{"type":"rise"}', "id", None),
    "an id of the wrong type": ('{"type":"rise","id":12345678}', "id", None),
    "too short an id": ('{"type":"rise","id":"short"}', "id", "short"),
    "too long an id": ('{"type":"rise","id":"%s"}' % ("x" * 65), "id", None),
    "a field too many": ('{"type":"rise","id":"command-b","seat":1}', "seat", "command-b"),
    "a version that is no number": (
        '{"type":"act","id":"command-c","seen":"1","action":{}}',
        "seen",
        "command-c",
    ),
    "a number beyond all bounds": ('{"type":"sit","id":"command-d","seat":1e999,"name":""}', "seat", "command-d"),
    "an action that is none": ('{"type":"act","id":"command-e","seen":2,"action":7}', "message", "command-e"),
    "an unknown card": (
        '{"type":"act","id":"command-f","seen":2,"action":{"kind":"play_card","card":"1z"}}',
        "card",
        "command-f",
    ),
    "a seat that is not there": ('{"type":"sit","id":"command-g","seat":7,"name":""}', "seat", "command-g"),
    "a lone surrogate": ('{"type":"sit","id":"command-h","seat":1,"name":"\\ud800"}', "message", None),
}


@pytest.mark.parametrize(("frame", "field", "id"), FRAMES.values(), ids=FRAMES.keys())
@story
async def test_what_cannot_be_read_is_refused_and_the_connection_kept(
    page: Path, frame: str | bytes, field: str, id: str | None
) -> None:
    store = MemoryStore()
    async with sit_down(page, store) as line:
        await line.hear()
        stored = len(await store.read_all())
        await line.socket.send(frame)
        refused = await line.hear()
        assert (refused["type"], refused["reason"], refused["id"]) == ("refused", "malformed", id)
        assert refused["field"] == field
        assert refused["text"]
        assert len(await store.read_all()) == stored
        assert (await line.contribute())["type"] == "done"


@story
async def test_a_frame_of_more_than_4_kib_is_refused_and_the_connection_kept(page: Path) -> None:
    async with sit_down(page) as line:
        await line.hear()
        for size in (FRAME_LIMIT + 1, 60_000):
            await line.socket.send("x" * size)
            refused = await line.hear()
            assert (refused["reason"], refused["field"]) == ("malformed", "message")
        padded = '{"type":"rise","id":"command-fits"}'.ljust(FRAME_LIMIT)
        await line.socket.send(padded)
        await line.until(lambda message: message["type"] == "done")


@story
async def test_a_frame_beyond_all_measure_ends_the_connection_and_nothing_else(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.hear()
            await line.socket.send("x" * 1_000_000)
            with pytest.raises(ConnectionClosed):
                await line.hear()
        async with maria.at(table) as line:
            await line.hear()


@story
async def test_illegal_stale_and_reused_commands_are_refused_with_their_reason(page: Path) -> None:
    async with sit_down(page, lang="el") as line:
        await line.hear()
        illegal = await line.act({"kind": "wave"})
        assert (illegal["reason"], illegal["clause"], illegal["facts"]) == ("illegal", "TOY-04", {"turn": ["0"]})
        stale = await line.act({"kind": "contribute", "value": ""}, seen=0)
        assert (stale["reason"], stale["facts"]) == ("stale", {"seen": 0, "asked": 2})
        assert "τραπέζι" in stale["text"]
        action = {"kind": "contribute", "value": "ab" * 16}
        seen = line.state["version"]
        first = await line.act(action, id="command-once")
        assert first["type"] == "done"
        assert await line.act(action, id="command-once", seen=seen) == first
        reused = await line.act({"kind": "contribute", "value": ""}, id="command-once")
        assert reused["reason"] == "reused_id"


@story
async def test_an_unknown_table_is_said_and_the_socket_closed(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, maria.at("A" * 22) as line:
        refused = await line.hear()
        assert (refused["type"], refused["id"], refused["reason"]) == ("refused", None, "unknown_table")
        with pytest.raises(ConnectionClosed) as closed:
            await line.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


TRICKS = (
    "",
    "null",
    "http://evil.example",
    "http://{host}.evil.example",
    "http://evil.example/{host}",
    "http://evil.example@{host}",
    "http://{host}@evil.example",
    "http://{host}/",
    "http://{host}/path",
    "http://{host}#",
    "ftp://{host}",
    "file://",
    "{host}",
    "//{host}",
    "http://{name}",
    "http://{name}:1",
    "http://[::1]",
    "http://[",
    "http://evil.example, http://{host}",
)


@pytest.mark.parametrize("trick", TRICKS)
@story
async def test_no_socket_is_opened_from(page: Path, trick: str) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        origin = trick.format(host=room.host, name=room.host.partition(":")[0])
        with pytest.raises(InvalidStatus) as refused:
            async with maria.at(table, Origin=origin):
                pass
        assert refused.value.response.status_code == 403


@story
async def test_a_socket_is_opened_from_an_origin_that_is_allowed(page: Path) -> None:
    async with serve_room(page, origins=("https://cards.example/",)) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table, Origin="https://CARDS.example") as line:
            await line.hear()
        with pytest.raises(InvalidStatus):
            async with maria.at(table, Origin="https://cards.example.evil"):
                pass


@story
async def test_a_socket_without_a_token_looks_on_and_is_given_one(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        address = f"ws://{room.host}/api/tables/{table}/socket"
        async with connect(address, origin=room.address) as socket:  # type: ignore[arg-type]
            state = msgspec.json.decode(await socket.recv())
            assert state["table"]["me"] is None
            assert socket.response is not None
            assert socket.response.headers["set-cookie"].startswith("kitapi_visitor=")


@pytest.mark.parametrize("token", ["x", "A" * 44, "A" * 42 + "=", "A" * 43])
@story
async def test_a_token_that_is_not_his_gives_nobody_a_seat(page: Path, token: str) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table, Cookie=f"kitapi_visitor={token}") as line:
            assert (await line.hear())["table"]["me"] is None


@story
async def test_more_commands_than_a_person_can_give_are_refused_and_the_connection_kept(page: Path) -> None:
    async with sit_down(page) as line:
        await line.hear()
        for number in range(100):
            await line.socket.send(f'{{"type":"next","id":"command-{number:04}"}}')
        answers = [await line.hear() for _ in range(100)]
        reasons = {answer["reason"] for answer in answers}
        assert reasons == {"deal_running", "busy"}
        assert answers[0]["reason"] == "deal_running"
        assert answers[-1]["facts"] == {"what": "commands"}


@story
async def test_who_does_not_read_is_cut_off_and_delays_nobody(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, room.visitor() as sleeper:
        table = await maria.new_table("me", "first")
        desk = await room.room.desk(table)
        async with sleeper.at(table) as asleep:
            asleep.socket.transport.pause_reading()
            async with asyncio.timeout(TOO_LONG):
                while len(desk.audience) == 0:
                    await asyncio.sleep(0.01)
            [onlooker] = desk.audience
            async with maria.at(table) as line:
                await line.hear()
                await line.contribute()
                for _ in range(20_000):
                    onlooker.send({"filling": "x" * 4000})
                    if onlooker.cut_off.is_set():
                        break
                    if len(onlooker.waiting) >= QUEUE_LIMIT - 1:
                        await asyncio.sleep(0)
                assert onlooker.cut_off.is_set()
                assert (await line.play())["type"] == "done"
                async with asyncio.timeout(TOO_LONG):
                    while len(desk.audience) > 1:
                        await asyncio.sleep(0.01)
                asleep.socket.transport.abort()


@story
async def test_a_fault_of_the_store_is_said_without_details(page: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = FailingStore()
    async with sit_down(page, room=toy_room(store)) as line:
        await line.hear()
        store.next_failure = ValueError("Ah Kh Qh")
        refused = await line.contribute()
        assert (refused["reason"], refused["facts"]) == ("server", {})
        assert "Ah" not in msgspec.json.encode(refused).decode() + caplog.text
        assert "ValueError" in caplog.text
        store.next_failure = StoreFailed("disk")
        assert (await line.contribute())["reason"] == "server"


@story
async def test_when_the_server_ends_the_sockets_learn_so(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        line = maria.at(table)
        socket = await line.__aenter__()
        await socket.hear()
    with pytest.raises(ConnectionClosed) as closed:
        await socket.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in {1001, 1012}


async def raw(host: str, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection(*host.split(":"))
    writer.write(request)
    await writer.drain()
    writer.write_eof()
    try:
        return await asyncio.wait_for(reader.read(), TOO_LONG)
    finally:
        writer.close()


@story
async def test_a_handshake_that_is_none_harms_nobody(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        path = f"/api/tables/{table}/socket".encode()
        for broken in (b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n", b"\x81\x7e\xff\xff"):
            await raw(room.host, broken)
        async with maria.at(table) as line:
            answer: dict[str, Any] = await line.hear()
            assert answer["type"] == "state"
