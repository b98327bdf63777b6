"""A sitting is broken up once all people at its seats want it, and not before."""

from typing import Any

import msgspec
import pytest

from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.kernel import Seat
from kitapi.registry import GAMES
from kitapi.room.errors import DealRunning, NotSeated, SittingOver
from kitapi.room.onlookers.messages import BreakUp
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.seats.seating_events import EndRefused, EndWished, PersonSat, TableOpened
from kitapi.room.seats.seating_fold import fold
from kitapi.room.table.bots import BotPlayers
from kitapi.store import EventStore, MemoryStore
from kitapi.workers.bots import bots_of
from kitapi_testing.room_people import (
    LASTING,
    Guest,
    StoreAt,
    fresh_id,
    is_over,
    kinds_in,
    open_desk,
    options_in,
    story,
    toy_room,
    view_in,
)

OPENED = TableOpened(game="toy", seats=2, terms=msgspec.Raw(b"{}"))


def test_a_refusal_clears_every_wish() -> None:
    wishes = (EndWished(seat=Seat(0), at=3), EndWished(seat=Seat(1), at=4))
    assert fold((OPENED, *wishes)).ending == {0: 3, 1: 4}
    assert fold((OPENED, *wishes, EndRefused(seat=Seat(1), at=5))).ending == {}


def test_a_wish_ends_with_the_seat() -> None:
    seating = fold((OPENED, EndWished(seat=Seat(0), at=3), PersonSat(seat=Seat(0), user="u", name="", at=4)))
    assert seating.ending == {}


async def two_in_a_deal(store: EventStore, **variant: Any) -> tuple[CardRoom, Guest, Guest]:
    room = toy_room(store)
    desk = await open_desk(room, "me", "open", **variant)
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.join(1)
    await maria.contribute()
    await nikos.contribute()
    return room, maria, nikos


async def played_out(maria: Guest, nikos: Guest) -> None:
    while not (table := await maria.desk.table()).deal or table.is_running:
        assert table.deal is not None
        to_act = next(seat for seat, offered in table.deal.options.items() if offered)
        guest = (maria, nikos)[to_act]
        await guest.act(msgspec.to_builtins(table.deal.options[to_act][0]), seen=table.version)


@story
async def test_the_sitting_is_over_in_the_middle_of_a_deal_when_the_last_agrees(store: StoreAt) -> None:
    room, maria, nikos = await two_in_a_deal(store())
    version = await maria.break_up()
    waiting = await nikos.until(lambda state: state.table.seats[0].ending)
    assert not is_over(waiting)
    assert [seat.ending for seat in waiting.table.seats] == [True, False]
    assert await nikos.break_up() == version + 1
    ended = await maria.until(is_over)
    assert kinds_in(ended) == ["toy.broken_up"]
    assert [seat.ending for seat in ended.table.seats] == [False, False], "nobody wishes what has come"
    assert options_in(ended) == []
    await room.close()


@story
async def test_the_wish_and_the_end_are_stored_together() -> None:
    store = MemoryStore()
    room, maria, nikos = await two_in_a_deal(store)
    await maria.break_up()
    before = (await store.read_all())[-1].position
    await nikos.break_up()
    kinds = [event.kind for event in await store.read_all(after=before)]
    assert sorted(kinds) == ["chain.sealed", "table.end_wished", "toy.broken_up"]
    await room.close()


@story
async def test_bots_agree_to_the_end() -> None:
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "first"), "maria").look()
    await maria.break_up()
    assert is_over(await maria.until(is_over))
    await room.close()


@story
async def test_a_wish_can_be_taken_back() -> None:
    room, maria, nikos = await two_in_a_deal(MemoryStore())
    await maria.break_up()
    await maria.break_up(agree=False)
    version = (await maria.desk.table()).version
    assert await nikos.break_up() == version
    await room.close()


@story
async def test_whoever_refuses_clears_the_wishes_of_all() -> None:
    room, maria, nikos = await two_in_a_deal(MemoryStore())
    await maria.break_up()
    for guest in (maria, nikos):
        await guest.until(lambda state: state.table.seats[0].ending)
    await nikos.break_up(agree=False)
    await maria.until(lambda state: not state.table.seats[0].ending)
    await nikos.break_up()
    assert (await maria.desk.table()).is_running
    await room.close()


@story
async def test_saying_the_same_twice_stores_nothing() -> None:
    store = MemoryStore()
    room, maria, _ = await two_in_a_deal(store)
    await maria.break_up(agree=False)
    await maria.break_up()
    stored = len(await store.read_all())
    await maria.break_up()
    assert len(await store.read_all()) == stored
    await room.close()


