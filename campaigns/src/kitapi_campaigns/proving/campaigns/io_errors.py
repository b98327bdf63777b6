"""Every call to the file system fails once, and once for good: the store stops, and nothing answered is lost.

A scripted evening makes a database, appends, folds its log, closes, is opened again, continues and closes. It is played
again and again while the first call fails, then the second, and so on until none is left to fail. What a failed sync
should have written is taken for written by the system and never tried again. Afterwards the files are opened as they
lie and as a power cut leaves them: what was answered must be there, and the command whose outcome nobody knew once.
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
from kitapi_campaigns.proving.campaigns.power_cuts import Bench, workplace
from kitapi_campaigns.proving.crashes.disk import Disk
from kitapi_campaigns.proving.crashes.voyage import (
    DATABASE,
    EVERYTHING,
    Asked,
    Tape,
    any_group,
    append_group,
    clock,
    newest,
    steadily,
)
from kitapi_campaigns.proving.crashes.watching import image_of, watched
from kitapi_campaigns.proving.crashes.wreck import Promised, examined, put, quickly
from kitapi_campaigns.proving.plan import Campaign, Control

GROUPS = (5, 3)
"""How many groups of appends the first and the second opening take."""

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
"""What the names of files begin with that nobody relies on yet."""


class FailingDisk(Disk):
    """A disk on which the call ``fatal`` (from 1) fails; ``lasting``: and all after it.

    ``failed``: the call that failed first, None if none has. ``again``: syncs tried after a failed one.
    """

    def __init__(self, fatal: int, *, lasting: bool) -> None:
        super().__init__()
        self.failed: str | None = None
        self.calls = 0
        self.again = 0
        self._fatal, self._lasting, self._unsynced = fatal, lasting, False

    def before(self, call: str, name: str) -> None:
        """Fail, if this call must."""
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

    def restarted(self) -> None:
        """The process ends; the next one may sync again."""
        self._unsynced = False


class Evening:
    """What is asked of the store, and what has been answered."""

    def __init__(self, disk: FailingDisk, asked: list[list[Asked]]) -> None:
        self.tape = Tape()
        self.told = 0
        self._disk = disk
        self._asked = asked

    async def play(self, path: Path) -> None:
        """Two lives of a store, each until its end or its failure."""
        for groups in GROUPS:
            await self._live(path, groups)
            self._disk.restarted()

    async def _live(self, path: Path, groups: int) -> None:
        try:
            store = SqliteStore.open(path, clock=clock, migrations=newest())
        except DatabaseRefused:
            return
        try:
            found = len(await store.read_all(limit=EVERYTHING))
            self.told = max(self.told, found)
            for group in self._due(found)[:groups]:
                if not await self._appended(store, group):
                    break
            await store.read_all(limit=EVERYTHING)
        except StoreError:
            pass
        finally:
            await store.close()

    def _due(self, found: int) -> list[list[Asked]]:
        """The groups whose events are not there; a transaction holds a whole one."""
        events = 0
        for number, group in enumerate(self._asked):
            if events >= found:
                return self._asked[number:]
            events += sum(one.size for one in group)
        return []

    async def _appended(self, store: SqliteStore, group: list[Asked]) -> bool:
        """Append the group; a store that has failed must fail from then on."""
        outcomes = await append_group(store, self.tape, group)
        failed = [outcome for outcome in outcomes if isinstance(outcome, StoreError)]
        self.told += sum(one.size for one, outcome in zip(group, outcomes, strict=True) if outcome not in failed)
        if not failed:
            return True
        assert len(failed) == len(group), f"half a transaction was answered: {outcomes}"
        if isinstance(failed[0], StoreFailed):
            more = await append_group(store, self.tape, group)
            assert all(isinstance(outcome, StoreFailed) for outcome in more), f"it goes on after a failure: {more}"
        return False


def block(seed: int, number: int, most: int = EVERYTHING, every: int = 1) -> Counter[str]:
    """Every call of one evening fails once; in odd blocks for good.

    ``most``: how many calls at most are tried; ``every``: only each so many-th.

    Raises:
        AssertionError: something was lost, torn or answered that is not there.
    """
    chance, counts = random.Random(f"{seed}/{number}"), Counter[str]()
    with workplace() as (folder, reopened), quickly() as runner:
        bench = Bench(runner, chance, seed, number)
        asked, promised = _evening_asked(bench, folder)
        for fatal in range(1, most * every + 1, every):
            failed = _failed_at(bench, (folder, reopened), (asked, promised), fatal)
            if failed is None:
                break
            counts.update(("errors", failed.partition(" ")[0]))
    return counts


def _evening_asked(bench: Bench, folder: Path) -> tuple[list[list[Asked]], Promised]:
    """What is asked of an evening, and the log it makes when nothing fails."""
    versions: dict[str, int] = {}
    asked: list[list[Asked]] = []
    for _ in range(sum(GROUPS)):
        asked.append(any_group(bench.chance, versions, sum(map(len, asked))))
    tape = Tape()
    with steadily(tape, random.Random(bench.seed)):
        bench.runner.run(_uneventful(put({}, folder), asked, tape))
    return asked, Promised(tape.asked, tape.log)


async def _uneventful(path: Path, asked: list[list[Asked]], tape: Tape) -> None:
    store = SqliteStore.open(path, clock=clock, migrations=newest())
    for group in asked:
        await append_group(store, tape, group)
    tape.log = await store.read_all(limit=EVERYTHING)
    await store.close()


def _failed_at(
    bench: Bench, folders: tuple[Path, Path], evening: tuple[list[list[Asked]], Promised], fatal: int
) -> str | None:
    """Play the evening while the call ``fatal`` fails, and look at what is left; the call, None if there was none."""
    disk = FailingDisk(fatal, lasting=bench.number % 2 == 1)
    asked, promised = evening
    playing = Evening(disk, asked)
    path = put({}, folders[0])
    where = f"io-errors, seed {bench.seed}, block {bench.number}, call {fatal}"
    quiet = mock.patch.object(sys, "unraisablehook")  # a connection cannot even be closed sometimes
    with quiet, steadily(Tape(), random.Random(bench.seed)), watched(disk):
        bench.runner.run(playing.play(path))
    assert not disk.again, f"{where} ({disk.failed}): synced again after a failed sync"
    images = [image_of(folders[0]), *(disk.cut(bench.chance) for _ in range(CUTS))]
    for image in images:
        found = bench.runner.run(examined(put(image, folders[1]), promised, say_again=True))
        breaks = found.against(playing.told)
        assert not breaks, f"{where} ({disk.failed}): {'; '.join(breaks)}"
    return disk.failed


def retrying(seed: int, number: int) -> Counter[str]:
    """A store that commits again after a failed commit."""

    def commit(self: GroupWriter) -> None:
        try:
            self._connection.execute("COMMIT")
        except apsw.IOError:
            self._connection.execute("COMMIT" if self._connection.in_transaction else "SELECT 1")

    return _controlled(seed, number, mock.patch.object(GroupWriter, "_commit", commit))


def swallowing(seed: int, number: int) -> Counter[str]:
    """A store that answers as if it had stored, whether or not the commit succeeded."""

    def settle(self: GroupWriter, group: list[Waiting]) -> None:
        outcomes: list[Outcome | tuple[str, ...]]
        try:
            outcomes = self._write(group)
        except Exception as error:  # as the store itself does
            outcomes = [self._take_back(error)] * len(group)
        else:
            try:
                self._commit()
            except apsw.Error as error:
                self._take_back(error)
        self._acknowledge(group, outcomes)

    return _controlled(seed, number, mock.patch.object(GroupWriter, "_settle", settle))


def _controlled(seed: int, number: int, broken: "mock._patch[Callable[..., None]]") -> Counter[str]:
    """Let calls fail under something broken, until it is found."""
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
        Control(name="retries", title="a store that commits again after a failed sync", block=retrying, every=True),
        Control(name="swallows", title="a store that swallows the error", block=swallowing, every=True),
    ),
)
