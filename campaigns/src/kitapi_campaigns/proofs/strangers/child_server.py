"""Starts a server in a process of its own, as people do or with a planted change."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

SOURCE = Path(__file__).parents[5] / "src"
START = "\nfrom kitapi.cli import main\nmain()\n"


class Served(NamedTuple):
    """A running server; ``log``: the file of its log."""

    address: str
    process: subprocess.Popen[str]
    log: Path

    @property
    def port(self) -> int:
        """The port it listens at, on 127.0.0.1."""
        port = urlsplit(self.address).port
        assert port is not None
        return port

    @property
    def lines(self) -> list[str]:
        """The lines of its log up to now."""
        return self.log.read_text().splitlines()


def database_in(folder: Path) -> str:
    """The address of the database that a server in ``folder`` uses."""
    return f"sqlite:///{folder / 'room.sqlite3'}"


@contextlib.contextmanager
def serve_room(folder: Path, *options: str, planted: str = "", source: Path = SOURCE) -> Iterator[Served]:
    """A server over a database in ``folder``.

    ``planted``: Python that changes the server before it starts; ``source``: the sources of the server.
    """
    log = folder / "server.log"
    words = ["-c", planted + START] if planted else ["-m", "kitapi"]
    given = ("--port", "0", "--database", database_in(folder), "--thinking", "0", *options)
    command, pipe = [sys.executable, *words, "serve", *given], subprocess.PIPE
    env = {**os.environ, "PYTHONPATH": str(source)}
    with log.open("w") as errors, subprocess.Popen(command, stdout=pipe, stderr=errors, env=env, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().removeprefix("Kitapi: ").strip().rstrip("/")
            yield Served(address, process, log)
        finally:
            process.terminate()
