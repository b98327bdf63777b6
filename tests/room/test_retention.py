"""Tables at which nothing has happened for the stated days are removed whole; all others stay as they are."""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from kitapi.auditor.auditor import audit_log as books_audited
from kitapi.registry import AUDITED
from kitapi.room import retention
from kitapi.room.desk.desks import Nowhere
from kitapi.room.errors import Busy, UnknownTable
from kitapi.room.pauses import ClockDoubted
from kitapi.room.record import streams
from kitapi.room.retention import Passed, Retention, expired_streams
from kitapi.room.rooms import CardRoom
from kitapi.room.shared_sheets.errors import UnknownSheet
from kitapi.room.shared_sheets.requests import Exchange
from kitapi.room.shared_sheets.shared_sheets import SharedSheets
from kitapi.room.table.house_tables import HouseRequest
from kitapi.room.times import Times
from kitapi.store import (
    Append,
    EventStore,
    MemoryStore,
    NewEvent,
    Removed,
    SqliteStore,
    StoreUnavailable,
    StreamRemoved,
)
from kitapi.store.clock import system_clock
from kitapi_testing.lottery_hall import hall, stake
from kitapi_testing.room_people import Guest, StoreAt, is_over, open_desk, story, toy_room
from tests.room.conftest import Reopened
from tests.room.test_house_tables import LIVE
from tests.room.test_house_tables import open_table as opened_in
from tests.room.test_shared_sheets import HEAD, deal, sittings
from tests.room.test_staffing import casino, stud
from tests.store.spoiled_databases import spoil

DAYS = 20


def later(days: float) -> Callable[[], datetime]:
    """Return a clock that is ``days`` days ahead."""
    return lambda: system_clock() + timedelta(days=days)


def one_more(stream: str) -> Append:
    """Return an event of another kind at the end of ``stream``."""
    return Append(stream=stream, expected=None, events=(streams.encode_event(streams.UpgradeDone()),))


async def pass_of(room: CardRoom, days: float = DAYS + 1) -> Passed:
    """Return the result of a pass of ``room`` that happens ``days`` days from now, without events until then."""
    room.unload_idle(0)
    return await Retention(room.desks, DAYS, later(days)).remove_expired()


@story
async def test_a_table_goes_whole_after_its_days_and_its_entry_with_it(store: StoreAt) -> None:
    kept = store()
    room = toy_room(kept)
    maria = await Guest(await open_desk(room, "me", "first"), "maria").look()
    await maria.contribute()
    table = maria.desk.table_id
    await maria.leave()
    assert (await pass_of(room, DAYS - 1)).tables == 0
    assert [one.table for one in await room.tables_of("maria")] == [table]
    events = sum([await kept.version(stream) for stream in streams.streams_of_table(table)])
    passed = await pass_of(room)
    assert (passed.looked, passed.tables, passed.events) == (1, 1, events)
    assert passed.commands > 0
    assert await kept.streams("") == [streams.visitor_stream("maria")]
    assert await room.tables_of("maria") == ()
    with pytest.raises(UnknownTable):
        await room.desk(table)
    with pytest.raises(UnknownTable):
        await room.sheet(table)
    await room.close()


@story
async def test_a_table_in_use_or_served_elsewhere_stays() -> None:
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "open"), "maria").look()
    assert (await pass_of(room)).tables == 0
    await maria.leave()
    assert (await Retention(room.desks, DAYS, later(DAYS + 1)).remove_expired()).tables == 0  # the table is loaded
    room.unload_idle(0)
    here, room.desks.here = room.desks.here, Nowhere()
    assert (await pass_of(room)).tables == 0
    room.desks.here = here
    assert (await pass_of(room)).tables == 1
    await room.close()


@story
async def test_any_late_event_of_a_table_keeps_it() -> None:
    """An invitation or a refused step counts like a move."""
    kept = MemoryStore(clock=later(-DAYS - 1))
    room = toy_room(kept)
    table = (await open_desk(room, "me", "open")).table_id
    for stream in streams.streams_of_table(table):
        kept.clock = later(0)
        await kept.append([one_more(stream)])
        assert await expired_streams(kept, room.desks.context.games, table, retention.expires_before(DAYS)) == ()
        kept.log.remove(kept.by_stream[stream].pop())
    assert await expired_streams(kept, room.desks.context.games, table, retention.expires_before(DAYS)) != ()
    await room.close()


