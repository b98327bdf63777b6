"""Compares what a start after a crash finds with what the store had confirmed before."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from kitapi.store import Recorded, SqliteStore, StoreError, examination, sqlite
from kitapi.store.migrations import schema_at
from kitapi_campaigns.proofs.crashes.disk import Image
from kitapi_campaigns.proofs.crashes.store_run import DATABASE, EVERYTHING, AppendRequest, newest

LOOKED_UP = 3
"""Number of newest commands that are looked up."""


class Expected(NamedTuple):
    """The requests to the store, in order, and the log after them if nothing fails."""

    requests: Sequence[AppendRequest]
    log: Sequence[Recorded]


class Found(NamedTuple):
    """The number of events that a new start finds, and the violations that do not depend on what was confirmed."""

    events: int
    breaks: tuple[str, ...] = ()

    def against(self, confirmed: int) -> tuple[str, ...]:
        """All violations, if ``confirmed`` events had been confirmed as durable."""
        if self.events < confirmed and not self.breaks:
            return (f"{confirmed} events were confirmed as durable, {self.events} are there",)
        return self.breaks


def put(image: Image, folder: Path) -> Path:
    """Replace all files in ``folder`` by those of ``image``; returns the database's path."""
    for file in folder.iterdir():
        file.unlink()
    for name, content in image.items():
        (folder / name).write_bytes(content)
    return folder / DATABASE


async def check_recovery(path: Path, expected: Expected, *, say_again: bool) -> Found:
    """Open the database at ``path`` as a new start does, and check all of it.

    ``say_again``: send the last append and the next again, whose outcome may be unknown; they must be stored once.
    """
    try:
        store = SqliteStore.open(path, migrations=newest())
    except StoreError as error:
        return Found(0, (f"the database is refused: {error}",))
    try:
        found = await store.read_all(limit=EVERYTHING)
        breaks = [*_log_breaks(found, expected)]
        if not breaks:
            breaks = await _command_breaks(store, expected, len(found), say_again=say_again)
        return Found(len(found), tuple(breaks))
    except StoreError as error:
        return Found(0, (f"the store fails after the start: {error}",))
    finally:
        await store.close()


def _log_breaks(found: list[Recorded], expected: Expected) -> Iterator[str]:
    if len(found) not in (0, *accumulate(one.size for one in expected.requests)):
        yield f"{len(found)} events are there: an append is torn"
    elif found != list(expected.log[: len(found)]):
        yield f"of {len(found)} events some are not those that were appended"


async def _command_breaks(store: SqliteStore, expected: Expected, found: int, *, say_again: bool) -> list[str]:
    """Violations of: commands with stored events have their first answer, and the others none."""
    ends = list(accumulate(one.size for one in expected.requests))
    stored = sum(end <= found for end in ends)
    breaks = []
    for number in range(max(0, stored - LOOKED_UP), min(stored + 2, len(ends))):
        one = expected.requests[number]
        answer = await store.outcome(one.command)
        if (answer is None) != (number >= stored):
            breaks.append(f"append {number} of {stored} stored: its command has the answer {answer}")
        elif answer is not None and one.answer is not None and answer.versions != one.answer.versions:
            breaks.append(f"append {number}: its command was answered {one.answer.versions}, now {answer.versions}")
    if say_again and not breaks:
        for one in expected.requests[max(0, stored - 1) : stored + 1]:
            breaks += await _again(store, one)
    return breaks


async def _again(store: SqliteStore, one: AppendRequest) -> list[str]:
    """Send ``one`` two more times; returns a violation if its events are not stored exactly once."""
    answers = [await store.append(one.batches, one.command) for _ in range(2)]
    due = {batch.stream: (batch.expected or 0) + len(batch.events) for batch in one.batches}
    wrong = [answer for answer in answers if answer.versions != due]
    versions = {stream: await store.version(stream) for stream in due}
    if wrong or not answers[1].repeated or versions != due:
        return [f"said again, {one.command.id} was answered {answers} and its streams stand at {versions}"]
    return []


class AtOnce(ThreadPoolExecutor):
    """An executor that runs its work in the caller's thread, which is faster."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        """A finished future with the outcome of ``work``."""
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


@contextmanager
def without_threads() -> Iterator[asyncio.Runner]:
    """An event loop in which stores are opened, read and closed without threads."""
    with ExitStack() as undo:
        undo.enter_context(mock.patch.object(sqlite, "ThreadPoolExecutor", AtOnce))
        # The declarations of a schema depend on the migrations alone.
        undo.enter_context(mock.patch.object(examination, "schema_at", lru_cache(schema_at)))
        runner = undo.enter_context(asyncio.Runner())
        runner.get_loop().set_default_executor(AtOnce(max_workers=1))
        yield runner
