"""A table by invitation: a signed link for each seat, and a host who admits, mutes and removes people."""

import msgspec
import pytest
from msgspec.structs import replace

from kitapi.kernel import Seat
from kitapi.room.errors import AlreadySeated, MalformedCommand, SeatTaken, TooMuch, UnknownRequest
from kitapi.room.record import streams
from kitapi.room.rooms import CardRoom
from kitapi.room.seats.invitation_messages import (
    AnswerSeatRequest,
    InvitationCommand,
    MutePerson,
    RemovePerson,
    RenewInvitation,
    RequestSeat,
)
from kitapi.room.seats.seat_errors import (
    InvitationVoid,
    Muted,
    NotByInvitation,
    NotInvited,
    NotTableHost,
    SeatNameTaken,
    SeatReserved,
)
from kitapi.store import MemoryStore
from kitapi_testing.room_people import Guest, StoreAt, fresh_id, is_over, new_table, options_in, story, toy_room


async def invited_to(room: CardRoom, *seats: str) -> Guest:
    """Return the host of a new table by invitation."""
    table, _ = await room.open_table("maria", replace(new_table(*seats, deals=9), entry="invitation"))
    return await Guest(await room.desk(table), "maria").look()


async def say(guest: Guest, command: InvitationCommand) -> None:
    await guest.desk.handle(guest.user, command)


async def links(host: Guest) -> tuple[str, ...]:
    """Return the links that the host sees now."""
    return (await Guest(host.desk, host.user).look()).state.table.invitations


@story
async def test_a_link_is_for_one_seat_and_for_its_first_user_also_after_a_restart(store: StoreAt) -> None:
    room = toy_room(store())
    maria = await invited_to(room, "me", "open", "open")
    nikos, vera = await Guest(maria.desk, "nikos").look(), await Guest(maria.desk, "vera").look()
    _, second, third = await links(maria)
    assert maria.state.table.hosting
    assert second != third
    assert (vera.state.table.entry, vera.state.table.hosting, vera.state.table.invitations) == ("invitation", False, ())
    with pytest.raises(NotInvited):
        await nikos.sit(1)
    for wrong in (third, second[:-1], "x" * 22, "é"):
        with pytest.raises(InvitationVoid):
            await nikos.sit(1, invitation=wrong)
    await nikos.sit(1, invitation=second)
    await nikos.rise()
    with pytest.raises(InvitationVoid):
        await vera.sit(1, invitation=second)
    await room.close()
    room = toy_room(store())
    desk = await room.desk(maria.desk.table_id)
    await Guest(desk, "nikos").sit(1)
    assert await links(Guest(desk, "maria")) == ("", "", third)
    other = await invited_to(room, "me", "open", "open")
    with pytest.raises(InvitationVoid):
        await Guest(other.desk, "vera").sit(2, invitation=third)
    await room.close()


@story
async def test_the_key_of_the_links_is_sent_to_nobody() -> None:
    room = toy_room(store := MemoryStore())
    maria = await invited_to(room, "me", "open")
    [opened, *_] = [streams.read(one) for one in await store.read(streams.table_stream(maria.desk.table_id))]
    assert len(opened.key) == 64
    vera = await Guest(maria.desk, "vera").look()
    sent = b"".join(state.written for guest in (maria, vera) for state in guest.states)
    assert opened.key.encode() not in sent
    assert opened.key not in repr(opened) + repr((await maria.desk.table()).seating)
    assert maria.state.table.invitations[1].encode() not in vera.state.written
    await room.close()


@story
async def test_the_host_makes_a_new_link_and_the_one_before_is_void() -> None:
    room = toy_room(MemoryStore())
    maria = await invited_to(room, "me", "open")
    _, before = await links(maria)
    await say(maria, RenewInvitation(id=fresh_id(), seat=1))
    _, after = await links(maria)
    vera = Guest(maria.desk, "vera")
    with pytest.raises(InvitationVoid):
        await vera.sit(1, invitation=before)
    await vera.sit(1, invitation=after)
    with pytest.raises(SeatTaken):
        await say(maria, RenewInvitation(id=fresh_id(), seat=1))
    await room.close()


@story
async def test_a_visitor_without_a_link_requests_a_seat_and_sits_down_once_the_host_agrees() -> None:
    room = toy_room(MemoryStore())
    maria = await invited_to(room, "me", "open", "open")
    nikos, vera = await Guest(maria.desk, "nikos").look(), await Guest(maria.desk, "vera").look()
    with pytest.raises(SeatNameTaken):
        await say(nikos, RequestSeat(id=fresh_id(), seat=1, name="MARIA"))
    await say(nikos, RequestSeat(id=fresh_id(), seat=1, name="Nikos"))
    await say(nikos, RequestSeat(id=fresh_id(), seat=2, name="Nikos"))
    await say(vera, RequestSeat(id=fresh_id(), seat=2, name="Vera"))
    shown = await maria.until(lambda state: len(state.table.seat_requests) == 2)
    assert [(one.number, one.seat, one.name) for one in shown.table.seat_requests] == [(2, 2, "Nikos"), (3, 2, "Vera")]
    state = await nikos.until(lambda state: state.table.seat_asked == 2)
    assert state.table.seat_requests == ()
    with pytest.raises(NotTableHost):
        await say(vera, AnswerSeatRequest(id=fresh_id(), request=3, admit=True))
    with pytest.raises(UnknownRequest):
        await say(maria, AnswerSeatRequest(id=fresh_id(), request=1, admit=True))
    await say(maria, AnswerSeatRequest(id=fresh_id(), request=2, admit=True))
    await say(maria, AnswerSeatRequest(id=fresh_id(), request=3, admit=False))
    await nikos.until(lambda state: state.table.invited == 2)
    with pytest.raises(NotInvited):
        await vera.sit(2)
    await nikos.sit(2)
    with pytest.raises(AlreadySeated):
        await say(nikos, RequestSeat(id=fresh_id(), seat=1, name="Nikos"))
    for number in (4, 5):
        await say(vera, RequestSeat(id=fresh_id(), seat=1, name="Vera"))
        await say(maria, AnswerSeatRequest(id=fresh_id(), request=number, admit=False))
    with pytest.raises(TooMuch):
        await say(vera, RequestSeat(id=fresh_id(), seat=1, name="Vera"))
    await room.close()


