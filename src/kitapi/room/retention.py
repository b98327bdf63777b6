"""Removes tables at which nothing has happened for a stated number of days: all their streams, with their commands.

Shared sheets to which nobody has written for as long are removed too. Free texts and reports of them are removed after
at most 30 days, also where tables are kept for ever.

Tables that share a house with others are kept, because their payments are in the house's books. Damaged tables, which
somebody may want to examine, and tables of games that this version does not know are kept too.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from datetime import datetime, timedelta

import msgspec

from kitapi.kernel import RulesError
from kitapi.room.desk.desks import Desks
from kitapi.room.errors import RoomError
from kitapi.room.faults import trace_of
from kitapi.room.pauses import SETTLED, ClockDoubted, recent_pause
from kitapi.room.record import streams, texts
from kitapi.room.record.deal import AnyGame
from kitapi.room.seats import seating_fold
from kitapi.room.shared_sheets.events import SHEETS
from kitapi.room.table.tails import HouseTail
from kitapi.store import DamagedEvents, EventStore, Removed, StoreError
from kitapi.store.clock import Clock, stamp, system_clock

LOG = logging.getLogger(__name__)

FIRST_SECONDS = 300.0
"""Seconds from the start of the room to the first pass, which is late so that the start is quick."""

PASS_SECONDS = 24 * 60 * 60.0
"""Seconds from the end of one pass to the next."""

STEP_SECONDS = 0.005
"""Seconds between two tables of a pass, for other readers and writers of the store."""

DRIFT = timedelta(days=1)
"""The clock is trusted after a pause if it has advanced as long as the room has run, up to this difference."""

READ_AT_ONCE = 500
"""The number of events of a stream that are read at once."""

EARLIEST = "2026-01-01"
"""The earliest possible time of an event: if one has an earlier time, the machine's clock was wrong, and its age is
unknown."""

MOST_DAYS = 36_500
"""Maximum number of days for which data are kept, if they are ever removed."""


TEXT_DAYS = 30
"""The number of days for which free texts, and reports of them, are kept at most."""


class Passed(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one pass over all tables: numbers of checked and removed tables, with events and commands.

    ``damaged``: the number of expired tables that are kept because they are damaged or cannot be read. ``sheets``: the
    number of shared sheets that were removed. ``texts``: the number of removed streams of free texts, and reports.
    """

    looked: int = 0
    tables: int = 0
    events: int = 0
    commands: int = 0
    damaged: int = 0
    sheets: int = 0
    texts: int = 0

    def with_removed(self, removed: Removed) -> "Passed":
        """The result with one more removed table."""
        return msgspec.structs.replace(
            self,
            tables=self.tables + 1,
            events=self.events + removed.events,
            commands=self.commands + removed.commands,
        )


def expires_before(days: int, clock: Clock = system_clock) -> str:
    """The time before which the newest event of an expired table was stored, as a timestamp of events."""
    return stamp(lambda: clock() - timedelta(days=days))


async def tables_in(store: EventStore) -> AsyncIterator[str]:
    """The names of all tables, which may be removed meanwhile."""
    beginning = streams.table_stream("")
    for stream in await store.streams(beginning):
        yield stream.removeprefix(beginning)


async def remove_expired_sheets(store: EventStore, before: str, passed: Passed) -> Passed:
    """Remove the shared sheets to which nobody has written since ``before``; returns ``passed`` with their number.

    Raises:
        StoreError: the store does not answer.
    """
    for stream in await store.streams(SHEETS):
        try:
            if EARLIEST <= await _newest(store, stream) < before:
                await store.remove([stream])
                passed = msgspec.structs.replace(passed, sheets=passed.sheets + 1)
        except DamagedEvents as error:
            LOG.error("%s is kept: %s", stream, trace_of(error))
    return passed


async def expired_streams(store: EventStore, games: Mapping[str, AnyGame], table: str, before: str) -> tuple[str, ...]:
    """All streams of the ``table`` and of a house of its own, if it expired; empty if it stays.

    A table has expired if every event of these streams was stored ``before`` a time and can be read. It stays if the
    clock was obviously wrong at that time.

    Raises:
        DamagedEvents: an event is not as it was written.
        RulesError: this version cannot read the table.
        StoreError: the store does not answer.
    """
    for stream in streams.streams_of_table(table):
        if await _newest(store, stream) >= before:
            return ()
    names = await _own_streams(store, games, table)
    newest = max([await _read_whole(store, stream) for stream in names], default="")
    if not EARLIEST <= newest < before:
        return ()
    prefixes = texts.parts_of(table), texts.reports_of(table)
    return (*names, *[stream for prefix in prefixes for stream in await store.streams(prefix)])


async def remove_expired_texts(store: EventStore, before: str) -> int:
    """Remove the parts of free texts, and the reports, that were last written ``before``; returns their number.

    Raises:
        StoreError: the store does not answer.
    """
    found = [stream for prefix in (texts.PARTS, texts.REPORTS) for stream in await store.streams(prefix)]
    expired = [stream for stream in found if EARLIEST <= await _newest(store, stream) < before]
    return (await store.remove(expired)).streams if expired else 0


