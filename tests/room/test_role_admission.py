"""At a live table the host lets people into the house's roles, and may take roles away; a link is not enough."""

import pytest

from kitapi.kernel import Role
from kitapi.room.errors import NotHost, NotStaffed, RoleOccupied, RolesApart, TooMuch, UnknownRequest, UnknownRole
from kitapi.room.onlookers.messages import RequestView, RoleView
from kitapi.room.record.streams import read, table_stream
from kitapi.room.seats.seating_events import RequestClosed, RoleLeft, RoleRequested, RoleTaken
from kitapi.room.table.role_admission import REFUSALS_LIMIT, REQUESTS_LIMIT
from kitapi.room.times import ABSENCE
from kitapi.store import EventStore, MemoryStore
from kitapi_testing.clauses import clause
from kitapi_testing.room_people import Guest, StoreAt, story
from tests.room.test_absence import Clock
from tests.room.test_staffing import casino, roles_in, stud

DEALER, INSPECTOR, MANAGEMENT = Role("dealer"), Role("gaming_inspector"), Role("gaming_management")


async def table_of(store: EventStore, *users: str, clock: Clock | None = None) -> list[Guest]:
    """Return Maria, who has opened a live table and looks on, and other spectators."""
    room = casino(store, clock)
    desk = await stud(room, "open", "open", practice=False)
    return [await Guest(desk, user).look() for user in ("maria", *users)]


async def role_events(guest: Guest) -> list[object]:
    """Return the events about roles in the table's stream."""
    recorded = await guest.desk.store.read(table_stream(guest.desk.table_id))
    kinds = RoleTaken | RoleLeft | RoleRequested | RequestClosed
    return [event for event in map(read, recorded) if isinstance(event, kinds)]


def pending_requests(guest: Guest) -> tuple[RequestView, ...]:
    return guest.state.table.requests


@clause("AMB-65")
@story
async def test_a_role_is_requested_and_the_host_alone_sees_it_and_lets_the_person_in(store: StoreAt) -> None:
    maria, nikos, anna = await table_of(store(), "nikos", "anna")
    assert (maria.state.table.admits, nikos.state.table.admits) == (True, False)
    await nikos.take_role("dealer", "Nikos")
    await nikos.take_role("dealer", "Nikos")
    await maria.until(lambda state: bool(state.table.requests))
    assert pending_requests(maria) == (RequestView(number=1, role="dealer", name="Nikos"),)
    state = await nikos.until(lambda state: bool(state.table.asked))
    assert (state.table.asked, state.table.mine, pending_requests(nikos)) == (("dealer",), (), ())
    for other in (nikos, anna):
        with pytest.raises(NotHost):
            await other.answer_request(1)
    await maria.answer_request(1)
    state = await nikos.until(lambda state: bool(state.table.mine))
    assert roles_in(state)["dealer"] == RoleView(
        role="dealer", kind="person", name="Nikos", connected=True, missing=False
    )
    with pytest.raises(UnknownRequest):
        await maria.answer_request(1)
    requested, closed, taken = await role_events(maria)
    assert requested == RoleRequested(number=1, role=DEALER, user="nikos", name="Nikos", at=0)
    assert closed == RequestClosed(number=1, outcome="admitted", by="maria", at=0)
    assert taken == RoleTaken(role=DEALER, user="nikos", name="Nikos", at=0, by="maria")


@clause("AMB-65")
@story
async def test_the_host_takes_a_role_at_once_and_only_one() -> None:
    maria, _ = await table_of(MemoryStore(), "nikos")
    await maria.take_role("dealer", "Maria")
    assert (await maria.desk.table()).seating.roles_of("maria") == (DEALER,)
    with pytest.raises(RolesApart):
        await maria.take_role("gaming_inspector")


@story
async def test_a_request_is_refused_or_taken_back_and_another_takes_its_place() -> None:
    maria, nikos = await table_of(MemoryStore(), "nikos")
    await nikos.take_role("dealer")
    await nikos.take_role("gaming_inspector")
    assert [one.role for one in (await maria.desk.table()).seating.requests.values()] == [INSPECTOR]
    await nikos.leave_role("gaming_inspector")
    assert (await maria.desk.table()).seating.requests == {}
    with pytest.raises(NotStaffed):
        await nikos.leave_role("gaming_inspector")
    for number in range(3, 3 + REFUSALS_LIMIT):
        await nikos.take_role("dealer")
        await maria.answer_request(number, admit=False)
    with pytest.raises(TooMuch):
        await nikos.take_role("dealer")


