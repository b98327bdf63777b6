"""The parts of a table's desk, one by one: pending work, the table in memory, its house, its recorder, spectators."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pytest

from kitapi.kernel import Seat
from kitapi.room.desk.cached_table import CachedTable
from kitapi.room.desk.desk import TableDesk
from kitapi.room.desk.house_link import HouseLink
from kitapi.room.desk.pending_work import PendingWork
from kitapi.room.desk.recorder import Recorder
from kitapi.room.errors import Busy, CommandIdReused, MovedOn, RoomFailed
from kitapi.room.onlookers.audience import Onlooker
from kitapi.room.rooms import CardRoom
from kitapi.room.seats.seating_events import SaidNext
from kitapi.room.table.houses import Houses
from kitapi.room.table.table import Change, Draft
from kitapi.store import Append, CommandKey, MemoryStore, StoreError, StoreUnavailable
from kitapi.store.port import VersionConflict
from kitapi_testing.lottery_hall import hall, lottery
from kitapi_testing.room_people import Guest, open_desk, story, toy_room
from tests.room.failing_store import FailingStore


class Hearer:
    """A listener that is informed of changes of a house."""

    async def on_house_changed(self) -> None: ...


def parts_of(room: CardRoom, desk: TableDesk) -> tuple[CachedTable, HouseLink, list[str]]:
    """Return a second cached table of ``desk``, its link, and a list that grows when it must be reloaded."""
    context, again = room.desks.context, list[str]()
    link = HouseLink(Houses(context.store), Hearer())
    return CachedTable(desk.table_id, context, link, lambda: again.append("soon")), link, again


def key_of(desk: TableDesk, *, digest: str = "one") -> CommandKey:
    return CommandKey(stream=f"play:{desk.table_id}", user="maria", id="first", digest=digest)


def draft_of(kept: CachedTable) -> Draft:
    """Return a draft with a change: Maria wants the next deal."""
    assert kept.now is not None
    draft = Draft(kept.now)
    draft.add(Change(seating=(SaidNext(seat=Seat(0), at=kept.now.version),)))
    return draft


@story
async def test_pending_work_is_finished_although_its_caller_was_cancelled() -> None:
    begun, done, may_end = PendingWork(), list[int](), asyncio.Event()

    async def work() -> int:
        await may_end.wait()
        done.append(1)
        return 2

    call = asyncio.create_task(begun.finish(work()))
    await asyncio.sleep(0)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    assert (len(begun), done) == (1, [])
    may_end.set()
    await begun.wait()
    assert (len(begun), done) == (0, [1])
    assert await begun.finish(work()) == 2


@story
async def test_a_table_in_memory_is_read_once_and_after_a_doubt_afresh() -> None:
    room = toy_room(MemoryStore())
    kept, _, again = parts_of(room, await open_desk(room, "me", "open"))
    first, differs = await kept.load()
    assert not differs
    assert (await kept.load())[0] is first
    kept.doubt()
    assert (kept.now, again) == (None, [])
    anew, differs = await kept.load()
    assert differs
    assert anew == first
    assert not (await kept.load())[1]


@story
async def test_a_forgotten_table_is_read_again_soon_and_so_is_one_that_the_store_did_not_give() -> None:
    room = toy_room(MemoryStore())
    kept, _, again = parts_of(room, await open_desk(room, "me", "open"))
    kept.forget()
    assert again == ["soon"]
    with pytest.raises(Busy), kept.again_if_busy():
        raise Busy
    assert again == ["soon", "soon"]


@story
async def test_a_game_without_a_house_has_no_link() -> None:
    room = toy_room(MemoryStore())
    kept, link, _ = parts_of(room, await open_desk(room, "me", "open"))
    table, _ = await kept.load()
    assert (link.house, table.linked) == (None, None)
    assert link.look(table) is table
    assert link.is_shown(table)
    assert not link.is_outdated(table)
    assert not link.carries("play:anything")


@story
async def test_a_table_is_linked_with_its_house_as_that_is_now_and_is_shown_again_when_its_floor_moves() -> None:
    room = hall(MemoryStore())
    kept, link, _ = parts_of(room, await lottery(room, "me"))
    table, _ = await kept.load()
    assert link.house is not None
    assert table.linked == link.house.now
    assert link.has_floor_moved()
    assert not link.is_shown(table)
    link.shown = table.linked
    assert not link.has_floor_moved()
    assert link.is_shown(table)
    assert link.carries(link.house.meter_stream)
    assert not link.carries(f"play:{table.id}")
    seating = msgspec.structs.replace(table.seating, terms=msgspec.Raw(b"{}"))
    assert link.is_outdated(replace(table, seating=seating, deal=None))
    assert not link.is_outdated(replace(table, seating=seating)), "once cards were dealt the terms stay"
    link.leave()
    assert not link.house.has_listeners
    await room.close()


@story
async def test_a_draft_is_stored_once_and_its_command_is_known_then() -> None:
    room = toy_room(MemoryStore())
    kept, link, _ = parts_of(room, desk := await open_desk(room, "me", "open"))
    await kept.load()
    recorder = Recorder(desk.store, kept, link)
    assert await recorder.outcome(key_of(desk)) is None
    stored = await recorder.store(draft_of(kept), key_of(desk))
    assert not stored.repeated
    assert (await recorder.store(draft_of(kept), key_of(desk))).repeated
    assert await recorder.outcome(key_of(desk)) is not None
    for other in (
        recorder.outcome(key_of(desk, digest="two")),
        recorder.store(draft_of(kept), key_of(desk, digest="two")),
    ):
        with pytest.raises(CommandIdReused):
            await other


@pytest.mark.parametrize(("failure", "said"), [(StoreUnavailable("gone"), Busy), (StoreError(), RoomFailed)])
@story
async def test_after_a_failure_the_table_in_memory_is_forgotten(failure: Exception, said: type[Exception]) -> None:
    store = FailingStore()
    room = toy_room(store)
    kept, link, again = parts_of(room, await open_desk(room, "me", "open"))
    await kept.load()
    store.next_failure = failure
    with pytest.raises(said):
        await Recorder(store, kept, link).store(draft_of(kept), None)
    assert (kept.now, again) == (None, ["soon"])


class Quicker(MemoryStore):
    """A store in which another writer appended first to ``stream``, if that is set."""

    stream = ""

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None):  # type: ignore[no-untyped-def]
        if self.stream:
            raise VersionConflict(self.stream, 0, 1)
        return await super().append(batches, command)


@story
async def test_only_where_the_table_itself_moved_on_is_it_read_again() -> None:
    room = hall(store := Quicker())
    desk = await lottery(room, "me")
    kept, link, again = parts_of(room, desk)
    await kept.load()
    assert link.house is not None
    draft, recorder = draft_of(kept), Recorder(store, kept, link)
    for stream, is_kept in ((link.house.meter_stream, True), (f"play:{desk.table_id}", False)):
        store.stream = stream
        with pytest.raises(MovedOn):
            await recorder.store(draft, None)
        assert (kept.now is not None) == is_kept
    assert again == []
    store.stream = ""
    link.leave()
    await room.close()


@story
async def test_spectators_come_and_go_while_somebody_else_has_the_turn() -> None:
    room = toy_room(MemoryStore())
    desk = await open_desk(room, "me", "open")
    await Guest(desk, "maria").look()
    spectator = Onlooker("vasso")
    async with desk.turn:
        assert await desk.admit(spectator) is desk.kept.now
        assert desk.audience.users() == {"maria", "vasso"}
        await desk.dismiss(spectator)
        assert desk.audience.users() == {"maria"}
        coming = asyncio.create_task(desk.admit(Onlooker("maria")))
        await asyncio.sleep(0.01)
        assert not coming.done(), "who has a seat waits for the turn"
    await coming
    await room.close()
