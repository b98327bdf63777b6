"""Bots that need the solver: made ready beside the tables, then asked in worker processes of their own.

What they need is compiled once on a machine, which takes up to a minute. Nobody waits for it: meanwhile others play in
their place, and whoever asks for advice is told to ask again. There is one worker as long as it is enough, and up to
one for each core while several questions come at once; each is asked only once it is ready.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from concurrent.futures import BrokenExecutor, Executor
from contextlib import suppress

from kitapi.compiling.cores import cores
from kitapi.room.bots.workers import Worker, thinking_process
from kitapi.room.errors import SolverNotReady, Unsolved

LOG = logging.getLogger(__name__)

COMPILING = 300.0
"""Seconds after which a start is given up, and tried again."""

FIRST_WAIT = 2.0
LONGEST_WAIT = 300.0
"""Seconds before it is tried again: at first, and after it has failed often."""

IDLE = 120.0
"""Seconds without a question after which all workers but one are let go."""

ADVICE = 15.0
"""Seconds for advice, after which there is none."""


class Thinking:
    """The workers of bots that solve.

    Args:
        prepare: loads, and if need be compiles, all that they need; like ``advise`` it runs in a worker.
        advise: what a seat's options are worth: game, view and public history → JSON.
        games: those whose decisions can be advised on.
        seconds: how long a bot thinks that uses all its time.
        workers: makes the executor of one worker.
        most: how many workers there may be.
    """

    def __init__(  # noqa: PLR0913 - what is done, and by whom
        self,
        prepare: Callable[[], bytes],
        advise: Callable[[str, bytes, bytes], bytes],
        *,
        games: Collection[str],
        seconds: float,
        workers: Callable[[], Executor] = thinking_process,
        most: int | None = None,
    ) -> None:
        self.games = games
        self.seconds = seconds
        self._prepare = prepare
        self._advise = advise
        self._start = workers
        self._most = cores() if most is None else most
        self._workers: dict[Worker, asyncio.Task[None]] = {}
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._ready = asyncio.Event()
        self._resting: asyncio.TimerHandle | None = None
        self._leaving: set[asyncio.Task[None]] = set()

    @property
    def is_ready(self) -> bool:
        """Whether a worker is ready."""
        return self._ready.is_set()

    @property
    def workers(self) -> int:
        """How many workers there are."""
        return len(self._workers)

    async def ready(self) -> None:
        """Wait until a worker is ready."""
        await self._ready.wait()

    def begin(self) -> None:
        """Make a worker ready, if there is none, in the background."""
        if not self._workers:
            self._add_worker()

    async def ask(self, seconds: float, function: Callable[..., bytes], *arguments: object) -> bytes:
        """What ``function`` answers in a worker.

        Raises:
            TimeoutError, BrokenExecutor: none answers within ``seconds``, or it has ended.
            Exception: whatever it raises.
        """
        worker = await self._next_free(seconds)
        try:
            return await worker.ask(seconds, function, *arguments)
        except (BrokenExecutor, TimeoutError):
            self._lose(worker)
            raise
        finally:
            if worker in self._workers:
                self._free.put_nowait(worker)
                self._rest()

    async def advice(self, game: str, view: bytes, history: bytes) -> bytes:
        """What the options of a seat are worth, by its view and what everybody has seen.

        Raises:
            SolverNotReady: they are still being made ready.
            Unsolved: there is no answer.
        """
        if not self.is_ready:
            raise SolverNotReady
        try:
            return await self.ask(ADVICE, self._advise, game, view, history)
        except Exception as error:
            LOG.error("no advice in %s: %s", game, type(error).__name__)
            raise Unsolved from error

    async def close(self) -> None:
        """Let the workers go."""
        if self._resting is not None:
            self._resting.cancel()
        workers, self._workers = self._workers, {}
        for preparing in workers.values():
            preparing.cancel()
        await asyncio.gather(*workers.values(), return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in workers), *self._leaving)

    async def _next_free(self, seconds: float) -> Worker:
        """A worker that has nothing to do; one more is made ready if all are busy, and not so many as there may be."""
        with suppress(asyncio.QueueEmpty):
            return self._free.get_nowait()
        if len(self._workers) < self._most:
            self._add_worker()
        return await asyncio.wait_for(self._free.get(), seconds)

    def _add_worker(self) -> None:
        worker = Worker(self._start)
        self._workers[worker] = asyncio.create_task(self._make_ready(worker))

    def _rest(self) -> None:
        """Let workers go that nobody has needed for long; count again from now on."""
        if self._resting is not None:
            self._resting.cancel()
        self._resting = asyncio.get_running_loop().call_later(IDLE, self._let_go)

    def _let_go(self) -> None:
        while self._free.qsize() > 1:
            worker = self._free.get_nowait()
            del self._workers[worker]
            leaving = asyncio.create_task(worker.close())
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)

    def _lose(self, worker: Worker) -> None:
        """Do without ``worker``, which has failed; where no other is ready, make another one ready."""
        del self._workers[worker]
        if not any(preparing.done() for preparing in self._workers.values()):
            self._ready.clear()
            self.begin()

    async def _make_ready(self, worker: Worker) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                await worker.ask(COMPILING, self._prepare)
            except Exception as error:
                LOG.error("bots that think could not be made ready: %s", type(error).__name__)
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
            else:
                self._free.put_nowait(worker)
                return self._ready.set()
