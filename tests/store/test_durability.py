"""Nothing acknowledged is ever lost: not by kill -9, a power cut, or a failing disk.

Each harness must first find the fault of a wrong store.
"""

import asyncio
import itertools
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import apsw
import pytest

from kitapi.store import Appended, DatabaseRefused, SqliteStore, StoreFailed, connections, writer
from kitapi.store.clock import system_clock
from kitapi.store.migrations import all_migrations
from kitapi.store.writer import GroupWriter
from kitapi_testing.store_contract import to
from tests.store.power_cut import CuttableFileSystem, Disk

KILLS = 8
TABLES = 6
GROUPS = 7
"""The number of groups of appends in a run in which the disk fails once at every moment."""

CHILD = Path(__file__).with_name("killed_writer.py")


@dataclass
class Wreck:
    """The answers of a killed writer, and the contents of its database afterwards."""

    answered: dict[str, int]
    found: dict[str, list[str]]

    def lost_streams(self) -> list[str]:
        return [stream for stream, version in self.answered.items() if len(self.found.get(stream, [])) < version]

    def out_of_order(self) -> list[str]:
        """Return the streams with a missing, double or foreign event: the n-th event of each must contain n."""
        return [stream for stream, notes in self.found.items() if notes != [str(n + 1) for n in range(len(notes))]]


def kill_after(database: Path, answers: int, *, variant: str) -> Wreck:
    """Let a child process append until it has given ``answers`` answers, kill it, and read what is left."""
    before = asyncio.run(_contents(database)) if database.exists() else {}
    with subprocess.Popen(
        [sys.executable, str(CHILD), str(database), variant, str(TABLES)],
        stdout=subprocess.PIPE,
    ) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(answers)]
        os.kill(child.pid, signal.SIGKILL)
        lines += child.stdout.readlines()
    answered = {stream: len(notes) for stream, notes in before.items()}
    for line in lines:
        if line.endswith(b"\n"):
            stream, version = line.decode().split()
            answered[stream] = int(version)
    return Wreck(answered, asyncio.run(_contents(database)))


async def _contents(database: Path) -> dict[str, list[str]]:
    store = SqliteStore.open(database)
    try:
        return {
            stream: [event.payload.decode() for event in await store.read(stream)] for stream in await store.streams("")
        }
    finally:
        await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_a_killed_process_loses_nothing_it_answered(tmp_path: Path) -> None:
    chance = random.Random(2026)
    answered = 0
    for _ in range(KILLS):
        wreck = kill_after(tmp_path / "k.db", chance.randint(1, 60), variant="sound")
        assert wreck.lost_streams() == []
        assert wreck.out_of_order() == []
        answered = sum(wreck.answered.values())
    assert answered > KILLS * TABLES


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_a_store_that_answers_before_its_commit_is_caught_by_a_kill(tmp_path: Path) -> None:
    assert kill_after(tmp_path / "k.db", 1, variant="answers-first").lost_streams() != []


@dataclass
class Voyage:
    """One run of the writer over a disk whose power may be cut at any moment."""

    disk: Disk
    answered: list[str] = field(default_factory=list)
    calls: list[tuple[str, str]] = field(default_factory=list)
    cuts: list[tuple[dict[str, bytes], int]] = field(default_factory=list)


_names = itertools.count()


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """File systems written in Python have no shared memory: one connection keeps the log's index to itself."""

    def keep_to_itself(connection: apsw.Connection) -> None:
        if connection.open_vfs.startswith("cuttable"):
            connection.pragma("locking_mode", "EXCLUSIVE")

    monkeypatch.setattr(apsw, "connection_hooks", [*apsw.connection_hooks, keep_to_itself])
    monkeypatch.setattr(writer, "CHECKPOINT_PAGES", 30)  # so that cuts and errors also happen during checkpoints


