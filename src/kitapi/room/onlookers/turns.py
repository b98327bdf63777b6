"""The turn at a table: a lock with two queues, in which players have priority over onlookers."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress


class Turn(AbstractAsyncContextManager[None]):
    """A lock with two queues: ``async with turn`` waits in the first, ``async with turn.behind()`` in the second.

    The second queue moves only while nobody waits in the first.
    """

    def __init__(self) -> None:
        self._taken = False
        self._first: deque[asyncio.Future[None]] = deque()
        self._behind: deque[asyncio.Future[None]] = deque()

    async def __aenter__(self) -> None:
        await self._take(self._first)

    async def __aexit__(self, *_: object) -> None:
        self._hand_over()

    @asynccontextmanager
    async def behind(self) -> AsyncIterator[None]:
        """Take the turn when no task waits in the first queue."""
        await self._take(self._behind)
        try:
            yield
        finally:
            self._hand_over()

    def is_taken(self) -> bool:
        """Whether a task has the turn."""
        return self._taken

    async def _take(self, queue: deque[asyncio.Future[None]]) -> None:
        if not self._taken:
            self._taken = True
            return
        waiting = asyncio.get_running_loop().create_future()
        queue.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self._hand_over()
            with suppress(ValueError):
                queue.remove(waiting)
            raise

    def _hand_over(self) -> None:
        """Give the turn to the next task; it is free if none waits."""
        for queue in (self._first, self._behind):
            while queue:
                waiting = queue.popleft()
                if not waiting.done():
                    waiting.set_result(None)
                    return
        self._taken = False
