"""Names are stored beside the events and not in them, and one visitor's names are removed everywhere at once."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from kitapi.games.caribbean_stud.rules.table.events import HandEnded
from kitapi.kernel import ImpossibleHistory, Seat
from kitapi.records import read_record
from kitapi.records.seat_changes import MARK
from kitapi.registry import DRILLS, GAMES
from kitapi.room.answers.work_queue import WorkQueue
from kitapi.room.classes import class_events
from kitapi.room.classes.class_events import ClassEvent
from kitapi.room.classes.classes import NewClass
from kitapi.room.desk.desk import TableDesk
from kitapi.room.record import histories, streams
from kitapi.room.record.audit import audit_table
from kitapi.room.record.chain import Sound
from kitapi.room.record.name_removal import forget
from kitapi.room.record.streams import RoomEvent
from kitapi.room.record_import import archive
from kitapi.room.rooms import CardRoom
from kitapi.room.seats import given_names
from kitapi.room.seats.given_names import FORGOTTEN
from kitapi.room.seats.seating_events import PersonSat
from kitapi.room.shared_sheets import events
from kitapi.room.shared_sheets.events import SheetEvent
from kitapi.store import Append, Appended, CommandKey, EventStore, MemoryStore, Recorded
from kitapi_testing.room_people import Guest, StoreAt, open_desk, story, toy_room
from tests.room.live_evening import Evening, Hours, stacked_hours

EVENTS = (*get_args(RoomEvent), *get_args(ClassEvent), *get_args(SheetEvent))

NOT_OF_PEOPLE = {("house.founded", "name")}
"""Fields called ``name`` that hold the name of a house, not of a person."""

CALLED_NAMES = {"name", "names", "called", "nickname", "text"}
"""Fields of names, and of free texts, which are stored as names are."""


@pytest.fixture
def hours() -> Iterator[Hours]:
    """Yield the automaton's pauses, in the test's hands."""
    with stacked_hours() as made:
        yield made


def names_among(decoded: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, bool]]:
    """Yield every text field called a name in a type, with its path, and whether it is marked as a person's name."""
    match decoded:
        case inspect.Metadata(type=inspect.StrType(), extra=extra):
            if CALLED_NAMES & set(path):
                yield ".".join(path), bool(extra) and MARK in (extra or {})
        case inspect.Metadata(type=inner):
            yield from names_among(inner, path)
        case inspect.StrType():
            if CALLED_NAMES & set(path):
                yield ".".join(path), False
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from names_among(field.type, (*path, field.encode_name))
        case inspect.VarTupleType(item_type=item) | inspect.DictType(value_type=item):
            yield from names_among(item, path)
        case inspect.UnionType(types=types):
            for one in types:
                yield from names_among(one, path)


AUTHOR = "who.name"
"""The author's name of a refused step, which is not stored, like the name of every author."""


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__struct_config__.tag)
def test_every_name_of_a_person_in_an_event_is_marked_and_its_kind_has_a_newer_schema(event: Any) -> None:
    kind = event.__struct_config__.tag
    found = dict(names_among(inspect.type_info(event)))
    unmarked = {path for path, marked in found.items() if not marked}
    assert {(kind, path) for path in unmarked - {AUTHOR}} <= NOT_OF_PEOPLE
    places = {**streams.PLACES, **class_events.PLACES, **events.PLACES}
    assert (kind in places) == any(found.values())
    if kind in places:
        assert {**streams.SCHEMAS, **class_events.SCHEMAS, **events.SCHEMAS}[kind] >= given_names.NAMES_BESIDE


def test_what_is_stored_has_a_seal_and_what_is_read_the_name() -> None:
    event = PersonSat(seat=Seat(0), user="u" * 64, name="Maria", at=0)
    stored = streams.encode_event(event)
    assert b"Maria" not in stored.payload
    [name] = stored.names
    assert (name.field, name.owner, name.name) == ("name", "u" * 64, "Maria")
    assert streams.read_new(stored) == event
    forgotten = msgspec.structs.replace(stored, names=())
    assert streams.read_new(forgotten) == msgspec.structs.replace(event, name=FORGOTTEN)


def test_the_same_name_has_another_seal_each_time() -> None:
    event = PersonSat(seat=Seat(0), user="u" * 64, name="Maria", at=0)
    assert streams.encode_event(event).payload != streams.encode_event(event).payload


