"""Records one run of the real store over a watched disk: open, append, close, migrate, append again.

The tape contains every operation of the store on its files, in order, and after which operation each event was
confirmed as durable. A power cut can be simulated at any place of the tape, any number of times.
"""

import asyncio
import queue
import random
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest import mock

from kitapi.store import Append, Appended, CommandKey, NewEvent, Recorded, SqliteStore, StoreError, digest_of, writer
from kitapi.store.group import Outcome, Waiting
from kitapi.store.migrations import Migration, all_migrations
from kitapi.store.writer import GroupWriter
from kitapi_campaigns.proofs.crashes.watched_files import watch_databases

DATABASE = "k.db"
TABLES = 4
LARGEST_GROUP = 3
PAYLOADS = (5, 60, 300, 900, 3000, 6000)
"""Sizes of events in bytes: small ones share a page, the largest need several pages."""

EVERYTHING = 1_000_000


class AppendRequest(NamedTuple):
    """An append that the store received, and its answer; None if it failed or was not answered."""

    batches: tuple[Append, ...]
    command: CommandKey
    answer: Appended | None = None

    @property
    def size(self) -> int:
        """The number of events in the append."""
        return sum(len(batch.events) for batch in self.batches)


class Confirmation(NamedTuple):
    """States that after ``at`` operations the store had confirmed ``events`` events in all as durable."""

    at: int
    events: int


@dataclass
class Tape:
    """Records the operations on files in ``done``: the name of each and its arguments, in order.

    ``confirmations``: confirmed events by operation. ``requests``: the appends. ``log``: all events at the end.
    """

    done: list[tuple[str, tuple[Any, ...]]] = field(default_factory=list)
    confirmations: list[Confirmation] = field(default_factory=list)
    requests: list[AppendRequest] = field(default_factory=list)
    log: list[Recorded] = field(default_factory=list)

    def before(self, call: str, name: str) -> None:
        """Let every call succeed."""

    def make(self, name: str) -> None:
        """See ``Watcher``."""
        self.done.append(("make", (name,)))

    def write(self, name: str, offset: int, data: bytes) -> None:
        """See ``Watcher``."""
        self.done.append(("write", (name, offset, data)))

    def shorten(self, name: str, size: int) -> None:
        """See ``Watcher``."""
        self.done.append(("shorten", (name, size)))

    def sync(self, name: str) -> None:
        """See ``Watcher``."""
        self.done.append(("sync", (name,)))

    def delete(self, name: str) -> None:
        """See ``Watcher``."""
        self.done.append(("delete", (name,)))

    def rename(self, name: str, to: str) -> None:
        """See ``Watcher``."""
        self.done.append(("rename", (name, to)))

    def sync_folder(self) -> None:
        """See ``Watcher``."""
        self.done.append(("sync_folder", ()))

    def confirm(self, events: int) -> None:
        """Note that ``events`` further events were confirmed as durable."""
        before = self.confirmations[-1].events if self.confirmations else 0
        self.confirmations.append(Confirmation(len(self.done), before + events))


def newest() -> tuple[Migration, ...]:
    """The released migrations and an invented one, so that every run migrates a database with events."""
    known = all_migrations()
    tried = "CREATE INDEX tried ON events (recorded_at); CREATE TABLE tried_too (a) STRICT"
    return (*known, Migration(number=len(known) + 1, name="tried", sql=tried.replace("(a)", "(a TEXT)")))


def run_store(folder: Path, chance: random.Random, groups: int) -> Tape:
    """Run the store in ``folder`` for about ``groups`` groups of appends; return the tape."""
    tape = Tape()
    with group_by_group(tape, chance), watch_databases(tape):
        asyncio.run(_run(folder / DATABASE, tape, chance, groups))
    return tape


