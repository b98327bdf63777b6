"""Only one process at a time owns a database, and a dead process owns none."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kitapi.store import DatabaseRefused, SqliteStore
from tests.store.databases import fill, versions

OWNER = """
import os, sys
from kitapi.store import SqliteStore
store = SqliteStore.open(sys.argv[1])
if sys.argv[2] == "with-worker":
    if os.fork() == 0:  # a worker that outlives its parent, holding all it inherited
        os.write(1, b"worker %d\\n" % os.getpid())
        sys.stdin.read()
        os._exit(0)
os.write(1, b"ready\\n")
sys.stdin.read()
"""


@contextmanager
def owner(path: Path, kind: str = "alone") -> Iterator["subprocess.Popen[str]"]:
    """Another process that has the database open, until it is killed or the block ends."""
    arguments = [sys.executable, "-c", OWNER, str(path), kind]
    with subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_a_database_open_in_another_process_is_refused_and_names_it(tmp_path: Path) -> None:
    with owner(tmp_path / "k.db") as process:
        assert line(process) == "ready"
        for _ in range(2):
            with pytest.raises(DatabaseRefused, match=rf"in use by another process \(number {process.pid}\)"):
                SqliteStore.open(tmp_path / "k.db")


def test_a_database_open_in_this_process_is_refused_under_every_name(tmp_path: Path) -> None:
    (tmp_path / "other name.db").symlink_to(tmp_path / "k.db")
    store = SqliteStore.open(tmp_path / "k.db")
    for name in ("k.db", "other name.db", "../" + tmp_path.name + "/k.db"):
        with pytest.raises(DatabaseRefused, match="already open in this process"):
            SqliteStore.open(tmp_path / name)
    asyncio.run(store.close())
    asyncio.run(SqliteStore.open(tmp_path / "other name.db").close())
    assert (tmp_path / "k.db").exists()


def test_a_killed_owner_leaves_no_lock(tmp_path: Path) -> None:
    for _ in range(3):
        with owner(tmp_path / "k.db") as process:
            assert line(process) == "ready"
            process.send_signal(signal.SIGKILL)
            process.wait()
            asyncio.run(SqliteStore.open(tmp_path / "k.db").close())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_worker_that_outlives_a_killed_owner_holds_nothing(tmp_path: Path) -> None:
    with owner(tmp_path / "k.db", "with-worker") as process:
        lines = sorted([line(process), line(process)])
        assert lines[0] == "ready"
        worker = int(lines[1].split()[1])
        process.send_signal(signal.SIGKILL)
        process.wait()
        os.kill(worker, 0)  # the worker is alive
        fill(tmp_path / "k.db")
        os.kill(worker, signal.SIGKILL)
    assert versions(tmp_path / "k.db") == [1, 2, 3, 4, 5]


def test_closing_takes_the_lock_away_and_lets_the_next_one_in(tmp_path: Path) -> None:
    asyncio.run(SqliteStore.open(tmp_path / "k.db").close())
    assert [path.name for path in tmp_path.iterdir()] == ["k.db"]
    with owner(tmp_path / "k.db") as process:
        assert line(process) == "ready"
