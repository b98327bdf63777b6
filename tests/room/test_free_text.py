"""Free text at a table: only where its host allows it, bounded, taken away at once, reported, kept for a while."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from kitapi.auditor.auditor import audit_log as books_audited
from kitapi.registry import AUDITED
from kitapi.room import retention
from kitapi.room.desk import table_talk, text_record
from kitapi.room.errors import MalformedCommand, NotSeated, TooMuch
from kitapi.room.onlookers.talk_messages import (
    AllowFreeText,
    AllowTalk,
    Reason,
    Report,
    TakeAway,
    TakenAway,
    TalkRecord,
    Write,
    Written,
)
from kitapi.room.record import streams, texts
from kitapi.room.record.texts import ReportMade
from kitapi.room.retention import Retention
from kitapi.room.rooms import CardRoom
from kitapi.room.seats.invitation_messages import MutePerson
from kitapi.room.seats.seat_errors import Muted, NotTableHost
from kitapi.room.table.talk_errors import CardsOut, FreeTextOff, UnknownText
from kitapi.room.table.written_text import parse_text
from kitapi.store import EventStore, MemoryStore
from kitapi_testing.room_people import LASTING, Guest, StoreAt, fresh_id, open_desk, story, toy_room
from tests.room.test_retention import later
from tests.room.test_table_talk import Hands, come, say

ZALGO = "Z\u0335\u0336\u0337\u0338"
"""A letter with four marks."""


class Watch(Hands):
    """A clock by which a minute passes between any two looks."""

    def __call__(self) -> float:
        self.now += table_talk.MINUTE
        return self.now


async def write(guest: Guest, text: str, id: str = "") -> None:
    await guest.desk.say(guest.user, Write(id=id or fresh_id(), text=text))


async def report(guest: Guest, number: int, reason: Reason = "insult") -> None:
    await guest.desk.say(guest.user, Report(id=fresh_id(), number=number, reason=reason))


async def take_away(guest: Guest, number: int) -> None:
    await guest.desk.say(guest.user, TakeAway(id=fresh_id(), number=number))


async def allow(guest: Guest, *, allowed: bool = True) -> None:
    await guest.desk.handle(guest.user, AllowFreeText(id=fresh_id(), allowed=allowed))


def take_texts(guest: Guest) -> list[str]:
    """Take all waiting messages of ``guest``; returns who wrote what, and the numbers of what was taken away."""
    found: list[str] = []
    for message in guest.onlooker.waiting:
        said = message.said if isinstance(message, TalkRecord) else (message,)
        found += [f"{one.name}: {one.text}" for one in said if isinstance(one, Written)]
        found += [f"-{one.number}" for one in said if isinstance(one, TakenAway)]
    guest.onlooker.waiting.clear()
    return found


@asynccontextmanager
async def table_with_texts(store: EventStore | None = None) -> AsyncIterator[tuple[CardRoom, Guest, Guest]]:
    """Maria, who has allowed free text, and Nikos, at a table that waits for a third person."""
    room = toy_room(store or MemoryStore(), times=LASTING._replace(clock=Watch()))
    desk = await open_desk(room, "me", "open", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.sit(1, "Nikos")
    await allow(maria)
    take_texts(maria), take_texts(nikos)
    yield room, maria, nikos
    await room.close()


async def reports_in(store: EventStore) -> list[ReportMade]:
    return [streams.read((await store.read(one))[0]) for one in await store.streams(texts.REPORTS)]


@story
async def test_free_text_is_off_until_the_host_allows_it_and_stays_allowed_after_a_restart(store: StoreAt) -> None:
    room = toy_room(store(), times=LASTING._replace(clock=Watch()))
    desk = await open_desk(room, "me", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    assert not maria.state.table.free_text
    with pytest.raises(FreeTextOff):
        await write(maria, "Καλησπέρα")
    with pytest.raises(NotTableHost):
        await allow(nikos)
    await allow(maria)
    await maria.until(lambda state: state.table.free_text)
    await write(maria, "Καλησπέρα σε όλους")
    await say(maria)
    await nikos.sit(1, "Nikos")
    await write(nikos, "Zdravím")
    await room.close()
    room = toy_room(store(), times=LASTING._replace(clock=Watch()))
    maria = await come(await room.desk(desk.table_id), "maria")
    assert take_texts(maria) == ["Maria: Καλησπέρα σε όλους", "Nikos: Zdravím"]
    await write(maria, "Ακόμα εδώ")
    assert take_texts(maria) == ["Maria: Ακόμα εδώ"]
    await allow(maria, allowed=False)
    with pytest.raises(FreeTextOff):
        await write(maria, "Όχι πια")
    assert take_texts(await come(maria.desk, "vera")) == []
    await room.close()


@story
async def test_a_text_reaches_everybody_once_with_a_pseudonym_that_outlasts_a_change_of_name() -> None:
    async with table_with_texts() as (_, maria, nikos):
        vera = await come(maria.desk, "vera")
        await write(nikos, "  Έρχομαι ✋ ", id="the-same-command")
        await write(nikos, "Έρχομαι ✋", id="the-same-command")
        assert [take_texts(guest) for guest in (maria, nikos, vera)] == [["Nikos: Έρχομαι ✋"]] * 3
        await nikos.sit(1, "Nick")
        await write(nikos, "Ήρθα")
        said = [one for one in maria.onlooker.waiting if isinstance(one, Written)]
        (before,) = [m for m in (await come(maria.desk, "yanna")).onlooker.waiting if isinstance(m, TalkRecord)]
        assert {one.who for one in (*said, *before.said)} == {table_talk.pseudonym(maria.desk.table_id, "nikos")}


@story
async def test_only_people_at_the_seats_write_whom_the_host_has_not_muted_and_while_nobody_holds_cards() -> None:
    async with table_with_texts() as (_, maria, nikos):
        with pytest.raises(NotSeated):
            await write(await come(maria.desk, "vera"), "Hello")
        await maria.desk.handle("maria", MutePerson(id=fresh_id(), seat=1, muted=True))
        with pytest.raises(Muted):
            await write(nikos, "Hello")
        with pytest.raises(NotTableHost):
            await nikos.desk.handle("nikos", MutePerson(id=fresh_id(), seat=0, muted=True))
        await maria.desk.handle("maria", AllowTalk(id=fresh_id(), allowed=False))
        assert not (await maria.hear()).table.free_text
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "first", deals=2), "maria").look()
    await allow(maria)
    await maria.contribute()
    await maria.until_offered()
    with pytest.raises(CardsOut):
        await write(maria, "I hold two aces")
    await room.close()


@story
async def test_texts_and_phrases_share_one_limit() -> None:
    clock = Hands()
    room = toy_room(MemoryStore(), times=LASTING._replace(clock=clock))
    maria = await Guest(await open_desk(room, "me", "open"), "maria").look()
    await allow(maria)
    await say(maria)
    with pytest.raises(TooMuch):
        await write(maria, "Hello")
    clock.now += table_talk.GAP
    await write(maria, "Hello")
    with pytest.raises(TooMuch):
        await say(maria)
    await room.close()


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\u200d",
        "two\nlines",
        "bell\a",
        "right\u202eto left",
        "isolate\u2067",
        ZALGO,
    ],
)
def test_what_is_no_line_of_printable_characters_is_refused(text: str) -> None:
    with pytest.raises(MalformedCommand):
        parse_text(text)


def test_words_of_any_script_and_emoji_are_text_and_its_length_is_bounded() -> None:
    for text in ("Καλὴν ἑσπέραν, ᾧ φίλοι", "Ďakujem! 👍🏽 👩‍👩‍👧", "שלום", "<b>5 > 3</b> https://example.org"):
        assert parse_text(f" {text} ") == text
    longest = {"type": "write", "id": "a-command", "text": "x" * 200}
    assert msgspec.convert(longest, Write).text == "x" * 200
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**longest, "text": "x" * 201}, Write)


@story
async def test_the_host_takes_a_text_away_from_everybody_for_good(store: StoreAt) -> None:
    async with table_with_texts(store()) as (_, maria, nikos):
        await write(nikos, "Rude")
        await write(nikos, "Polite")
        with pytest.raises(NotTableHost):
            await take_away(nikos, 1)
        await take_away(maria, 1)
        await take_away(maria, 1)
        assert take_texts(nikos) == ["Nikos: Rude", "Nikos: Polite", "-1"]
        assert take_texts(await come(maria.desk, "vera")) == ["Nikos: Polite"]
        with pytest.raises(UnknownText):
            await take_away(maria, 99)
    room = toy_room(store())
    assert take_texts(await come(await room.desk(maria.desk.table_id), "vera")) == ["Nikos: Polite"]
    await room.close()


@story
async def test_a_report_takes_the_text_away_and_keeps_it_with_those_around_it() -> None:
    store = MemoryStore()
    async with table_with_texts(store) as (_, maria, nikos):
        for number in range(1, 9):
            await write(maria if number % 2 else nikos, f"Text {number}")
        with pytest.raises(NotSeated):
            await report(await come(maria.desk, "vera"), 5)
        with pytest.raises(MalformedCommand):
            await report(nikos, 4)
        take_texts(maria)
        await report(nikos, 5, "threat")
        await report(nikos, 5, "other")
        assert take_texts(maria) == ["-5"]
        (made,) = await reports_in(store)
        assert (made.table, made.number, made.reason, made.by) == (maria.desk.table_id, 5, "threat", "nikos")
        assert [(one.name, one.text) for one in made.texts] == [
            ("Maria" if number % 2 else "Nikos", f"Text {number}") for number in range(2, 9)
        ]
        assert list(books_audited(await store.read_all(), AUDITED.values())) == []


@story
async def test_a_text_that_was_taken_away_can_still_be_reported() -> None:
    store = MemoryStore()
    async with table_with_texts(store) as (_, maria, nikos):
        await write(maria, "Rude")
        await take_away(maria, 1)
        await report(nikos, 1)
        assert [one.texts[0].text for one in await reports_in(store)] == ["Rude"]


@story
async def test_a_table_has_a_bounded_number_of_reports_and_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_record, "PER_PART", 3)
    store = MemoryStore()
    async with table_with_texts(store) as (_, maria, nikos):
        for number in range(1, 12):
            await write(maria, f"Text {number}")
        parts = await store.streams(texts.PARTS)
        kept = [streams.read(one).text for part in parts for one in await store.read(part)]
        assert kept == [f"Text {number}" for number in range(7, 12)]
        for number in range(11 - text_record.REPORTS_KEPT, 11):
            if number > 0:
                await report(nikos, number)
        monkeypatch.setattr(text_record, "REPORTS_KEPT", 10)
        with pytest.raises(TooMuch):
            await report(nikos, 11)
        assert len(await reports_in(store)) == 10


@story
async def test_whose_names_are_removed_loses_their_texts_everywhere_and_at_once() -> None:
    store = MemoryStore()
    async with table_with_texts(store) as (room, maria, nikos):
        await write(nikos, "I live in Volos")
        await write(maria, "Good to know")
        await write(nikos, "Number seven")
        await report(maria, 3)
        take_texts(maria)
        await room.visitors.forget("nikos")
        await maria.until(lambda state: state.table.seats[1].name == "—")
        await room.desks.kept[maria.desk.table_id].table()
        assert take_texts(await come(maria.desk, "vera")) == ["Maria: Good to know"]
        (made,) = await reports_in(store)
        assert [(one.name, one.text) for one in made.texts] == [("—", "—"), ("Maria", "Good to know"), ("—", "—")]
        assert "Volos" not in repr(store.log)


@story
@pytest.mark.parametrize("days", [0, 15, 25])
async def test_texts_and_reports_are_removed_after_their_days_also_where_tables_are_kept(
    days: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "TEXT_DAYS", 20)
    store, most = MemoryStore(), min(days or 20, 20)
    async with table_with_texts(store) as (room, maria, nikos):
        await write(nikos, "Old")
        await report(maria, 1)
        for passed, left in ((most - 1, 2), (most + 1, 0)):
            assert (await Retention(room.desks, days, later(passed)).remove_expired()).texts == 2 - left
            found = [one for one in await store.streams("") if one.startswith((texts.PARTS, texts.REPORTS))]
            assert len(found) == left
        await write(nikos, "New")
        assert [streams.read(one).text for one in await store.read((await store.streams(texts.PARTS))[0])] == ["New"]
        await take_away(maria, 1)


@story
async def test_a_table_that_expires_takes_its_texts_along() -> None:
    store = MemoryStore()
    async with table_with_texts(store) as (room, maria, nikos):
        await write(nikos, "Old")
        await maria.leave()
        await nikos.leave()
        room.unload_idle(0)
        games, before = room.desks.context.games, retention.expires_before(20, later(21))
        gone = await retention.expired_streams(store, games, maria.desk.table_id, before)
        assert set(gone) >= set(await store.streams(texts.PARTS))
        assert await store.streams(texts.PARTS)


@story
async def test_no_exported_record_has_a_text() -> None:
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "first", deals=1), "maria").look()
    await allow(maria)
    await write(maria, "Remember me")
    await maria.contribute()
    await maria.until_offered()
    await maria.play()
    await maria.play()
    await maria.until(lambda state: state.table.sheet == 1)
    assert b"Remember me" not in await room.record(maria.desk.table_id)
    await room.close()