@story
async def test_a_table_that_was_played_at_while_the_clock_was_wrong_stays() -> None:
    room = toy_room(kept := MemoryStore(clock=lambda: datetime(1970, 1, 1, tzinfo=UTC)))
    await open_desk(room, "me", "open")
    kept.clock = later(0)
    await kept.append([one_more("nothing")])
    passed = await pass_of(room)
    assert (passed.looked, passed.tables, passed.damaged) == (1, 0, 0)
    await room.close()


@story
async def test_after_a_clock_was_set_far_forward_nothing_is_removed_for_a_week() -> None:
    """Also if people play meanwhile, so that the newest event has a wrong time too."""
    kept = MemoryStore()
    room = toy_room(kept)
    await open_desk(room, "me", "open")
    for stored_at, days in ((None, 31), (None, 400), (400, 400), (400, 406)):
        if stored_at is not None:
            kept.clock = later(stored_at)
            await kept.append([one_more("nothing")])
        with pytest.raises(ClockDoubted, match=r"nothing was stored from 20.* to (20|now)"):
            await pass_of(room, days)
    assert (await pass_of(room, 408)).tables == 1
    await room.close()


@story
async def test_a_pause_in_which_the_room_ran_raises_no_doubts_unless_the_clock_was_set() -> None:
    ran = 0.0
    room = toy_room(MemoryStore(), times=Times(clock=lambda: ran))
    await open_desk(room, "me", "open")
    room.unload_idle(0)
    passing = Retention(room.desks, DAYS, later(100))
    passing.begin()
    for days_ran, by_clock in ((0, 0), (6.9, 6.9), (8, 400), (8, 6)):
        ran, passing.clock = days_ran * 86_400, later(100 + by_clock)
        with pytest.raises(ClockDoubted):
            await passing.remove_expired()
    ran, passing.clock = 8 * 86_400, later(108)
    assert (await passing.remove_expired()).tables == 1
    await passing.close()
    await room.close()