@story
async def test_only_so_many_requests_wait() -> None:
    [maria] = await table_of(MemoryStore())
    for number in range(REQUESTS_LIMIT):
        await Guest(maria.desk, f"visitor {number}").take_role("dealer")
    with pytest.raises(TooMuch):
        await Guest(maria.desk, "one more").take_role("dealer")


@story
async def test_who_has_a_seat_by_then_or_comes_second_is_not_let_in() -> None:
    maria, nikos, anna = await table_of(MemoryStore(), "nikos", "anna")
    await nikos.take_role("dealer")
    await anna.take_role("dealer")
    await nikos.sit(0)
    with pytest.raises(RolesApart):
        await maria.answer_request(1)
    await maria.answer_request(2)
    await nikos.rise()
    with pytest.raises(RoleOccupied):
        await nikos.take_role("dealer")


@clause("AMB-65")
@story
async def test_the_host_takes_a_role_away_and_nobody_else_does() -> None:
    maria, nikos, anna = await table_of(MemoryStore(), "nikos", "anna")
    await nikos.take_role("dealer")
    await maria.admit_all()
    for other in (nikos, anna):
        with pytest.raises(NotHost):
            await other.dismiss_role("dealer")
    with pytest.raises(UnknownRole):
        await maria.dismiss_role("croupier")
    await maria.dismiss_role("control_room")
    await maria.dismiss_role("dealer")
    assert (await maria.desk.table()).seating.staff == {}
    left = (await role_events(maria))[-1]
    assert isinstance(left, RoleLeft)
    assert (left.role, left.user, left.by) == (DEALER, "nikos", "maria")


@clause("AMB-65")
@story
async def test_while_the_host_is_away_the_management_lets_in_and_else_who_was_there_longest() -> None:
    clock = Clock()
    maria, nikos, anna, eva = await table_of(MemoryStore(), "nikos", "anna", "eva", clock=clock)
    await nikos.take_role("dealer", "Nikos")
    await maria.admit_all()
    await maria.leave()
    clock.now += ABSENCE - 1
    await eva.take_role("control_room")
    with pytest.raises(NotHost):
        await nikos.answer_request(2)
    clock.now += 1
    await nikos.answer_request(2)
    await anna.take_role("gaming_management", "Anna")
    await nikos.answer_request(3)
    with pytest.raises(NotHost):
        await nikos.dismiss_role("control_room")
    await anna.dismiss_role("control_room")
    assert (await Guest(anna.desk, "stranger").look()).state.table.host == "Anna"
    back = await Guest(maria.desk, "maria").look()
    assert back.state.table.admits
    with pytest.raises(NotHost):
        await anna.dismiss_role("dealer")


@clause("AMB-65")
@story
async def test_the_deputy_is_shown_the_requests_once_the_host_is_missing_though_nothing_else_happens() -> None:
    desk = await stud(casino(MemoryStore(), absence=0.05), "open", practice=False)
    maria, nikos, anna = [await Guest(desk, user).look() for user in ("maria", "nikos", "anna")]
    await nikos.take_role("dealer", "Nikos")
    await maria.admit_all()
    await anna.take_role("control_room", "Anna")
    await maria.leave()
    state = await nikos.until(lambda state: state.table.admits)
    pending = RequestView(number=2, role="control_room", name="Anna")
    assert (state.table.host, state.table.requests) == ("Nikos", (pending,))


@story
async def test_with_host_and_staff_away_a_request_waits_and_players_let_nobody_in() -> None:
    clock = Clock()
    maria, nikos, anna = await table_of(MemoryStore(), "nikos", "anna", clock=clock)
    await nikos.sit(0)
    await maria.leave()
    clock.now += ABSENCE
    await anna.take_role("dealer")
    assert (await anna.desk.table()).seating.staff == {}
    for one in (nikos, anna):
        with pytest.raises(NotHost):
            await one.answer_request(1)


@story
async def test_a_table_to_practise_at_has_no_host() -> None:
    desk = await stud(casino(MemoryStore()), "open", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.take_role("dealer")
    assert (await desk.table()).seating.roles_of("nikos") == (DEALER,)
    assert not maria.state.table.admits
    with pytest.raises(NotHost):
        await maria.dismiss_role("dealer")
