"""The server process that is killed."""

import asyncio
import os
import signal
import sys
from pathlib import Path

SERVE = """
import sys
from kitapi.cli import main
sys.argv[1:] = ["serve", "--port", "{port}", "--database", {database!r}, "--pace", "0"]
main()
"""
STARTING_SECONDS = 60.0


class ServerProcess:
    """A real server on one database, at the same port whenever it is started again."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'campaign.sqlite3'}"
        self.port = 0
        self._errors = folder / "server.log"
        self._process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        """The address of the server."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start the process, and wait until it prints its address.

        Raises:
            RuntimeError: the process does not start; the message is its error output.
        """
        script = SERVE.format(port=self.port, database=self.database)
        with self._errors.open("ab") as errors:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", script, stdout=asyncio.subprocess.PIPE, stderr=errors
            )
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), STARTING_SECONDS)
        if not line:
            raise RuntimeError(self._errors.read_text(encoding="utf-8")[-2000:])
        self.port = int(line.decode().strip().rstrip("/").rpartition(":")[2])

    async def kill(self) -> None:
        """Kill the process with SIGKILL."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Stop the process in an orderly way."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.returncode is None:
            os.kill(self._process.pid, how)
            await self._process.wait()
