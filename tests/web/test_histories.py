"""Finished deals over HTTP: step by step, and as a file."""

from pathlib import Path

import pytest

from kitapi.records import read_record
from kitapi_testing.room_people import story
from kitapi_testing.toy_game import TOY
from tests.web.visitors import Line, serve_room


async def play_a_deal(line: Line) -> None:
    """Play the running deal to its end."""
    over = line.state.get("table", {}).get("sheet", 0) + 1
    await line.contribute()
    await line.play()
    await line.play()
    await line.state_where(lambda state: state["table"]["sheet"] == over)


@story
async def test_a_finished_deal_is_replayed_with_every_seats_view(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, room.visitor() as stranger:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.hear()
            await play_a_deal(line)
            answer = await stranger.browser.get(f"/api/tables/{table}/deals/1/replay")
            replay = answer.json()
            final = line.state["view"]
        assert answer.headers["cache-control"] == "no-store"
        assert (replay["number"], replay["seats"]) == (1, ["Maria", "first"])
        assert (replay["game"], replay["bots"]) == ("toy", [1])
        kinds = [one["kind"] for step in replay["steps"] for one in step["happened"]]
        assert kinds[:4] == ["deal_began", "seat_contributed", "seat_contributed", "hand_seen"]
        assert (kinds.count("toy.played"), kinds.count("toy.trick_taken")) == (4, 2)
        assert len(kinds) == len(replay["steps"])
        assert [[view["seat"] for view in step["views"]] for step in replay["steps"]] == [[0, 1]] * len(kinds)
        dealt = replay["steps"][3]["views"]
        assert [len(view["hand"]) for view in dealt] == [2, 2], "all cards are public once the deal is over"
        assert replay["steps"][-1]["views"][0] == final


@story
async def test_a_replay_is_packed_for_who_takes_that(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.hear()
            await play_a_deal(line)
        path = f"/api/tables/{table}/deals/1/replay"
        packed = await maria.browser.get(path, headers={"accept-encoding": "gzip"})
        plain = await maria.browser.get(path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) < len(plain.content) / 2


@story
async def test_nothing_of_a_running_deal_is_replayed_or_recorded(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.hear()
            for path in ("deals/1/replay", "record"):
                answer = await maria.browser.get(f"/api/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["reason"]) == (404, "unknown_deal")
            await play_a_deal(line)
            await line.say(type="next")
            await line.contribute()
            await line.play()
            running = await maria.browser.get(f"/api/tables/{table}/deals/2/replay")
            assert running.status_code == 404
            recorded = (await maria.browser.get(f"/api/tables/{table}/record")).content
        [deal] = read_record(recorded.splitlines(keepends=True), {"toy": TOY}).deals
        assert len([event for event in deal if event.__struct_config__.tag == "toy.opened"]) == 1


@pytest.mark.parametrize("number", ["0", "-1", "2", "99999999999999999999", "one", "1.5", ""])
@story
async def test_a_deal_there_is_not_is_not_found(page: Path, number: str) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.hear()
            await play_a_deal(line)
        answer = await maria.browser.get(f"/api/tables/{table}/deals/{number}/replay")
        assert answer.status_code == 404
        assert answer.json()["text"]


@pytest.mark.parametrize("path", ["deals/1/replay", "record"])
@story
async def test_of_an_unknown_table_nothing_is_sent(page: Path, path: str) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        answer = await maria.browser.get(f"/api/tables/{'A' * 22}/{path}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "unknown_table")


@story
async def test_the_record_is_a_file_with_all_that_was_played(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.hear()
            await play_a_deal(line)
            await line.say(type="next")
            await play_a_deal(line)
        answer = await maria.browser.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="kitapi-{table}.jsonl"'
    assert answer.headers["content-type"] == "application/jsonl"
    record = read_record(answer.content.splitlines(keepends=True), {"toy": TOY})
    assert (len(record.deals), record.seats) == (2, ("Maria", "first"))


@story
async def test_a_deal_is_replayed_with_the_names_of_those_who_played_it(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria, room.visitor() as nikos:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line, nikos.at(table) as other:
            await line.hear()
            await other.hear()
            await play_a_deal(line)
            await other.say(type="sit", seat=1, name="Nikos")
            await line.say(type="next")
            await other.say(type="next")
            assert (await other.state_where(lambda state: state["view"]["number"] == 2))["table"]["me"] == 1
            replay = (await maria.browser.get(f"/api/tables/{table}/deals/1/replay")).json()
            assert replay["seats"] == ["Maria", "first"]
            recorded = (await maria.browser.get(f"/api/tables/{table}/record")).content
            assert read_record(recorded.splitlines(keepends=True), {"toy": TOY}).seats == ("Maria", "first")


@story
async def test_a_deal_that_was_broken_up_is_replayed_to_its_void_end(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.hear()
            await line.contribute()
            await line.say(type="break_up", agree=True)
            await line.state_where(lambda state: state["view"]["over"])
            assert (await line.say(type="next"))["reason"] == "sitting_over"
        replay = (await maria.browser.get(f"/api/tables/{table}/deals/1/replay")).json()
        assert replay["steps"][-1]["happened"] == [{"kind": "toy.broken_up"}]
        recorded = (await maria.browser.get(f"/api/tables/{table}/record")).content
        assert recorded.splitlines()[-1] == b'{"kind":"toy.broken_up","schema":1}'


@story
async def test_before_the_first_deal_there_is_no_sheet(page: Path) -> None:
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "open")
        answer = await maria.browser.get(f"/api/tables/{table}/sheet", headers={"accept-language": "el"})
        assert (answer.status_code, answer.json()["reason"]) == (404, "not_started")
        assert "όρους" in answer.json()["text"]
