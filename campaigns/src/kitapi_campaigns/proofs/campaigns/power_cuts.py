"""Cuts the power under the store: all events confirmed as durable must be there, and no torn write may be read.

A run of the real store is recorded once, from making its database through checkpoints, closing and a migration to the
end. Then power cuts are simulated at many places of the recording. After each, a new start examines, recovers and reads
the remaining files; sometimes the power fails a second time during this start.
"""

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from kitapi.store import SqliteStore, connections
from kitapi.store.group import Waiting
from kitapi.store.writer import GroupWriter
from kitapi_campaigns.proofs.crashes.disk import Disk, Image
from kitapi_campaigns.proofs.crashes.recovery import Expected, Found, check_recovery, put, without_threads
from kitapi_campaigns.proofs.crashes.store_run import EVERYTHING, Tape, append_group, group_by_group, newest, run_store
from kitapi_campaigns.proofs.crashes.watched_files import watch_databases
from kitapi_campaigns.proofs.plan import Campaign, Control

CUTS = 2000
TWICE = 20
"""Number of cuts in a block whose recovery is recorded and cut again."""

CUTS_AGAIN = 20
CONTROL_CUTS = 60
GROUPS = (6, 24)
SAY_AGAIN = 0.1
SHARED_MEMORY = Path("/dev/shm")


class Cut(NamedTuple):
    """A cut after ``at`` operations, when ``confirmed`` events had been confirmed as durable, and the files left."""

    at: int
    confirmed: int
    image: Image


class Bench(NamedTuple):
    """The event loop, random numbers, seed and number of a block."""

    runner: asyncio.Runner
    chance: random.Random
    seed: int
    number: int

    def demand(self, recoveries: "Recoveries", cut: Cut) -> None:
        """Check the recovery after ``cut``.

        Raises:
            AssertionError: the recovery found something wrong.
        """
        breaks = self.runner.run(recoveries.check(cut.image)).against(cut.confirmed)
        where = f"power-cuts, seed {self.seed}, block {self.number}, cut after operation {cut.at}"
        assert not breaks, f"{where}: {'; '.join(breaks)}"


class Recoveries:
    """Opens the files that cuts have left, in ``folder``; equal files only once."""

    def __init__(self, folder: Path, expected: Expected, chance: random.Random) -> None:
        self.different = 0
        self._folder = folder
        self._promised = expected
        self._chance = chance
        self._known: dict[frozenset[tuple[str, bytes]], Found] = {}

    async def check(self, image: Image) -> Found:
        """The result of a new start on the files ``image``."""
        key = frozenset(image.items())
        if key not in self._known:
            self.different += 1
            again = self._chance.random() < SAY_AGAIN
            self._known[key] = await check_recovery(put(image, self._folder), self._promised, say_again=again)
        return self._known[key]


def block(seed: int, number: int, cuts: int = CUTS, twice: int = TWICE) -> Counter[str]:
    """Record one run of the store, and cut it.

    Raises:
        AssertionError: an event was lost, torn or invented; the message names the cut.
    """
    chance, counts = random.Random(f"{seed}/{number}"), Counter[str]()
    with workplace() as (run_folder, folder), without_threads() as runner:
        bench = Bench(runner, chance, seed, number)
        tape = run_store(run_folder, chance, chance.randint(*GROUPS))
        recoveries = Recoveries(folder, Expected(tape.requests, tape.log), chance)
        again = set(chance.sample(range(cuts), twice))
        for nth, cut in enumerate(any_cuts(tape, chance, cuts, Disk())):
            bench.demand(recoveries, cut)
            counts.update(("cuts", place_of(tape, cut.at)))
            if nth in again:
                counts += _cut_again(bench, tape, cut)
        counts["different"] += recoveries.different
    return counts


def any_cuts(tape: Tape, chance: random.Random, cuts: int, disk: Disk) -> Iterator[Cut]:
    """``cuts`` cuts at random places of ``tape``, in order; ``disk``: the disk before its first operation."""
    confirmed, marks, done = 0, iter(tape.confirmations), 0
    mark = next(marks, None)
    for place in sorted(chance.randint(0, len(tape.done)) for _ in range(cuts)):
        for operation, arguments in tape.done[done:place]:
            getattr(disk, operation)(*arguments)
        done = place
        while mark is not None and mark.at <= place:
            confirmed, mark = mark.events, next(marks, None)
        yield Cut(place, confirmed, disk.cut(chance))


