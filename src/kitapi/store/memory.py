"""An event store in the memory of the process: for tests, simulations and experiments."""

import asyncio
from bisect import bisect_right
from collections.abc import Sequence

from msgspec.structs import replace

from kitapi.store.bounds import check_append, check_names, check_range
from kitapi.store.clock import Clock, stamp, system_clock
from kitapi.store.names import found_names
from kitapi.store.port import (
    Append,
    Appended,
    CommandKey,
    CommandReused,
    Heard,
    NameFound,
    Recorded,
    Removed,
    StoreClosed,
    StreamRemoved,
    VersionConflict,
)
from kitapi.store.trials import NOTHING


class MemoryStore:
    """An event store without durability, with all other guarantees of ``EventStore``.

    ``log``: all events by position; ``by_stream``: the same events by stream and version. Tests damage them.
    """

    def __init__(self, clock: Clock = system_clock) -> None:
        self.clock = clock
        self.log: list[Recorded] = []
        self.by_stream: dict[str, list[Recorded]] = {}
        self._answers: dict[tuple[str, str, str], tuple[str, dict[str, int]]] = {}
        self._removed: set[str] = set()
        self._position = 0
        self._closed = False

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        """See ``EventStore.append``."""
        check_append(batches, command)
        await self._turn()
        if command is not None and (done := self._outcome(command)) is not None:
            return done
        if command is not None and command.stream in self._removed:
            raise StreamRemoved(command.stream)
        for batch in batches:
            if batch.stream in self._removed:
                raise StreamRemoved(batch.stream)
            self._demand_version(batch)
        recorded_at = stamp(self.clock)
        versions = {batch.stream: self._write(batch, recorded_at) for batch in batches}
        if command is not None:
            self._answers[command.stream, command.user, command.id] = (command.digest, dict(versions))
        return Appended(versions, repeated=False)

    async def remove(self, streams: Sequence[str]) -> Removed:
        """See ``EventStore.remove``."""
        check_names(streams)
        await self._turn()
        new = set(streams) - self._removed
        events = sum(len(self.by_stream.pop(stream, [])) for stream in new)
        commands = [key for key in self._answers if key[0] in new]
        self._removed |= new
        self.log = [event for event in self.log if event.stream not in new]
        for key in commands:
            del self._answers[key]
        return Removed(streams=len(new), events=events, commands=len(commands))

    async def forget(self, owner: str) -> tuple[str, ...]:
        """See ``EventStore.forget``."""
        await self._turn()
        found = tuple(event.stream for event in self.log for name in event.names if name.owner == owner)
        self.log = [_without_names(event, owner) for event in self.log]
        self.by_stream = {
            stream: [_without_names(event, owner) for event in events] for stream, events in self.by_stream.items()
        }
        return found

    async def names(self, owner: str = "") -> list[NameFound]:
        """See ``EventStore.names``."""
        await self._turn()
        rows = [
            (event.stream, event.version, one.owner, one.name, event.recorded_at)
            for stream in sorted(self.by_stream)
            for event in self.by_stream[stream]
            for one in sorted(event.names, key=lambda one: one.field)
            if one.owner.startswith(owner)
        ]
        return found_names(rows)

    async def try_append(self) -> None:
        """See ``EventStore.try_append``."""
        await self.append([NOTHING])

    async def outcome(self, command: CommandKey) -> Appended | None:
        """See ``EventStore.outcome``."""
        await self._turn()
        return self._outcome(command)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
        """See ``EventStore.read``."""
        check_range(after, limit)
        await self._turn()
        events = self.by_stream.get(stream, [])
        return events[after : len(events) if limit is None else after + limit]

    async def last_of_kind(self, stream: str, kind: str) -> int:
        """See ``EventStore.last_of_kind``."""
        await self._turn()
        return next((event.version for event in reversed(self.by_stream.get(stream, [])) if event.kind == kind), 0)

    async def version(self, stream: str) -> int:
        """See ``EventStore.version``."""
        await self._turn()
        return len(self.by_stream.get(stream, []))

    async def streams(self, prefix: str) -> list[str]:
        """See ``EventStore.streams``."""
        await self._turn()
        return sorted(stream for stream in self.by_stream if stream.startswith(prefix))

    async def read_all(self, after: int = 0, limit: int = 1000) -> list[Recorded]:
        """See ``EventStore.read_all``."""
        check_range(after, limit)
        await self._turn()
        start = bisect_right(self.log, after, key=lambda event: event.position)
        return self.log[start : start + limit]

    def watch(self, heard: Heard) -> None:
        """See ``EventStore.watch``. No other node can write to this store."""

    async def close(self) -> None:
        """See ``EventStore.close``."""
        self._closed = True

    def reopen(self) -> None:
        """Open the closed store again, with all its events, as a database after a restart."""
        self._closed = False

    async def _turn(self) -> None:
        """Let other tasks run first, as stores on a disk do, so that tests reveal code that forgets this."""
        if self._closed:
            raise StoreClosed
        await asyncio.sleep(0)

    def _outcome(self, command: CommandKey) -> Appended | None:
        answer = self._answers.get((command.stream, command.user, command.id))
        if answer is None:
            return None
        digest, versions = answer
        if digest != command.digest:
            raise CommandReused(command)
        return Appended(dict(versions), repeated=True)

    def _demand_version(self, batch: Append) -> None:
        actual = len(self.by_stream.get(batch.stream, []))
        if batch.expected is not None and batch.expected != actual:
            raise VersionConflict(batch.stream, batch.expected, actual)

    def _write(self, batch: Append, recorded_at: str) -> int:
        if not batch.events:
            return len(self.by_stream.get(batch.stream, []))
        events = self.by_stream.setdefault(batch.stream, [])
        for new in batch.events:
            self._position += 1
            event = Recorded(
                position=self._position,
                stream=batch.stream,
                version=len(events) + 1,
                kind=new.kind,
                schema=new.schema,
                payload=new.payload,
                recorded_at=recorded_at,
                names=new.names,
            )
            self.log.append(event)
            events.append(event)
        return len(events)


def _without_names(event: Recorded, owner: str) -> Recorded:
    """The ``event`` without the names of ``owner`` beside it."""
    if all(name.owner != owner for name in event.names):
        return event
    return replace(event, names=tuple(name for name in event.names if name.owner != owner))