@pytest.mark.parametrize("changed", [{"name": "Nikos"}, {"owner": "v" * 64}, {"salt": b"0" * 16}])
def test_another_name_beside_an_event_is_refused(changed: dict[str, Any]) -> None:
    stored = streams.encode_event(PersonSat(seat=Seat(0), user="u" * 64, name="Maria", at=0))
    other = msgspec.structs.replace(stored.names[0], **changed)
    with pytest.raises(ImpossibleHistory):
        streams.read_new(msgspec.structs.replace(stored, names=(other,)))


def test_an_event_of_before_has_its_name_in_it() -> None:
    raw = b'{"kind":"table.person_sat","seat":0,"user":"u","name":"Maria","at":0}'
    stored = msgspec.structs.replace(
        streams.encode_event(PersonSat(seat=Seat(0), user="u", name="", at=0)), schema=1, payload=raw
    )
    assert streams.read_new(stored).name == "Maria"


def test_who_gave_no_name_has_none_beside_and_none_to_be_forgotten() -> None:
    stored = streams.encode_event(PersonSat(seat=Seat(0), user="u", name="", at=0))
    assert stored.names == ()
    assert streams.read_new(stored).name == ""


async def texts_in(store: EventStore) -> bytes:
    """Return the payloads of all events of a store."""
    return b"\n".join(event.payload for event in await store.read_all(limit=10_000))


@story
async def test_a_visitor_is_forgotten_at_every_table_in_every_class_and_at_once(store: StoreAt) -> None:
    opened_store = store()
    room = toy_room(opened_store)
    await room.begin()
    first, second = await open_desk(room, "me", "open"), await open_desk(room, "me", "open")
    nikos = await Guest(second, "nikos").look()
    await nikos.join(1, "Nikolaos")
    await nikos.until(lambda state: state.table.seats[0].name == "Maria")
    assert await room.visitors.forget("maria") == 2
    await nikos.until(lambda state: state.table.seats[0].name == FORGOTTEN)
    assert nikos.state.table.seats[1].name == "Nikolaos", "others keep theirs"
    assert (await first.table()).seating.occupants[0].name == FORGOTTEN  # type: ignore[union-attr]
    assert b"Maria" not in await texts_in(opened_store)
    assert [one.name for one in await opened_store.names()] == ["Nikolaos"]
    assert await room.visitors.forget("maria") == 0, "nothing is left, and nothing is written"
    assert await opened_store.version(streams.FORGETTINGS) == 2, "before the removal and after it"
    await room.close()


class CutOff(Exception):
    """Raised when the process ends."""


class Ending(MemoryStore):
    """A store whose process ends once, after ``after`` calls that change something."""

    after = 100

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        self._count()
        return await super().append(batches, command)

    async def forget(self, owner: str) -> tuple[str, ...]:
        self._count()
        return await super().forget(owner)

    def _count(self) -> None:
        self.after -= 1
        if self.after == 0:
            raise CutOff


@pytest.mark.parametrize("after", range(1, 5))
@story
async def test_a_removal_of_names_that_is_cut_off_anywhere_reaches_all_nodes_when_it_is_done_again(after: int) -> None:
    store = Ending()
    room = toy_room(store)
    await room.begin()
    table = await open_desk(room, "me", "open")
    store.after = after
    with pytest.raises(CutOff):
        await forget(store, "maria")
    await forget(store, "maria")
    assert not await store.names()
    written = [streams.read(one).streams for one in await store.read(streams.FORGETTINGS)]
    assert (streams.table_stream(table.table_id),) in written
    await room.close()


@story
async def test_the_trainees_of_a_class_who_were_forgotten_are_distinguished_on_its_sheet() -> None:
    room = CardRoom(MemoryStore(), GAMES, toy_room(MemoryStore()).desks.context.players, lambda _: ())
    await room.begin()
    classes = room.classes(DRILLS)
    code, _ = await classes.open("trainer", NewClass(game="caribbean-stud", count=1))
    for user in ("anna", "boris", "cara"):
        await classes.join(code, user, user.title())
    for user in ("anna", "boris"):
        await room.visitors.forget(user)
    sheet = await classes.sheet(code, "trainer")
    assert [line.name for line in sheet.rows] == [f"{FORGOTTEN} 1", f"{FORGOTTEN} 2", "Cara"]
    await room.close()


@story
async def test_steps_records_and_books_of_a_forgotten_person_have_no_name_and_the_seals_hold(hours: Hours) -> None:
    evening = await Evening.open()
    await evening.until(HandEnded)
    store, table = evening.store, evening.desk.table_id
    before = await written_record(store, table)
    assert b"Dealer" in before
    assert b"Maria" in before
    for user in ("dealer", "maria"):
        assert await forget(store, user)
    after = await written_record(store, table)
    assert b"Dealer" not in after
    assert b"Maria" not in after
    assert after.count(FORGOTTEN.encode()) == before.count(b'"Dealer"') + before.count(b'"Maria"')
    assert isinstance(await audit_table(store, GAMES, table), Sound)
    await evening.room.close()