@story
async def test_wishes_end_with_the_next_deal(store: StoreAt) -> None:
    room, maria, nikos = await two_in_a_deal(store())
    await played_out(maria, nikos)
    await maria.break_up()
    await nikos.until(lambda state: state.table.seats[0].ending)
    await maria.next()
    await nikos.next()
    begun = await nikos.until(lambda state: view_in(state)["number"] == 2)
    assert not begun.table.seats[0].ending
    await nikos.break_up()
    assert (await maria.desk.table()).is_running
    await room.close()


@story
async def test_between_deals_the_sitting_ends_and_no_deal_follows(store: StoreAt) -> None:
    room, maria, nikos = await two_in_a_deal(store())
    await played_out(maria, nikos)
    await maria.break_up()
    await nikos.break_up()
    for guest in (maria, nikos):
        with pytest.raises(SittingOver):
            await guest.next()
    await room.close()

    room = toy_room(store())
    again = await Guest(await room.desk(maria.desk.table_id), "maria").look()
    assert is_over(again.state)
    assert (await again.desk.table()).is_finished
    assert [one.over for one in await room.tables_of("maria")] == [True]
    await room.close()


@story
async def test_who_leaves_takes_his_disagreement_along() -> None:
    room, maria, nikos = await two_in_a_deal(MemoryStore())
    await maria.break_up()
    await nikos.seat_bot(1)
    assert is_over(await maria.until(is_over))
    await room.close()


@story
async def test_a_sitting_that_is_over_says_so_to_every_command() -> None:
    room, maria, nikos = await two_in_a_deal(MemoryStore())
    await maria.break_up()
    await nikos.break_up()
    with pytest.raises(SittingOver):
        await maria.act({"kind": "wave"})
    with pytest.raises(SittingOver):
        await maria.next()
    with pytest.raises(SittingOver):
        await maria.break_up()
    with pytest.raises(SittingOver):
        await maria.seat_bot(0)
    await nikos.rise()
    with pytest.raises(SittingOver):
        await nikos.sit(1)
    await room.close()


@story
async def test_only_who_sits_at_the_table_has_a_say_in_its_end() -> None:
    room, maria, _ = await two_in_a_deal(MemoryStore())
    stranger = await Guest(maria.desk, "stranger").look()
    with pytest.raises(NotSeated):
        await stranger.break_up()
    with pytest.raises(DealRunning):
        await maria.next()
    await room.close()


@story
async def test_a_prefa_sitting_is_broken_up_and_settled_while_the_cards_are_shuffled_and_in_the_auction() -> None:
    game = GAMES["prefa"]
    for contributing in (False, True):
        room = CardRoom(MemoryStore(), GAMES, BotPlayers(_without_requests, pace=0), bots_of, times=LASTING)
        request = NewTable(
            game="prefa", seats=("me", "open", "open"), terms=msgspec.Raw(game.codec.write_terms(PrefaTerms()))
        )
        table, _ = await room.open_table("maria", request)
        desk = await room.desk(table)
        guests = [await Guest(desk, user).look() for user in ("maria", "nikos", "eleni")]
        for seat, guest in enumerate(guests[1:], start=1):
            await guest.join(seat)
        if contributing:
            for guest in guests:
                await guest.contribute()
            for guest in guests[:-1]:
                await guest.contribute()
        for guest in guests:
            await guest.break_up()
        ended = await guests[0].until(lambda state: state.view is not None and view_in(state)["phase"] == "broken_up")
        broken = view_in(ended)["broken_up"]
        assert broken["settlement"]["results"] == [0, 0, 0]
        assert (broken["cards"] is not None) is contributing
        unused = [] if contributing else ["prefa.shuffle_unused"]
        assert kinds_in(ended) == ["prefa.sitting_broken_up", *unused]
        with pytest.raises(SittingOver):
            await guests[1].next()
        await room.close()


def _without_requests(*_: object) -> bytes:
    raise AssertionError("no bot sits here")


@story
async def test_a_repeated_wish_is_answered_as_the_first_time() -> None:
    room, maria, nikos = await two_in_a_deal(MemoryStore())
    await maria.break_up()
    wish = BreakUp(id=fresh_id(), agree=True)
    first = await nikos.desk.handle("nikos", wish)
    assert await nikos.desk.handle("nikos", wish) == first
    await room.close()
