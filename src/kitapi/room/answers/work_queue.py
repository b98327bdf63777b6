"""A queue of work other than play, such as papers: one thread does it, one piece at a time, and results are cached.

All threads of Python share one lock, so several of them would delay the tables as much as work on the event loop.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Any, ParamSpec, TypeVar, cast

from kitapi.room.errors import Busy
from kitapi.room.faults import log_task_failure

GivenP = ParamSpec("GivenP")
ResultT = TypeVar("ResultT")

KEPT_BYTES = 32 * 1024 * 1024
MOST_WAITING, MOST_OF_ONE = 100, 50
"""Maximum number of pieces of work that may wait: of all requesters, and of one requester."""


class WorkQueue:
    """Does work in one thread, for each requester in turn; ``kept``: the size of the cache of results in bytes."""

    def __init__(self, kept: int = KEPT_BYTES) -> None:
        self._most = kept
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._size = 0
        self._forgettings = 0
        self._making: dict[Hashable, asyncio.Task[Any]] = {}
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy = False

    async def do(
        self, by: str, work: Callable[GivenP, ResultT], *given: GivenP.args, **named: GivenP.kwargs
    ) -> ResultT:
        """The result of ``work``, requested by ``by``, such as an address; requesters take turns.

        Raises:
            Busy: the maximum of work waits already.
        """
        await self._turn(by)
        try:
            return await asyncio.to_thread(partial(work, *given, **named))
        finally:
            self._pass_on()

    async def compute_once(
        self, key: Hashable, make: Callable[[], Awaitable[ResultT]], weight: Callable[[ResultT], int]
    ) -> ResultT:
        """The result of ``make``, computed once for all who request ``key``, and cached with its ``weight`` in bytes.

        Raises:
            Exception: any that ``make`` raises; it is not cached.
        """
        if key in self._kept:
            self._kept.move_to_end(key)
            return cast(ResultT, self._kept[key][0])
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.ensure_future(self._make(key, make, weight))
            task.add_done_callback(log_task_failure)
        return cast(ResultT, await asyncio.shield(task))

    def forget_all(self) -> None:
        """Empty the cache, and do not cache what is being computed now, because it may contain a removed name."""
        self._kept.clear()
        self._making.clear()
        self._size = 0
        self._forgettings += 1

    async def _make(
        self, key: Hashable, make: Callable[[], Awaitable[ResultT]], weight: Callable[[ResultT], int]
    ) -> ResultT:
        started = self._forgettings
        try:
            made = await make()
        finally:
            if started == self._forgettings:
                del self._making[key]
        if started == self._forgettings:
            self._keep(key, made, weight(made))
        return made

    def _keep(self, key: Hashable, made: Any, size: int) -> None:
        self._kept[key] = (made, size)
        self._size += size
        while self._size > self._most:
            self._size -= self._kept.popitem(last=False)[1][1]

    async def _turn(self, by: str) -> None:
        if not self._busy:
            self._busy = True
            return
        mine = self._waiting.get(by, ())
        if len(mine) >= MOST_OF_ONE or sum(map(len, self._waiting.values())) >= MOST_WAITING:
            raise Busy
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(by, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it already had the turn
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Start the next piece of work, from the requester whose last turn was longest ago."""
        while self._waiting:
            by, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[by] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
