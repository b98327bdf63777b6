"""Sheets that are shared with the room: nothing that was written is lost, and nobody without a key reads or writes."""

import asyncio
from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kitapi.papers.changes import Change, Head, Name, Write
from kitapi.room.errors import MalformedCommand, TooMuch, UnknownGame
from kitapi.room.record.name_removal import forget
from kitapi.room.seats.given_names import FORGOTTEN
from kitapi.room.shared_sheets import shared_sheets
from kitapi.room.shared_sheets.errors import ChangeClash, SheetFull, UnknownSheet, WatchedOnly
from kitapi.room.shared_sheets.events import read_event, stream_of
from kitapi.room.shared_sheets.keys import Keys, watch_key
from kitapi.room.shared_sheets.requests import MOST_AT_ONCE, Exchange
from kitapi.room.shared_sheets.shared_sheets import Exchanged, SharedSheets
from kitapi.store import EventStore, MemoryStore, Recorded
from kitapi_testing.room_people import StoreAt, story

HEAD = Head(id="s1", game="paper", players=3, first_dealer=0, variant={"aces": True}, made=1)


class ToyRules(msgspec.Struct, forbid_unknown_fields=True):
    aces: bool = False


class ToyLine(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="deal"):
    points: int


class ToySitting(msgspec.Struct, forbid_unknown_fields=True):
    """A sitting of a game that is written on paper."""

    game: Literal["paper"]
    players: Annotated[int, msgspec.Meta(le=4)]
    first_dealer: int
    variant: ToyRules
    lines: list[ToyLine]


def sittings(game: str) -> type[msgspec.Struct] | None:
    return ToySitting if game == "paper" else None


def sheets_in(store: EventStore) -> SharedSheets:
    return SharedSheets(lambda: store, sittings)


def deal(number: int, device: str = "a", *, points: int = 1, **seen: int) -> Write:
    line = {"kind": "deal", "points": points}
    return Write(id=f"{device}.{number}", seen=seen, at=number, line=line, after=None)


def name(number: int, called: str, device: str = "a") -> Name:
    return Name(id=f"{device}.{number}", seen={}, at=number, seat=0, name=called)


def ids(changes: Iterable[Change]) -> list[str]:
    return [change.id for change in changes]


class Phone:
    """A device with a sheet: what it has, and how far it has heard from the room."""

    def __init__(self, sheets: SharedSheets, sheet: str, key: str, device: str) -> None:
        self.sheets, self.sheet, self.key, self.device = sheets, sheet, key, device
        self.changes: dict[str, Change] = {}
        self.at_room: set[str] = set()
        self.after = 0

    def write(self) -> None:
        """Write a deal, without the room."""
        seen: dict[str, int] = {}
        for change in self.changes:
            device, number = change.split(".")
            seen[device] = max(seen.get(device, 0), int(number))
        written = deal(seen.get(self.device, 0) + 1, self.device, **seen)
        self.changes[written.id] = written

    async def exchange(self, *, answer_lost: bool = False) -> None:
        """Send what the room may lack, and take what it answers, unless the answer is lost on the way."""
        waiting = tuple(change for change in self.changes.values() if change.id not in self.at_room)
        sent = Exchange(key=self.key, after=self.after, changes=waiting)
        answer = await self.sheets.exchange(self.sheet, self.device, sent)
        if answer_lost:
            return
        self.after = answer.version
        for change in answer.changes:
            self.at_room.add(change.id)
            assert self.changes.setdefault(change.id, change) == change


STEPS = st.lists(st.tuples(st.sampled_from("ab"), st.sampled_from(["write", "exchange", "lost"])), max_size=30)


@given(STEPS)
@settings(max_examples=60)
def test_two_phones_that_come_and_go_end_with_the_same_changes(steps: list[tuple[str, str]]) -> None:
    async def live() -> None:
        sheets = sheets_in(MemoryStore())
        sheet, keys = await sheets.open("maria", HEAD)
        phones = {device: Phone(sheets, sheet, keys.write, device) for device in "ab"}
        for device, step in steps:
            if step == "write":
                phones[device].write()
            else:
                await phones[device].exchange(answer_lost=step == "lost")
        written = {change for phone in phones.values() for change in phone.changes}
        for device in "aba":
            await phones[device].exchange()
        answer = await sheets.exchange(sheet, "eve", Exchange(key=keys.watch))
        assert set(phones["a"].changes) == set(phones["b"].changes) == set(ids(answer.changes)) == written
        assert len(answer.changes) == len(written)

    asyncio.run(live())


