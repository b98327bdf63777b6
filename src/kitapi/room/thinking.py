"""Bots that need the solver: made ready beside the tables, then asked in worker processes of their own.

What they need is compiled once on a machine, which takes up to a minute. Nobody waits for it: meanwhile others play in
their place, and whoever asks for advice is told to ask again.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from concurrent.futures import BrokenExecutor, Executor

from kitapi.compiling.cores import cores
from kitapi.room.errors import SolverNotReady, Unsolved
from kitapi.room.workers import Workers, thinking_processes

LOG = logging.getLogger(__name__)

COMPILING = 300.0
"""Seconds after which making ready is given up, and begun anew."""

FIRST_WAIT = 2.0
LONGEST_WAIT = 300.0
"""Seconds before it is begun anew: at first, and after it has failed often."""

ADVICE = 15.0
"""Seconds for advice, after which there is none."""


class Thinking:
    """The workers of bots that solve.

    Args:
        prepare: loads, and if need be compiles, all that they need; like ``advise`` it runs in a worker.
        advise: what a seat's options are worth: game, view and public history → JSON.
        games: those whose decisions can be advised on.
        seconds: how long a bot thinks who takes as long as he is given.
        workers: makes the executor.
    """

    def __init__(
        self,
        prepare: Callable[[], bytes],
        advise: Callable[[str, bytes, bytes], bytes],
        *,
        games: Collection[str],
        seconds: float,
        workers: Callable[[], Executor] | None = None,
    ) -> None:
        self.games = games
        self.seconds = seconds
        self._prepare = prepare
        self._advise = advise
        self._workers = Workers(workers or (lambda: thinking_processes(cores())), at_once=cores())
        self._ready = asyncio.Event()
        self._preparing: asyncio.Task[None] | None = None

    @property
    def is_ready(self) -> bool:
        """Whether they can be asked."""
        return self._ready.is_set()

    async def ready(self) -> None:
        """Wait until they can be asked."""
        await self._ready.wait()

    def begin(self) -> None:
        """Make them ready, beside whatever else goes on."""
        if self._preparing is None or self._preparing.done():
            self._preparing = asyncio.create_task(self._make_ready())

    async def ask(self, seconds: float, function: Callable[..., bytes], *arguments: object) -> bytes:
        """What ``function`` answers in a worker; see ``Workers.ask``. A worker that fails is made ready anew."""
        try:
            return await self._workers.ask(seconds, function, *arguments)
        except (BrokenExecutor, TimeoutError):
            self._ready.clear()
            self.begin()
            raise

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
        if self._preparing is not None and not self._preparing.done():
            self._preparing.cancel()
            await asyncio.wait({self._preparing})
        await self._workers.close()

    async def _make_ready(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                await self._workers.ask(COMPILING, self._prepare)
            except Exception as error:
                LOG.error("bots that think could not be made ready: %s", type(error).__name__)
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
            else:
                return self._ready.set()
