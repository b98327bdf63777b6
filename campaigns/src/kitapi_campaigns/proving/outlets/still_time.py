"""An event loop whose clock stands still while anything can be done, and then jumps to the next timer.

Everything runs in one thread and in the same order every time, so two runs of one script can be held against each other
to the last byte, and to the time that the loop shows.
"""

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

LONGEST = 100_000.0
"""Seconds, by the loop's clock, after which nothing will happen any more."""


LATE = 1e-6
"""Seconds by which a timer is late: one that is early by a rounding could be set again for ever, as no time passes."""


class Stuck(RuntimeError):
    """Everybody waits, and nobody does anything."""


class AtOnce(ThreadPoolExecutor):
    """An executor that does everything within the call."""

    def __init__(self) -> None:
        super().__init__(1)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Do it now."""
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


class StillTime(asyncio.SelectorEventLoop):
    """The loop; ``time`` begins at 0."""

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__(_Jumping(self))
        self.set_default_executor(AtOnce())

    def time(self) -> float:
        """Seconds since the beginning."""
        return self._now

    def jump(self, seconds: float) -> None:
        """Nothing can be done for so long."""
        self._now += seconds + LATE
        if self._now > LONGEST:
            raise Stuck([repr(task.get_stack()) for task in asyncio.all_tasks(self)])

    async def shutdown_default_executor(self, _timeout: float | None = None) -> None:
        """Nothing is under way there: a thread that waited for it would end at any time."""

    async def quiet(self) -> None:
        """Wait until nothing can be done before a timer."""
        for _ in range(2):
            await asyncio.sleep(0)
            while self._ready:  # type: ignore[attr-defined]
                await asyncio.sleep(0)


class _Jumping(selectors.SelectSelector):
    """Never waits: where the loop would, its clock is put forward."""

    def __init__(self, loop: StillTime) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        """What is ready now."""
        if timeout:
            self._loop.jump(timeout)
        ready = super().select(0)
        if timeout is None and not ready:
            raise Stuck("everybody waits for somebody else")
        return ready
