"""Tables from before houses had names are put into houses, once, even if that was interrupted."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitapi.auditor.auditor import audit_log as books_audited
from kitapi.registry import AUDITED, GAMES
from kitapi.room.errors import RecordsDamaged
from kitapi.room.houses.meter import MeterOpened
from kitapi.room.record import streams
from kitapi.room.seats.seating_fold import fold
from kitapi.room.table import house_upgrade
from kitapi.room.table.house_tables import HouseRequest, Housing
from kitapi.room.table.house_upgrade import put_into_houses
from kitapi.room.table.tails import HouseTail, MeterTail
from kitapi.store import Append, Appended, CommandKey, EventStore, MemoryStore, Recorded, SqliteStore, StoreUnavailable
from kitapi.store.port import NewEvent
from kitapi_testing.clauses import clause
from kitapi_testing.room_people import StoreAt, story
from tests.records.frozen_databases import FOLDER, FrozenTable, tables_in, unpack_database
from tests.room.test_staffing import casino, stud

BY_PRACTICE, BY_LIVE = (FOLDER / f"0.2.0-stopped-by-{holder}.db.xz" for holder in ("practice", "live"))
LINK = "2-1-500-100-50-10000-25000"


async def events_in(frozen: Path, folder: Path) -> list[Recorded]:
    store = SqliteStore.open(unpack_database(frozen, folder))
    events = await store.read_all(0, 100_000)
    await store.close()
    return events


async def fill(store: EventStore, events: Sequence[Recorded]) -> EventStore:
    """``store`` with ``events`` in their order."""
    for one in events:
        new = NewEvent(kind=one.kind, schema=one.schema, payload=one.payload)
        await store.append([Append(stream=one.stream, expected=None, events=(new,))])
    return store


async def written_since(store: EventStore, events: Sequence[Recorded]) -> list[Recorded]:
    return await store.read_all(events[-1].position, 100_000)


async def house_of(store: EventStore, table: FrozenTable) -> str | None:
    sat = await store.read(streams.table_stream(table.table))
    return fold(streams.read(one) for one in sat).house


async def house(store: EventStore, name: str) -> HouseTail:
    tail = HouseTail(streams.house_stream(name))
    await tail.catch_up(store)
    return tail


@clause("AMB-72")
@story
async def test_live_tables_and_those_of_practice_with_equal_amounts_are_two_houses(
    store: StoreAt, tmp_path: Path
) -> None:
    tables = tables_in(BY_PRACTICE)
    kept = await fill(store(), await events_in(BY_PRACTICE, tmp_path))
    await put_into_houses(kept, GAMES)
    found = {name: await house_of(kept, one) for name, one in tables.items()}
    other = "5-2-500-100-50-10000-40000"
    practice = f"{LINK}-practice"
    none = {"prefa": None, "preferans": None}
    assert found == {**none, "live": LINK, "waiting": LINK, "practice": practice, "other": other}
    registers = [(await house(kept, name)).register for name in (LINK, practice, other)]
    houses = [(one.name, one.practice, one.tables) for one in registers if one is not None]
    assert houses == [("House 1", False, 2), ("Practice house 1", True, 1), ("House 2", False, 1)]
    await kept.close()


@clause("AMB-72")
@story
async def test_no_display_changes_and_what_was_put_in_stays_in_the_live_meter(tmp_path: Path) -> None:
    events = await events_in(BY_PRACTICE, tmp_path)
    store = await fill(MemoryStore(), events)
    before = await store.read(streams.meter_stream(LINK))
    await put_into_houses(store, GAMES)
    assert await store.read(streams.meter_stream(LINK)) == before
    parted = f"{LINK}-practice"
    [opened] = [streams.read(one) for one in await store.read(streams.meter_stream(parted))]
    assert opened == MeterOpened(amount=24_908, parted_from=LINK)
    for name in (LINK, parted):
        meter = MeterTail(streams.meter_stream(name))
        await meter.begin(store)
        assert meter.count.meter.amount == 24_908


@pytest.mark.parametrize(("frozen", "held", "free"), [(BY_PRACTICE, "practice", "live"), (BY_LIVE, "live", "practice")])
@clause("AMB-72")
@story
async def test_a_stop_stays_with_the_house_of_the_table_that_holds_the_others(
    frozen: Path, held: str, free: str, tmp_path: Path
) -> None:
    tables = tables_in(frozen)
    store = await fill(MemoryStore(), await events_in(frozen, tmp_path))
    await put_into_houses(store, GAMES)
    names = {"live": LINK, "practice": f"{LINK}-practice"}
    assert (await house(store, names[held])).floor.stopped_by == tables[held].table
    assert (await house(store, names[free])).floor.stop is None


@story
async def test_who_opened_a_table_may_open_more_and_nobody_else(tmp_path: Path) -> None:
    store = await fill(MemoryStore(), await events_in(BY_LIVE, tmp_path))
    opener = streams.read((await store.read(streams.table_stream(tables_in(BY_LIVE)["live"].table)))[0]).by
    room = casino(store)
    await room.begin()
    listed = await Housing(lambda: store).of_user(opener)
    assert [(one.name, one.founder) for one in listed] == [
        ("House 2", True),
        ("Practice house 1", True),
        ("House 1", True),
    ]
    desk = await stud(room, "open", user=opener, practice=False, house=HouseRequest(id=LINK))
    assert (await desk.table()).meter == 24_908
    assert (await desk.table()).is_stopped
    await room.close()


class CutOff(MemoryStore):
    """A store that stores ``left`` more transactions, and then fails."""

    left: int | None = None

    async def append(self, batches: Any, command: CommandKey | None = None) -> Appended:
        if self.left == 0:
            raise StoreUnavailable("cut off")
        if self.left is not None:
            self.left -= 1
        return await super().append(batches, command)


def count_kinds(events: Sequence[Recorded]) -> Counter[tuple[str, str]]:
    """Return the number of events by stream and kind."""
    return Counter((one.stream, one.kind) for one in events)


@pytest.mark.parametrize("frozen", [BY_PRACTICE, BY_LIVE], ids=["by practice", "by live"])
@story
async def test_wherever_it_is_cut_off_it_ends_as_if_it_never_was(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_upgrade, "AT_ONCE", 1)
    events = await events_in(frozen, tmp_path)
    whole = await fill(CutOff(), events)
    await put_into_houses(whole, GAMES)
    wanted = count_kinds(await written_since(whole, events))
    steps = 2 + 4 + 1  # two houses founded, four tables that join, and the mark that it is done
    for cut in range(steps):
        store = CutOff()
        await fill(store, events)
        store.left = cut
        with pytest.raises(StoreUnavailable):
            await put_into_houses(store, GAMES)
        store.left = None
        await put_into_houses(store, GAMES)
        assert count_kinds(await written_since(store, events)) == wanted, cut
        assert list(books_audited(await store.read_all(0, 100_000), AUDITED.values())) == []
    await put_into_houses(whole, GAMES)
    assert count_kinds(await written_since(whole, events)) == wanted, "a second time it does nothing"


@story
async def test_two_servers_that_begin_at_once_put_every_table_into_one_house(tmp_path: Path) -> None:
    events = await events_in(BY_PRACTICE, tmp_path)
    alone = await fill(MemoryStore(), events)
    await put_into_houses(alone, GAMES)
    both = await fill(MemoryStore(), events)
    await asyncio.gather(put_into_houses(both, GAMES), put_into_houses(both, GAMES))
    assert count_kinds(await written_since(both, events)) == count_kinds(await written_since(alone, events))
    assert list(books_audited(await both.read_all(0, 100_000), AUDITED.values())) == []


@story
async def test_practice_alone_keeps_its_meter_and_a_new_database_has_nothing_to_do(tmp_path: Path) -> None:
    live = {tables_in(BY_LIVE)[name].table for name in ("live", "waiting", "other")}
    events = [one for one in await events_in(BY_LIVE, tmp_path) if one.stream.partition(":")[2] not in live]
    events = [one for one in events if not (one.stream.startswith("meter:5-") or one.stream.startswith("house:"))]
    store = await fill(MemoryStore(), events)
    await put_into_houses(store, GAMES)
    register = (await house(store, LINK)).register
    assert register is not None
    assert (register.name, register.practice, register.tables) == ("Practice house 1", True, 1)
    empty = MemoryStore()
    await put_into_houses(empty, GAMES)
    assert [one.kind for one in await empty.read_all(0)] == ["upgrade.done"]


@story
async def test_a_table_that_cannot_be_read_is_left_as_it_is(tmp_path: Path) -> None:
    events = await events_in(BY_PRACTICE, tmp_path)
    broken = tables_in(BY_PRACTICE)["other"].table
    spoilt = [
        msgspec.structs.replace(one, payload=b"{}") if one.stream == streams.table_stream(broken) else one
        for one in events
    ]
    store = await fill(MemoryStore(), spoilt)
    await put_into_houses(store, GAMES)
    assert await house_of(store, tables_in(BY_PRACTICE)["live"]) == LINK
    assert (await house(store, "5-2-500-100-50-10000-40000")).register is None


@story
async def test_a_damaged_house_keeps_its_own_tables_closed_and_no_others_and_is_tried_again(tmp_path: Path) -> None:
    events, tables = await events_in(BY_PRACTICE, tmp_path), tables_in(BY_PRACTICE)
    spoilt = [
        msgspec.structs.replace(one, payload=b"{}") if one.stream == streams.meter_stream(LINK) else one
        for one in events
    ]
    room = casino(store := await fill(MemoryStore(), spoilt))
    await room.begin()
    assert (await (await room.desk(tables["other"].table)).table()).seating.house == "5-2-500-100-50-10000-40000"
    for name in ("live", "waiting", "practice"):
        with pytest.raises(RecordsDamaged):
            await (await room.desk(tables[name].table)).table()
    assert not await store.version(streams.UPGRADE_TO_HOUSES)
    await room.close()


@story
async def test_tables_founded_after_their_house_are_not_passed_over(tmp_path: Path) -> None:
    """An older version opened live tables after an interrupted upgrade; they must not count as upgraded."""
    events = await events_in(BY_LIVE, tmp_path)
    live = {tables_in(BY_LIVE)[name].table for name in ("live", "waiting")}
    shared = {streams.meter_stream(LINK), streams.house_stream(LINK)}
    first = [one for one in events if one.stream.partition(":")[2] not in live and one.stream not in shared]
    store = CutOff()
    await fill(store, first)
    store.left = 1
    with pytest.raises(StoreUnavailable):
        await put_into_houses(store, GAMES)
    store.left = None
    await fill(store, [one for one in events if one.stream.partition(":")[2] in live])
    await put_into_houses(store, GAMES)
    assert not await store.version(streams.UPGRADE_TO_HOUSES)