async def written_record(store: EventStore, table: str) -> bytes:
    """Return the record of a table."""
    sat, played = await store.read(streams.table_stream(table)), await store.read(streams.play_stream(table))
    return histories.encode_record(GAMES["caribbean-stud"], sat, played)


@story
async def test_what_was_made_of_a_table_before_is_not_given_out_again(hours: Hours) -> None:
    evening = await Evening.open()
    await evening.until(HandEnded)
    room, table = evening.room, evening.desk.table_id
    await room.visitors.begin()
    assert b"Maria" in await room.record(table)
    await room.visitors.forget("maria")
    again = await room.record(table)
    assert b"Maria" not in again
    assert FORGOTTEN.encode() in again
    await room.close()


@story
async def test_what_is_being_made_while_somebody_is_forgotten_is_not_kept() -> None:
    beside, started, go_on = WorkQueue(), asyncio.Event(), asyncio.Event()
    made: list[bytes] = []

    async def make() -> bytes:
        made.append(b"paper")
        started.set()
        await go_on.wait()
        return made[-1]

    first = asyncio.create_task(beside.compute_once("key", make, len))
    await started.wait()
    beside.forget_all()
    second = asyncio.create_task(beside.compute_once("key", make, len))
    go_on.set()
    await asyncio.gather(first, second)
    assert len(made) == 2, "who asks afterwards is not given what was being made"
    await beside.compute_once("key", make, len)
    assert len(made) == 2, "that of afterwards is kept"


@story
async def test_what_is_made_before_a_table_is_read_again_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    room, go_on = toy_room(MemoryStore()), asyncio.Event()
    maria = await Guest(await open_desk(room, "me", "open"), "maria").look()
    await room.visitors.begin()
    reload = TableDesk.reload

    async def reload_later(desk: TableDesk) -> None:
        await go_on.wait()
        await reload(desk)

    async def paper(of: bytes) -> bytes:
        return of

    monkeypatch.setattr(TableDesk, "reload", reload_later)
    await room.visitors.forget("maria")
    assert await room.work_queue.compute_once("sheet", lambda: paper(b"Maria"), len) == b"Maria"
    go_on.set()
    await maria.until(lambda state: state.table.seats[0].name == FORGOTTEN)
    assert await room.work_queue.compute_once("sheet", lambda: paper(b"nobody"), len) == b"nobody"
    await room.close()


@story
async def test_a_class_that_is_being_read_while_somebody_is_forgotten_is_read_again() -> None:
    class Slow(MemoryStore):
        reading, go_on = asyncio.Event(), asyncio.Event()

        async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
            found = await super().read(stream, after, limit)
            if stream.startswith("class:") and not self.go_on.is_set():
                self.reading.set()
                await self.go_on.wait()
            return found

    store = Slow()
    store.go_on.set()
    room = CardRoom(store, GAMES, toy_room(MemoryStore()).desks.context.players, lambda _: ())
    await room.begin()
    classes = room.classes(DRILLS)
    code, _ = await classes.open("trainer", NewClass(game="caribbean-stud", count=1))
    await classes.join(code, "anna", "Anna")
    store.go_on.clear()
    reading = asyncio.create_task(classes.sheet(code, "trainer"))
    await store.reading.wait()
    await room.visitors.forget("anna")
    store.go_on.set()
    for sheet in (await reading, await classes.sheet(code, "trainer")):
        assert [line.name for line in sheet.rows] == [FORGOTTEN]
    await room.close()


@story
async def test_a_record_of_this_room_that_was_imported_is_forgotten_with_its_visitor(hours: Hours) -> None:
    evening = await Evening.open()
    await evening.until(HandEnded)
    store = evening.store
    record = read_record((await written_record(store, evening.desk.table_id)).splitlines(keepends=True), GAMES)
    kept = await archive(store, record)
    owners = {one.name: one.owner for one in await store.names() if one.stream == streams.table_stream(kept)}
    assert b"Maria" not in await texts_in(store)
    await forget(store, "maria")
    left = {one.name for one in await store.names() if one.stream == streams.table_stream(kept)}
    assert left == set(owners) - {"Maria"}
    assert FORGOTTEN.encode() in await written_record(store, kept)
    await evening.room.close()
