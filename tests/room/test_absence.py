"""A player loses the connection: the others see it, wait a while, and may then let a bot play for them."""

import asyncio

import msgspec
import pytest

from kitapi.kernel import Seat
from kitapi.room.errors import NotAway, NotSeated, SeatTaken, SittingOver
from kitapi.room.onlookers.audience import Audience, Onlooker
from kitapi.room.onlookers.messages import State
from kitapi.room.record.streams import read, table_stream
from kitapi.room.seats.moment import Missing
from kitapi.room.seats.occupants import Bot, Person
from kitapi.room.seats.seat_errors import SeatReserved
from kitapi.room.seats.seating import Seating
from kitapi.room.seats.seating_events import PersonRose, PersonSat, TableOpened
from kitapi.room.seats.seating_fold import fold
from kitapi.room.times import ABSENCE, Times
from kitapi.store import EventStore, MemoryStore
from kitapi_testing.room_people import LASTING, Guest, StoreAt, is_over, options_in, story, toy_room, view_in
from kitapi_testing.two_people import a_table_of_two, turns


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def nikos_lost(store: EventStore, clock: Clock) -> tuple[Guest, Guest]:
    """Return Maria and Nikos in a deal; Nikos has just lost their only connection."""
    _, maria, nikos = await a_table_of_two(store, LASTING._replace(clock=clock))
    await nikos.leave()
    await maria.until(lambda state: not state.table.seats[1].connected)
    return maria, nikos


def of_people(*users: str) -> Seating:
    sat = (PersonSat(seat=Seat(seat), user=user, name=user, at=0) for seat, user in enumerate(users))
    return fold((TableOpened(game="toy", seats=len(users), terms=msgspec.Raw(b"{}")), *sat))


def is_missing(state: State) -> bool:
    return state.table.seats[1].missing


def test_who_was_never_seen_is_missing_in_time_and_who_looks_on_never_is() -> None:
    clock, seating = Clock(), of_people("maria", "nikos")
    audience = Audience(Times(absence=10, clock=clock))
    audience.admit(Onlooker("maria"))
    clock.now += 9.9
    assert audience.find_missing(seating) == Missing(set(), 10)
    clock.now += 0.1
    assert audience.find_missing(seating) == Missing({Seat(1)}, 10)


def test_of_the_paces_that_people_at_the_table_wish_the_slowest_decides() -> None:
    seating, audience = of_people("maria", "nikos"), Audience(Times())
    assert audience.pace(seating) == 1
    for user, pace in (("maria", "at_once"), ("nikos", "quick"), ("onlooker", "slow")):
        audience.admit(Onlooker(user, pace=pace))
    assert audience.pace(seating) == 0.4
    audience.admit(Onlooker("maria", pace="of another kind"))
    assert audience.pace(seating) == 1


def test_one_of_two_tabs_closed_is_no_absence_and_a_return_ends_it() -> None:
    clock, seating = Clock(), of_people("maria")
    audience = Audience(Times(absence=10, clock=clock))
    tabs = [Onlooker("maria"), Onlooker("maria")]
    for tab in tabs:
        audience.admit(tab)
    audience.dismiss(tabs[0])
    clock.now += 20
    assert not audience.find_missing(seating).seats
    audience.dismiss(tabs[1])
    clock.now += 9
    again = Onlooker("maria")
    audience.admit(again)
    audience.dismiss(again)
    clock.now += 9
    assert not audience.find_missing(seating).seats, "each absence counts from its own beginning"
    clock.now += 1
    assert audience.find_missing(seating).seats == {0}
    audience.dismiss(Onlooker("stranger"))
    clock.now += 100
    assert audience.find_missing(seating).seats == {0}


