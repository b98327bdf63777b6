"""An event loop without real time, threads or sockets: ready callbacks run in an order drawn from a seed.

When nothing is ready the clock jumps to the next timer. Every callback belongs to a *life*: the number of the node in
whose context it was scheduled, or 0 for everything outside the nodes. Ending a life drops all its callbacks, as SIGKILL
would.
"""

import asyncio
import heapq
from asyncio import events
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, TypeVar

LIFE: ContextVar[int] = ContextVar("life", default=0)
"""The life to which the running code belongs."""

SLOWEST_CALL = 0.02
"""Longest duration, in virtual seconds, of a call in another thread."""

ResultT = TypeVar("ResultT")


class Due:
    """A scheduled callback; a handle of asyncio."""

    __slots__ = ("arguments", "callback", "context", "dropped", "moment")

    def __init__(
        self, callback: Callable[..., object], arguments: tuple[Any, ...], context: Context, moment: float
    ) -> None:
        self.callback = callback
        self.arguments = arguments
        self.context = context
        self.moment = moment
        self.dropped = False

    def cancel(self) -> None:
        """Prevent the callback from running."""
        self.dropped = True

    def cancelled(self) -> bool:
        """Whether the callback is cancelled."""
        return self.dropped

    def when(self) -> float:
        """Return the virtual moment at which the callback is due."""
        return self.moment


class VirtualLoop(asyncio.BaseEventLoop):
    """The event loop; ``shuffled``: run ready callbacks in random order, not in that in which they became ready."""

    def __init__(self, chance: Random, *, shuffled: bool = True) -> None:
        self.faults: list[str] = []
        """Exceptions that no task or callback should have raised."""
        self.steps = 0
        self._chance = chance
        self._shuffled = shuffled
        self._now = 1000.0
        self._ready: list[Due] = []
        self._later: list[tuple[float, int, Due]] = []
        self._counted = 0
        self._ended: set[int] = set()
        self._remains: list[Due] = []
        self._closed = False

    def time(self) -> float:
        """Virtual seconds."""
        return self._now

    def run_for(self, seconds: float, until: Callable[[], bool] = lambda: False) -> bool:
        """Run for ``seconds`` of virtual time, or until ``until`` returns True; returns whether it did."""
        end = self._now + seconds
        events._set_running_loop(self)  # noqa: SLF001
        try:
            while not until():
                if not self._ready and not self._jump(end):
                    self._now = end
                    return until()
                self._run_one()
            return True
        finally:
            events._set_running_loop(None)  # noqa: SLF001

    def run_until_complete(self, future: Coroutine[Any, Any, ResultT]) -> ResultT:  # type: ignore[override]
        """Run until ``future`` is done, however long it takes; returns its result."""
        task = self.create_task(future)
        self.run_for(float("1e9"), task.done)
        result: ResultT = task.result()
        return result

    def end(self, life: int) -> None:
        """Drop all callbacks of ``life``, without running any clean-up."""
        self._ended.add(life)
        self._remains += [due for due in self._ready if due.context.get(LIFE) == life]
        self._ready = [due for due in self._ready if due.context.get(LIFE) != life]

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Context | None = None) -> Due:  # type: ignore[override]
        """Add ``callback`` to the ready callbacks."""
        due = Due(callback, args, context if context is not None else copy_context(), self._now)
        if self._closed or (self._ended and due.context.get(LIFE, 0) in self._ended):
            self._remains.append(due)
        else:
            self._ready.append(due)
        return due

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Due:
        """Run ``callback`` after ``delay`` virtual seconds."""
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Due:
        """Run ``callback`` at the virtual moment ``when``."""
        due = Due(callback, args, context if context is not None else copy_context(), when)
        self._counted += 1
        heapq.heappush(self._later, (when, self._counted, due))
        return due

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """Run ``func`` as a callback after a delay, in place of a thread."""
        answer = self.create_future()
        delay = getattr(executor, "delay", None)
        seconds = delay() if delay is not None else self._chance.random() * SLOWEST_CALL
        self.call_later(seconds, _run_in_place, answer, func, args)
        return answer

    def create_future(self) -> asyncio.Future[Any]:
        """A future of this loop."""
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> asyncio.Task[Any]:  # type: ignore[override]
        """A task of this loop."""
        return asyncio.Task(coro, loop=self, name=name, context=context)

    def is_running(self) -> bool:
        """Whether this is the running loop."""
        return events._get_running_loop() is self  # noqa: SLF001

    def is_closed(self) -> bool:
        """Whether the loop is closed."""
        return self._closed

    def get_debug(self) -> bool:
        """Return False: there is no debug mode."""
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Note an exception that nobody caught."""
        if not self._closed:
            self.faults.append(f"{context.get('message')}: {context.get('exception')!r}")

    def close(self) -> None:
        """Drop all callbacks, without running any."""
        self._closed = True
        gone: set[asyncio.Task[Any]] = set()
        events._set_running_loop(self)  # what dropped tasks schedule is dropped too  # noqa: SLF001
        try:
            while left := asyncio.all_tasks(self) - gone:
                for task in left:
                    _let_go(task)
                gone |= left
        finally:
            events._set_running_loop(None)  # noqa: SLF001
        self._ready.clear()
        self._later.clear()
        self._remains.clear()

    def _jump(self, end: float) -> bool:
        """Advance the clock to the next timer, unless that is after ``end``."""
        while self._later:
            when, _, due = self._later[0]
            if due.dropped:
                heapq.heappop(self._later)
                continue
            if when > end:
                return False
            self._now = max(self._now, when)
            self._take_due()
            if self._ready:
                return True
        return False

    def _take_due(self) -> None:
        while self._later and self._later[0][0] <= self._now:
            due = heapq.heappop(self._later)[2]
            if due.context.get(LIFE, 0) in self._ended:
                self._remains.append(due)
            elif not due.dropped:
                self._ready.append(due)

    def _run_one(self) -> None:
        ready = self._ready
        place = int(self._chance.random() * len(ready)) if self._shuffled and len(ready) > 1 else 0
        due = ready.pop(place)
        if due.dropped:
            return
        self.steps += 1
        try:
            due.context.run(due.callback, *due.arguments)
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:
            self.faults.append(f"a callback failed: {error!r}")


def _let_go(task: asyncio.Task[Any]) -> None:
    task._log_destroy_pending = False  # type: ignore[attr-defined]  # noqa: SLF001
    with suppress(BaseException):  # clean-up of a dead node may fail in any way
        task.get_coro().close()


def _run_in_place(answer: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]) -> None:
    """Run ``func`` in place of another thread; drop its result if nobody waits for it any more."""
    try:
        result = func(*args)
    except Exception as error:
        if not answer.done():
            answer.set_exception(error)
    else:
        if not answer.done():
            answer.set_result(result)
