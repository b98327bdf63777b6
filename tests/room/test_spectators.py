"""Costs grow with the number of spectators, not with its square; states built and encoded are counted, not seconds."""

import asyncio
from contextlib import suppress
from functools import cached_property, partial
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from kitapi.kernel import SPECTATOR
from kitapi.room.desk import shown_states
from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import NotSeated, TooMuch
from kitapi.room.full import TableFull
from kitapi.room.onlookers.audience import Audience, Onlooker
from kitapi.room.onlookers.lane import SLICE, Lane
from kitapi.room.onlookers.messages import State
from kitapi.room.places import participants
from kitapi.room.times import Times
from kitapi.store import MemoryStore
from kitapi_testing.room_people import Guest, open_desk, story, toy_room, view_in
from kitapi_testing.two_people import a_table_of_two, turns

CROWD = 200


class Cost:
    """The number of states that were built, and of those that were encoded as JSON."""

    def __init__(self) -> None:
        self.built = 0
        self.written = 0


@pytest.fixture
def cost(monkeypatch: pytest.MonkeyPatch) -> Cost:
    counted = Cost()
    build = shown_states.state_for

    def build_counted(*args: Any) -> State:
        counted.built += 1
        return build(*args)

    def encode_counted(state: State) -> bytes:
        counted.written += 1
        return msgspec.json.encode(state)

    writing = cached_property(encode_counted)
    writing.__set_name__(State, "written")
    monkeypatch.setattr(shown_states, "state_for", build_counted)
    monkeypatch.setattr(State, "written", writing)
    return counted


async def crowd(desk: TableDesk, size: int = CROWD) -> list[Onlooker]:
    onlookers = [Onlooker(f"spectator {number}") for number in range(size)]
    await asyncio.gather(*(desk.admit(one) for one in onlookers))
    return onlookers


async def next_messages(onlookers: list[Onlooker]) -> list[Any]:
    """Return the next message to each, encoded as the socket does."""
    messages = [await asyncio.wait_for(one.next_message(), 20) for one in onlookers]
    for message in messages:
        assert message.written if isinstance(message, State) else msgspec.json.encode(message)
    return messages


def test_two_hundred_spectators_who_come_at_once_cost_one_state_and_the_seats_none(cost: Cost) -> None:
    @story
    async def come() -> None:
        room, maria, _ = await a_table_of_two(MemoryStore(), Times(contribution=3600.0, counting=0.01, clock=lambda: 0))
        before, states = cost.built, len(maria.states)
        first = await Guest(maria.desk, "first").look()
        onlookers = await crowd(maria.desk)
        messages = await next_messages(onlookers)
        assert len({id(state) for state in messages}) == 1, "all get the same object"
        assert (cost.built - before, cost.written) == (1, 1)
        await maria.until_watching(CROWD + 1)
        await first.until_watching(CROWD + 1)
        assert len(maria.states) == states
        await room.close()

    come()


def test_a_move_costs_a_state_for_each_seat_and_one_for_all_spectators(cost: Cost) -> None:
    @story
    async def play() -> None:
        room, maria, nikos = await a_table_of_two(MemoryStore(), Times(contribution=3600.0, counting=3600.0))
        await Guest(maria.desk, "first").look()
        onlookers = await crowd(maria.desk)
        await next_messages(onlookers)
        awaited, _ = await turns(maria, nikos)
        cost.built = cost.written = 0
        await awaited.act({"kind": "wave"})
        messages = await next_messages(onlookers)
        assert len({id(state) for state in messages}) == 1
        assert (cost.built, cost.written) == (2 + 1, 1)
        await room.close()

    play()


@story
async def test_two_hundred_who_go_cause_no_state_at_all() -> None:
    room, maria, _ = await a_table_of_two(MemoryStore())
    onlookers = await crowd(maria.desk)
    await maria.until_watching(CROWD)
    states = len(maria.states)
    for one in onlookers:
        await maria.desk.dismiss(one)
    await maria.until_watching(0)
    assert len(maria.states) == states
    await room.close()


@story
async def test_seats_are_shown_a_move_at_once_and_spectators_in_slices_afterwards() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore(), Times(contribution=3600.0, counting=3600.0))
    first = await Guest(maria.desk, "first").look()
    await first.until_watching(1)
    onlookers = await crowd(maria.desk)
    await next_messages(onlookers)
    waiting = [asyncio.create_task(one.next_message()) for one in onlookers]
    await turns(maria, nikos)
    await asyncio.sleep(0)
    released: list[Onlooker] = []
    for one in (*onlookers, nikos.onlooker, maria.onlooker):
        one.on_release = partial(released.append, one)
    await maria.desk.show_missing()
    assert released == [maria.onlooker, nikos.onlooker]
    done = [0]
    while done[-1] < CROWD:
        await asyncio.sleep(0)
        done.append(sum(task.done() for task in waiting))
    assert max(later - earlier for earlier, later in pairwise(done)) <= SLICE
    await room.close()