@story
async def test_a_sheet_is_kept_and_goes_when_its_writer_stops(store: StoreAt) -> None:
    kept = store()
    sheets = sheets_in(kept)
    sheet, keys = await sheets.open("maria", HEAD)
    sent = Exchange(key=keys.write, changes=(name(1, "Ρένα"), deal(2)))
    first = await sheets.exchange(sheet, "maria", sent)
    assert (first.role, first.version, first.head, first.watch_key) == ("writer", 3, HEAD, keys.watch)
    assert first.changes == sent.changes
    again = await sheets.exchange(sheet, "maria", msgspec.structs.replace(sent, after=first.version))
    assert (again.version, again.changes) == (3, ())
    await kept.close()
    kept = store()
    sheets = sheets_in(kept)
    watched = await sheets.exchange(sheet, "eve", Exchange(key=keys.watch, after=2))
    assert (watched.role, ids(watched.changes), watched.watch_key) == ("watcher", ["a.2"], None)
    with pytest.raises(WatchedOnly):
        await sheets.exchange(sheet, "eve", Exchange(key=keys.watch, changes=(deal(1, "b"),)))
    with pytest.raises(WatchedOnly):
        await sheets.remove(sheet, keys.watch)
    await sheets.remove(sheet, keys.write)
    with pytest.raises(UnknownSheet):
        await sheets.exchange(sheet, "maria", sent)
    assert await kept.streams("sheet:") == []
    await kept.close()


@story
async def test_two_who_write_at_once_both_keep_what_they_wrote(store: StoreAt) -> None:
    kept = store()
    sheets = sheets_in(kept)
    sheet, keys = await sheets.open("maria", HEAD)
    sent = [Exchange(key=keys.write, changes=tuple(deal(number, device) for number in (1, 2))) for device in "abc"]
    await asyncio.gather(*(sheets.exchange(sheet, "maria", one) for one in (*sent, *sent)))
    answer = await sheets.exchange(sheet, "maria", Exchange(key=keys.write))
    assert sorted(ids(answer.changes)) == ["a.1", "a.2", "b.1", "b.2", "c.1", "c.2"]
    await kept.close()


@story
async def test_names_that_were_removed_are_gone_and_are_not_sent_again(store: StoreAt) -> None:
    kept = store()
    sheets = sheets_in(kept)
    sheet, keys = await sheets.open("maria", HEAD)
    sent = Exchange(key=keys.write, changes=(name(1, "Vasso"), name(1, "Stelios", "b")))
    await sheets.exchange(sheet, "maria", sent)
    assert await forget(kept, "maria") == (stream_of(sheet), stream_of(sheet))
    assert not any(b"Vasso" in one.payload for one in await kept.read(stream_of(sheet)))
    answer = await sheets.exchange(sheet, "maria", sent)
    assert [change.name for change in answer.changes if isinstance(change, Name)] == [FORGOTTEN, FORGOTTEN]
    assert answer.version == 3
    await kept.close()


async def open_sheet(**head: Any) -> tuple[SharedSheets, str, Keys]:
    sheets = sheets_in(MemoryStore())
    sheet, keys = await sheets.open("maria", msgspec.structs.replace(HEAD, **head))
    return sheets, sheet, keys


@story
async def test_another_change_under_a_known_id_is_refused_and_nothing_of_it_is_kept() -> None:
    sheets, sheet, keys = await open_sheet()
    await sheets.exchange(sheet, "maria", Exchange(key=keys.write, changes=(deal(1),)))
    with pytest.raises(ChangeClash) as refused:
        await sheets.exchange(sheet, "maria", Exchange(key=keys.write, changes=(deal(2), deal(1, points=5))))
    assert refused.value.facts == {"change": "a.1"}
    with pytest.raises(ChangeClash):
        await sheets.exchange(sheet, "maria", Exchange(key=keys.write, changes=(deal(3), deal(3, points=5))))
    assert (await sheets.exchange(sheet, "maria", Exchange(key=keys.write))).version == 2


@story
async def test_who_knows_of_more_than_the_room_has_gets_everything() -> None:
    """As after the room was restored from a backup."""
    sheets, sheet, keys = await open_sheet()
    answer: Exchanged = await sheets.exchange(sheet, "maria", Exchange(key=keys.write, after=9, changes=(deal(1),)))
    assert (answer.after, answer.version, ids(answer.changes)) == (0, 2, ["a.1"])


@story
async def test_only_a_key_opens_a_sheet() -> None:
    sheets, sheet, keys = await open_sheet()
    for wrong in ("", "x", keys.write[:-1], watch_key(keys.watch), "é" * 22):
        with pytest.raises(UnknownSheet):
            await sheets.exchange(sheet, "maria", Exchange(key=wrong))
    for wrong in ("x", "", "a" * 65, "table:x", f"{sheet}\0", f"../{sheet}"):
        with pytest.raises(UnknownSheet):
            await sheets.exchange(wrong, "maria", Exchange(key=keys.write))


