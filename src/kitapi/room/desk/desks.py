"""The desks of a room: one for each table that is in use and served here."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from kitapi.kernel import ImpossibleHistory
from kitapi.room.desk import finishing
from kitapi.room.desk.desk import TableDesk
from kitapi.room.desk.surroundings import Surroundings
from kitapi.room.errors import Busy, RecordsDamaged
from kitapi.room.faults import logged, where
from kitapi.room.record import streams
from kitapi.room.record.forgetting import tables_in
from kitapi.room.store_failures import told_by_the_room
from kitapi.room.table.houses import Houses
from kitapi.room.table.table import Table, loaded
from kitapi.room.table.tails import HouseTail
from kitapi.store import EventStore

LOG = logging.getLogger(__name__)

DoneT = TypeVar("DoneT")

IDLE_SECONDS = 60.0

LAST_SECONDS = 5.0
"""Seconds that desks have to end that others may serve already; what they still store is refused."""


class Here(Protocol):
    """Which tables are served here, where several servers share a store."""

    def owns(self, table_id: str) -> bool:
        """Whether the table is served here."""
        ...

    async def claim(self, table_id: str) -> bool:
        """Serve the table here from now on, if nobody else does; whether it is served here."""
        ...

    async def release(self, table_id: str, closed: Callable[[], Awaitable[None]]) -> None:
        """Serve the table here no more; others may once it is ``closed``."""
        ...

    async def confirm(self, table_id: str) -> bool:
        """Ask again whether the table is served here."""
        ...


class Alone:
    """Nobody else serves any table."""

    def owns(self, _table_id: str) -> bool:
        """Always."""
        return True

    async def claim(self, _table_id: str) -> bool:
        """Always."""
        return True

    async def release(self, _table_id: str, closed: Callable[[], Awaitable[None]]) -> None:
        """Close it; it is served again when somebody asks."""
        await closed()

    async def confirm(self, _table_id: str) -> bool:
        """Always."""
        return True


class Nowhere(Alone):
    """Others serve all tables, or will."""

    def owns(self, _table_id: str) -> bool:
        """Never."""
        return False

    async def claim(self, _table_id: str) -> bool:
        """Never."""
        return False

    async def confirm(self, _table_id: str) -> bool:
        """Never."""
        return False


class Desks:
    """The desks in use, by table; ``around``: what new ones work with, ``here``: for which tables there may be one."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.here: Here = Alone()
        self.kept: dict[str, TableDesk] = {}
        self._used: dict[str, float] = {}
        self._closed: set[str] = set()
        self._sweeping: asyncio.Task[None] | None = None
        self._beside: set[asyncio.Task[None]] = set()

    def begin(self, store: EventStore, here: Here) -> None:
        """Serve the tables of ``here`` with ``store`` from now on; desks there were before keep their own."""
        self._start("a store", self.around.store.close())
        self.around = replace(self.around, store=store, houses=Houses(store))
        self.here = here
        store.watch(self.heard)

    def limit_spectators(self, most: int) -> None:
        """Limit the connections of spectators at each table that is read from now on."""
        self.around = replace(self.around, spectators=most)

    def reserve_names(self, bots: frozenset[str]) -> None:
        """Let no person have the name of one of ``bots`` at any table that is read from now on."""
        self.around = replace(self.around, bots=bots)

    def of(self, table_id: str) -> TableDesk:
        """The desk of a table that there is.

        Raises:
            Busy: the table is not served here now, or is being removed.
        """
        if not self.here.owns(table_id) or table_id in self._closed:
            raise Busy
        if table_id not in self.kept:
            self.kept[table_id] = TableDesk(table_id, self.around)
        self._used[table_id] = time.monotonic()
        self._sweeping = self._sweeping or asyncio.create_task(self._sweep())
        return self.kept[table_id]

    async def table(self, table_id: str) -> Table:
        """The table as it stands, wherever it is served; one that is served elsewhere is read, without its house.

        Raises:
            RoomError: it cannot be read.
        """
        if self.here.owns(table_id):
            return await self.of(table_id).table()
        with told_by_the_room():
            return await loaded(self.around.store, self.around.games, table_id)

    async def while_unused(self, table_id: str, work: Callable[[], Awaitable[DoneT]]) -> DoneT | None:
        """The result of ``work``, run while nobody can enter the table; None if it is in use, or served elsewhere.

        Raises:
            StoreUnavailable: where it is served cannot be found out now.
        """
        if table_id in self.kept or not await self.here.claim(table_id) or table_id in self.kept:
            return None
        self._closed.add(table_id)
        try:
            return await work()
        finally:
            self._closed.discard(table_id)
            await self.here.release(table_id, _nothing)

    async def take_over(self) -> None:
        """Let tables continue that hold others stopped and are served here, or by nobody: nobody else may ask for them.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        store = self.around.store
        with told_by_the_room():
            houses = await store.streams(streams.HOUSES)
        for stream in houses:
            tail = HouseTail(stream)
            try:
                with suppress(RecordsDamaged), told_by_the_room():  # it is logged; other houses can be played in
                    await tail.catch_up(store)
            except ImpossibleHistory as error:
                LOG.critical("%s cannot be read: %s", stream, where(error))
            if tail.floor.stopped_by is not None:
                await self._go_on(tail.floor.stopped_by)

    def heard(self, stream: str, _version: int) -> None:
        """Others have stored something in ``stream``; in any, where its name is empty."""
        self.around.houses.heard(stream)
        table_id = streams.table_played_in(stream)
        if table_id in self.kept:
            self._start("a table", self._confirm(table_id))

    def forget_names(self, found: Collection[str], then: Callable[[], None]) -> None:
        """Read those tables again, and show them afresh, beside whose seating events, ``found``, names were removed.

        ``then`` is called after each, as something may have been made of what was in memory until then.
        """
        for table_id in tables_in(found) & self.kept.keys():
            self._start("a table", self._read_again(table_id, then))

    async def _read_again(self, table_id: str, then: Callable[[], None]) -> None:
        await self.kept[table_id].read_again()
        then()

    def unload_idle(self, seconds: float = IDLE_SECONDS) -> tuple[str, ...]:
        """Forget desks that have been unused and idle for too long; whose they were."""
        now = time.monotonic()
        idle = [one for one, desk in self.kept.items() if desk.is_quiet() and now - self._used[one] >= seconds]
        for table_id in idle:
            self._forget(table_id).link.leave()
        return tuple(idle)

    async def release(self, table_id: str) -> None:
        """Finish what is begun at a table, cut everybody off, and leave it to others."""
        await self.here.release(table_id, lambda: self._close_desk(table_id))

    async def hand_over(self) -> None:
        """Finish what is begun at all tables, and cut everybody off; nothing is served here any more."""
        self.here = Nowhere()
        await asyncio.gather(*(self._close_desk(table_id) for table_id in tuple(self.kept)))

    async def finish(self, seconds: float) -> None:
        """Let deals be played to their end for so long; tables at which nobody plays are left to others."""
        await finishing.finish(self.kept, seconds, self.release)

    def let_go(self) -> None:
        """Cut everybody off at once: others may serve the tables by now, and nothing of what is begun is stored.

        Requests to tables meanwhile are read from the store there was.
        """
        self.here = Nowhere()
        for table_id, desk in tuple(self.kept.items()):
            for onlooker in desk.audience:
                onlooker.cut()
            self._start("a table", desk.close())
            self._forget(table_id)
        self._start("houses", self.around.houses.close())

    async def close(self) -> None:
        """Finish what is begun, and cut everybody off."""
        if self._sweeping:
            self._sweeping.cancel()
        await asyncio.gather(*(desk.close() for desk in self.kept.values()))
        await self.around.houses.close()
        self.around.lane.close()
        for task in tuple(self._beside):
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)

    async def _go_on(self, table_id: str) -> None:
        try:
            if await self.here.claim(table_id):
                await self.of(table_id).refresh()
        except Exception as error:  # the others can be played at, once this one is repaired
            LOG.critical("table %s holds others stopped and cannot go on: %s", table_id, where(error))

    async def _confirm(self, table_id: str) -> None:
        """See whether a table that others have written to is served here still."""
        with told_by_the_room():
            is_here = await self.here.confirm(table_id)
        if not is_here:
            LOG.error("table %s is served by another node by now", table_id)
            await self._close_desk(table_id)

    async def _close_desk(self, table_id: str) -> None:
        if table_id in self.kept:
            await self._forget(table_id).close()

    def _forget(self, table_id: str) -> TableDesk:
        self._used.pop(table_id, None)
        return self.kept.pop(table_id)

    def _start(self, what: str, work: Coroutine[Any, Any, None]) -> None:
        """Do ``work`` beside, and be done with it in a while."""
        task = asyncio.create_task(logged(what, lambda: _in_time(work)))
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 2)
            try:
                for table_id in self.unload_idle():
                    if table_id not in self.kept:
                        await self.release(table_id)
            except Exception as error:
                LOG.error("idle tables stay: %s", where(error))


async def _nothing() -> None:
    """No desk was open."""


async def _in_time(work: Coroutine[Any, Any, None]) -> None:
    async with asyncio.timeout(LAST_SECONDS):
        await work
