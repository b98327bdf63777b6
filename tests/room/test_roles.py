"""Roles of the house: what people do and see in them, and what the automaton does."""

import asyncio
import dataclasses
from typing import Any

import pytest

from kitapi.kernel import FLOOR, IllegalAction, ReleaseTables
from kitapi.room.errors import CommandIdReused, NotStaffed, NotStarted, StaleCommand, TablesStopped
from kitapi.room.houses.meter import HouseFloor
from kitapi.room.record import streams
from kitapi.room.rooms import CardRoom
from kitapi.room.table.automaton import due
from kitapi.store import EventStore, MemoryStore
from kitapi_testing.house_events import DEALER
from kitapi_testing.lottery_hall import (
    audit_meter,
    eventually,
    hall,
    lottery,
    options,
    pass_hand,
    ready_to_stake,
    stake,
)
from kitapi_testing.room_people import LASTING, Guest, StoreAt, fresh_id, is_over, kinds_in, story, view_in
from tests.room.test_house import number
from tests.room.test_staffing import casino, stud
from tests.room.test_stopped_tables import are_released

COIN_IN, END = {"kind": "coin_in"}, {"kind": "end"}


async def player_and_dealer(room: CardRoom, *seats: str, **variant: Any) -> tuple[Guest, Guest]:
    """Maria at a seat, and Nikos who deals at the same table and looks on as the dealer."""
    maria = await Guest(await lottery(room, *(seats or ("me", "open")), **variant), "maria").look()
    nikos = await Guest(maria.desk, "nikos", "dealer").look()
    await nikos.take_role("dealer", "Nikos")
    await nikos.until(lambda state: state.table.acting == "dealer")
    return maria, nikos


async def may(guest: Guest, action: dict[str, Any]) -> None:
    await guest.until(lambda state: action in options(state))


@story
async def test_the_automaton_leaves_a_role_to_the_person_who_has_it(store: StoreAt) -> None:
    room = hall(store())
    maria, nikos = await player_and_dealer(room)
    await stake(maria)
    await may(nikos, COIN_IN)
    await eventually(lambda: not maria.desk.prompter.is_waiting())
    with pytest.raises(NotStaffed):
        await maria.act(COIN_IN, role="dealer")
    with pytest.raises(IllegalAction):
        await maria.act(COIN_IN, seen=nikos.state.version)
    await nikos.act(COIN_IN, role="dealer")
    assert view_in(await maria.until(lambda state: "lottery.coins_in" in kinds_in(state)))["coins"] == 3
    await nikos.leave_role("dealer")
    assert is_over(await maria.until(is_over)), "the automaton has it again"
    await room.close()


@story
async def test_a_role_acts_only_in_what_it_has_seen_and_once(store: StoreAt) -> None:
    room = hall(store())
    maria = await Guest(await lottery(room, "open"), "maria").look()
    with pytest.raises(NotStaffed):
        await maria.act(END, role="dealer", seen=0)
    await maria.take_role("dealer")
    await maria.sit(0)
    await ready_to_stake(maria)
    for seen in (0, maria.state.version + 1):
        with pytest.raises(StaleCommand):
            await maria.act(END, role="dealer", seen=seen)
    seen, id = await stake(maria), fresh_id()
    version = await maria.act(COIN_IN, role="dealer", id=id)
    assert await maria.act(COIN_IN, role="dealer", id=id) == version
    with pytest.raises(StaleCommand):
        await maria.act(END, role="dealer", seen=seen)
    with pytest.raises(CommandIdReused):
        await maria.act(COIN_IN, id=id)
    await maria.act(END, role="dealer", seen=version)
    await room.close()


