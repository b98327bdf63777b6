"""Databases for the tests of opening: made, left behind by a killed process, and fingerprinted."""

import asyncio
import hashlib
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import apsw

from kitapi.store import Append, NewEvent, SqliteStore
from kitapi.store.migrations import all_migrations

_LEAVE_BEHIND = """
import os, signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
import databases
databases.fill(Path(sys.argv[1]), close=False)
os.kill(os.getpid(), signal.SIGKILL)
"""


def fill(path: Path, *, events: int = 5, close: bool = True) -> None:
    """Append ``events`` events to stream ``a``."""

    async def run() -> None:
        store = SqliteStore.open(path)
        new = tuple(NewEvent(kind="test.noted", schema=1, payload=f"note {n}".encode()) for n in range(events))
        await store.append([Append(stream="a", expected=None, events=new)])
        if close:
            await store.close()

    asyncio.run(run())


def fill_and_be_killed(path: Path) -> None:
    """Fill the database in a process that is killed, so that its log is left beside the database."""
    subprocess.run([sys.executable, "-c", _LEAVE_BEHIND, str(path), str(Path(__file__).parent)], check=False)
    assert path.with_name(path.name + "-wal").stat().st_size > 0


Row: TypeAlias = tuple[int, str, int, str, int, bytes, str]

VERSION_1: list[Row] = [
    (1, "table:1", 1, "table.opened", 1, b'{"game":"prefa"}', "2026-11-20T09:30:00.000000Z"),
    (2, "table:1", 2, "table.person_sat", 1, b"", "2026-11-20T09:31:00.000001Z"),
    (3, "secret:1", 1, "secret.drawn", 2, b"\x00\xff not JSON", "2026-11-20T09:31:00.000001Z"),
    (4, "play:τ", 1, "prefa.deal_opened", 1, b"x" * 9000, "2026-11-20T09:30:30.500000Z"),
    (5, "table:1", 3, "table.person_rose", 1, b"{}", "2026-11-21T23:59:59.999999Z"),
]
"""Events as the first schema kept them: one stream's between others', and a clock that went back."""

_LEAVE_VERSION_1 = """
import os, signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
import databases
connection = databases.write_version_1(Path(sys.argv[1]))
os.kill(os.getpid(), signal.SIGKILL)
"""


def fill_version_1(path: Path, *, killed: bool = False) -> None:
    """A database as Kitapi 0.1.0 made it, with ``VERSION_1`` and the answer to one command."""
    if killed:
        subprocess.run([sys.executable, "-c", _LEAVE_VERSION_1, str(path), str(Path(__file__).parent)], check=False)
        assert path.with_name(path.name + "-wal").stat().st_size > 0
    else:
        write_version_1(path).close()


def write_version_1(path: Path, events: Sequence[Row] = VERSION_1) -> apsw.Connection:
    """Write a database as Kitapi 0.1.0 did, with its own SQL instead of today's migrations; returns the connection."""
    connection = apsw.Connection(str(path))
    connection.pragma("journal_mode", "WAL")
    [first] = [migration for migration in all_migrations() if migration.number == 1]
    connection.execute(first.sql)
    connection.pragma("application_id", 0x4B697461)
    connection.pragma("user_version", 1)
    with connection:
        connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", events)
        answer = ("table:1", "anna", "c1", hashlib.sha256(b"{}").hexdigest(), '{"table:1":2,"secret:1":1}')
        connection.execute("INSERT INTO commands VALUES (?, ?, ?, ?, ?, ?)", (*answer, VERSION_1[1][6]))
    return connection


def versions(path: Path) -> list[int]:
    """Versions of stream ``a`` as a store finds them."""

    async def run() -> list[int]:
        store = SqliteStore.open(path)
        found = [event.version for event in await store.read("a")]
        await store.close()
        return found

    return asyncio.run(run())


def fingerprints(folder: Path) -> dict[str, tuple[str, int]]:
    """Content and time of change of every file, except the lock that a dead process left."""
    return {
        file.name: (hashlib.sha256(file.read_bytes()).hexdigest(), file.stat().st_mtime_ns)
        for file in sorted(folder.iterdir())
        if not file.name.endswith("-lock")
    }
