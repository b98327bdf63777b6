"""A seat stays reserved for its owner for the sitting; all people present can give it away together, between deals."""

import msgspec
import pytest
from msgspec.structs import replace

from kitapi.kernel import Seat
from kitapi.room.errors import MalformedCommand, NotSeated, StaleProposal
from kitapi.room.record.streams import read, table_stream
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.seats.seat_errors import NotToBeGiven, SeatReserved
from kitapi.room.seats.seating_events import SeatReleased
from kitapi.room.times import ABSENCE
from kitapi.store import MemoryStore
from kitapi_testing.room_people import (
    LASTING,
    Guest,
    is_over,
    new_table,
    open_desk,
    options_in,
    story,
    toy_room,
    view_in,
)
from tests.room.test_absence import Clock


class Table:
    """Maria, Nikos and Eleni; Eleni is away, and a bot plays for them in the running deal."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.store = MemoryStore()

    async def begin(self) -> None:
        self.room: CardRoom = toy_room(self.store, times=LASTING._replace(clock=self.clock))
        desk = await open_desk(self.room, "me", "open", "open", deals=9)
        self.maria, self.nikos, self.eleni = [await Guest(desk, user).look() for user in ("maria", "nikos", "eleni")]
        await self.nikos.join(1)
        await self.eleni.join(2)
        for guest in (self.maria, self.nikos, self.eleni):
            await guest.contribute()
        await self.eleni.leave()
        self.clock.now += ABSENCE
        await self.maria.seat_bot(2)
        self.vera = await Guest(desk, "vera").look()

    async def play_out(self) -> None:
        """Play until the deal is over."""
        while not is_over(self.maria.state):
            for guest in (self.maria, self.nikos):
                await guest.catch_up()
                if any(option["kind"] == "play_card" for option in options_in(guest.state)):
                    await guest.play()
            if not self.maria.onlooker.waiting and not is_over(self.maria.state):
                waiting = [guest for guest in (self.maria, self.nikos) if options_in(guest.state)]
                if not waiting:
                    await self.maria.hear()

    async def another_deal(self) -> None:
        """Begin one."""
        number = view_in(self.maria.state)["number"]
        for guest in (self.maria, self.nikos):
            await guest.next()
            await guest.until(lambda state: state.version >= self.maria.state.version)
        for guest in (self.maria, self.nikos):
            await guest.until(lambda state: view_in(state)["number"] == number + 1)
            await guest.contribute()


@story
async def test_a_seat_is_given_away_by_all_people_present_between_deals_and_by_nobody_alone() -> None:
    table = Table()
    await table.begin()
    maria, nikos, vera = table.maria, table.nikos, table.vera
    for refused in (maria, nikos):
        with pytest.raises(NotToBeGiven):
            await refused.give_away(2)
    await table.play_out()
    with pytest.raises(SeatReserved):
        await vera.sit(2)
    with pytest.raises(NotToBeGiven):
        await maria.give_away(2)
    await table.another_deal()
    await maria.give_away(2)
    with pytest.raises(NotSeated):
        await vera.answer(1)
    assert (await vera.until(lambda state: state.table.proposal is not None)).table.seats[2].givable
    await nikos.answer(1)
    with pytest.raises(SeatReserved):
        await vera.sit(2)
    await table.play_out()
    stored = [read(one) for one in await table.store.read(table_stream(maria.desk.table_id))]
    [released] = [event for event in stored if isinstance(event, SeatReleased)]
    assert (released.seat, released.user, released.agreed, released.deal) == (2, "eleni", (0, 1), 2)
    await vera.sit(2)
    back = await Guest(maria.desk, "eleni").look()
    assert (back.state.table.kept, back.state.table.seats[2].name) == (None, "Vera")
    await table.room.close()


@story
async def test_a_refusal_keeps_the_seat_and_who_is_back_ends_the_vote() -> None:
    table = Table()
    await table.begin()
    maria, nikos = table.maria, table.nikos
    await table.play_out()
    await table.another_deal()
    with pytest.raises(MalformedCommand):
        await maria.give_away(3)
    with pytest.raises(NotToBeGiven):
        await maria.give_away(1)
    await maria.give_away(2)
    await nikos.answer(1, agree=False)
    await nikos.give_away(2)
    eleni = await Guest(maria.desk, "eleni").look()
    with pytest.raises(NotToBeGiven):
        await maria.give_away(2)
    await maria.answer(2)
    assert (await maria.desk.table()).seating.owner(Seat(2), 2) is not None, "Eleni looks on, so the seat stays hers"
    await eleni.sit(2)
    assert (await eleni.until(lambda state: state.table.me == 2)).table.proposal is None
    with pytest.raises(StaleProposal):
        await maria.answer(2)
    await table.room.close()


@story
async def test_missing_people_have_no_vote_and_people_who_have_just_left_have_one() -> None:
    table = Table()
    await table.begin()
    maria, nikos = table.maria, table.nikos
    await table.play_out()
    await table.another_deal()
    await table.play_out()
    await nikos.leave()
    await maria.give_away(2)
    seating = (await maria.desk.table()).seating
    assert seating.owner(Seat(2), 2) is not None, "Nikos has only just lost the connection"
    table.clock.now += ABSENCE
    await maria.seat_bot(2)
    assert (await maria.desk.table()).seating.owner(Seat(2), 2) is None
    assert (await maria.desk.table()).seating.seat_of("nikos") == 1
    await table.room.close()


@story
async def test_a_table_says_for_how_many_deals_a_seat_is_reserved() -> None:
    room = toy_room(store := MemoryStore())
    table, _ = await room.open_table("maria", replace(new_table("me", "first", deals=9), kept_deals=4))
    assert (await Guest(await room.desk(table), "vera").look()).state.table.kept_deals == 4
    again = await Guest(await toy_room(store).desk(table), "vera").look()
    assert again.state.table.kept_deals == 4
    for wrong in (b"0", b"1001", b'"2"', b"1.5"):
        with pytest.raises(msgspec.ValidationError, match="kept_deals"):
            msgspec.json.decode(b'{"game":"toy","seats":["me"],"kept_deals":%b}' % wrong, type=NewTable)
    await room.close()