async def _own_streams(store: EventStore, games: Mapping[str, AnyGame], table: str) -> tuple[str, ...]:
    """The streams to remove with ``table``; none if it shares a house with others, or may do so."""
    seats = seating_fold.fold(streams.read(one) for one in await store.read(streams.table_stream(table)))
    names = streams.streams_of_table(table)
    if seats.archived is not None:
        return names
    game = games.get(seats.game)
    if game is None:
        return ()
    if game.house is None:
        return names
    house = HouseTail(streams.house_stream(table))
    await house.catch_up(store)
    if seats.house != table or house.register is not None:
        return ()
    return (*names, streams.meter_stream(table), streams.house_stream(table))


async def _newest(store: EventStore, stream: str) -> str:
    """The time of the newest event of ``stream``; empty if there is none."""
    version = await store.version(stream)
    newest = await store.read(stream, after=version - 1, limit=1) if version else []
    return newest[0].recorded_at if newest else ""


async def _read_whole(store: EventStore, stream: str) -> str:
    """The time of the newest event of ``stream``; checks that all its events are undamaged.

    Raises:
        DamagedEvents: an event is damaged.
    """
    newest, version = "", 0
    while events := await store.read(stream, after=version, limit=READ_AT_ONCE):
        newest = max(newest, *(event.recorded_at for event in events))
        version = events[-1].version
    return newest


class Retention:
    """Removes expired tables of a running room, without disconnecting anybody or delaying a move.

    Args:
        desks: the tables in use, which stay.
        days: the number of days for which a table is kept after its last event; 0: for ever.

    Attributes:
        tables, events: the numbers removed since the room began.
    """

    def __init__(self, desks: Desks, days: int, clock: Clock = system_clock) -> None:
        self.tables = 0
        self.events = 0
        self._desks = desks
        self.days = days
        self.clock = clock
        self._began: tuple[float, datetime] | None = None
        self._running: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start to remove expired tables regularly, for the first time after some minutes."""
        self._began = self._began or (self._desks.context.times.clock(), self.clock())
        self._running = self._running or asyncio.create_task(self._run())

    def is_running(self) -> bool:
        """Whether expired tables are removed regularly."""
        return self._running is not None and not self._running.done()

    async def close(self) -> None:
        """Stop; a partly removed table is removed completely after the next start."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def remove_expired(self) -> Passed:
        """Check all tables once, and remove expired ones that no other server serves.

        Raises:
            ClockDoubted: nothing was stored for a long time, so the clock may be wrong; nothing is removed.
            StoreError: the store does not answer; the next pass continues.
        """
        store = self._desks.context.store
        await store.remove(())
        pause = await recent_pause(store, self.clock)
        if pause is not None and not (pause.first is None and self._has_run_for_long()):
            raise ClockDoubted(pause.doubt)
        before = expires_before(min(self.days or TEXT_DAYS, TEXT_DAYS), self.clock)
        passed = Passed(texts=await remove_expired_texts(store, before))
        return await self._look_at_tables(store, passed) if self.days else passed

    async def _look_at_tables(self, store: EventStore, passed: Passed) -> Passed:
        before = expires_before(self.days, self.clock)
        async for table in tables_in(store):
            passed = await self._look(store, table, before, passed)
            await self._desks.context.times.sleep(STEP_SECONDS)
        return await remove_expired_sheets(store, before, passed)

    def _has_run_for_long(self) -> bool:
        """Whether the room has run long enough for a wrong clock to be noticed, and the clock was not set meanwhile."""
        if self._began is None:
            return False
        ran = timedelta(seconds=self._desks.context.times.clock() - self._began[0])
        return ran >= SETTLED and abs(self.clock() - self._began[1] - ran) <= DRIFT

    async def _look(self, store: EventStore, table: str, before: str, passed: Passed) -> Passed:
        passed = msgspec.structs.replace(passed, looked=passed.looked + 1)
        try:
            removed = await self._try_remove(store, table, before)
        except (DamagedEvents, RulesError, RoomError) as error:
            LOG.error("table %s has expired and is kept: %s", table, trace_of(error))
            return msgspec.structs.replace(passed, damaged=passed.damaged + 1)
        if removed is None:
            return passed
        self.tables += 1
        self.events += removed.events
        return passed.with_removed(removed)

    async def _try_remove(self, store: EventStore, table: str, before: str) -> Removed | None:
        """The streams that were removed with ``table``; None if it stays."""

        async def remove() -> Removed | None:
            names = await expired_streams(store, self._desks.context.games, table, before)
            return await store.remove(names) if names else None

        if await _newest(store, streams.play_stream(table)) >= before:
            return None
        return await self._desks.while_unused(table, remove)

    async def _run(self) -> None:
        sleep: Callable[[float], Awaitable[None]] = self._desks.context.times.sleep
        await sleep(FIRST_SECONDS)
        while True:
            try:
                passed = await self.remove_expired()
            except ClockDoubted as doubted:
                LOG.error("expired tables stay for %d days: %s", SETTLED.days, doubted)
            except (StoreError, RoomError) as error:
                LOG.error("expired tables stay until the next pass: %s", trace_of(error))
            except Exception as error:
                LOG.error("expired tables cannot be removed: %s", trace_of(error))
            else:
                LOG.info("expired tables were removed", extra=msgspec.structs.asdict(passed))
            await sleep(PASS_SECONDS)