@story
async def test_nobody_acts_in_a_role_before_the_first_hand_or_while_the_tables_stand_still() -> None:
    room = hall(MemoryStore())
    desk = await lottery(room, "open", "open", user="opener")
    waiting = await Guest(desk, "nikos").look()
    await waiting.sit(0)
    await waiting.take_role("dealer")
    with pytest.raises(NotStarted):
        await waiting.act(END, role="dealer")
    maria, nikos = await player_and_dealer(room)
    await ready_to_stake(maria)
    stopping = await Guest(await lottery(room, "me", wins="all", looking=3_600_000, user="anna"), "anna").look()
    await stopping.take_role("dealer")
    await stake(stopping)
    seen = await stopping.act(COIN_IN, role="dealer")
    await stopping.act({"kind": "find", "seat": 0}, role="dealer", seen=seen)
    with pytest.raises(TablesStopped):
        await nikos.act(END, role="dealer")
    await room.close()


@story
async def test_what_a_role_sees_goes_to_its_holder_alone_and_only_on_request() -> None:
    room = hall(MemoryStore())
    desk = await lottery(room, "me", "open")
    maria = await Guest(desk, "maria", "dealer").look()
    nikos, other_tab = await Guest(desk, "nikos", "dealer").look(), await Guest(desk, "nikos").look()
    everybody = (maria, nikos, other_tab)
    await ready_to_stake(maria)
    for guest in everybody:
        await guest.until(lambda state: state.version == maria.state.version)
        assert view_in(guest.state)["left"] == []
    await nikos.take_role("dealer", "Nikos")
    for guest in everybody:
        await guest.until(lambda state: state.table.roles[0].kind == "person")
    assert [guest.state.table.acting for guest in everybody] == [None, "dealer", None]
    assert [guest.state.table.mine for guest in everybody] == [(), ("dealer",), ("dealer",)]
    assert [len(view_in(guest.state)["left"]) for guest in everybody] == [0, 10, 0]
    assert view_in(nikos.state)["card"] is None, "what a seat sees is not the dealer's"
    assert view_in(maria.state)["card"] is not None
    await nikos.leave_role("dealer")
    await maria.take_role("dealer")
    for guest in everybody:
        await guest.until(lambda state: state.table.roles[0].name == "Maria")
    assert [len(view_in(guest.state)["left"]) for guest in everybody] == [10, 0, 0]
    assert maria.state.table.me == 0
    await room.close()


@story
async def test_each_role_of_stud_is_shown_its_own_view_and_observations() -> None:
    room = casino(MemoryStore())
    desk = await stud(room, "open")
    guests = {role: await Guest(desk, "maria", role).look() for role in ("dealer", "control_room")}
    plain = await Guest(desk, "maria").look()
    await guests["dealer"].take_role("dealer")
    await guests["dealer"].take_role("control_room")
    game, state = (table := await desk.table()).game, table.deal
    assert state is not None
    for role, guest in guests.items():
        await guest.until(lambda state: len(state.table.mine) == 2)
        assert guest.state.table.acting == role
        shown = game.codec.write_view(game.view(state.state, guest.state.table.acting))  # type: ignore[arg-type]
        assert bytes(guest.state.view or b"") == shown
    await plain.until(lambda state: len(state.table.mine) == 2)
    assert "desk" not in view_in(plain.state)
    assert "desk" in view_in(guests["control_room"].state)
    await room.close()


@story
async def test_the_automaton_acts_for_who_is_missing_and_rests_when_he_is_back() -> None:
    room = hall(MemoryStore(), pace=1, times=LASTING._replace(absence=0.3))
    maria, nikos = await player_and_dealer(room, pause=400)
    await stake(maria)
    await nikos.leave()
    await maria.until(lambda state: not state.table.roles[0].connected)
    assert not maria.state.table.roles[0].missing
    assert not maria.desk.prompter.automaton.is_waiting()
    state = await maria.until(lambda state: state.table.roles[0].missing)
    assert (state.table.roles[0].kind, state.table.roles[0].name) == ("person", "Nikos")
    await maria.until(lambda state: view_in(state)["coins"] is not None)
    back = await Guest(maria.desk, "nikos", "dealer").look()
    assert back.state.table.acting == "dealer"
    assert not maria.desk.prompter.automaton.is_waiting(), "it was about to end the hand"
    await asyncio.sleep(0.5)
    assert not is_over((await Guest(maria.desk, "stranger").look()).state)
    await back.act(END, role="dealer")
    await maria.until(is_over)
    await room.close()


