"""The clock of a table with a time limit for calls: everybody sees it, and it acts for a player who is too slow."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from kitapi.registry import GAMES
from kitapi.room.desk.call_clock import GRACE
from kitapi.room.onlookers.messages import State
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.bots import BotPlayers
from kitapi.room.times import Times
from kitapi.store import EventStore, MemoryStore
from kitapi.workers.bots import bots_of
from kitapi_testing.clauses import clause
from kitapi_testing.room_people import Guest, StoreAt, options_in, play_first, story, view_in

SECONDS = 20


class Hours:
    """A clock that tests set, and on which they can wait for a time."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._moved = asyncio.Event()
        self.asleep: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Sleep until the clock has advanced by ``seconds``."""
        until = self.now + seconds
        self.asleep.append(until)
        while self.now < until:
            await self._moved.wait()

    def turn(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds
        self._moved.set()
        self._moved = asyncio.Event()


def room_with(store: EventStore, hours: Hours) -> CardRoom:
    players = BotPlayers(play_first, pace=0, workers=lambda: ThreadPoolExecutor(1))
    return CardRoom(store, GAMES, players, bots_of, times=Times(contribution=0, clock=hours, sleep=hours.sleep))


async def open_auction(room: CardRoom, *seats: str, call_time: int | None = SECONDS) -> list[Guest]:
    """People at a new table of Prefa in the auction; ``seats``: ``me``, then ``open`` for each other one."""
    terms = msgspec.Raw(msgspec.json.encode({"players": 3, "variant": {"call_time": call_time}}))
    table, _ = await room.open_table("user0", NewTable(game="prefa", seats=seats, terms=terms))
    desk = await room.desk(table)
    people = [await Guest(desk, "user0").look()]
    for seat, kind in enumerate(seats):
        if kind == "open":
            people.append(await Guest(desk, f"user{seat}").look())
            await people[-1].join(seat)
    for one in people:
        await one.until(is_bidding)
    return people


def is_bidding(state: State) -> bool:
    return state.view is not None and view_in(state)["phase"] == "bidding"


def calls_in(state: State) -> list[dict[str, Any]]:
    calls: list[dict[str, Any]] = view_in(state).get("calls", [])
    return calls


def caller_among(people: Sequence[Guest]) -> Guest:
    """Return the guest who is to call."""
    return next(one for one in people if view_in(one.state)["turn"] == [one.state.table.me])


async def with_calls(people: Sequence[Guest], calls: int) -> None:
    for one in people:
        await one.until(lambda state: view_in(state)["phase"] != "bidding" or len(calls_in(state)) >= calls)


@clause("PREFA-AUC-08")
@story
async def test_who_is_silent_for_too_long_passes_and_everybody_sees_how_long_there_was() -> None:
    hours = Hours()
    room = room_with(MemoryStore(), hours)
    people = await open_auction(room, "me", "open", "open")
    silent = caller_among(people)
    stranger = await Guest(silent.desk, "stranger").look()
    for one in (*people, stranger):
        shown = one.state.table.clock
        assert shown is not None
        assert (shown.seat, shown.seconds, shown.left) == (silent.state.table.me, SECONDS, 1000 * SECONDS)
    hours.turn(SECONDS - 5)
    late = await Guest(silent.desk, "late").look()
    assert late.state.table.clock is not None
    assert late.state.table.clock.left == 5000
    hours.turn(5 + GRACE)
    await with_calls(people, 1)
    assert calls_in(people[0].state) == [{"seat": silent.state.table.me, "call": {"kind": "pass"}, "by_clock": True}]
    [shown] = [msgspec.json.decode(one) for one in people[1].state.observations]
    assert (shown["kind"], shown["by_clock"]) == ("prefa.call_made", True)
    following = caller_among(people)
    assert following is not silent
    assert following.state.table.clock is not None
    assert following.state.table.clock.left == 1000 * SECONDS
    await room.close()


@clause("PREFA-AUC-08")
@story
async def test_who_calls_in_time_is_not_passed_over_and_the_next_has_the_whole_time() -> None:
    hours = Hours()
    room = room_with(MemoryStore(), hours)
    people = await open_auction(room, "me", "open", "open")
    for number in (1, 2, 3):
        caller = caller_among(people)
        hours.turn(SECONDS)
        await caller.act(next(option for option in options_in(caller.state) if option["kind"] == "bid"))
        await with_calls(people, number)
    assert [spoken.get("by_clock", False) for spoken in calls_in(people[0].state)] == [False] * 3
    clock = people[0].state.table.clock
    assert clock is not None
    assert clock.left == 1000 * SECONDS
    await room.close()


@clause("PREFA-AUC-08")
@story
async def test_a_deal_in_which_all_are_silent_is_thrown_in_and_no_clock_runs_after_it() -> None:
    hours = Hours()
    room = room_with(MemoryStore(), hours)
    people = await open_auction(room, "me", "open", "open")
    for number in (1, 2, 3):
        hours.turn(SECONDS + GRACE)
        await with_calls(people, number)
    for one in people:
        await one.until(lambda state: "outcome" in view_in(state))
        assert one.state.table.clock is None
    await room.close()


@clause("PREFA-AUC-08")
@story
async def test_a_lost_connection_stops_no_clock_while_another_player_is_there() -> None:
    hours = Hours()
    room = room_with(MemoryStore(), hours)
    people = await open_auction(room, "me", "open", "open")
    gone = caller_among(people)
    await gone.leave()
    left = [one for one in people if one is not gone]
    hours.turn(SECONDS + GRACE)
    await with_calls(left, 1)
    assert calls_in(left[0].state)[0]["by_clock"]
    await room.close()


@clause("PREFA-AUC-08")
@story
async def test_with_no_player_there_no_time_passes_and_who_comes_back_has_all_of_it() -> None:
    hours = Hours()
    room = room_with(MemoryStore(), hours)
    people = await open_auction(room, "me", "open", "open")
    stranger = await Guest(people[0].desk, "stranger").look()
    for one in people:
        await one.leave()
    await stranger.until(lambda state: not any(seat.connected for seat in state.table.seats))
    assert stranger.state.table.clock is None
    hours.turn(10 * SECONDS)
    for one in people:
        one.onlooker = type(one.onlooker)(one.user)
        one.states.clear()
        await one.look()
    assert calls_in(people[0].state) == []
    clock = people[0].state.table.clock
    assert clock is not None
    assert clock.left == 1000 * SECONDS
    hours.turn(SECONDS + GRACE)
    await with_calls(people, 1)
    await room.close()


@clause("PREFA-AUC-08")
@story
async def test_after_a_restart_the_player_to_act_has_the_whole_time_again(store: StoreAt) -> None:
    hours = Hours()
    room = room_with(store(), hours)
    people = await open_auction(room, "me", "open", "open")
    table = people[0].desk.table_id
    hours.turn(SECONDS - 1)
    await room.close()
    room = room_with(store(), hours)
    desk = await room.desk(table)
    people = [await Guest(desk, f"user{seat}").look() for seat in range(3)]
    assert people[0].state.table.clock is not None
    assert people[0].state.table.clock.left == 1000 * SECONDS
    hours.turn(SECONDS + GRACE)
    await with_calls(people, 1)
    assert calls_in(people[2].state)[0]["by_clock"]
    await room.close()


@clause("PREFA-AUC-08")
@story
async def test_no_clock_runs_for_a_bot_or_an_empty_seat_nor_where_the_house_sets_no_limit() -> None:
    hours = Hours()
    room = room_with(MemoryStore(), hours)
    [maria] = await open_auction(room, "me", "steady", "steady")
    await maria.until(lambda state: view_in(state)["turn"] == [0] or "outcome" in view_in(state))
    assert all(state.table.clock is None or state.table.clock.seat == 0 for state in maria.states)
    people = await open_auction(room, "me", "open", "open")
    silent = caller_among(people)
    assert silent.state.table.me is not None
    other = next(one for one in people if one is not silent)
    await silent.rise()
    await other.until(lambda state: state.table.seats[silent.state.table.me or 0].kind == "open")
    assert other.state.table.clock is None
    hours.turn(SECONDS + GRACE)
    assert calls_in(other.state) == []
    unlimited = await open_auction(room, "me", "open", "open", call_time=None)
    assert all(state.table.clock is None for one in unlimited for state in one.states)
    await room.close()


@clause("PREFA-AUC-08")
@pytest.mark.parametrize("seconds", [4, 301])
@story
async def test_a_limit_out_of_bounds_is_refused(seconds: int) -> None:
    room = room_with(MemoryStore(), Hours())
    with pytest.raises(Exception, match="call_time"):
        await open_auction(room, "me", "open", "open", call_time=seconds)
    await room.close()


@story
async def test_the_offer_says_that_the_limit_may_be_left_out() -> None:
    room = room_with(MemoryStore(), Hours())
    [prefa] = [offer for offer in room.offers if offer.name == "prefa"]
    [field] = [field for field in prefa.fields if field.name == "call_time"]
    assert (field.type, field.minimum, field.maximum, field.default, field.optional) == ("integer", 5, 300, None, True)
    await room.close()
