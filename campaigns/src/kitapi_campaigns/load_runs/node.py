"""The server of a run: a process that the run can start, kill and start again."""

import asyncio
import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from kitapi_campaigns.load_runs.figures import Sample

_SAMPLE = msgspec.json.Decoder(Sample)


class Node:
    """A server process of the run's own, over a database in ``folder``."""

    def __init__(self, folder: Path, *, pace: float = 0.0, database: str | None = None) -> None:
        self.address = ""
        self._report = folder / "figures.jsonl"
        self._database = database or f"sqlite:///{folder / 'load.sqlite3'}"
        self._pace = pace
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> str:
        """Start the server, at its earlier port if it had one; returns its address."""
        port = urlsplit(self.address).port or 0
        options = {"database": self._database, "figures": self._report, "port": port, "pace": self._pace}
        words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "kitapi_campaigns.load_runs.server", *words, stdout=asyncio.subprocess.PIPE
        )
        assert self._process.stdout is not None
        self.address = (await self._process.stdout.readline()).decode().strip()
        if not self.address:
            raise RuntimeError("the server did not start")
        return self.address

    async def kill(self) -> None:
        """Kill the process with SIGKILL."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def end(self) -> None:
        """Stop the process in an orderly way."""
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()
            await self._process.wait()

    def cpu_seconds(self) -> float:
        """Processor seconds that the process has used since it was started."""
        if self._process is None:
            return 0.0
        fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def samples(self) -> list[Sample]:
        """Return the samples that the server has written."""
        if not self._report.exists():
            return []
        return [_SAMPLE.decode(line) for line in self._report.read_bytes().splitlines() if line.endswith(b"}")]
