"""Work that is finished once it has started, even if its caller is cancelled."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

from kitapi.room.faults import log_task_failure

ResultT = TypeVar("ResultT")


class PendingWork:
    """The work that a desk has started and not finished; its length is the number of pieces."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    async def finish(self, work: Coroutine[Any, Any, ResultT]) -> ResultT:
        """Await ``work``, which continues even if the caller is cancelled; then a failure is only logged."""
        task = asyncio.ensure_future(work)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._tasks.add(task)
        task.add_done_callback(partial(self._note_end, done))
        try:
            await done  # awaiting the task itself would cancel it with the caller
            return task.result()
        except asyncio.CancelledError:
            task.add_done_callback(log_task_failure)
            raise
        finally:
            del task  # the task refers to its exception, which refers to this frame: a reference cycle

    def _note_end(self, done: asyncio.Future[None], task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not done.done():
            done.set_result(None)

    async def wait(self) -> None:
        """Wait until all pending work is finished."""
        if self._tasks:
            await asyncio.wait(self._tasks)