@story
async def test_the_host_removes_somebody_whose_deal_a_bot_plays_out_and_nobody_gets_the_cards() -> None:
    room = toy_room(MemoryStore())
    maria = await invited_to(room, "me", "open")
    nikos = await Guest(maria.desk, "nikos").look()
    _, link = await links(maria)
    await nikos.sit(1, invitation=link)
    await nikos.accept(1)
    await maria.contribute()
    await nikos.contribute()
    with pytest.raises(NotTableHost):
        await say(nikos, RemovePerson(id=fresh_id(), seat=0))
    with pytest.raises(MalformedCommand):
        await say(maria, RemovePerson(id=fresh_id(), seat=0))
    await say(maria, RemovePerson(id=fresh_id(), seat=1))
    assert (await nikos.until(lambda state: state.table.me is None)).table.kept is None
    for code in ("", link):
        with pytest.raises(NotInvited if not code else InvitationVoid):
            await nikos.sit(1, invitation=code)
    while not is_over(maria.state):
        await (maria.play() if options_in(maria.state) else maria.hear())
    _, fresh = await links(maria)
    await Guest(maria.desk, "vera").sit(1, invitation=fresh)
    assert maria.state.table.seats[1].name == "first"
    await room.close()


@story
async def test_before_the_first_deal_a_removed_persons_seat_is_open_again() -> None:
    room = toy_room(MemoryStore())
    maria = await invited_to(room, "me", "open")
    nikos = await Guest(maria.desk, "nikos").look()
    _, link = await links(maria)
    await nikos.sit(1, invitation=link)
    await say(maria, RemovePerson(id=fresh_id(), seat=1))
    removed = await nikos.until(lambda state: state.table.me is None)
    assert removed.table.seats[1].kind == "open"
    with pytest.raises(InvitationVoid):
        await nikos.sit(1, invitation=link)
    await room.close()


@story
async def test_an_owner_comes_back_without_a_link_and_the_host_invites_nobody_to_a_reserved_seat() -> None:
    room = toy_room(MemoryStore())
    maria = await invited_to(room, "me", "open")
    nikos = await Guest(maria.desk, "nikos").look()
    _, link = await links(maria)
    await nikos.sit(1, invitation=link)
    await nikos.accept(1)
    await maria.contribute()
    await nikos.contribute()
    await nikos.seat_bot(1)
    with pytest.raises(SeatReserved):
        await say(maria, RenewInvitation(id=fresh_id(), seat=1))
    with pytest.raises(SeatReserved):
        await say(Guest(maria.desk, "vera"), RequestSeat(id=fresh_id(), seat=1, name="Vera"))
    await nikos.sit(1)
    await nikos.until(lambda state: state.table.me == 1)
    await room.close()


@story
async def test_whom_the_host_mutes_proposes_nothing_but_plays_and_answers() -> None:
    room = toy_room(MemoryStore())
    maria = await invited_to(room, "me", "open")
    nikos = await Guest(maria.desk, "nikos").look()
    await nikos.sit(1, invitation=(await links(maria))[1])
    await say(maria, MutePerson(id=fresh_id(), seat=1, muted=True))
    assert (await nikos.until(lambda state: state.table.seats[1].muted)).table.me == 1
    with pytest.raises(Muted):
        await nikos.put_terms(2, deals=1)
    await nikos.accept(1)
    await maria.contribute()
    await nikos.contribute()
    with pytest.raises(Muted):
        await nikos.break_up()
    with pytest.raises(Muted):
        await nikos.give_away(0)
    await nikos.break_up(agree=False)
    await say(maria, MutePerson(id=fresh_id(), seat=1, muted=False))
    await nikos.break_up()
    for seat in (0, 5):
        with pytest.raises(MalformedCommand):
            await say(maria, MutePerson(id=fresh_id(), seat=seat, muted=True))
    await room.close()


@story
async def test_a_table_is_open_unless_it_is_said_otherwise_and_has_no_host_then() -> None:
    room = toy_room(MemoryStore())
    table, _ = await room.open_table("maria", new_table("me", "open"))
    maria = await Guest(await room.desk(table), "maria").look()
    assert (maria.state.table.entry, maria.state.table.hosting) == ("open", False)
    commands: list[InvitationCommand] = [
        RequestSeat(id=fresh_id(), seat=1, name="Vera"),
        AnswerSeatRequest(id=fresh_id(), request=1, admit=True),
        RenewInvitation(id=fresh_id(), seat=1),
        RemovePerson(id=fresh_id(), seat=1),
    ]
    for command in commands:
        with pytest.raises(NotByInvitation):
            await say(maria, command)
    await Guest(maria.desk, "nikos").sit(1, invitation="anything")
    assert (await maria.desk.table()).seating.seat_of("nikos") == Seat(1)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"game":"toy","seats":["me"],"entry":"closed"}', type=type(new_table("me")))
    await room.close()
