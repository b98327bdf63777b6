"""Table talk: ready phrases between deals, passed on to everybody, bounded for each person, and not stored."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from kitapi.room.desk import table_talk
from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import NotSeated, TooMuch
from kitapi.room.onlookers.talk_messages import AllowTalk, Phrase, Said, Say, TalkRecord
from kitapi.room.rooms import CardRoom
from kitapi.room.seats.invitation_messages import MutePerson
from kitapi.room.seats.seat_errors import Muted, NotTableHost
from kitapi.room.table.talk_errors import CardsOut, TalkOff
from kitapi.store import MemoryStore
from kitapi_testing.room_people import LASTING, Guest, StoreAt, fresh_id, new_table, open_desk, story, toy_room


class Hands:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


async def say(guest: Guest, phrase: Phrase = "hello", id: str = "") -> int:
    return await guest.desk.say(guest.user, Say(id=id or fresh_id(), phrase=phrase))


async def allow(guest: Guest, *, allowed: bool) -> None:
    await guest.desk.handle(guest.user, AllowTalk(id=fresh_id(), allowed=allowed))


def take_said(guest: Guest) -> list[tuple[str, Phrase]]:
    """Take all waiting messages of ``guest``; returns who said what, first the phrases before their arrival."""
    said: list[Said] = []
    for message in guest.onlooker.waiting:
        found = message.said if isinstance(message, TalkRecord) else (message,)
        said += [one for one in found if isinstance(one, Said)]
    guest.onlooker.waiting.clear()
    return [(one.name, one.phrase) for one in said]


@asynccontextmanager
async def table_of_two(clock: Hands) -> AsyncIterator[tuple[CardRoom, Guest, Guest]]:
    """Maria and Nikos at a table that waits for a third person."""
    room = toy_room(MemoryStore(), times=LASTING._replace(clock=clock))
    desk = await open_desk(room, "me", "open", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.sit(1)
    take_said(maria), take_said(nikos)
    yield room, maria, nikos
    await room.close()


async def come(desk: TableDesk, user: str) -> Guest:
    """Return a guest who has just arrived and has taken no message."""
    guest = Guest(desk, user)
    await desk.admit(guest.onlooker)
    return guest


@story
async def test_a_phrase_reaches_everybody_once_and_who_comes_later_reads_it_too() -> None:
    async with table_of_two(Hands()) as (_, maria, nikos):
        vera = await come(maria.desk, "vera")
        take_said(vera)
        await say(maria, "hello", id="the-same-command")
        await say(maria, "hello", id="the-same-command")
        await say(nikos, "coffee")
        both = [("Maria", "hello"), ("Nikos", "coffee")]
        assert [take_said(guest) for guest in (maria, nikos, vera)] == [both] * 3
        assert take_said(await come(maria.desk, "yanna")) == both


@story
async def test_only_people_at_the_seats_talk() -> None:
    async with table_of_two(Hands()) as (_, maria, _):
        vera = await come(maria.desk, "vera")
        with pytest.raises(NotSeated):
            await say(vera)


@story
async def test_nobody_talks_while_anybody_holds_cards() -> None:
    room = toy_room(MemoryStore())
    desk = await open_desk(room, "me", "first", deals=2)
    maria = await Guest(desk, "maria").look()
    await say(maria, "good_luck")
    await maria.contribute()
    state = await maria.until_offered()
    assert state.table.talk == "silent"
    with pytest.raises(CardsOut):
        await say(maria, "well_played")
    await maria.play()
    await maria.play()
    assert (await maria.until(lambda state: state.table.sheet == 1)).table.talk == "open"
    await room.close()


@story
async def test_a_person_says_one_phrase_in_two_seconds_and_twenty_in_a_minute() -> None:
    clock = Hands()
    async with table_of_two(clock) as (_, maria, nikos):
        await say(maria)
        clock.now += table_talk.GAP - 0.1
        with pytest.raises(TooMuch):
            await say(maria)
        await say(nikos)
        for _ in range(table_talk.PER_MINUTE - 1):
            clock.now += table_talk.GAP
            await say(maria)
        clock.now += table_talk.GAP
        with pytest.raises(TooMuch):
            await say(maria)
        clock.now = 100.0 + table_talk.MINUTE
        await say(maria)


@story
async def test_a_table_keeps_the_last_fifty_phrases() -> None:
    clock = Hands()
    async with table_of_two(clock) as (_, maria, _):
        await say(maria, "hello")
        for _ in range(table_talk.KEPT):
            clock.now += table_talk.MINUTE
            await say(maria, "laugh")
        assert take_said(await come(maria.desk, "vera")) == [("Maria", "laugh")] * table_talk.KEPT


@story
async def test_whoever_leaves_takes_their_phrases_along_and_another_name_replaces_the_one_before() -> None:
    async with table_of_two(Hands()) as (_, maria, nikos):
        await say(maria)
        await say(nikos, "thanks")
        await maria.sit(0, "Mary")
        await nikos.rise()
        assert take_said(await come(maria.desk, "vera")) == [("Mary", "hello")]


@story
async def test_who_opened_the_table_switches_its_talk_off_also_after_a_restart(store: StoreAt) -> None:
    room = toy_room(store())
    desk = await open_desk(room, "me", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    assert [(guest.state.table.talk, guest.state.table.moderates) for guest in (maria, nikos)] == [
        ("open", True),
        ("open", False),
    ]
    with pytest.raises(NotTableHost):
        await allow(nikos, allowed=False)
    await allow(maria, allowed=False)
    await maria.until(lambda state: state.table.talk == "off")
    await room.close()
    room = toy_room(store())
    maria = await Guest(await room.desk(desk.table_id), "maria").look()
    assert maria.state.table.talk == "off"
    with pytest.raises(TalkOff):
        await say(maria)
    await allow(maria, allowed=True)
    await say(maria)
    await room.close()


@story
async def test_whom_the_host_mutes_says_nothing() -> None:
    room = toy_room(MemoryStore())
    table, _ = await room.open_table("maria", replace(new_table("me", "open"), entry="invitation"))
    maria = await Guest(await room.desk(table), "maria").look()
    nikos = Guest(maria.desk, "nikos")
    await nikos.sit(1, invitation=maria.state.table.invitations[1])
    await maria.desk.handle("maria", MutePerson(id=fresh_id(), seat=1, muted=True))
    with pytest.raises(Muted):
        await say(nikos)
    await room.close()


@story
async def test_what_is_said_is_not_stored() -> None:
    room = toy_room(store := MemoryStore())
    desk = await open_desk(room, "me", "open")
    maria = await Guest(desk, "maria").look()
    before = await store.version(f"table:{desk.table_id}"), await store.version(f"play:{desk.table_id}")
    await say(maria)
    after = await store.version(f"table:{desk.table_id}"), await store.version(f"play:{desk.table_id}")
    assert before == after
    await room.close()