async def _run(path: Path, tape: Tape, chance: random.Random, groups: int) -> None:
    versions: dict[str, int] = {}
    for migrations, share in ((all_migrations(), groups // 2), (newest(), groups - groups // 2)):
        store = SqliteStore.open(path, clock=clock, migrations=migrations)
        for _ in range(share):
            await append_group(store, tape, any_group(chance, versions, len(tape.requests)))
        tape.log = await store.read_all(limit=EVERYTHING)
        await store.close()


def any_group(chance: random.Random, versions: dict[str, int], number: int) -> list[AppendRequest]:
    """Appends that arrive together; updates ``versions`` of their streams; ``number``: of the first append."""
    return [any_append(chance, versions, number + more) for more in range(chance.randint(1, LARGEST_GROUP))]


def any_append(chance: random.Random, versions: dict[str, int], number: int) -> AppendRequest:
    """An append to one or two streams of a table, by a command."""
    table = chance.randrange(TABLES)
    batches = []
    for stream in (f"play:{table}", f"secret:{table}")[: chance.randint(1, 2)]:
        texts = [chance.randbytes(chance.choice(PAYLOADS)) for _ in range(chance.randint(1, 3))]
        events = tuple(NewEvent(kind="test.noted", schema=1, payload=text) for text in texts)
        batches.append(Append(stream=stream, expected=versions.get(stream, 0), events=events))
        versions[stream] = versions.get(stream, 0) + len(events)
    id = f"command-{number:06}"
    key = CommandKey(stream=f"play:{table}", user=f"user-{number % 3}", id=id, digest=digest_of(id.encode()))
    return AppendRequest(tuple(batches), key)


async def append_group(store: SqliteStore, tape: Tape, group: Sequence[AppendRequest]) -> list[Appended | StoreError]:
    """Append all of ``group`` at once, in one transaction; write the answers on the tape and return them."""
    GroupQueue.group = len(group)
    appending = [store.append(one.batches, one.command) for one in group]
    answers = await asyncio.gather(*appending, return_exceptions=True)
    outcomes: list[Appended | StoreError] = []
    for one, answer in zip(group, answers, strict=True):
        if not isinstance(answer, Appended | StoreError):
            raise answer
        tape.requests.append(one._replace(answer=answer if isinstance(answer, Appended) else None))
        outcomes.append(answer)
    return outcomes


class GroupQueue:
    """A writer's queue that releases only complete groups, so that a run can be repeated exactly."""

    group = 1

    def __init__(self) -> None:
        self._held: list[Waiting | None] = []
        self._let_in: deque[Waiting | None] = deque()
        self._moved = threading.Condition()

    def put(self, one: Waiting | None) -> None:
        """Hold ``one`` until its group is complete; None, which ends the writer, is released at once."""
        with self._moved:
            self._held.append(one)
            if one is None or len(self._held) >= GroupQueue.group:
                self._let_in.extend(self._held)
                self._held.clear()
                self._moved.notify()

    def get(self) -> Waiting | None:
        """Wait for the next append of a complete group, and remove and return it."""
        with self._moved:
            while not self._let_in:
                self._moved.wait()
            return self._let_in.popleft()

    def empty(self) -> bool:
        """Whether no append of a complete group waits."""
        with self._moved:
            return not self._let_in

    def get_nowait(self) -> Waiting | None:
        """Remove and return the next append of a complete group.

        Raises:
            queue.Empty: no such append waits.
        """
        with self._moved:
            if not self._let_in:
                raise queue.Empty
            return self._let_in.popleft()


@contextmanager
def group_by_group(tape: Tape, chance: random.Random) -> Iterator[None]:
    """Make stores work group by group, with early checkpoints, and record their confirmations on ``tape``."""
    acknowledge = GroupWriter.acknowledge

    def confirm_and_acknowledge(self: GroupWriter, group: list[Waiting], outcomes: list[Outcome]) -> None:
        sizes = [sum(len(batch.events) for batch in waiting.batches) for waiting in group]
        tape.confirm(sum(size for size, one in zip(sizes, outcomes, strict=True) if isinstance(one, Appended)))
        acknowledge(self, group, outcomes)

    with ExitStack() as undo:
        waiting = SimpleNamespace(SimpleQueue=GroupQueue, Empty=queue.Empty)
        undo.enter_context(mock.patch.object(writer, "queue", waiting))
        undo.enter_context(mock.patch.object(writer, "CHECKPOINT_PAGES", chance.choice((3, 8, 20, 60))))
        undo.enter_context(mock.patch.object(GroupWriter, "acknowledge", confirm_and_acknowledge))
        yield


def clock() -> datetime:
    """A clock that stands still, so that the stored bytes depend on the requests alone."""
    return datetime(2026, 1, 1, tzinfo=UTC)
