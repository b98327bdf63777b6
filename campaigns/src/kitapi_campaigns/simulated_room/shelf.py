"""The store of a simulation: a shelf that outlives every node, and each node's access to it, which may fail.

The shelf is the room's own memory store. A node uses it through a ``FaultyStore``, which is slow, refuses appends,
loses the answer after storing, or fails for good.
"""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from kitapi.registry import GAMES
from kitapi.room.record.deal import AnyGame
from kitapi.store import (
    Append,
    Appended,
    CommandKey,
    Heard,
    MemoryStore,
    NameFound,
    Recorded,
    Removed,
    StoreUnavailable,
)
from kitapi.store.clock import Clock
from kitapi.store.port import StoreFailed
from kitapi_campaigns.simulated_room.faults import Faults


class Stored(NamedTuple):
    """One append as it was stored, atomically."""

    batches: tuple[Append, ...]
    command: CommandKey | None
    versions: dict[str, int]
    moment: float


class Shelf(MemoryStore):
    """The stored events, and the journal of the appends that stored them.

    ``keyed``: the appends of each command, by user and id. ``on_append``: called with every append.
    """

    def __init__(self) -> None:
        super().__init__()
        self.journal: list[Stored] = []
        self.keyed: dict[tuple[str, str], list[Stored]] = {}
        self.on_append: Callable[[Stored], None] = _nothing

    def put(self, batches: Sequence[Append], command: CommandKey | None, moment: float) -> Appended:
        """Store the batches immediately; see ``EventStore.append``."""
        answer: Appended = at_once(super().append(batches, command))
        if not answer.repeated:
            self._note(Stored(tuple(batches), command, answer.versions, moment))
        return answer

    def reads_from(self, clock: Clock) -> None:
        """Use ``clock`` for the time at which events are stored."""
        self._clock = clock

    def twin(self) -> "Shelf":
        """An independent copy of the shelf, with an empty journal."""
        twin = Shelf.__new__(Shelf)
        for name, kept in vars(self).items():
            setattr(twin, name, _copy(kept))
        twin.journal, twin.keyed, twin.on_append = [], {}, _nothing
        return twin

    def at_once(self, stream: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
        """Return the stream's events above version ``after``."""
        events: list[Recorded] = at_once(self.read(stream, after, limit))
        return events

    def at_once_streams(self, prefix: str) -> list[str]:
        """Names of the streams that begin with ``prefix``."""
        names: list[str] = at_once(self.streams(prefix))
        return names

    def stands(self, stream: str) -> int:
        """Return the stream's version."""
        return len(self.by_stream.get(stream, ()))

    def state(self, table: str) -> tuple[AnyGame, Any]:
        """Return the game at ``table``, and the state of its newest deal; None before the first."""
        opened: Any = msgspec.json.decode(self.at_once(f"table:{table}", limit=1)[0].payload)
        game, state, stream = GAMES[opened["game"]], None, f"play:{table}"
        newest: int = at_once(self.last_of_kind(stream, game.opening_kind))
        for one in self.at_once(stream, max(0, newest - 1)):
            state = game.evolve(state, game.codec.read_event(one.kind, one.schema, one.payload))
        return game, state

    def _note(self, stored: Stored) -> None:
        self.journal.append(stored)
        if stored.command is not None:
            self.keyed.setdefault((stored.command.user, stored.command.id), []).append(stored)
        self.on_append(stored)


def _nothing(_stored: Stored) -> None:
    """Do nothing with an append."""


def _copy(kept: Any) -> Any:
    if isinstance(kept, list):
        return list(kept)
    if isinstance(kept, dict):
        return {key: list(one) if isinstance(one, list) else one for key, one in kept.items()}
    return kept


def at_once(request: Any) -> Any:
    """Return the result of a coroutine of the memory store, which never waits."""
    while True:
        try:
            request.send(None)
        except StopIteration as done:
            return done.value


class FaultyStore:
    """One node's access to the shelf."""

    def __init__(self, shelf: Shelf, chance: Random, faults: Faults) -> None:
        self.faults = faults
        self.failed = False
        self.refused = False
        self._shelf = shelf
        self._chance = chance

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        """See ``EventStore.append``."""
        await self._take_time()
        drawn = self._chance.random()
        if drawn < self.faults.store_refuses:
            self.refused = True
            raise StoreUnavailable("simulated")
        if drawn < self.faults.store_refuses + self.faults.store_fails and self._chance.random() < 1 / 2:
            self._fail()
        answer = self.put(batches, command)
        if drawn < self.faults.store_refuses + self.faults.store_fails:
            self._fail()
        await self._take_time()
        if self._chance.random() < self.faults.answer_lost:
            self.refused = True
            raise StoreUnavailable("simulated, and stored all the same")
        return answer

    def put(self, batches: Sequence[Append], command: CommandKey | None) -> Appended:
        """Store all batches, atomically."""
        return self._shelf.put(batches, command, asyncio.get_running_loop().time())

    async def remove(self, streams: Sequence[str]) -> Removed:
        """See ``EventStore.remove``."""
        await self._take_time()
        return await self._shelf.remove(streams)

    async def forget(self, owner: str) -> tuple[str, ...]:
        """See ``EventStore.forget``."""
        await self._take_time()
        return await self._shelf.forget(owner)

    async def names(self, owner: str = "") -> list[NameFound]:
        """See ``EventStore.names``."""
        await self._look()
        return await self._shelf.names(owner)

    async def try_append(self) -> None:
        """See ``EventStore.try_append``."""
        await self._take_time()

    async def outcome(self, command: CommandKey) -> Appended | None:
        """See ``EventStore.outcome``."""
        await self._look()
        return await self._shelf.outcome(command)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
        """See ``EventStore.read``."""
        await self._look()
        return await self._shelf.read(stream, after, limit)

    async def last_of_kind(self, stream: str, kind: str) -> int:
        """See ``EventStore.last_of_kind``."""
        await self._look()
        return await self._shelf.last_of_kind(stream, kind)

    async def version(self, stream: str) -> int:
        """See ``EventStore.version``."""
        await self._look()
        return await self._shelf.version(stream)

    async def streams(self, prefix: str) -> list[str]:
        """See ``EventStore.streams``."""
        await self._look()
        return await self._shelf.streams(prefix)

    async def read_all(self, after: int = 0, limit: int = 1000) -> list[Recorded]:
        """See ``EventStore.read_all``."""
        await self._look()
        return await self._shelf.read_all(after, limit)

    def watch(self, heard: Heard) -> None:
        """See ``EventStore.watch``."""
        self._shelf.watch(heard)

    async def close(self) -> None:
        """Do nothing: the shelf outlives the node."""

    async def _look(self) -> None:
        await self._take_time()
        if self._chance.random() < self.faults.read_refused:
            self.refused = True
            raise StoreUnavailable("simulated")

    async def _take_time(self) -> None:
        if self.failed:
            raise StoreFailed("simulated")
        chance = self._chance.random()
        slow = self.faults.store_slow
        await asyncio.sleep(chance / slow * 2 if chance < slow else 0.003 * chance)
        if self.failed:
            raise StoreFailed("simulated")

    def _fail(self) -> None:
        self.failed = True
        raise StoreFailed("simulated")
