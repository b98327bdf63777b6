"""The desks of a room: one for each table that is in use and served by this server."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from kitapi.kernel import ImpossibleHistory
from kitapi.room.desk import shutdown
from kitapi.room.desk.desk import TableDesk
from kitapi.room.desk.desk_context import DeskContext
from kitapi.room.errors import Busy, RecordsDamaged
from kitapi.room.faults import run_guarded, trace_of
from kitapi.room.record import streams
from kitapi.room.record.name_removal import tables_in
from kitapi.room.store_failures import translate_store_errors
from kitapi.room.table.houses import Houses
from kitapi.room.table.table import Table, load_table
from kitapi.room.table.tails import HouseTail
from kitapi.store import EventStore

LOG = logging.getLogger(__name__)

DoneT = TypeVar("DoneT")

IDLE_SECONDS = 60.0

LAST_SECONDS = 5.0
"""Timeout in seconds for closing desks of tables that other servers may serve already; their appends are refused."""


class Here(Protocol):
    """Decides which tables this server serves, if several servers share a store."""

    def owns(self, table_id: str) -> bool:
        """Whether the table is served here."""
        ...

    async def claim(self, table_id: str) -> bool:
        """Serve the table here from now on, if nobody else does; returns whether it is served here."""
        ...

    async def release(self, table_id: str, closed: Callable[[], Awaitable[None]]) -> None:
        """Stop serving the table: call ``closed``, then let others serve it."""
        ...

    async def confirm(self, table_id: str) -> bool:
        """Query again whether the table is served here."""
        ...


class Alone:
    """This server serves all tables."""

    def owns(self, _table_id: str) -> bool:
        """Always."""
        return True

    async def claim(self, _table_id: str) -> bool:
        """Always."""
        return True

    async def release(self, _table_id: str, closed: Callable[[], Awaitable[None]]) -> None:
        """Close the table; the next request opens it again."""
        await closed()

    async def confirm(self, _table_id: str) -> bool:
        """Always."""
        return True


class Nowhere(Alone):
    """This server serves no table."""

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
    """The desks in use, by table; ``context``: the dependencies of new ones, ``here``: which tables are served here."""

    def __init__(self, context: DeskContext) -> None:
        self.context = context
        self.here: Here = Alone()
        self.kept: dict[str, TableDesk] = {}
        self._used: dict[str, float] = {}
        self._closed: set[str] = set()
        self._sweeping: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[None]] = set()

    def begin(self, store: EventStore, here: Here) -> None:
        """Serve the tables of ``here`` with ``store`` from now on; earlier desks keep their own store."""
        self._start("a store", self.context.store.close())
        self.context = replace(self.context, store=store, houses=Houses(store))
        self.here = here
        store.watch(self.on_append)

    def limit_spectators(self, most: int) -> None:
        """Set the most connections of spectators for each desk that is opened from now on."""
        self.context = replace(self.context, spectators=most)

    def reserve_names(self, bots: frozenset[str]) -> None:
        """Refuse people the names of ``bots`` at each desk that is opened from now on."""
        self.context = replace(self.context, bots=bots)

    def of(self, table_id: str) -> TableDesk:
        """The desk of a table that exists.

        Raises:
            Busy: the table is not served here now, or is being removed.
        """
        if not self.here.owns(table_id) or table_id in self._closed:
            raise Busy
        if table_id not in self.kept:
            self.kept[table_id] = TableDesk(table_id, self.context)
        self._used[table_id] = time.monotonic()
        self._sweeping = self._sweeping or asyncio.create_task(self._sweep())
        return self.kept[table_id]

    async def table(self, table_id: str) -> Table:
        """The present table, wherever it is served; one that is served elsewhere is loaded, without its house.

        Raises:
            RoomError: the table cannot be read.
        """
        if self.here.owns(table_id):
            return await self.of(table_id).table()
        with translate_store_errors():
            return await load_table(self.context.store, self.context.games, table_id)

    async def while_unused(self, table_id: str, work: Callable[[], Awaitable[DoneT]]) -> DoneT | None:
        """The result of ``work``, run while nobody can enter the table; None if it is in use or served elsewhere.

        Raises:
            StoreUnavailable: the store does not say which server serves the table.
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
        """Continue the tables that have stopped others, unless another server serves them; nobody may ask for them.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        store = self.context.store
        with translate_store_errors():
            houses = await store.streams(streams.HOUSES)
        for stream in houses:
            tail = HouseTail(stream)
            try:
                with (
                    suppress(RecordsDamaged),
                    translate_store_errors(),
                ):  # it is logged; other houses are not affected
                    await tail.catch_up(store)
            except ImpossibleHistory as error:
                LOG.critical("%s cannot be read: %s", stream, trace_of(error))
            if tail.floor.stopped_by is not None:
                await self._continue_table(tail.floor.stopped_by)

    def on_append(self, stream: str, _version: int) -> None:
        """Handle the notification that others have appended to ``stream``; if the name is empty, to any stream."""
        self.context.houses.on_append(stream)
        table_id = streams.table_played_in(stream)
        if table_id in self.kept:
            self._start("a table", self._confirm(table_id))

    def forget_names(self, found: Collection[str], then: Callable[[], None]) -> None:
        """Reload and show the tables whose seating streams are in ``found``, because names were removed there.

        ``then`` is called after each table, because results may have been computed from its old state until then.
        """
        for table_id in tables_in(found) & self.kept.keys():
            self._start("a table", self._read_again(table_id, then))

    async def _read_again(self, table_id: str, then: Callable[[], None]) -> None:
        await self.kept[table_id].reload()
        then()

    def unload_idle(self, seconds: float = IDLE_SECONDS) -> tuple[str, ...]:
        """Forget desks that have been unused and idle for too long; returns their tables."""
        now = time.monotonic()
        idle = [one for one, desk in self.kept.items() if desk.is_quiet() and now - self._used[one] >= seconds]
        for table_id in idle:
            self._forget(table_id).link.leave()
        return tuple(idle)

    async def release(self, table_id: str) -> None:
        """Finish pending work at a table, disconnect everybody, and stop serving it."""
        await self.here.release(table_id, lambda: self._close_desk(table_id))

    async def hand_over(self) -> None:
        """Finish pending work at all tables, disconnect everybody, and stop serving all tables."""
        self.here = Nowhere()
        await asyncio.gather(*(self._close_desk(table_id) for table_id in tuple(self.kept)))

    async def finish(self, seconds: float) -> None:
        """Let running deals finish for up to ``seconds``; release tables at which nobody plays."""
        await shutdown.finish(self.kept, seconds, self.release)

    def drop_all(self) -> None:
        """Disconnect everybody immediately, because others may serve the tables by now; pending work is not stored.

        Meanwhile requests for tables still read from the old store.
        """
        self.here = Nowhere()
        for table_id, desk in tuple(self.kept.items()):
            for onlooker in desk.audience:
                onlooker.cut()
            self._start("a table", desk.close())
            self._forget(table_id)
        self._start("houses", self.context.houses.close())

    async def close(self) -> None:
        """Finish pending work, and disconnect everybody."""
        if self._sweeping:
            self._sweeping.cancel()
        await asyncio.gather(*(desk.close() for desk in self.kept.values()))
        await self.context.houses.close()
        self.context.lane.close()
        for task in tuple(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)

    async def _continue_table(self, table_id: str) -> None:
        try:
            if await self.here.claim(table_id):
                await self.of(table_id).refresh()
        except Exception as error:  # the other tables can continue once this one is repaired
            LOG.critical("table %s has stopped other tables and cannot continue: %s", table_id, trace_of(error))

    async def _confirm(self, table_id: str) -> None:
        """Close the desk of a table to which other servers have written, unless the table is still served here."""
        with translate_store_errors():
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
        """Do ``work`` in the background, with a timeout."""
        task = asyncio.create_task(run_guarded(what, lambda: _in_time(work)))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 2)
            try:
                for table_id in self.unload_idle():
                    if table_id not in self.kept:
                        await self.release(table_id)
            except Exception as error:
                LOG.error("idle tables stay: %s", trace_of(error))


async def _nothing() -> None:
    """Do nothing, because no desk was open."""


async def _in_time(work: Coroutine[Any, Any, None]) -> None:
    async with asyncio.timeout(LAST_SECONDS):
        await work
