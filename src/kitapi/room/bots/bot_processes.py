"""Worker processes for bots that need the solver, and for advice.

The solver is compiled once on a machine, which takes up to a minute. Nobody waits for it: meanwhile other bots play in
place of these, and requests for advice are refused as not ready. Normally there is one worker; while several requests
come at once, up to one for each core. A worker gets requests only once it is ready.
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
"""Timeout in seconds for the start of a worker; after it, the start is tried again."""

FIRST_WAIT = 2.0
LONGEST_WAIT = 300.0
"""Shortest and longest seconds before a failed start is tried again; the wait doubles with every failure."""

IDLE = 120.0
"""Seconds without a request after which all workers but one are closed."""

ADVICE = 15.0
"""Timeout of a request for advice in seconds."""


class Thinking:
    """The workers of bots that use the solver.

    Args:
        prepare: loads, and compiles if necessary, all that the bots need; like ``advise`` it runs in a worker.
        advise: computes the values of a seat's options: game, view and public history → JSON.
        games: the games for which there is advice.
        seconds: the time budget of a bot that has none of its own. workers: creates the executor of one worker. most:
        the maximum number of workers.
    """

    def __init__(  # noqa: PLR0913 - the two functions, the games, and the limits of the workers
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
        """The number of workers."""
        return len(self._workers)

    async def ready(self) -> None:
        """Wait until a worker is ready."""
        await self._ready.wait()

    def begin(self) -> None:
        """Start a worker in the background, if there is none."""
        if not self._workers:
            self._add_worker()

    async def ask(self, seconds: float, function: Callable[..., bytes], *arguments: object) -> bytes:
        """The result of ``function`` in a worker.

        Raises:
            TimeoutError, BrokenExecutor: there is no result within ``seconds``, or the worker has ended.
            Exception: whatever ``function`` raises.
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
        """The values of a seat's options, from its view and the public history.

        Raises:
            SolverNotReady: the solver is still being compiled.
            Unsolved: the solver gave no answer in time, or failed.
        """
        if not self.is_ready:
            raise SolverNotReady
        try:
            return await self.ask(ADVICE, self._advise, game, view, history)
        except Exception as error:
            LOG.error("no advice in %s: %s", game, type(error).__name__)
            raise Unsolved from error

    async def close(self) -> None:
        """Close the workers."""
        if self._resting is not None:
            self._resting.cancel()
        workers, self._workers = self._workers, {}
        for preparing in workers.values():
            preparing.cancel()
        await asyncio.gather(*workers.values(), return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in workers), *self._leaving)

    async def _next_free(self, seconds: float) -> Worker:
        """An idle worker; if all are busy and there may be more, one more is started."""
        with suppress(asyncio.QueueEmpty):
            return self._free.get_nowait()
        if len(self._workers) < self._most:
            self._add_worker()
        return await asyncio.wait_for(self._free.get(), seconds)

    def _add_worker(self) -> None:
        worker = Worker(self._start)
        self._workers[worker] = asyncio.create_task(self._make_ready(worker))

    def _rest(self) -> None:
        """Restart the timer after which idle workers are closed."""
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
        """Remove ``worker``, which has failed; start another one if none is ready."""
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
