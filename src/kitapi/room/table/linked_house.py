"""The live state that the tables of one house share: its meter and floor, and the desks that listen to changes.

The state may be older than the store, because others write to the store too. So every append that depends on an amount
expects the meter's version, and after a conflict everything is read again.
"""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

from kitapi.kernel import HouseEntry
from kitapi.kernel.house import Resumed, Stopped
from kitapi.room.errors import Busy
from kitapi.room.faults import trace_of
from kitapi.room.houses.meter import MeterCounted, MeterOpened
from kitapi.room.record import streams
from kitapi.room.table.house_state import HouseState
from kitapi.room.table.tails import HouseTail, MeterTail, linked_of
from kitapi.store import Append, Appended, EventStore, StoreError, StoreUnavailable, VersionConflict

LOG = logging.getLogger(__name__)

NOTICE_SECONDS = 1.0
"""Minimum seconds between two notices that others have changed the meter."""

NOTICE_SHARE = 0.1
"""The share of the time that notices may take: with many tables they become less frequent."""

NOTICE_SECONDS_AT_MOST = 5.0
"""Maximum seconds between two notices."""

WATCHING_SECONDS = 1.0
"""Seconds between two checks whether stopped tables are released, because another server may have stopped them."""

COUNTING_ENTRIES = 1000
"""The number of entries after which the meter's totals are stored, so that a start never reads many more."""


def seconds_until_notice(took: float) -> float:
    """Seconds from one notice to the next, if sending the first one ``took`` this many seconds."""
    return max(NOTICE_SECONDS, min(NOTICE_SECONDS_AT_MOST, took / NOTICE_SHARE))


class Listener(Protocol):
    """A desk whose table is linked with others."""

    async def on_house_changed(self) -> None:
        """Handle the notification that the meter has changed, or the tables were stopped or released."""
        ...


class LinkedHouse:
    """The house ``house``, with all its tables."""

    def __init__(self, store: EventStore, house: str) -> None:
        self._store = store
        self.name = house
        self._meter = MeterTail(streams.meter_stream(house))
        self._floor = HouseTail(streams.house_stream(house))
        self._listeners: dict[Listener, None] = {}
        self._notify_at = float("-inf")
        self._moved = False
        self._behind = False
        self._works: dict[str, asyncio.Task[None]] = {}
        self.retrying = asyncio.Lock()
        """Held by a desk that tries again after a conflict, so that all of them succeed in the end."""

    @property
    def meter_stream(self) -> str:
        """The stream of its meter."""
        return self._meter.stream

    @property
    def floor_stream(self) -> str:
        """The stream of its register and stops."""
        return self._floor.stream

    @property
    def now(self) -> HouseState:
        """The present state."""
        return linked_of(self.name, self._meter, self._floor)

    @property
    def has_listeners(self) -> bool:
        """Whether a desk listens."""
        return bool(self._listeners)

    async def begin(self) -> None:
        """Read the house.

        Raises:
            StoreError: the store does not answer.
            ImpossibleHistory: the stored events contradict each other.
        """
        await self._meter.begin(self._store)
        await self._floor.catch_up(self._store)
        self._watch()

    async def open_meter(self, opening: int) -> None:
        """Open the meter with ``opening`` if it is not open yet.

        The untouched meter of a table that is a house of its own is opened again after a change of terms.

        Raises:
            StoreError, ImpossibleHistory: as ``begin``.
        """
        meter, own = self._meter.count.meter, self._floor.register is None
        if self._meter.version and (meter.opening == opening or not (own and meter.is_untouched)):
            return
        opened = (streams.encode_event(MeterOpened(amount=opening)),)
        with suppress(VersionConflict):  # another writer was first
            await self._store.append([Append(stream=self._meter.stream, expected=self._meter.version, events=opened)])
        await self._meter.catch_up(self._store)

    def listen(self, listener: Listener) -> None:
        """Notify ``listener`` from now on."""
        self._listeners[listener] = None

    def leave(self, listener: Listener) -> None:
        """Stop notifying ``listener``."""
        self._listeners.pop(listener, None)

    def learn(self, appended: Appended, entries: tuple[HouseEntry, ...]) -> None:
        """Apply the ``entries`` that were stored just now."""
        before = self.now
        floor = [entry for entry in entries if isinstance(entry, Stopped | Resumed)]
        meter = [entry for entry in entries if not isinstance(entry, Stopped | Resumed)]
        known = self._floor.learn(appended, floor) and self._meter.learn(appended, meter)
        if not known:
            self.reread_soon()
        self._notify_of_changes(before)
        if self._meter.count.entries >= COUNTING_ENTRIES:
            self._start("count", self._count())

    def reread_soon(self) -> None:
        """Read soon what others may have written."""
        self._behind = True
        self._start("reread", self._catch_up())

    async def reread(self) -> None:
        """Read what others wrote in the meantime.

        Raises:
            StoreError, ImpossibleHistory: as ``begin``.
        """
        before = self.now
        await self._meter.catch_up(self._store)
        await self._floor.catch_up(self._store)
        self._notify_of_changes(before)

    def cancel(self) -> None:
        """Cancel the background work."""
        for work in tuple(self._works.values()):
            work.cancel()

    async def close(self) -> None:
        """Cancel the background work, and wait until it has ended."""
        works = tuple(self._works.values())
        self.cancel()
        await asyncio.gather(*works, return_exceptions=True)

    def _notify_of_changes(self, before: HouseState) -> None:
        now = self.now
        if now.floor != before.floor:
            self._start(f"notify {now.floor_version}", self._notify())
            self._watch()
        elif now.meter.amount != before.meter.amount:
            self._moved = True
            self._start("notify", self._notify_in_time())

    async def _notify_in_time(self) -> None:
        while self._moved:
            now = asyncio.get_running_loop().time
            await asyncio.sleep(self._notify_at - now())
            self._moved, begun = False, now()
            await self._notify()
            self._notify_at = begun + seconds_until_notice(now() - begun)

    async def _notify(self) -> None:
        heard = (listener.on_house_changed() for listener in tuple(self._listeners))
        for outcome in await asyncio.gather(*heard, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, Busy):
                LOG.error("a linked table was not notified: %s", trace_of(outcome))

    async def _catch_up(self) -> None:
        while self._behind:
            self._behind = False
            await self.reread()

    def _watch(self) -> None:
        if self._floor.floor.stop is not None:
            self._start("watch", self._watch_floor())

    async def _watch_floor(self) -> None:
        while self._floor.floor.stop is not None:
            await asyncio.sleep(WATCHING_SECONDS)
            with suppress(StoreUnavailable):  # the next notice tries again
                await self.reread()

    async def _count(self) -> None:
        """Store the meter's totals, unless the meter changes at the same time."""
        counted = (streams.encode_event(MeterCounted(meter=self._meter.count.meter)),)
        append = Append(stream=self._meter.stream, expected=self._meter.version, events=counted)
        try:
            await self._store.append([append])
        except VersionConflict:
            return
        await self._meter.catch_up(self._store)

    def _start(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Do ``work`` in the background, unless work of this name is running."""
        if name in self._works and not self._works[name].done():
            work.close()
            return
        self._works[name] = asyncio.create_task(_log_failure(work))
        self._works[name].add_done_callback(lambda task: self._end(name, task))

    def _end(self, name: str, task: asyncio.Task[None]) -> None:
        if self._works.get(name) is task:
            del self._works[name]


async def _log_failure(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except StoreError as error:
        LOG.error("a house could not be read or written: %s", type(error).__name__)
    except Exception as error:
        LOG.error("a house cannot continue: %s", trace_of(error))
