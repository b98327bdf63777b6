"""Two engines that answer lines: the real command through pipes, and one in this process for planted faults."""

import subprocess
import sys
from collections.abc import Sequence
from typing import Protocol

from kitapi.cli.engine.command import answer_lines
from kitapi.engine import Engine
from kitapi.registry import GAMES

AT_ONCE = 24 * 1024
"""Bytes that are sent before answers are read; two such batches fit into a pipe, so there is no deadlock."""


class Talk(Protocol):
    """An engine that answers lines, in order."""

    def send(self, lines: Sequence[bytes]) -> None:
        """Send some lines."""
        ...

    def receive(self) -> bytes:
        """The next answer."""
        ...


class Child:
    """The command in a process of its own."""

    def __init__(self, game: str) -> None:
        command = [sys.executable, "-m", "kitapi", "engine", game]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, lines: Sequence[bytes]) -> None:
        """Write ``lines``, of ``AT_ONCE`` bytes at most, in one go."""
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n".join(lines) + b"\n")
        self._process.stdin.flush()

    def receive(self) -> bytes:
        """Wait for the next answer, and return it."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def close(self) -> int:
        """Close the input, and wait for the process; returns its exit status."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        assert not self._process.stdout.read(), "more answers than lines"
        self._process.stdout.close()
        return self._process.wait()


class Here:
    """An engine in this process."""

    def __init__(self, game: str) -> None:
        self._engine = Engine(GAMES[game])
        self._waiting: list[bytes] = []

    def send(self, lines: Sequence[bytes]) -> None:
        """Answer ``lines``."""
        self._waiting += [one.line() for one in answer_lines(self._engine, lines)]

    def receive(self) -> bytes:
        """The next answer."""
        return self._waiting.pop(0)