class Counted:
    """A spectator that counts how often it is released."""

    def __init__(self) -> None:
        self.released = 0

    def release(self) -> None:
        self.released += 1


@story
async def test_the_lane_yields_to_the_loop_between_slices_and_releases_each_once() -> None:
    lane, everybody = Lane(), [Counted() for _ in range(3 * SLICE + 1)]
    for one in (*everybody, *everybody):
        lane.add(one)
    steps: list[int] = []
    while not steps or steps[-1] < len(everybody):
        await asyncio.sleep(0)
        steps.append(sum(one.released for one in everybody))
    assert {later - earlier for earlier, later in pairwise([0, *steps])} == {0, 1, SLICE}
    assert {one.released for one in everybody} == {1}


@story
async def test_who_waits_for_a_turn_of_the_lane_has_it_after_those_before_them() -> None:
    lane, everybody = Lane(), [Counted() for _ in range(2 * SLICE)]
    for one in everybody:
        lane.add(one)
    await lane.turn()
    assert {one.released for one in everybody} == {1}


@story
async def test_a_lane_that_is_closed_releases_nobody_any_more() -> None:
    lane, one = Lane(), Counted()
    lane.add(one)
    lane.close()
    await asyncio.sleep(0.01)
    assert one.released == 0


@story
async def test_a_command_of_a_seat_is_carried_out_before_those_of_spectators_sent_earlier() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore())
    spectators = [await Guest(maria.desk, f"spectator {number}").look() for number in range(20)]
    awaited, _ = await turns(maria, nikos)
    order: list[str] = []

    async def act(name: str, guest: Guest) -> None:
        with suppress(NotSeated):
            await guest.act({"kind": "wave"})
        order.append(name)

    async with maria.desk.turn:
        tasks = [asyncio.create_task(act("spectator", one)) for one in spectators]
        await asyncio.sleep(0.01)
        tasks.append(asyncio.create_task(act("seat", awaited)))
        await asyncio.sleep(0.01)
    await asyncio.gather(*tasks)
    assert order[0] == "seat"
    await room.close()


@story
async def test_who_had_a_seat_last_takes_part_and_is_shown_which_it_was() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore())
    await Guest(maria.desk, "first").look()
    await nikos.rise()
    await maria.seat_bot(1)
    state = await nikos.until(lambda state: state.table.kept == 1)
    assert state.table.me is None
    assert participants(await maria.desk.table()) == {"maria", "nikos"}
    await room.close()


@story
async def test_a_table_full_of_spectators_takes_no_more_but_its_players() -> None:
    room = toy_room(MemoryStore())
    room.desks.limit_spectators(2)
    desk = await open_desk(room, "me", "open")
    maria = await Guest(desk, "maria").look()
    first, second = [await Guest(desk, name).look() for name in ("first", "second")]
    for name in ("third", "first"):
        with_error = Onlooker(name)
        with pytest.raises(TableFull) as full:
            await desk.admit(with_error)
        assert (full.value.reason, full.value.facts) == ("table_full", {"most": 2})
        assert with_error not in list(desk.audience)
    again = await Guest(desk, "maria").look()
    assert again.state.table.me == 0
    await second.join(1)
    third = await Guest(desk, "third").look()
    await third.until_watching(2)
    await first.leave()
    await Guest(desk, "fourth").look()
    assert maria.state.table.me == 0
    await room.close()


@story
async def test_a_screen_shows_a_player_what_strangers_see_and_makes_nobody_present() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore())
    stranger = await Guest(maria.desk, "stranger").look()
    screen = await Guest(maria.desk, "maria", SPECTATOR).look()
    assert (screen.state.table, screen.state.view) == (stranger.state.table, stranger.state.view)
    assert view_in(maria.state)["hand"]
    assert screen.state.table.me is None
    await maria.leave()
    state = await screen.until(lambda state: not state.table.seats[0].connected)
    assert state.table.seats[1].connected
    await nikos.until(lambda state: not state.table.seats[0].connected)
    await room.close()


def test_one_visitor_looks_on_at_a_table_eight_times_and_no_more() -> None:
    audience = Audience(Times())
    for _ in range(8):
        audience.admit(Onlooker("maria"))
    with pytest.raises(TooMuch):
        audience.admit(Onlooker("maria"))
    audience.admit(Onlooker("nikos"))
    assert (len(audience), set(audience.users())) == (9, {"maria", "nikos"})
