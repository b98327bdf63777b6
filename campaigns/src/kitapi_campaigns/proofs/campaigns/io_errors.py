"""Lets each call to the file system fail, once for a moment and once for good: no acknowledged event may be lost.

A scripted evening makes a database, appends, runs a checkpoint, closes the store, opens it again, appends more and
closes it. The evening is played again for each of its calls, which then fails. After a failed sync, the simulated
system considers the data written and never tries again, as Linux does. The store must stop; then its files are opened
as they are and as after a power cut. Acknowledged events must be there, and the command with unknown outcome, sent
again, must be there once.
"""

import errno
import random
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import apsw

from kitapi.store import DatabaseRefused, SqliteStore, StoreError, StoreFailed
from kitapi.store.group import Outcome, Waiting
from kitapi.store.writer import GroupWriter
from kitapi_campaigns.proofs.campaigns.power_cuts import Bench, workplace
from kitapi_campaigns.proofs.crashes.disk import Disk
from kitapi_campaigns.proofs.crashes.recovery import Expected, check_recovery, put, without_threads
from kitapi_campaigns.proofs.crashes.store_run import (
    DATABASE,
    EVERYTHING,
    AppendRequest,
    Tape,
    any_group,
    append_group,
    clock,
    group_by_group,
    newest,
)
from kitapi_campaigns.proofs.crashes.watched_files import image_of, watch_databases
from kitapi_campaigns.proofs.plan import Campaign, Control

GROUPS = (5, 3)
"""Number of groups of appends after the first and after the second opening."""

CUTS = 2
CONTROL_EVERY = 7
ERRORS = {
    "open": apsw.SQLITE_CANTOPEN,
    "read": apsw.SQLITE_IOERR_READ,
    "write": apsw.SQLITE_IOERR_WRITE,
    "sync": apsw.SQLITE_IOERR_FSYNC,
    "truncate": apsw.SQLITE_IOERR_TRUNCATE,
    "delete": apsw.SQLITE_IOERR_DELETE,
    "lock": apsw.SQLITE_IOERR_LOCK,
    "access": apsw.SQLITE_IOERR_ACCESS,
    "size": apsw.SQLITE_IOERR_FSTAT,
}


MAKING = f"{DATABASE}-new"
"""The beginning of the names of files that are not the database yet, whose loss is harmless."""


class FailingDisk(Disk):
    """A disk on which call number ``fatal`` (from 1) fails; ``lasting``: all later calls fail, too.

    ``failed``: name of the first failed call, or None. ``again``: syncs of a file that were tried after a failed one.
    """

    def __init__(self, fatal: int, *, lasting: bool) -> None:
        super().__init__()
        self.failed: str | None = None
        self.calls = 0
        self.again = 0
        self._fatal, self._lasting, self._unsynced = fatal, lasting, False

    def before(self, call: str, name: str) -> None:
        """Raise an error if this call must fail."""
        self.calls += 1
        self.again += call == "sync" and self._unsynced and not name.startswith(MAKING)
        if self.calls != self._fatal and not (self._lasting and self.calls > self._fatal):
            return
        self.failed = self.failed or f"{call} {name}"
        if call == "sync":
            self._unsynced = True
            self.forget(name)
        if call.startswith("os."):
            raise OSError(errno.EIO, "Input/output error")
        raise apsw.exception_for(ERRORS[call])

    def restart(self) -> None:
        """Forget failed syncs: a new process may sync again."""
        self._unsynced = False


class Evening:
    """The groups of appends that are sent to the store, and what it has acknowledged."""

    def __init__(self, disk: FailingDisk, groups: list[list[AppendRequest]]) -> None:
        self.tape = Tape()
        self.confirmed = 0
        self._disk = disk
        self._groups = groups

    async def play(self, path: Path) -> None:
        """Open the store twice, and append each time until its groups are stored or it fails."""
        for groups in GROUPS:
            await self._live(path, groups)
            self._disk.restart()

    async def _live(self, path: Path, groups: int) -> None:
        try:
            store = SqliteStore.open(path, clock=clock, migrations=newest())
        except DatabaseRefused:
            return
        try:
            found = len(await store.read_all(limit=EVERYTHING))
            self.confirmed = max(self.confirmed, found)
            for group in self._due(found)[:groups]:
                if not await self._append(store, group):
                    break
            await store.read_all(limit=EVERYTHING)
        except StoreError:
            pass
        finally:
            await store.close()

    def _due(self, found: int) -> list[list[AppendRequest]]:
        """The groups whose events are not among the ``found`` ones; a group is one transaction."""
        events = 0
        for number, group in enumerate(self._groups):
            if events >= found:
                return self._groups[number:]
            events += sum(one.size for one in group)
        return []

    async def _append(self, store: SqliteStore, group: list[AppendRequest]) -> bool:
        """Append the group, and return whether it succeeded; a store that has failed must fail from then on."""
        outcomes = await append_group(store, self.tape, group)
        failed = [outcome for outcome in outcomes if isinstance(outcome, StoreError)]
        self.confirmed += sum(one.size for one, outcome in zip(group, outcomes, strict=True) if outcome not in failed)
        if not failed:
            return True
        assert len(failed) == len(group), f"half a transaction was answered: {outcomes}"
        if isinstance(failed[0], StoreFailed):
            more = await append_group(store, self.tape, group)
            assert all(isinstance(outcome, StoreFailed) for outcome in more), f"it appends after a failure: {more}"
        return False


