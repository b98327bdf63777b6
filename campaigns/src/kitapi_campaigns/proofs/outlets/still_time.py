"""An event loop whose clock stands still while callbacks are ready, and then jumps to the next timer.

Everything runs in one thread and always in the same order, so two runs of one script can be compared to the last byte,
including the loop's time.
"""

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

LONGEST = 100_000.0
"""Seconds, by the loop's clock, after which the loop counts as stuck."""


LATE = 1e-6
"""Seconds by which timers are late; a timer early by a rounding error could be set again for ever."""


class Stuck(RuntimeError):
    """Nothing is ready and no timer is set."""


class AtOnce(ThreadPoolExecutor):
    """An executor that runs its work within the call."""

    def __init__(self) -> None:
        super().__init__(1)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run ``fn`` now; returns its finished future."""
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


class StillTime(asyncio.SelectorEventLoop):
    """The event loop; its time begins at 0."""

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__(_Jumping(self))
        self.set_default_executor(AtOnce())

    def time(self) -> float:
        """Seconds since the beginning."""
        return self._now

    def jump(self, seconds: float) -> None:
        """Advance the clock by ``seconds``."""
        self._now += seconds + LATE
        if self._now > LONGEST:
            raise Stuck([repr(task.get_stack()) for task in asyncio.all_tasks(self)])

    async def shutdown_default_executor(self, _timeout: float | None = None) -> None:
        """Do nothing: the executor has no work, and a thread that waited for it would end at an unpredictable time."""

    async def quiet(self) -> None:
        """Wait until only timers are left."""
        for _ in range(2):
            await asyncio.sleep(0)
            while self._ready:  # type: ignore[attr-defined]
                await asyncio.sleep(0)


class _Jumping(selectors.SelectSelector):
    """A selector that never waits: it advances the loop's clock instead."""

    def __init__(self, loop: StillTime) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        """The file objects that are ready now."""
        if timeout:
            self._loop.jump(timeout)
        ready = super().select(0)
        if timeout is None and not ready:
            raise Stuck("everybody waits for somebody else")
        return ready
