"""Work that is finished once it is begun, even if whoever asked for it stops waiting."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from kitapi.room.faults import unheard

ResultT = TypeVar("ResultT")


class BegunWork:
    """All work that a desk has begun and not finished; its length is how much that is."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    async def finish(self, work: Coroutine[Any, Any, ResultT]) -> ResultT:
        """Await ``work``, which continues even if the caller is cancelled; then nobody hears how it ends."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(unheard)
            raise
        finally:
            del task  # which holds how it failed, and that this frame: a circle that would stay

    async def wait(self) -> None:
        """Wait until all of it is finished."""
        if self._tasks:
            await asyncio.wait(self._tasks)