@story
async def test_before_its_time_the_bot_is_refused_and_in_time_it_plays_until_he_returns() -> None:
    clock = Clock()
    store = MemoryStore()
    maria, _ = await nikos_lost(store, clock)
    clock.now += ABSENCE - 0.1
    with pytest.raises(NotAway) as refused:
        await maria.seat_bot(1)
    assert refused.value.facts == {"seat": 1, "seconds": ABSENCE}
    clock.now += 0.1
    stranger = await Guest(maria.desk, "stranger").look()
    assert is_missing(stranger.state)
    with pytest.raises(NotSeated):
        await stranger.seat_bot(1)
    with pytest.raises(SeatTaken):
        await stranger.sit(1)
    await maria.seat_bot(1)
    shown = (await maria.until(lambda state: state.table.seats[1].kind == "bot")).table.seats[1]
    assert (shown.missing, shown.connected) == (False, True)
    stored = [read(one) for one in await store.read(table_stream(maria.desk.table_id))]
    [risen] = [event for event in stored if isinstance(event, PersonRose)]
    assert (risen.user, risen.by) == ("nikos", "maria")
    while not is_over(maria.state):
        if options_in(maria.state):
            await maria.play()
        else:
            await maria.hear()
    back = await Guest(maria.desk, "nikos").look()
    assert back.state.table.me is None
    await back.sit(1)
    assert (await maria.desk.table()).seating.occupants[1] == Person("nikos", "Nikos")
    await maria.next()
    await back.next()
    assert view_in(await back.until(lambda state: view_in(state)["number"] == 2))["hand"] == []


@story
async def test_who_was_replaced_finds_the_table_and_the_seat_again_and_nobody_else_takes_it(store: StoreAt) -> None:
    clock = Clock()
    room, maria, nikos = await a_table_of_two(store(), LASTING._replace(clock=clock))
    await nikos.leave()
    clock.now += ABSENCE
    await maria.seat_bot(1)
    await room.close()
    room = toy_room(store())
    desk = await room.desk(maria.desk.table_id)
    assert [(one.table, one.seat) for one in await room.tables_of("nikos")] == [(desk.table_id, 1)]
    back, stranger = await Guest(desk, "nikos").look(), await Guest(desk, "stranger").look()
    assert (back.state.table.me, back.state.table.kept) == (None, 1)
    assert stranger.state.table.kept is None
    with pytest.raises(SeatReserved):
        await stranger.sit(1, "Vera")
    await back.sit(1)
    assert (await back.until(lambda state: state.table.me == 1)).table.kept is None
    assert [one.seat for one in await room.tables_of("nikos")] == [1]
    await room.close()


@story
async def test_who_is_here_is_not_played_for_however_long_ago_he_was_away() -> None:
    clock = Clock()
    maria, _ = await nikos_lost(MemoryStore(), clock)
    clock.now += ABSENCE
    back = await Guest(maria.desk, "nikos").look()
    assert not is_missing(back.state)
    with pytest.raises(NotAway):
        await maria.seat_bot(1)
    await back.leave()
    clock.now += ABSENCE / 2
    with pytest.raises(NotAway):
        await maria.seat_bot(1)


@story
async def test_the_others_are_notified_when_the_time_has_come() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore(), LASTING._replace(absence=0.05))
    await nikos.leave()
    await maria.until(lambda state: not state.table.seats[1].connected)
    assert not is_missing(maria.state)
    await asyncio.wait_for(maria.until(is_missing), 5)
    await maria.seat_bot(1)
    await room.close()


@story
async def test_after_a_restart_the_time_starts_again_and_is_announced_too(store: StoreAt) -> None:
    clock = Clock()
    room, maria, _ = await a_table_of_two(store(), LASTING._replace(clock=clock))
    await room.close()
    clock.now += 10 * ABSENCE
    room = toy_room(store(), times=LASTING._replace(absence=1.0))
    maria = await Guest(await room.desk(maria.desk.table_id), "maria").look()
    assert not is_missing(maria.state)
    await asyncio.wait_for(maria.until(is_missing), 5)
    await room.close()


@story
async def test_a_missing_person_stops_the_end_until_a_bot_sits_there() -> None:
    clock = Clock()
    store = MemoryStore()
    maria, _ = await nikos_lost(store, clock)
    await maria.break_up()
    assert not is_over(maria.state)
    clock.now += ABSENCE
    await maria.seat_bot(1)
    assert is_over(await maria.until(is_over))
    assert (await maria.desk.table()).seating.occupants[1] == Bot("first")
    with pytest.raises(SittingOver):
        await maria.seat_bot(1)


@story
async def test_once_the_sitting_is_over_nobody_is_missing() -> None:
    clock = Clock()
    room, maria, nikos = await a_table_of_two(MemoryStore(), LASTING._replace(clock=clock))
    await turns(maria, nikos)
    await maria.break_up()
    await nikos.break_up()
    await nikos.leave()
    clock.now += ABSENCE
    onlooker = await Guest(maria.desk, "stranger").look()
    assert not is_missing(onlooker.state)
    await room.close()
