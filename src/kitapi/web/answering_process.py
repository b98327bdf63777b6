"""A program in a process of its own that answers line by line: what it needs is compiled there, and never stops tables.

It ends with its standard input, so that it outlives nobody.
"""

import asyncio
import logging
import sys
from asyncio import StreamReader
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from kitapi.room.errors import Busy, SolverNotReady, Unsolved

LOG = logging.getLogger(__name__)

LONGEST_LINE = 4 * 1024 * 1024
"""Bytes that a line of an answer may have."""

Told = Callable[[bytes], None]


WORKER = (sys.executable, "-m", "kitapi.workers")
"""The program that answers; its greeting names the service."""


class Program(NamedTuple):
    """What answers.

    ``name``: as it is called in refusals and in the log. ``command``: how it is started. ``greeting``: a line
    without its break, which names the service; once it is answered, everything is compiled. ``news``: what the lines
    begin with that say how far an answer has come; nothing where every line is an answer.
    """

    name: str
    command: Sequence[str]
    greeting: bytes
    news: bytes = b""


class Patience(msgspec.Struct, frozen=True, kw_only=True):
    """How long things may take, in seconds, and how many may wait.

    ``starting``: until somebody who asks is told that the program is still being made ready; ``compiling``: until it is
    given up. ``answer``: for one question. ``idle``: without a question, after which the child is let go.
    ``waiting``: questions at once.
    """

    starting: float = 4.0
    compiling: float = 240.0
    answer: float = 15.0
    idle: float = 300.0
    waiting: int = 16


class AnsweringProcess:
    """Answers questions, one after the other, by a child that is started at the first of them."""

    def __init__(self, program: Program, patience: Patience = Patience()) -> None:  # noqa: B008
        self._program = program
        self._patience = patience
        self._asking = asyncio.Lock()
        self._waiting = 0
        self._closed = False
        self._starting: asyncio.Task[Process] | None = None
        self._children: set[Process] = set()
        self._idle: asyncio.TimerHandle | None = None

    @property
    def children(self) -> int:
        """How many processes there are: one, once somebody has asked."""
        return len(self._children)

    async def answer(self, line: bytes, told: Told | None = None) -> bytes:
        """What the program says to ``line``, which has no line break; ``told`` hears how far it has come.

        Raises:
            Busy: too many wait already.
            SolverNotReady: it is still being compiled; ask again in a while.
            Unsolved: it took too long, or failed.
        """
        if self._waiting >= self._patience.waiting:
            raise Busy(what=self._program.name)
        self._waiting += 1
        try:
            await self._ready_soon()
            async with self._asking:
                # Whoever asked before may have worn the child out.
                child = await self._ready_soon()
                return await self._asked(child, line, self._patience.answer, told)
        finally:
            self._waiting -= 1
            self._wait_idly()

    async def close(self) -> None:
        """End the child, if there is one; who still waits gets no answer, and none is started for them."""
        self._closed = True
        if self._idle:
            self._idle.cancel()
        if self._starting and not self._starting.done():
            self._starting.cancel()
            await asyncio.wait({self._starting})
        self._starting = None
        for child in tuple(self._children):
            await self._end(child)

    async def _ready_soon(self) -> Process:
        """A child that has everything compiled; who stops waiting for it does not stop it."""
        if self._closed:
            raise Unsolved
        if self._starting is None or self._has_ended(self._starting):
            self._starting = asyncio.create_task(self._start())
            self._starting.add_done_callback(_seen)
        try:
            async with asyncio.timeout(self._patience.starting):
                return await asyncio.shield(self._starting)
        except TimeoutError:
            raise SolverNotReady from None

    @staticmethod
    def _has_ended(starting: "asyncio.Task[Process]") -> bool:
        if not starting.done():
            return False
        return starting.cancelled() or starting.exception() is not None or starting.result().returncode is not None

    async def _start(self) -> Process:
        try:
            child = await asyncio.create_subprocess_exec(
                *self._program.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
            )
        except OSError as error:
            LOG.error("the %s cannot be started: %s", self._program.name, error.strerror)
            raise Unsolved from error
        self._children.add(child)
        await self._asked(child, self._program.greeting, self._patience.compiling)
        return child

    async def _asked(self, child: Process, line: bytes, seconds: float, told: Told | None = None) -> bytes:
        """Its answer; a child that gives none, or whose answer nobody waits for any more, is ended."""
        assert child.stdin
        assert child.stdout
        try:
            async with asyncio.timeout(seconds):
                child.stdin.write(line + b"\n")
                await child.stdin.drain()
                answer = await self._last_line(child.stdout, told)
        except (TimeoutError, ConnectionError, ValueError) as error:
            await self._end(child)
            raise Unsolved from error
        except BaseException:
            await self._end(child)
            raise
        if not answer.endswith(b"\n"):
            LOG.error("the %s ended with status %s", self._program.name, await self._end(child))
            raise Unsolved
        return answer

    async def _last_line(self, lines: StreamReader, told: Told | None) -> bytes:
        """The answer's line, after those that report progress."""
        news = self._program.news
        while (line := await lines.readline()) and news and line.startswith(news):
            if told:
                told(line)
        return line

    async def _end(self, child: Process) -> int:
        if child.returncode is None:
            child.kill()
        self._children.discard(child)
        return await asyncio.shield(child.wait())

    def _wait_idly(self) -> None:
        if self._idle:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(self._patience.idle, self._let_go)

    def _let_go(self) -> None:
        if self._waiting == 0 and self._starting and not self._has_ended(self._starting) and self._starting.done():
            child = self._starting.result()
            self._starting = None
            self._children.discard(child)
            if child.stdin:
                child.stdin.close()


def _seen(starting: asyncio.Task[Process]) -> None:
    """A start that failed was told to whoever waited, if anybody still did."""
    if not starting.cancelled():
        starting.exception()