def sail(
    path: Path, groups: int, *, before: Callable[[Voyage, str, str], None], lying: bool = False
) -> tuple[Voyage, list[object]]:
    """Append three events at once to a new database, ``groups`` times; returns the run and each outcome."""
    connections.prepare(str(path), all_migrations())
    voyage = Voyage(Disk(lying=lying))

    def observe(call: str, file: str) -> None:
        voyage.calls.append((call, file))
        before(voyage, call, file)

    name = f"cuttable-{next(_names)}"
    system = CuttableFileSystem(name, voyage.disk, observe)

    async def run() -> list[object]:
        group_writer = GroupWriter(connections.open_writer(str(path), name), system_clock)
        outcomes: list[object] = []
        for n in range(groups):
            outcomes += await asyncio.gather(
                *(_append_and_note(voyage, group_writer, f"table:{table}", n) for table in range(3)),
                return_exceptions=True,
            )
        await group_writer.drain()
        group_writer.disconnect()
        return outcomes

    try:
        return voyage, asyncio.run(run())
    finally:
        system.unregister()


async def _append_and_note(voyage: Voyage, group_writer: GroupWriter, stream: str, n: int) -> Appended:
    appended = await group_writer.append([to(stream, str(n + 1), expected=n)], None)
    voyage.answered.append(stream)
    return appended


def wreck_of(cut: dict[str, bytes], answered: list[str], folder: Path) -> Wreck:
    """Write the files of a cut to ``folder``, open the database there, and read it."""
    folder.mkdir()
    for path, content in cut.items():
        (folder / Path(path).name).write_bytes(content)
    found = asyncio.run(_contents(folder / "k.db"))
    return Wreck({stream: answered.count(stream) for stream in set(answered)}, found)


def cut_often(chance: random.Random, share: float) -> Callable[[Voyage, str, str], None]:
    def before(voyage: Voyage, call: str, file: str) -> None:
        if chance.random() < share:
            voyage.cuts.append((voyage.disk.cut(chance), len(voyage.answered)))

    return before


def wrecks(tmp_path: Path, *, lying: bool = False) -> Iterator[Wreck]:
    """Yield the databases left by some hundred power cuts at random moments."""
    voyage, _ = sail(tmp_path / "k.db", 30, before=cut_often(random.Random(7), 0.4), lying=lying)
    for n, (cut, answered) in enumerate(voyage.cuts):
        yield wreck_of(cut, voyage.answered[:answered], tmp_path / f"cut{n}")


def assert_nothing_lost(found: Iterable[Wreck]) -> int:
    """Check every wreck; returns their number."""
    seen = 0
    for wreck in found:
        assert wreck.lost_streams() == []
        assert wreck.out_of_order() == []
        seen += 1
    return seen


@pytest.mark.usefixtures("alone")
def test_a_power_cut_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    assert assert_nothing_lost(wrecks(tmp_path)) > 80


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("fault", ["synchronous=NORMAL", "lying disk"])
def test_a_commit_that_is_not_synced_is_caught_by_a_power_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    if fault == "synchronous=NORMAL":
        monkeypatch.setitem(connections.SETTINGS, "synchronous", "NORMAL")
    with pytest.raises((AssertionError, DatabaseRefused)):
        assert_nothing_lost(wrecks(tmp_path, lying=fault == "lying disk"))


def failing_at(fatal: int, call: str) -> Callable[[Voyage, str, str], None]:
    """Return a function that lets only the ``fatal``-th of these calls fail."""

    def before(voyage: Voyage, made: str, file: str) -> None:
        if made == call and [made for made, _ in voyage.calls].count(call) == fatal:
            raise apsw.exception_for(apsw.SQLITE_IOERR_FSYNC if call == "sync" else apsw.SQLITE_IOERR_WRITE)

    return before


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("call", ["sync", "write"])
def test_a_disk_error_at_any_moment_stops_the_store_and_loses_nothing_answered(tmp_path: Path, call: str) -> None:
    for fatal in itertools.count(1):
        folder = tmp_path / str(fatal)
        folder.mkdir()
        voyage, outcomes = sail(folder / "k.db", GROUPS, before=failing_at(fatal, call))
        made = [made for made, _ in voyage.calls]
        if made.count(call) < fatal:
            break
        failed = [outcome for outcome in outcomes if isinstance(outcome, StoreFailed)]
        assert len(failed) + len(voyage.answered) == len(outcomes)
        assert outcomes == sorted(outcomes, key=lambda outcome: isinstance(outcome, StoreFailed))
        wreck = wreck_of(voyage.disk.cut(random.Random(fatal)), voyage.answered, folder / "after")
        assert wreck.lost_streams() == wreck.out_of_order() == []
        if call == "sync":
            assert made.count("sync") == fatal  # the sync is never tried again
    assert fatal > GROUPS
