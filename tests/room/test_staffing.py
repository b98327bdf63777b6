"""Who may take which role of the house, and give it up."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from kitapi.kernel import Role, Seat
from kitapi.registry import GAMES
from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import (
    ArchivedSitting,
    MalformedCommand,
    NotSeated,
    NotStaffed,
    RoleOccupied,
    RolesApart,
    RoomError,
    SittingOver,
    UnknownRole,
)
from kitapi.room.houses.house_errors import SettledByHouse
from kitapi.room.onlookers.messages import RoleView, State
from kitapi.room.record import streams
from kitapi.room.record.streams import read, table_stream
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.seats.occupants import Person
from kitapi.room.seats.seating_events import RoleLeft, RoleTaken, SittingArchived, TableOpened
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.house_tables import HouseRequest
from kitapi.room.times import ABSENCE
from kitapi.store import Append, EventStore, MemoryStore
from kitapi_testing.clauses import clause
from kitapi_testing.house_events import DEALER
from kitapi_testing.lottery_hall import hall, lottery, pass_hand
from kitapi_testing.room_people import LASTING, Guest, StoreAt, is_over, open_desk, play_first, story, toy_bots
from tests.room.test_absence import Clock

GAMING_INSPECTOR = Role("gaming_inspector")
CONTROL_ROOM = Role("control_room")


def casino(store: EventStore, clock: Clock | None = None, absence: float = LASTING.absence) -> CardRoom:
    """Return a room with Caribbean Stud, whose house has five roles; its automaton takes its time."""
    players = BotPlayers(play_first, pace=1, workers=lambda: ThreadPoolExecutor(1))
    times = LASTING._replace(clock=clock or LASTING.clock, absence=absence)
    return CardRoom(store, GAMES, players, toy_bots, times=times)


async def stud(
    room: CardRoom, *seats: str, user: str = "maria", practice: bool = True, house: HouseRequest | None = None
) -> TableDesk:
    """Return the desk of a new table of Caribbean Stud; a live one is in a house of its opener."""
    variant = {**msgspec.to_builtins(GAMES["caribbean-stud"].presets["example"]), "practice": practice}
    terms = msgspec.Raw(msgspec.json.encode({"players": len(seats), "variant": variant}))
    house = house or (None if practice else HouseRequest(name="Lido"))
    request = NewTable(game="caribbean-stud", terms=terms, seats=seats, name="Maria", house=house)
    return await room.desk((await room.open_table(user, request))[0])


async def role_events(room: CardRoom, desk: TableDesk) -> list[Any]:
    """Return the events about roles in the seating stream of a table."""
    recorded = await room.desks.context.store.read(table_stream(desk.table_id))
    return [event for event in map(read, recorded) if isinstance(event, RoleTaken | RoleLeft)]


def roles_in(state: State) -> dict[str, RoleView]:
    return {shown.role: shown for shown in state.table.roles}


@story
async def test_a_role_is_taken_by_name_shown_to_all_and_given_up_again() -> None:
    room = casino(MemoryStore())
    desk = await stud(room, "open", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    assert [shown.role for shown in maria.state.table.roles] == [
        "dealer",
        "gaming_inspector",
        "municipal_inspector",
        "gaming_management",
        "control_room",
    ]
    assert {shown.kind for shown in maria.state.table.roles} == {"automaton"}
    assert nikos.state.table.watching == 2
    await maria.take_role("dealer", "  Maria   K. ")
    state = await nikos.until(lambda state: roles_in(state)["dealer"].kind == "person")
    assert roles_in(state)["dealer"] == RoleView(
        role="dealer", kind="person", name="Maria K.", connected=True, missing=False
    )
    assert (state.table.watching, state.table.mine) == (1, ())
    await maria.until(lambda state: state.table.mine == ("dealer",))
    version = (await desk.table()).version
    await maria.leave_role("dealer")
    await nikos.until(lambda state: roles_in(state)["dealer"].kind == "automaton")
    taken, left = await role_events(room, desk)
    assert taken == RoleTaken(role=DEALER, user="maria", name="Maria K.", at=0)
    assert left == RoleLeft(role=DEALER, user="maria", at=version)
    await room.close()


@story
async def test_only_a_role_of_the_tables_house_is_taken() -> None:
    room = hall(MemoryStore())
    desk = await lottery(room, "open")
    maria = await Guest(desk, "maria").look()
    for role in ("chance", "meter", "spectator", "gaming_inspector", "", "0"):
        with pytest.raises(UnknownRole):
            await maria.take_role(role)
    with pytest.raises(MalformedCommand, match="name"):
        await maria.take_role("dealer", "x" * 25)
    toy = await Guest(await open_desk(room, "open", "open"), "maria").look()
    assert (toy.state.table.roles, toy.state.table.practice) == ((), False)
    with pytest.raises(UnknownRole):
        await toy.take_role("dealer")
    assert await role_events(room, desk) == []
    await room.close()


@story
async def test_nobody_has_a_role_at_a_record_or_takes_one_when_the_sitting_is_over() -> None:
    room = hall(store := MemoryStore())
    finished = await Guest(await lottery(room, "me"), "maria").look()
    await finished.take_role("dealer")
    await finished.break_up()
    with pytest.raises(SittingOver):
        await (await Guest(finished.desk, "nikos").look()).take_role("dealer")
    await finished.leave_role("dealer")
    table = "A" * 22
    terms = msgspec.Raw(bytes((await finished.desk.table()).seating.terms))
    said = (
        TableOpened(game="lottery", seats=1, terms=terms),
        SittingArchived(names=("Maria",), deals=0),
    )
    written = tuple(streams.encode_event(event) for event in said)
    await store.append([Append(stream=table_stream(table), expected=0, events=written)])
    archived = await Guest(await room.desk(table), "maria").look()
    assert archived.state.table.roles == ()
    with pytest.raises(ArchivedSitting):
        await archived.take_role("dealer")
    await room.close()


@story
async def test_a_role_that_somebody_has_is_taken_over_only_when_he_is_missing() -> None:
    clock = Clock()
    room = casino(MemoryStore(), clock)
    desk = await stud(room, "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await maria.take_role("control_room", "Maria")
    await maria.take_role("control_room", "Another")
    with pytest.raises(RoleOccupied) as refused:
        await nikos.take_role("control_room")
    assert refused.value.facts == {"role": "control_room", "seconds": ABSENCE}
    await maria.leave()
    clock.now += ABSENCE - 0.1
    with pytest.raises(RoleOccupied):
        await nikos.take_role("control_room")
    assert roles_in(await nikos.until(lambda state: not roles_in(state)["control_room"].connected))
    clock.now += 0.1
    onlooker = await Guest(desk, "stranger").look()
    assert roles_in(onlooker.state)["control_room"].missing
    await nikos.take_role("control_room", "Nikos")
    first, left, second = await role_events(room, desk)
    assert (first.name, second.user, second.name) == ("Maria", "nikos", "Nikos")
    assert (left.user, left.by) == ("maria", "nikos")
    with pytest.raises(NotStaffed):
        await maria.leave_role("control_room")
    await room.close()


@story
async def test_where_people_train_one_has_several_roles_and_a_seat_and_goes_by_one_name() -> None:
    room = casino(MemoryStore())
    maria = await Guest(await stud(room, "me", "open"), "maria").look()
    await maria.take_role("dealer")
    await maria.take_role("gaming_inspector")
    state = await maria.until(lambda state: len(state.table.mine) == 2)
    assert state.table.practice
    assert (state.table.me, state.table.mine, state.table.acting) == (0, ("dealer", "gaming_inspector"), None)
    assert {roles_in(state)[role].name for role in state.table.mine} == {"Maria"}
    nikos = await Guest(maria.desk, "nikos").look()
    await nikos.take_role("control_room")
    await nikos.sit(1)
    await nikos.until(lambda state: state.table.me == 1)
    await room.close()


Deed = Callable[[Guest], Any]


async def sits(guest: Guest) -> None:
    await guest.sit(1)


async def deals(guest: Guest) -> None:
    await guest.take_role("dealer")


async def inspects(guest: Guest) -> None:
    await guest.take_role("gaming_inspector")


@pytest.mark.parametrize(("first", "then"), [(sits, deals), (deals, sits), (deals, inspects)])
@story
async def test_elsewhere_who_plays_who_deals_and_who_inspects_are_different_people(first: Deed, then: Deed) -> None:
    room = casino(MemoryStore())
    desk = await stud(room, "me", "open", practice=False)
    nikos, maria = await Guest(desk, "nikos").look(), await Guest(desk, "maria").look()
    assert not nikos.state.table.practice
    await first(nikos)
    await maria.admit_all()
    with pytest.raises(RolesApart):
        await then(nikos)
    if first is sits:
        await nikos.rise()
    else:
        await nikos.leave_role("dealer")
    with pytest.raises(RolesApart):
        await then(nikos)
    anna = await Guest(desk, "anna").look()
    await then(anna)
    await first(nikos)
    await maria.admit_all()
    await room.close()


@story
async def test_elsewhere_who_dealt_a_hand_may_play_in_the_next() -> None:
    room = hall(MemoryStore(), pace=1)
    maria = await Guest(await lottery(room, "me", "open", practice=False), "maria").look()
    nikos = await Guest(maria.desk, "nikos").look()
    await nikos.take_role("dealer")
    await maria.admit_all()
    await pass_hand(maria)
    await nikos.until(lambda state: bool(state.view))
    await nikos.act({"kind": "end"}, role="dealer")
    await nikos.until(is_over)
    await nikos.leave_role("dealer")
    await maria.next()
    await nikos.sit(1)
    assert (await maria.desk.table()).seating.seat_of("nikos") == 1
    await room.close()


@clause("AMB-72")
@story
async def test_no_terms_make_a_table_of_practice_a_live_one() -> None:
    room = casino(MemoryStore())
    desk = await stud(room, "open", "open", user="opener")
    maria = await Guest(desk, "maria").look()
    await maria.sit(0)
    await maria.take_role("dealer")
    variant = {**msgspec.to_builtins(GAMES["caribbean-stud"].presets["example"]), "practice": False}
    with pytest.raises(SettledByHouse) as refused:
        await maria.put_terms(2, **variant)
    assert refused.value.facts == {"field": "practice"}
    assert (await desk.table()).seating.roles_of("maria") == ("dealer",)
    await room.close()


@story
async def test_the_staff_outlasts_a_restart(store: StoreAt) -> None:
    room = casino(store())
    desk = await stud(room, "open")
    maria = await Guest(desk, "maria").look()
    await maria.take_role("dealer", "Maria")
    await maria.take_role("control_room")
    await maria.leave_role("dealer")
    await room.close()
    room = casino(store())
    again = await Guest(await room.desk(desk.table_id), "maria").look()
    assert again.state.table.mine == ("control_room",)
    assert (await again.desk.table()).seating.staff == {CONTROL_ROOM: Person("maria", "Maria")}
    await again.take_role("dealer")
    assert (await again.desk.table()).seating.staff[DEALER] == Person("maria", "Maria")
    await room.close()


@story
async def test_a_table_is_listed_as_long_as_one_has_a_seat_or_a_role() -> None:
    room = casino(MemoryStore())
    maria = await Guest(await stud(room, "me", "open"), "maria").look()

    async def list_tables() -> list[tuple[int | None, tuple[str, ...]]]:
        return [(one.seat, one.roles) for one in await room.tables_of("maria")]

    assert await list_tables() == [(0, ())]
    await maria.take_role("dealer")
    assert await list_tables() == [(0, ("dealer",))]
    await maria.rise(for_good=True)
    assert await list_tables() == [(None, ("dealer",))]
    await maria.sit(0)
    await maria.rise()
    assert await list_tables() == [(0, ("dealer",))], "the seat is reserved"
    await maria.sit(0)
    await maria.leave_role("dealer")
    assert await list_tables() == [(0, ())]
    await maria.rise()
    assert await list_tables() == []
    await room.close()


def test_every_refusal_is_an_error_of_the_room() -> None:
    assert all(issubclass(kind, RoomError) for kind in (UnknownRole, RoleOccupied, NotStaffed, RolesApart))


@story
async def test_who_has_a_role_calls_bots_and_nobody_else_without_a_seat() -> None:
    room = casino(MemoryStore())
    desk = await stud(room, "open", "open")
    nikos, petra = await Guest(desk, "nikos").look(), await Guest(desk, "petra").look()
    with pytest.raises(NotSeated):
        await petra.seat_bot(1)
    await nikos.take_role("dealer", "Nikos")
    await nikos.seat_bot(1)
    assert (await desk.table()).seating.bots == {Seat(1): "first"}
    await room.close()