@story
async def test_a_hand_is_dealt_out_even_when_everybody_has_gone() -> None:
    room = hall(MemoryStore(), times=LASTING._replace(absence=0.1))
    desk = await lottery(room, "first", "open", user="nikos")
    nikos = await Guest(desk, "nikos", "dealer").look()
    await nikos.take_role("dealer", "Nikos")
    await may(nikos, COIN_IN)
    await nikos.leave()
    assert (await desk.table()).is_running
    assert not desk.is_quiet()
    await eventually(desk.is_quiet)
    assert not (await desk.table()).is_running
    await room.close()


@story
async def test_after_a_restart_a_dealer_who_does_not_return_is_missing_in_time(store: StoreAt) -> None:
    room = hall(store())
    maria, nikos = await player_and_dealer(room)
    await stake(maria)
    await nikos.leave()
    await room.close()
    room = hall(store(), times=LASTING._replace(absence=1.0))
    maria = await Guest(await room.desk(maria.desk.table_id), "maria").look()
    assert maria.state.table.roles[0].name == "Nikos"
    assert not maria.state.table.roles[0].missing
    await maria.until(is_over)
    await room.close()


@story
async def test_hands_are_opened_for_a_dealer_with_nobody_at_the_seats() -> None:
    room = hall(MemoryStore(), times=LASTING._replace(absence=0.1))
    desk = await lottery(room, "open", "open")
    nikos = await Guest(desk, "nikos", "dealer").look()
    assert nikos.state.view is None
    await nikos.take_role("dealer")
    for hand in (1, 2):
        await nikos.until(lambda state, hand=hand: number(state) == hand and END in options(state))  # type: ignore[misc]
        await nikos.act(END, role="dealer")
    await nikos.until(lambda state: number(state) == 3)
    await nikos.act(END, role="dealer")
    await nikos.leave()
    await Guest(desk, "stranger").look()
    await eventually(lambda: not desk.prompter.is_waiting())
    assert not (await desk.table()).is_running, "nobody deals to nobody"
    await room.close()


@story
async def test_hands_follow_each_other_when_the_players_are_away_and_the_dealer_is_there() -> None:
    room = hall(MemoryStore())
    maria, nikos = await player_and_dealer(room)
    await pass_hand(maria)
    await maria.leave()
    await may(nikos, END)
    await nikos.act(END, role="dealer")
    await nikos.until(lambda state: number(state) == 2)
    await room.close()


@story
async def test_a_dealer_is_company_so_clocks_run() -> None:
    room = hall(MemoryStore())
    maria = await Guest(await lottery(room, "me", "first", "open", patience=1, idle=0), "maria").look()
    await ready_to_stake(maria)
    await eventually(lambda: not maria.desk.prompter.is_waiting())
    table = await maria.desk.table()
    assert due(table, frozenset()) is None
    await maria.take_role("dealer")
    assert due(await maria.desk.table(), frozenset()) is None, "she alone is no company"
    await maria.leave_role("dealer")
    await (await Guest(maria.desk, "nikos").look()).take_role("dealer")
    step = due(await maria.desk.table(), frozenset())
    assert step is not None
    assert step.patience
    assert due(await maria.desk.table(), frozenset({DEALER})) is None
    await room.close()


async def written_refusals(store: EventStore, guest: Guest) -> list[tuple[str, str, str]]:
    recorded = await store.read(streams.refused_stream(guest.desk.table_id))
    return [(one.by, one.action, one.clause) for one in map(streams.read, recorded)]