def block(seed: int, number: int, most: int = EVERYTHING, every: int = 1) -> Counter[str]:
    """Play one evening once for each of its system calls, which fails; in odd blocks all later calls fail, too.

    ``most``: the largest number of calls that are tried; ``every``: 2 tries every second call, and so on.

    Raises:
        AssertionError: an acknowledged event is missing, or part of a transaction is stored.
    """
    chance, counts = random.Random(f"{seed}/{number}"), Counter[str]()
    with workplace() as (folder, reopened), without_threads() as runner:
        bench = Bench(runner, chance, seed, number)
        groups, expected = _draw_evening(bench, folder)
        for fatal in range(1, most * every + 1, every):
            failed = _play_with_failure(bench, (folder, reopened), (groups, expected), fatal)
            if failed is None:
                break
            counts.update(("errors", failed.partition(" ")[0]))
    return counts


def _draw_evening(bench: Bench, folder: Path) -> tuple[list[list[AppendRequest]], Expected]:
    """Draw the groups of appends of an evening, and play them without failure for the log that they make."""
    versions: dict[str, int] = {}
    groups: list[list[AppendRequest]] = []
    for _ in range(sum(GROUPS)):
        groups.append(any_group(bench.chance, versions, sum(map(len, groups))))
    tape = Tape()
    with group_by_group(tape, random.Random(bench.seed)):
        bench.runner.run(_play_without_failure(put({}, folder), groups, tape))
    return groups, Expected(tape.requests, tape.log)


async def _play_without_failure(path: Path, groups: list[list[AppendRequest]], tape: Tape) -> None:
    store = SqliteStore.open(path, clock=clock, migrations=newest())
    for group in groups:
        await append_group(store, tape, group)
    tape.log = await store.read_all(limit=EVERYTHING)
    await store.close()


def _play_with_failure(
    bench: Bench, folders: tuple[Path, Path], evening: tuple[list[list[AppendRequest]], Expected], fatal: int
) -> str | None:
    """Play the evening while the call number ``fatal`` fails, and check what is stored after a restart.

    Returns the name of the call, or None if the evening has fewer calls.
    """
    disk = FailingDisk(fatal, lasting=bench.number % 2 == 1)
    groups, expected = evening
    playing = Evening(disk, groups)
    path = put({}, folders[0])
    where = f"io-errors, seed {bench.seed}, block {bench.number}, call {fatal}"
    quiet = mock.patch.object(sys, "unraisablehook")  # sometimes even closing a connection fails
    with quiet, group_by_group(Tape(), random.Random(bench.seed)), watch_databases(disk):
        bench.runner.run(playing.play(path))
    assert not disk.again, f"{where} ({disk.failed}): synced again after a failed sync"
    images = [image_of(folders[0]), *(disk.cut(bench.chance) for _ in range(CUTS))]
    for image in images:
        found = bench.runner.run(check_recovery(put(image, folders[1]), expected, say_again=True))
        breaks = found.against(playing.confirmed)
        assert not breaks, f"{where} ({disk.failed}): {'; '.join(breaks)}"
    return disk.failed


def retry_commit(seed: int, number: int) -> Counter[str]:
    """Control: a store that commits again after a failed commit."""

    def commit(self: GroupWriter) -> None:
        try:
            self._connection.execute("COMMIT")
        except apsw.IOError:
            self._connection.execute("COMMIT" if self._connection.in_transaction else "SELECT 1")

    return _run_control(seed, number, mock.patch.object(GroupWriter, "commit", commit))


def swallow_errors(seed: int, number: int) -> Counter[str]:
    """Control: a store that acknowledges appends whether or not the commit succeeded."""

    def settle(self: GroupWriter, group: list[Waiting]) -> None:
        outcomes: list[Outcome | tuple[str, ...]]
        try:
            outcomes = self.write(group)
        except Exception as error:  # as the store itself does
            outcomes = [self.take_back(error)] * len(group)
        else:
            try:
                self.commit()
            except apsw.Error as error:
                self.take_back(error)
        self.acknowledge(group, outcomes)

    return _run_control(seed, number, mock.patch.object(GroupWriter, "settle", settle))


def _run_control(seed: int, number: int, broken: "mock._patch[Callable[..., None]]") -> Counter[str]:
    """Let calls fail while a part of the store is broken, until a check finds the fault."""
    with broken:
        try:
            block(seed, number, every=CONTROL_EVERY)
        except AssertionError:
            return Counter(tried=1, found=1)
    return Counter(tried=1, found=0)


CAMPAIGN = Campaign(
    name="io-errors",
    unit="errors",
    title="Every call to the file system failing",
    figure=10_000,
    block=block,
    controls=(
        Control(name="retries", title="a store that commits again after a failed sync", block=retry_commit, every=True),
        Control(name="swallows", title="a store that swallows the error", block=swallow_errors, every=True),
    ),
)
