"""Servers over one database, which may run different versions of the code and keep their ports when restarted."""

import asyncio
import io
import os
import signal
import subprocess
import sys
import tarfile
from pathlib import Path

SERVE = """
import sys
from kitapi.cli import main
options = ["--port", "{port}", "--database", {database!r}, "--pace", "0", "--thinking", "0"]
sys.argv[1:] = ["serve", *options, "--allow-per-address", "1000000"]
main()
"""
STARTING_SECONDS = 120.0
ENDING_SECONDS = 45.0
HAS_NODES = "src/kitapi/nodes"
"""A folder that exists in all versions in which servers share a database."""

MOST_LOOKED_AT = 30
_FAULT_HANDLER = {"PYTHONFAULTHANDLER": "1"}
"""Makes a server that does not end print the stacks of its threads."""

ROOT = Path(__file__).resolve().parents[5]
RULES = ("src/kitapi/games", "src/kitapi/kernel", "src/kitapi/mechanics", "src/kitapi/cards", "src/kitapi/room")


class Serving:
    """One server; ``source``: the folder of the code that it runs; None: this process's code."""

    def __init__(self, name: str, database: str, folder: Path, source: Path | None = None) -> None:
        self.name = name
        self.port = 0
        self._database = database
        self._errors = folder / f"{name}.log"
        self._source = source
        self._process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        """The address of the server."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start the server, at its earlier port unless that is taken, and wait until it prints its address.

        Raises:
            RuntimeError: the server does not start; the message is its error output.
        """
        if not await self._begin_once():
            self.port = 0
            if not await self._begin_once():
                raise RuntimeError(self._errors.read_text(encoding="utf-8")[-2000:])

    async def _begin_once(self) -> bool:
        script = SERVE.format(port=self.port, database=self._database)
        path = {} if self._source is None else {"PYTHONPATH": str(self._source)}
        with self._errors.open("ab") as errors:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                script,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
                env={**os.environ, **_FAULT_HANDLER, **path},
            )
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), STARTING_SECONDS)
        if not line:
            return False
        self.port = int(line.decode().strip().rstrip("/").rpartition(":")[2])
        return True

    async def end(self, how: signal.Signals) -> None:
        """Send the server the signal ``how``, and wait until it has ended.

        Raises:
            AssertionError: the server does not end; the message is the stacks of its threads.
        """
        process = self._process
        if process is None or process.returncode is not None:
            return
        process.send_signal(how)
        try:
            await asyncio.wait_for(process.wait(), ENDING_SECONDS)
        except TimeoutError:
            process.send_signal(signal.SIGABRT)
            await process.wait()
            stands = self._errors.read_text(encoding="utf-8")[-3000:]
            raise AssertionError(f"{self.name} does not end: {stands}") from None


def newest_before() -> str:
    """The newest earlier commit in which servers share a database; empty if the repository has none."""
    listed = _git("rev-list", f"--max-count={MOST_LOOKED_AT}", "HEAD~1")
    for commit in listed.decode().split() if listed else ():
        if _git("cat-file", "-e", f"{commit}:{HAS_NODES}") is not None:
            return commit
    return ""


def code_of(commit: str, folder: Path) -> Path:
    """Put the code of ``commit`` into ``folder``; returns the folder to import it from.

    Raises:
        ValueError: the repository has no such commit.
    """
    packed = _git("archive", commit, "src")
    if packed is None:
        raise ValueError(f"there is no commit {commit} here")
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def rules_differ(commit: str) -> bool:
    """Whether the rules of ``commit`` may differ from the present ones."""
    return _git("diff", "--quiet", commit, "--", *RULES) is None


def _git(*words: str) -> bytes | None:
    """The output of git; None if git fails."""
    try:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