def place_of(tape: Tape, at: int) -> str:
    """The name, for the counts, of the store's activity at operation ``at``."""
    name = str(tape.done[at][1][0]) if at < len(tape.done) and tape.done[at][1] else ""
    if "-new" in name:
        return "while it was made"
    return "in the log" if name.endswith("-wal") else "in checkpoints"


def _cut_again(bench: Bench, tape: Tape, cut: Cut) -> Counter[str]:
    """Record the start after ``cut``, and cut that recording."""
    with workplace() as (folder, reopened):
        path = put(cut.image, folder)
        recovery, before = bench.runner.run(_recover(path, tape, bench.chance))
        recoveries = Recoveries(reopened, Expected(recovery.requests, recovery.log), bench.chance)
        for second in any_cuts(recovery, bench.chance, CUTS_AGAIN, Disk(cut.image)):
            bench.demand(recoveries, second._replace(confirmed=second.confirmed + before))
    return Counter({"cuts": CUTS_AGAIN, "second cuts": CUTS_AGAIN, "different": recoveries.different})


async def _recover(path: Path, tape: Tape, chance: random.Random) -> tuple[Tape, int]:
    """Start after a cut, send the next append again, and close; returns how many events the start had found."""
    recovery = Tape()
    with group_by_group(recovery, chance), watch_databases(recovery):
        store = SqliteStore.open(path, migrations=newest())
        found = len(await store.read_all(limit=EVERYTHING))
        stored = sum(end <= found for end in accumulate(one.size for one in tape.requests))
        recovery.requests = list(tape.requests[:stored])
        await append_group(store, recovery, tape.requests[stored : stored + 1])
        recovery.log = await store.read_all(limit=EVERYTHING)
        await store.close()
    return recovery, found


@contextmanager
def workplace() -> Iterator[tuple[Path, Path]]:
    """Two empty folders, in memory if the system has a folder there."""
    where = SHARED_MEMORY if SHARED_MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=where) as one, tempfile.TemporaryDirectory(dir=where) as other:
        yield Path(one), Path(other)


def without_syncs(seed: int, number: int) -> Counter[str]:
    """Control: a store that syncs its WAL only at checkpoints."""
    with mock.patch.dict(connections.SETTINGS, {"synchronous": "NORMAL"}):
        return _run_control(seed, number)


def on_a_lying_disk(seed: int, number: int) -> Counter[str]:
    """Control: a disk that reports syncs which it does not carry out."""
    return _run_control(seed, number, lying=True)


def answering_first(seed: int, number: int) -> Counter[str]:
    """Control: a store that answers before it commits."""

    def settle(self: GroupWriter, group: list[Waiting]) -> None:
        self.acknowledge(group, self.write(group))
        self.commit()

    with mock.patch.object(GroupWriter, "settle", settle):
        return _run_control(seed, number)


def _run_control(seed: int, number: int, *, lying: bool = False) -> Counter[str]:
    """Cut a run of a broken store: at least one cut must show the fault."""
    chance = random.Random(f"{seed}/{number}")
    with workplace() as (run_folder, folder), without_threads() as runner:
        tape = run_store(run_folder, chance, 12)
        recoveries = Recoveries(folder, Expected(tape.requests, tape.log), chance)
        cuts = any_cuts(tape, chance, CONTROL_CUTS, Disk(lying=lying))
        broken = sum(bool(runner.run(recoveries.check(cut.image)).against(cut.confirmed)) for cut in cuts)
    return Counter(tried=CONTROL_CUTS, found=broken)


CAMPAIGN = Campaign(
    name="power-cuts",
    unit="cuts",
    title="The power cut under the store",
    figure=1_000_000,
    block=block,
    controls=(
        Control(name="synchronous-normal", title="synchronous=NORMAL", block=without_syncs),
        Control(name="lying-fsync", title="a disk that lies about syncs", block=on_a_lying_disk),
        Control(name="answers-first", title="a store that answers before its commit", block=answering_first),
    ),
)
