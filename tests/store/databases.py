"""Databases for the tests of opening: made, left behind by a killed process, and fingerprinted."""

import asyncio
import hashlib
import subprocess
import sys
from pathlib import Path

from kitapi.store import Append, NewEvent, SqliteStore

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
    """The same by a process that dies with its log unfolded beside the database."""
    subprocess.run([sys.executable, "-c", _LEAVE_BEHIND, str(path), str(Path(__file__).parent)], check=False)
    assert path.with_name(path.name + "-wal").stat().st_size > 0


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