@story
async def test_what_the_rules_refuse_a_role_is_written_down_as_the_roles() -> None:
    room = hall(store := MemoryStore())
    maria, nikos = await player_and_dealer(room)
    await ready_to_stake(maria)
    with pytest.raises(IllegalAction):
        await nikos.act({"kind": "pay", "seat": 0}, role="dealer", seen=maria.state.version)
    with pytest.raises(NotStaffed):
        await maria.act({"kind": "pay", "seat": 0}, role="dealer")
    with pytest.raises(IllegalAction):
        await maria.act({"kind": "pay", "seat": 0})
    assert await written_refusals(store, maria) == [("dealer", "pay", "LOT-10"), ("0", "pay", "LOT-04")]
    await room.close()


@story
async def test_the_other_tables_continue_without_a_silent_dealer_and_nobody_does_that_step() -> None:
    room = hall(store := MemoryStore())
    maria, nikos = await player_and_dealer(room, wins="all", late=1)
    anna = await Guest(await lottery(room, "me", wins="all", user="anna"), "anna").look()
    await stake(maria)
    await may(nikos, COIN_IN)
    seen = await nikos.act(COIN_IN, role="dealer")
    await nikos.act({"kind": "find", "seat": 0}, role="dealer", seen=seen)
    waiting = maria.desk.prompter.automaton
    assert waiting.is_waiting()
    await eventually(lambda: are_released(store))
    assert not waiting.is_waiting(), "this table waits for its dealer"
    assert (await audit_meter(store)).amount == 0, "what they are to pay is set aside"
    await stake(anna)
    await anna.until(is_over)
    assert not view_in(maria.state)["paid"]
    assert anna.state.table.meter == 50
    await nikos.act({"kind": "pay", "seat": 0}, role="dealer", seen=(await maria.desk.table()).version)
    await maria.until(lambda state: view_in(state)["paid"] == [0])
    meter = await audit_meter(store)
    assert (meter.reserved, meter.lifted, meter.covered) == (103, 103, 0)
    assert (meter.awarded, meter.amount) == (103 + 3, 50 + 50), "nothing is paid twice"
    await room.close()


@pytest.mark.parametrize("agree", [True, False])
@story
async def test_what_was_set_aside_is_in_the_meter_again_where_the_table_is_broken_up(agree: bool) -> None:
    room = hall(store := MemoryStore())
    maria, nikos = await player_and_dealer(room, wins="all", late=1)
    await stake(maria)
    await may(nikos, COIN_IN)
    seen = await nikos.act(COIN_IN, role="dealer")
    await nikos.act({"kind": "find", "seat": 0}, role="dealer", seen=seen)
    await eventually(lambda: are_released(store))
    await maria.break_up(agree)
    assert (await audit_meter(store)).amount == (100 if agree else 0)
    await room.close()


@story
async def test_how_long_a_dealer_is_waited_for_while_all_tables_stand_still() -> None:
    room = hall(MemoryStore())
    maria, nikos = await player_and_dealer(room, wins="all")
    await stake(maria)
    await may(nikos, COIN_IN)
    seen = await nikos.act(COIN_IN, role="dealer")
    await nikos.act({"kind": "find", "seat": 0}, role="dealer", seen=seen)
    table = await maria.desk.table()
    assert table.linked is not None
    stopped = dataclasses.replace(table, linked=dataclasses.replace(table.linked, floor=HouseFloor(f"{table.id}/stop")))
    free = dataclasses.replace(table, linked=dataclasses.replace(table.linked, floor=HouseFloor()))
    assert due(free, frozenset({DEALER})) is None
    late, soon = due(stopped, frozenset({DEALER})), due(stopped, frozenset())
    assert late is not None
    assert soon is not None
    assert (late.actor, late.pause, late.action) == (FLOOR, 60_000, ReleaseTables(waiting_for=DEALER))
    assert late.key != soon.key
    await room.close()
