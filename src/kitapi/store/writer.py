"""The only thread that writes: all waiting appends are stored in one transaction and then acknowledged."""

import asyncio
import queue
import threading
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import apsw
import msgspec

from kitapi.store import stream_removal
from kitapi.store.clock import Clock, stamp
from kitapi.store.group import Group, Outcome, Waiting
from kitapi.store.heads import ALL, Heads, sound_head_of
from kitapi.store.names import INSERT, forget_names
from kitapi.store.pace import CommitPace
from kitapi.store.port import (
    Append,
    Appended,
    CommandKey,
    DamagedEvents,
    Removed,
    StoreClosed,
    StoreError,
    StoreFailed,
    StoreUnavailable,
)
from kitapi.store.queries import answer
from kitapi.store.verification import UNREADABLE

LARGEST_GROUP = 1024
"""Maximum number of appends in one transaction; further ones wait for the next."""

CHECKPOINT_PAGES = 1000
"""Length of the write-ahead log, in pages, above which a checkpoint is made."""

_EVENT = """
INSERT INTO events (position, stream, version, kind, schema, payload, recorded_at, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_COMMAND = "INSERT INTO commands (stream, user, id, digest, answer, recorded_at, hash) VALUES (?, ?, ?, ?, ?, ?, ?)"
_HEAD = """
INSERT INTO heads (stream, version, hash, commands) VALUES (?, ?, ?, ?) ON CONFLICT (stream)
DO UPDATE SET version = excluded.version, hash = excluded.hash, commands = excluded.commands
"""
_PASSING = (apsw.BusyError, apsw.FullError, apsw.LockedError)


class Removing(msgspec.Struct, frozen=True, kw_only=True):
    """One transaction of a removal, whose caller waits for it.

    ``streams``: the streams to be made unknown; None: remove the next piece of such streams, and return whether more
    may remain.
    """

    streams: tuple[str, ...] | None
    caller: "asyncio.Future[Removed | bool]"


class GroupWriter:
    """Takes appends from the event loop and commits them in groups on its own thread.

    Any error except a full disk or another program's lock stops the writer permanently: after a failed sync the system
    may discard unwritten data, so another attempt could report lost events as durable.
    """

    def __init__(self, connection: apsw.Connection, clock: Clock) -> None:
        self._connection = connection
        self._heads = Heads(partial(sound_head_of, connection))
        self._clock = clock
        self._queue: queue.SimpleQueue[Waiting | Removing | None] = queue.SimpleQueue()
        self._pace = CommitPace()
        self._closing = False
        self._failure: str | None = None
        self._log_pages = 0
        connection.set_wal_hook(self._note_log_length)  # instead of SQLite's own checkpoints, which hide their errors
        self._thread = threading.Thread(target=self._run, name="kitapi-store-writer", daemon=True)
        self._thread.start()

    async def append(self, batches: Sequence[Append], command: CommandKey | None) -> Appended:
        """Wait until the append is durable or refused."""
        self.demand_open()
        if self._failure is not None:
            raise StoreFailed(self._failure)
        caller: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self._queue.put(Waiting(batches=tuple(batches), command=command, caller=caller))
        return await caller

    async def remove(self, streams: Sequence[str]) -> Removed:
        """Make ``streams`` unknown, and remove their content in pieces, with other appends in between."""
        removed = await self._remove_piece(tuple(streams))
        while await self._remove_piece(None):
            pass
        return removed if isinstance(removed, Removed) else Removed()

    async def _remove_piece(self, streams: tuple[str, ...] | None) -> Removed | bool:
        self.demand_open()
        if self._failure is not None:
            raise StoreFailed(self._failure)
        caller: asyncio.Future[Removed | bool] = asyncio.get_running_loop().create_future()
        self._queue.put(Removing(streams=streams, caller=caller))
        return await caller

    async def forget(self, owner: str) -> tuple[str, ...]:
        """Remove all names of ``owner``, and return the stream of each."""
        self.demand_open()
        if self._failure is not None:
            raise StoreFailed(self._failure)
        caller: asyncio.Future[tuple[str, ...]] = asyncio.get_running_loop().create_future()
        self._queue.put(Waiting(batches=(), command=None, caller=caller, owner=owner))
        return await caller

    def demand_open(self) -> None:
        """Check that closing has not begun.

        Raises:
            StoreClosed: closing has begun.
        """
        if self._closing:
            raise StoreClosed

    def stop(self, reason: str) -> StoreFailed:
        """Accept no more appends; the first ``reason`` is reported."""
        self._failure = self._failure or reason
        return StoreFailed(self._failure)

    async def drain(self) -> None:
        """Accept no more appends, write the waiting ones, make a checkpoint and end the thread."""
        self._closing = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def disconnect(self) -> None:
        """Close the connection, as the last one to the database. A failed store must not sync again."""
        if self._failure is not None:
            self._connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        with suppress(apsw.Error):
            self._connection.close()

    def _run(self) -> None:
        while (group := self._next_group()) is not None:
            if appends := [waiting for waiting in group if isinstance(waiting, Waiting)]:
                self.settle(appends)
            for waiting in group:
                if isinstance(waiting, Removing):
                    self._settle_removing(waiting)
            self._shorten_log()
        if self._failure is None:
            self._checkpoint(apsw.SQLITE_CHECKPOINT_TRUNCATE)

    def _next_group(self) -> list[Waiting | Removing] | None:
        """All waiting appends and removals, at least one; None after the last has been written."""
        first = self._queue.get()
        if first is None:
            return None
        self._pace.begin(others_wait=not self._queue.empty())
        group: list[Waiting | Removing] = [first]
        with suppress(queue.Empty):
            while len(group) < LARGEST_GROUP:
                waiting = self._queue.get_nowait()
                if waiting is None:
                    self._queue.put(None)
                    break
                group.append(waiting)
        return group

    def settle(self, group: list[Waiting]) -> None:
        """Write and commit the group, and only then acknowledge it."""
        try:
            outcomes = self.write(group)
            self.commit()
        except Exception as error:  # whatever it is, all callers must get an answer
            outcomes = [self.take_back(error)] * len(group)
        if any(waiting.owner is not None for waiting in group) and self._failure is None:
            self._checkpoint(apsw.SQLITE_CHECKPOINT_TRUNCATE)  # the log holds pages with the names
        self.acknowledge(group, outcomes)

    def _settle_removing(self, waiting: Removing) -> None:
        """Remove and commit, and only then acknowledge; a damaged stream does not stop the writer."""
        outcome: Removed | bool | StoreError
        try:
            outcome = self._remove(waiting.streams)
            self.commit()
            self._heads.forget()
        except (DamagedEvents, *UNREADABLE) as error:
            damage = error if isinstance(error, DamagedEvents) else DamagedEvents(ALL, 0)
            outcome = damage if self._void() else self.stop(_reason(error))
        except Exception as error:  # whatever it is, the caller must get an answer
            outcome = self.take_back(error)
        self.acknowledge([waiting], [outcome])

    def _remove(self, streams: tuple[str, ...] | None) -> Removed | bool:
        if self._failure is not None:
            raise StoreFailed(self._failure)
        self._connection.execute("BEGIN IMMEDIATE")
        if streams is None:
            return stream_removal.remove_piece(self._connection)
        return stream_removal.begin_removal(self._connection, streams, stamp(self._clock))

    def write(self, group: list[Waiting]) -> list[Outcome | tuple[str, ...]]:
        """Begin a transaction, decide the ``group`` in it, and write its rows."""
        if self._failure is not None:
            raise StoreFailed(self._failure)
        self._connection.execute("BEGIN IMMEDIATE")
        decided = Group(self._heads, partial(answer, self._connection), stamp(self._clock))
        outcomes = [decided.decide(waiting.batches, waiting.command) for waiting in group]
        self._connection.executemany(_EVENT, decided.events)
        self._connection.executemany(_COMMAND, decided.commands)
        self._connection.executemany(_HEAD, self._heads.take_moved())
        self._connection.executemany(INSERT, decided.names)
        return [
            outcome if waiting.owner is None else forget_names(self._connection, waiting.owner)
            for waiting, outcome in zip(group, outcomes, strict=True)
        ]

    def commit(self) -> None:
        """Make the transaction durable."""
        self._connection.execute("COMMIT")

    def take_back(self, error: Exception) -> StoreError:
        """Roll the transaction back, and return the error for its callers; the writer stops if that fails."""
        if self._void() and isinstance(error, _PASSING):
            return StoreUnavailable(f"nothing was stored: {error}")
        return self.stop(_reason(error))

    def _void(self) -> bool:
        """Roll the transaction back, and return whether that succeeded."""
        self._heads.forget()
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except apsw.Error:
            return False
        return True

    def acknowledge(
        self, group: Sequence[Waiting | Removing], outcomes: Sequence[Outcome | Removed | bool | tuple[str, ...]]
    ) -> None:
        """Wake each event loop once for the whole group; usually there is only one loop."""
        for loop in {waiting.caller.get_loop() for waiting in group}:
            answers = [
                (waiting.caller, outcome)
                for waiting, outcome in zip(group, outcomes, strict=True)
                if waiting.caller.get_loop() is loop
            ]
            with suppress(RuntimeError):  # the loop has ended, and its callers with it
                loop.call_soon_threadsafe(_resolve, answers)

    def _note_log_length(self, _connection: apsw.Connection, _database: str, pages: int) -> int:
        self._log_pages = pages
        return apsw.SQLITE_OK

    def _shorten_log(self) -> None:
        if self._log_pages >= CHECKPOINT_PAGES and self._failure is None:
            self._checkpoint(apsw.SQLITE_CHECKPOINT_PASSIVE)

    def _checkpoint(self, mode: int) -> None:
        try:
            self._connection.wal_checkpoint(mode=mode)
        except _PASSING:
            return  # the log stays long, but nothing is lost
        except apsw.Error as error:
            self.stop(_reason(error))


def _reason(error: Exception) -> str:
    return f"the database failed and the store has stopped: {type(error).__name__}: {error}"


def _resolve(answers: list[tuple["asyncio.Future[Any]", Outcome | Removed | bool | tuple[str, ...]]]) -> None:
    for caller, outcome in answers:
        if caller.done():
            continue  # the caller was cancelled
        if isinstance(outcome, StoreError):
            caller.set_exception(outcome)
        else:
            caller.set_result(outcome)
