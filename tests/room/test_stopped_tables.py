"""One table stops all others of its house and lets them continue: no move slips through, and none is stuck."""

import asyncio
import dataclasses

import pytest

from kitapi.kernel import Seat
from kitapi.kernel.house import Resumed, Stopped
from kitapi.room.errors import TablesStopped
from kitapi.room.houses.meter import HouseFloor
from kitapi.room.record import streams
from kitapi.room.rooms import CardRoom
from kitapi.room.seats.occupants import Person
from kitapi.room.table import linked_house
from kitapi.room.table.automaton import due
from kitapi.room.table.table import Change, Draft
from kitapi.store import Append, EventStore, MemoryStore
from kitapi_testing.house_game import LOTTERY
from kitapi_testing.lottery_hall import audit_meter, eventually, floor_events, hall, lottery, ready_to_stake, stake
from kitapi_testing.room_people import Guest, StoreAt, is_over, story, view_in

SLOW = 3_600_000
"""Milliseconds of a pause so long that no test waits for its end."""


async def stop_others(store: EventStore, looking: int = SLOW) -> tuple[CardRoom, Guest]:
    """Open a room where Maria's hand wins everything; that table stops all others for ``looking`` milliseconds."""
    room = hall(store, pace=1)
    return room, await stops_all(room, looking)


async def stops_all(room: CardRoom, looking: int) -> Guest:
    """Maria at a table that has just stopped all others."""
    maria = await Guest(await lottery(room, "me", wins="all", looking=looking), "maria").look()
    await stake(maria)
    await maria.until(lambda state: view_in(state)["found"] is not None)
    return maria


@story
async def test_nobody_acts_at_the_other_tables_and_all_see_why(store: StoreAt) -> None:
    kept = store()
    room, maria = await stop_others(kept)
    nikos = await Guest(await lottery(room, "me", "open", user="nikos"), "nikos").look()
    assert (nikos.state.table.stopped, nikos.state.view) == (True, None), "a first hand is not opened either"
    assert not maria.state.table.stopped
    await room.close()


@story
async def test_who_plays_elsewhere_is_stopped_in_the_middle_of_his_hand_and_goes_on_where_he_was(
    store: StoreAt,
) -> None:
    room = hall(kept := store(), pace=1)
    nikos = await Guest(await lottery(room, "me", "first", "open", user="nikos"), "nikos").look()
    await ready_to_stake(nikos)
    await stops_all(room, 400)
    await nikos.until(lambda state: state.table.stopped)
    version = nikos.state.version
    with pytest.raises(TablesStopped):
        await nikos.act({"kind": "stake"})
    anna = await Guest(nikos.desk, "anna").look()
    await anna.sit(2)
    assert isinstance((await nikos.desk.table()).seating.occupants[2], Person), "sitting down is possible"
    await anna.rise()
    await nikos.until(lambda state: not state.table.stopped)
    assert nikos.state.version == version
    await nikos.act({"kind": "stake"})
    await nikos.until(is_over)
    assert [type(event) for event in await floor_events(kept)] == [Stopped, Resumed]
    await audit_meter(kept)
    await room.close()


@story
async def test_what_only_reports_something_irregular_is_taken_at_a_stopped_table_too() -> None:
    room = hall(MemoryStore(), pace=1)
    nikos = await Guest(await lottery(room, "me", "first", "open", user="nikos"), "nikos").look()
    await ready_to_stake(nikos)
    await stops_all(room, SLOW)
    await nikos.until(lambda state: state.table.stopped)
    version = nikos.state.version
    await nikos.act({"kind": "pass"})
    await nikos.until(lambda state: state.version > version)
    assert nikos.state.table.stopped
    await room.close()


@story
async def test_the_house_itself_rests_at_the_other_tables_and_then_takes_its_step() -> None:
    room = hall(MemoryStore(), pace=1)
    nikos = await Guest(await lottery(room, "me", pause=700, user="nikos"), "nikos").look()
    await stake(nikos)
    await stops_all(room, 1500)
    version = (await nikos.until(lambda state: state.table.stopped)).version
    assert not nikos.desk.prompter.automaton.is_waiting()
    await asyncio.sleep(0.9)
    assert (await nikos.desk.table()).version == version
    await nikos.until(is_over)
    await room.close()


@story
async def test_bots_rest_and_then_go_on_by_themselves() -> None:
    room = hall(MemoryStore(), pace=0.2)
    nikos = await Guest(await lottery(room, "me", "first", pause=100, user="nikos"), "nikos").look()
    await stake(nikos)
    await stops_all(room, 7500)
    version = (await nikos.until(lambda state: state.table.stopped)).version
    await asyncio.sleep(1.2)
    assert not nikos.desk.prompter.is_waiting()
    assert (await nikos.desk.table()).version == version
    await nikos.until(is_over)
    await room.close()


@story
async def test_clocks_rest_and_then_begin_anew() -> None:
    room = hall(MemoryStore(), pace=1)
    nikos = await Guest(await lottery(room, "me", "open", patience=200, user="nikos"), "nikos").look()
    await ready_to_stake(nikos)
    await Guest(nikos.desk, "anna").sit(1)
    await nikos.act({"kind": "stake"})
    await stops_all(room, 600)
    await nikos.until(lambda state: state.table.stopped)
    await asyncio.sleep(0.4)
    assert not is_over(nikos.state)
    state = await nikos.until(is_over)
    assert view_in(state)["coins"] == 3
    await room.close()


