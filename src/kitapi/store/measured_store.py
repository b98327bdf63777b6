"""A wrapper of an event store that measures its latency and errors from outside."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from kitapi.store.port import Append, Appended, CommandKey, EventStore, NameFound, Recorded, Removed, StoreError


class Measures(Protocol):
    """Callbacks that receive the measurements of a store; times are in seconds."""

    def append_begun(self) -> None:
        """An append has begun to wait; it waits until ``append_ended``."""
        ...

    def append_ended(self, seconds: float, refusal: str) -> None:
        """An append has its outcome; ``refusal``: the name of the error's class, empty if the append is durable."""
        ...

    def group_ended(self, appends: int, seconds: float) -> None:
        """A group of as many ``appends`` has its outcome; ``seconds``: the duration of its transaction."""
        ...

    def read_ended(self, seconds: float) -> None:
        """A read took ``seconds``."""
        ...


class MeasuredStore:
    """The event store ``store``, measured for ``measures``.

    A store with one writer takes all waiting appends into a transaction as soon as the previous transaction is done,
    and wakes all their callers at once. So the appends answered in one turn of the event loop are a group, which began
    when the previous group ended, or when the first of its appends came.
    """

    def __init__(self, store: EventStore, measures: Measures, clock: Callable[[], float] = time.perf_counter) -> None:
        self._store = store
        self._measures = measures
        self._clock = clock
        self._group: list[float] = []
        self._group_ended = clock()

    def __getattr__(self, name: str) -> Any:
        """The attribute ``name`` of ``store``, for everything that is not measured."""
        return getattr(self._store, name)

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        """See ``EventStore.append``."""
        begun, refusal = self._clock(), "Cancelled"
        self._measures.append_begun()
        try:
            appended = await self._store.append(batches, command)
            refusal = ""
            return appended
        except Exception as error:
            refusal = type(error).__name__ if isinstance(error, StoreError) else "Exception"
            raise
        finally:
            self._measures.append_ended(self._clock() - begun, refusal)
            if refusal != "Cancelled":
                self._count_answer(begun)

    async def remove(self, streams: Sequence[str]) -> Removed:
        """See ``EventStore.remove``; a removal is not measured."""
        return await self._store.remove(streams)

    async def forget(self, owner: str) -> tuple[str, ...]:
        """See ``EventStore.forget``; a removal of names is not measured."""
        return await self._store.forget(owner)

    async def names(self, owner: str = "") -> list[NameFound]:
        """See ``EventStore.names``."""
        with self._measure_read():
            return await self._store.names(owner)

    async def try_append(self) -> None:
        """See ``EventStore.try_append``; a trial is not measured."""
        await self._store.try_append()

    async def outcome(self, command: CommandKey) -> Appended | None:
        """See ``EventStore.outcome``."""
        with self._measure_read():
            return await self._store.outcome(command)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
        """See ``EventStore.read``."""
        with self._measure_read():
            return await self._store.read(stream, after, limit)

    async def last_of_kind(self, stream: str, kind: str) -> int:
        """See ``EventStore.last_of_kind``."""
        with self._measure_read():
            return await self._store.last_of_kind(stream, kind)

    async def version(self, stream: str) -> int:
        """See ``EventStore.version``."""
        with self._measure_read():
            return await self._store.version(stream)

    async def streams(self, prefix: str) -> list[str]:
        """See ``EventStore.streams``."""
        with self._measure_read():
            return await self._store.streams(prefix)

    async def read_all(self, after: int = 0, limit: int = 1000) -> list[Recorded]:
        """See ``EventStore.read_all``."""
        with self._measure_read():
            return await self._store.read_all(after, limit)

    def watch(self, heard: Callable[[str, int], None]) -> None:
        """See ``EventStore.watch``."""
        self._store.watch(heard)

    async def close(self) -> None:
        """See ``EventStore.close``."""
        await self._store.close()

    @contextmanager
    def _measure_read(self) -> Iterator[None]:
        begun = self._clock()
        try:
            yield
        finally:
            self._measures.read_ended(self._clock() - begun)

    def _count_answer(self, begun: float) -> None:
        """Count the outcome of an append that began at ``begun``; the rest of its group follows in this turn."""
        if not self._group:
            asyncio.get_running_loop().call_soon(self._end_group)
        self._group.append(begun)

    def _end_group(self) -> None:
        group, now = self._group, self._clock()
        self._group = []
        self._measures.group_ended(len(group), now - max(self._group_ended, min(group)))
        self._group_ended = now
