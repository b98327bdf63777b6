"""A child process that answers requests line by line, so that its compilation and its work do not delay tables.

It ends with its standard input, so that it does not outlive the server.
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
"""Maximum number of bytes in a line of an answer."""

OnProgress = Callable[[bytes], None]


WORKER = (sys.executable, "-m", "kitapi.workers")
"""The command that starts the program; the first line sent to it, the greeting, names the service."""


class Program(NamedTuple):
    """The program that answers.

    ``name``: its name in refusals and in the log. ``command``: starts it. ``greeting``: the first line sent to it,
    without line break, which names the service; the answer shows that everything is compiled. ``progress``: the
    beginning of lines that report progress; empty if every line is an answer.
    """

    name: str
    command: Sequence[str]
    greeting: bytes
    progress: bytes = b""


class Timeouts(msgspec.Struct, frozen=True, kw_only=True):
    """Timeouts in seconds, and the maximum of waiting questions.

    ``starting``: until a requester gets ``SolverNotReady`` instead of an answer; ``compiling``: until a child that is
    not ready is ended. ``answer``: for one question. ``idle``: the time without questions after which the child is
    ended. ``waiting``: the maximum number of waiting questions.
    """

    starting: float = 4.0
    compiling: float = 240.0
    answer: float = 15.0
    idle: float = 300.0
    waiting: int = 16


class AnsweringProcess:
    """Answers questions, one after the other, with a child process, which is started at the first question."""

    def __init__(self, program: Program, timeouts: Timeouts = Timeouts()) -> None:  # noqa: B008
        self._program = program
        self._timeouts = timeouts
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._closed = False
        self._starting: asyncio.Task[Process] | None = None
        self._children: set[Process] = set()
        self._idle: asyncio.TimerHandle | None = None

    @property
    def children(self) -> int:
        """The number of child processes: one, after the first question."""
        return len(self._children)

    async def answer(self, line: bytes, on_progress: OnProgress | None = None) -> bytes:
        """The program's answer to ``line``, which has no line break; ``on_progress`` gets each line of progress.

        Raises:
            Busy: too many questions wait already.
            SolverNotReady: the program is still being compiled; the question may be sent again later.
            Unsolved: the answer took too long, or failed.
        """
        if self._waiting >= self._timeouts.waiting:
            raise Busy(what=self._program.name)
        self._waiting += 1
        try:
            await self._await_child()
            async with self._lock:
                # The question before may have ended the child.
                child = await self._await_child()
                return await self._exchange(child, line, self._timeouts.answer, on_progress)
        finally:
            self._waiting -= 1
            self._restart_idle_timer()

    async def close(self) -> None:
        """End the child, if there is one; questions that wait get no answer, and no new child is started for them."""
        self._closed = True
        if self._idle:
            self._idle.cancel()
        if self._starting and not self._starting.done():
            self._starting.cancel()
            await asyncio.wait({self._starting})
        self._starting = None
        for child in tuple(self._children):
            await self._end(child)

    async def _await_child(self) -> Process:
        """A child that has compiled everything; its start continues even if a requester stops waiting."""
        if self._closed:
            raise Unsolved
        if self._starting is None or self._has_ended(self._starting):
            self._starting = asyncio.create_task(self._start())
            self._starting.add_done_callback(_retrieve_exception)
        try:
            async with asyncio.timeout(self._timeouts.starting):
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
        await self._exchange(child, self._program.greeting, self._timeouts.compiling)
        return child

    async def _exchange(
        self, child: Process, line: bytes, seconds: float, on_progress: OnProgress | None = None
    ) -> bytes:
        """The answer of ``child`` to ``line``; a child without one, or whose requester no longer waits, is ended."""
        assert child.stdin
        assert child.stdout
        try:
            async with asyncio.timeout(seconds):
                child.stdin.write(line + b"\n")
                await child.stdin.drain()
                answer = await self._last_line(child.stdout, on_progress)
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

    async def _last_line(self, lines: StreamReader, on_progress: OnProgress | None) -> bytes:
        """The answer's line, after those that report progress."""
        progress = self._program.progress
        while (line := await lines.readline()) and progress and line.startswith(progress):
            if on_progress:
                on_progress(line)
        return line

    async def _end(self, child: Process) -> int:
        if child.returncode is None:
            child.kill()
        self._children.discard(child)
        return await asyncio.shield(child.wait())

    def _restart_idle_timer(self) -> None:
        if self._idle:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(self._timeouts.idle, self._release_idle_child)

    def _release_idle_child(self) -> None:
        if self._waiting == 0 and self._starting and not self._has_ended(self._starting) and self._starting.done():
            child = self._starting.result()
            self._starting = None
            self._children.discard(child)
            if child.stdin:
                child.stdin.close()


def _retrieve_exception(starting: asyncio.Task[Process]) -> None:
    """Mark the exception of a failed start as handled: all who waited for the start have received it."""
    if not starting.cancelled():
        starting.exception()