@story
async def test_a_move_that_races_with_the_stop_is_refused_by_what_it_demands_of_the_store() -> None:
    store = MemoryStore()
    room = hall(store)
    nikos = await Guest(await lottery(room, "me", user="nikos"), "nikos").look()
    await ready_to_stake(nikos)
    elsewhere, _ = await stop_others(store)
    assert not (await nikos.desk.table()).is_stopped, "this server has not heard of it"
    with pytest.raises(TablesStopped):
        await nikos.act({"kind": "stake"})
    assert (await nikos.until(lambda state: state.table.stopped)).version == nikos.state.version
    for one in (room, elsewhere):
        await one.close()


@story
async def test_what_another_server_let_go_on_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linked_house, "WATCHING_SECONDS", 0.02)
    store = MemoryStore()
    room = hall(store)
    nikos = await Guest(await lottery(room, "me", user="nikos"), "nikos").look()
    await ready_to_stake(nikos)
    elsewhere, maria = await stop_others(store, 300)
    with pytest.raises(TablesStopped):
        await nikos.act({"kind": "stake"})
    await nikos.until(lambda state: state.table.stopped)
    await nikos.until(lambda state: not state.table.stopped)
    await nikos.act({"kind": "stake"})
    await nikos.until(is_over)
    await maria.until(is_over)
    for one in (room, elsewhere):
        await one.close()


@story
async def test_a_table_that_holds_the_others_goes_on_after_its_last_onlooker_left() -> None:
    store = MemoryStore()
    room, maria = await stop_others(store, 200)
    await maria.leave()
    await eventually(lambda: are_released(store))
    await room.close()


@story
async def test_a_table_that_held_the_others_when_the_server_died_is_found_at_the_next_start(store: StoreAt) -> None:
    room, maria = await stop_others(store())
    nikos = await Guest(await lottery(room, "me", user="nikos"), "nikos").look()
    await room.close()
    again = hall(kept := store())
    await again.begin()
    await eventually(lambda: are_released(kept))
    assert (await audit_meter(kept)).restarted == 50
    back = await Guest(await again.desk(nikos.desk.table_id), "nikos").look()
    await back.until(lambda state: not state.table.stopped)
    await stake(back)
    await back.until(is_over)
    await again.close()
    assert maria.user == "maria"


@story
async def test_a_start_does_not_fail_for_a_table_that_cannot_go_on(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    stopped = streams.encode_event(Stopped(id=f"{'x' * 22}/1"))
    await store.append([Append(stream=streams.house_stream("hall"), expected=0, events=(stopped,))])
    room = hall(store)
    await room.begin()
    assert "cannot continue: UnknownTable" in caplog.text
    await room.close()


@story
async def test_a_start_with_nothing_held_loads_no_table(store: StoreAt) -> None:
    room, maria = await stop_others(store(), 50)
    await maria.until(is_over)
    await room.close()
    again = hall(store())
    await again.begin()
    assert again.unload_idle(3600) == 0
    await again.close()


@story
async def test_clocks_run_at_a_table_that_holds_the_others_even_for_one_alone() -> None:
    store = MemoryStore()
    room = hall(store)
    desk = await lottery(room, "me", "first", patience=1, idle=1)
    maria = await Guest(desk, "maria").look()
    stakes_first = LOTTERY.codec.read_action(b'{"kind":"stake"}')
    await ready_to_stake(maria)
    table = await desk.table()
    draft = Draft(table)
    draft.add(Change(play=table.decide(Seat(1), stakes_first), by=Seat(1)))
    assert due(draft.table, frozenset()) is None
    assert draft.table.linked is not None
    stopped = dataclasses.replace(draft.table.linked, floor=HouseFloor(f"{table.id}/stop"))
    step = due(dataclasses.replace(draft.table, linked=stopped), frozenset())
    assert step is not None
    assert step.patience
    await room.close()


@story
async def test_a_wish_to_break_up_waits_until_the_tables_go_on() -> None:
    store = MemoryStore()
    room = hall(store, pace=1)
    nikos = await Guest(await lottery(room, "me", user="nikos"), "nikos").look()
    await ready_to_stake(nikos)
    await stops_all(room, 200)
    await nikos.until(lambda state: state.table.stopped)
    await nikos.break_up()
    assert not is_over(await nikos.until(lambda state: state.table.seats[0].ending))
    await nikos.until(is_over)
    assert (await nikos.desk.table()).is_finished
    await room.close()


@story
async def test_a_table_broken_up_while_it_holds_the_others_lets_them_go_on() -> None:
    store = MemoryStore()
    room, maria = await stop_others(store)
    await maria.break_up()
    await maria.until(is_over)
    assert await are_released(store)
    assert (await audit_meter(store)).amount == 100
    await room.close()


@story
async def test_two_tables_that_stop_all_others_again_and_again_take_turns(store: StoreAt) -> None:
    room = hall(kept := store())
    desks = [await lottery(room, "first", "first", wins="all", user="opener") for _ in range(4)]
    lookers = [await Guest(desk, "stranger").look() for desk in desks]
    for looker in lookers:
        await looker.until(lambda state: view_in(state)["number"] == 4)
    for looker in lookers:
        await looker.leave()
    await eventually(lambda: all(desk.is_quiet() for desk in desks))
    stops = await floor_events(kept)
    assert len(stops) >= 4 * 3 * 2 * 2
    for stopped, resumed in zip(stops[::2], stops[1::2], strict=True):
        assert isinstance(stopped, Stopped)
        assert isinstance(resumed, Resumed)
        assert stopped.id == resumed.id
    await audit_meter(kept)
    await room.close()


async def are_released(store: EventStore) -> bool:
    """Whether the newest event of the floor releases the tables."""
    events = await floor_events(store)
    return bool(events) and isinstance(events[-1], Resumed)