@story
async def test_no_key_is_stored() -> None:
    kept = MemoryStore()
    sheets = sheets_in(kept)
    sheet, keys = await sheets.open("maria", HEAD)
    await sheets.exchange(sheet, "maria", Exchange(key=keys.write, changes=(deal(1),)))
    stored = b"".join(one.payload for one in await kept.read_all())
    assert keys.write.encode() not in stored
    assert keys.watch.encode() not in stored


@story
async def test_what_is_no_sheet_of_the_game_is_refused() -> None:
    for head, error in (
        ({"game": "chess"}, UnknownGame),
        ({"players": 5}, MalformedCommand),
        ({"first_dealer": 3}, MalformedCommand),
        ({"variant": {"jokers": 1}}, MalformedCommand),
    ):
        with pytest.raises(error):
            await open_sheet(**head)
    sheets, sheet, keys = await open_sheet()
    for line in ({"kind": "song"}, {"kind": "deal", "points": "x"}, {"kind": "deal", "points": 1, "said": "no"}):
        change = msgspec.structs.replace(deal(1), line=line)
        with pytest.raises(MalformedCommand) as refused:
            await sheets.exchange(sheet, "maria", Exchange(key=keys.write, changes=(change,)))
        assert refused.value.field.startswith("lines[0]")
    long = {str(number).zfill(64): 1 for number in range(100)}
    with pytest.raises(MalformedCommand):
        await sheets.exchange(
            sheet, "maria", Exchange(key=keys.write, changes=(msgspec.structs.replace(deal(1), seen=long),))
        )


@story
async def test_a_sheet_a_visitor_and_a_room_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    sheets, sheet, keys = await open_sheet()
    monkeypatch.setattr(shared_sheets, "MOST_CHANGES", 3)
    await sheets.exchange(sheet, "maria", Exchange(key=keys.write, changes=(deal(1), deal(2))))
    with pytest.raises(SheetFull):
        await sheets.exchange(sheet, "maria", Exchange(key=keys.write, changes=(deal(3), deal(4))))
    await sheets.exchange(sheet, "maria", Exchange(key=keys.write, changes=(deal(3),)))
    monkeypatch.setattr(shared_sheets, "MOST_OF_VISITOR", 2)
    await sheets.open("maria", HEAD)
    with pytest.raises(TooMuch):
        await sheets.open("maria", HEAD)
    await sheets.remove(sheet, keys.write)
    await sheets.open("maria", HEAD)
    monkeypatch.setattr(shared_sheets, "MOST_SHEETS", 2)
    with pytest.raises(TooMuch):
        await sheets.open("anna", HEAD)


@story
async def test_a_sheet_is_bounded_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    sheets, sheet, keys = await open_sheet()
    monkeypatch.setattr(shared_sheets, "MOST_BYTES", 2_000)
    with pytest.raises(SheetFull):
        await sheets.exchange(sheet, "maria", Exchange(key=keys.write, changes=tuple(map(deal, range(1, 40)))))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"key": "x", "changes": [{}] * (MOST_AT_ONCE + 1)}, Exchange)


STORED = (
    (
        "sheet.opened",
        b'{"kind":"sheet.opened","by":"u","head":{"id":"s1","game":"prefa","players":3,"first_dealer":0,'
        b'"variant":{"aces":true},"made":1},"write":"00","watch":"ff"}',
    ),
    (
        "sheet.changed",
        b'{"kind":"sheet.changed","change":{"do":"write","id":"a.2","seen":{"a":1},"at":5,'
        b'"line":{"kind":"deal","passed":true},"after":null}}',
    ),
    (
        "sheet.changed",
        b'{"kind":"sheet.changed","change":{"do":"amend","id":"a.3","seen":{},"at":5,"of":"a.2","line":{"kind":"kasa"}}}',
    ),
    ("sheet.changed", b'{"kind":"sheet.changed","change":{"do":"strike","id":"a.4","seen":{},"at":5,"of":"a.2"}}'),
    ("sheet.changed", b'{"kind":"sheet.changed","change":{"do":"undo","id":"a.5","seen":{},"at":5,"of":"a.2"}}'),
    (
        "sheet.changed",
        b'{"kind":"sheet.changed","change":{"do":"keep","id":"a.6","seen":{},"at":5,"of":["a.2","b.1"]}}',
    ),
    (
        "sheet.player_named",
        b'{"kind":"sheet.player_named","user":"u","id":"a.7","seen":{},"at":5,"seat":1,"name":""}',
    ),
)
"""Events as the first version with shared sheets stored them; they are never edited."""


@pytest.mark.parametrize(("kind", "payload"), STORED)
def test_what_was_stored_once_is_read_for_ever(kind: str, payload: bytes) -> None:
    schema = 2 if kind == "sheet.player_named" else 1
    stored = Recorded(
        stream="sheet:x", version=2, position=2, kind=kind, schema=schema, payload=payload, recorded_at="2026-11-29"
    )
    assert msgspec.json.decode(msgspec.json.encode(read_event(stored))) == msgspec.json.decode(payload)
