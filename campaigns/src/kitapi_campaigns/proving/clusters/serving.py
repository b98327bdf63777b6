"""Servers over one database, each of which may run another version of the code, and keeps its port over its lives."""

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
HAS_NODES = "src/kitapi/web/request_forwarder.py"
"""What a version has in which servers share a database."""

MOST_LOOKED_AT = 30
_FAULT_HANDLER = {"PYTHONFAULTHANDLER": "1"}
"""Makes a server that does not end show where it stands."""

ROOT = Path(__file__).resolve().parents[5]
RULES = ("src/kitapi/games", "src/kitapi/kernel", "src/kitapi/mechanics", "src/kitapi/cards", "src/kitapi/room")


class Serving:
    """One server; ``source``: the folder of the code that it runs, else that of who starts it."""

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
        """Start it, where it was before unless somebody has taken its port, and wait until it says where it is.

        Raises:
            RuntimeError: it does not start; its errors are the message.
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
        """Send it a signal that ends it, and wait until it has ended.

        Raises:
            AssertionError: it does not end; where it stands is the message.
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
    """The newest commit before the present one in which servers share a database; empty where there is none here."""
    listed = _git("rev-list", f"--max-count={MOST_LOOKED_AT}", "HEAD~1")
    for commit in listed.decode().split() if listed else ():
        if _git("cat-file", "-e", f"{commit}:{HAS_NODES}") is not None:
            return commit
    return ""


def code_of(commit: str, folder: Path) -> Path:
    """The code of ``commit``, put into ``folder``; the folder to import it from.

    Raises:
        ValueError: there is no such commit here.
    """
    packed = _git("archive", commit, "src")
    if packed is None:
        raise ValueError(f"there is no commit {commit} here")
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def rules_differ(commit: str) -> bool:
    """Whether what decides at the tables may be another in ``commit`` than here."""
    return _git("diff", "--quiet", commit, "--", *RULES) is None


def _git(*words: str) -> bytes | None:
    """The output of git; None where it fails."""
    try:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