@story
async def test_a_damaged_event_raises_no_doubts_about_the_clock(tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    kept = SqliteStore.open(path, clock=later(-DAYS - 1))
    for number in range(9):
        await kept.append([one_more(f"nothing:{number}")])
    await kept.close()
    for position in (1, 4, 5, 9):
        what = f"UPDATE events SET payload = x'20' WHERE position = {position}"
        spoil(path, lambda connection, what=what: connection.execute(what))  # type: ignore[misc]
    room = toy_room(SqliteStore.open(path))
    assert (await pass_of(room, 1)).looked == 0
    await room.close()


@story
async def test_a_practice_table_goes_with_its_own_house_and_a_table_of_a_house_stays(store: StoreAt) -> None:
    room = hall(store())
    practice = await Guest(await opened_in(room, "maria", None, "me"), "maria").look()
    live = await Guest(await opened_in(room, "elena", HouseRequest(name="Lido"), "me", **LIVE), "elena").look()
    for guest in (practice, live):
        await stake(guest)
        await guest.until(is_over)
        await guest.leave()
    await room.close()
    room = hall(kept := store())
    passed = await pass_of(room)
    assert (passed.looked, passed.tables, passed.damaged) == (2, 1, 0)
    left = await kept.streams("")
    assert not [stream for stream in left if stream.endswith(practice.desk.table_id)]
    assert len([stream for stream in left if stream.startswith(("house:", "meter:"))]) == 2
    assert [one.table for one in await room.tables_of("elena")] == [live.desk.table_id]
    await room.close()


@story
async def test_the_books_add_up_without_a_table_that_is_gone() -> None:
    database = Reopened()
    room = casino(kept := database.open())
    practice, live = await stud(room, "me"), await stud(room, "open", practice=False)
    for desk in (practice, live):
        guest = await Guest(desk, "maria").look()
        await guest.leave()
    assert list(books_audited(await kept.read_all(0, 10_000), AUDITED.values())) == []
    await room.close()
    room = casino(kept := database.open())
    assert (await pass_of(room)).tables == 1
    assert {event.stream for event in await kept.read_all(0, 10_000)} >= {streams.table_stream(live.table_id)}
    assert list(books_audited(await kept.read_all(0, 10_000), AUDITED.values())) == []
    await room.close()


@story
async def test_while_a_table_is_removed_nobody_comes_to_it() -> None:
    removing, go_on = asyncio.Event(), asyncio.Event()

    class Slow(MemoryStore):
        async def remove(self, streams: Any) -> Removed:
            if streams:
                removing.set()
                await go_on.wait()
            return await super().remove(streams)

    kept = Slow()
    room = toy_room(kept)
    table = (await open_desk(room, "me", "open")).table_id
    passing = asyncio.ensure_future(pass_of(room))
    await removing.wait()
    for refused in (room.desk(table), room.table(table)):
        with pytest.raises(Busy):
            await refused
    go_on.set()
    assert (await passing).tables == 1
    with pytest.raises(UnknownTable):
        await room.desk(table)
    with pytest.raises(StreamRemoved):  # a node that slept
        await kept.append([one_more(f"play:{table}")])
    await room.close()


@story
async def test_who_acts_at_a_table_that_somebody_removed_meanwhile_hears_that_there_is_none() -> None:
    """For example, ``kitapi trim`` removes it from a server's database just as a node starts."""
    kept = MemoryStore()
    room = toy_room(kept)
    maria = await Guest(await open_desk(room, "me", "first"), "maria").look()
    await kept.remove(streams.streams_of_table(maria.desk.table_id))
    with pytest.raises(UnknownTable):
        await maria.contribute()
    await room.close()


@story
async def test_a_damaged_table_stays_and_the_others_go(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "room.sqlite3"
    room = toy_room(SqliteStore.open(path))
    tables = [(await open_desk(room, "me", "first")).table_id for _ in range(3)]
    unknown = NewEvent(kind="table.of_tomorrow", schema=9, payload=b"{}")
    await room.desks.context.store.append(
        [Append(stream=streams.table_stream(tables[1]), expected=None, events=(unknown,))]
    )
    await room.close()
    first = f"WHERE stream = '{streams.play_stream(tables[2])}' AND version = 1"
    spoil(path, lambda connection: connection.execute(f"UPDATE events SET payload = x'20' {first}"))
    room = toy_room(SqliteStore.open(path))
    passed = await pass_of(room)
    assert (passed.looked, passed.tables, passed.damaged) == (3, 1, 2)
    assert await room.desks.context.store.streams("table:") == sorted(map(streams.table_stream, tables[1:]))
    assert caplog.text.count("has expired and is kept") == 2
    await room.close()


@story
async def test_passes_follow_each_other_and_one_that_fails_ends_nothing(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    slept: list[float] = []
    enough = asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) > 4:
            enough.set()
        await asyncio.sleep(0 if len(slept) < 6 else 3600)

    class Unavailable(MemoryStore):
        failures = 1

        async def remove(self, streams: Any) -> Removed:
            self.failures -= 1
            if self.failures >= 0:
                raise StoreUnavailable("not now")
            return await super().remove(streams)

    kept: EventStore = Unavailable(clock=later(-DAYS - 1))
    room = toy_room(kept, times=Times(sleep=sleep, counting=0.01))
    await kept.append([one_more("nothing")])
    room.keep_days(DAYS)
    await room.begin()
    await enough.wait()
    assert slept[:4] == [retention.FIRST_SECONDS, *[retention.PASS_SECONDS] * 3]
    assert "expired tables stay until the next pass" in caplog.text
    passes = [record for record in caplog.records if record.message == "expired tables were removed"]
    assert len(passes) >= 2
    assert vars(passes[0])["looked"] == 0
    assert room.retention is not None
    assert room.retention.is_running()
    await room.close()
    assert not room.retention.is_running()


@story
async def test_a_shared_sheet_goes_its_days_after_the_last_change(store: StoreAt) -> None:
    kept = store()
    room = toy_room(kept)
    sheets = SharedSheets(lambda: kept, sittings)
    sheet, keys = await sheets.open("maria", HEAD)
    await sheets.exchange(sheet, "maria", Exchange(key=keys.write, changes=(deal(1),)))
    assert (await pass_of(room, DAYS - 1)).sheets == 0
    assert (await sheets.exchange(sheet, "maria", Exchange(key=keys.write))).version == 2
    assert (await pass_of(room)).sheets == 1
    with pytest.raises(UnknownSheet):
        await sheets.exchange(sheet, "maria", Exchange(key=keys.write))
    await room.close()
