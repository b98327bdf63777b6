"""An event loop without time, threads or sockets: what is ready runs in an order that a seed draws.

When nothing is ready the clock jumps to the next timer. Everything belongs to a *life*: that of the node whose context
it was begun in, or 0 for the world around it. A life that ends takes all with it that was under way, as SIGKILL does.
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
"""The life that something belongs to."""

SLOWEST_CALL = 0.02
"""Virtual seconds that a call in another thread takes at most."""

ResultT = TypeVar("ResultT")


class Due:
    """A callback that is to run; asyncio's handle."""

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
        """Run it no more."""
        self.dropped = True

    def cancelled(self) -> bool:
        """Whether it will not run."""
        return self.dropped

    def when(self) -> float:
        """The moment it is due at."""
        return self.moment


class VirtualLoop(asyncio.BaseEventLoop):
    """The loop; ``shuffled``: whether what is ready runs in any order, or in that in which it became ready."""

    def __init__(self, chance: Random, *, shuffled: bool = True) -> None:
        self.faults: list[str] = []
        """What no task or callback should have raised."""
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
        """Run for the given virtual seconds, or until ``until``; whether that became true."""
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
        """The result of ``future``, at any time."""
        task = self.create_task(future)
        self.run_for(float("1e9"), task.done)
        result: ResultT = task.result()
        return result

    def end(self, life: int) -> None:
        """Nothing of ``life`` runs any more, and nothing of it learns that it ends."""
        self._ended.add(life)
        self._remains += [due for due in self._ready if due.context.get(LIFE) == life]
        self._ready = [due for due in self._ready if due.context.get(LIFE) != life]

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Context | None = None) -> Due:  # type: ignore[override]
        """Run ``callback`` among all that is ready."""
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
        """Run ``func`` as a callback after a while, and no thread."""
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
        """Whether it is the running loop."""
        return events._get_running_loop() is self  # noqa: SLF001

    def is_closed(self) -> bool:
        """Whether nothing will run any more."""
        return self._closed

    def get_debug(self) -> bool:
        """Never."""
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Remember what nobody caught."""
        if not self._closed:
            self.faults.append(f"{context.get('message')}: {context.get('exception')!r}")

    def close(self) -> None:
        """Let go of everything, and run none of it."""
        self._closed = True
        gone: set[asyncio.Task[Any]] = set()
        events._set_running_loop(self)  # what the dead begin as they go is begun here too, and let go of with the rest  # noqa: SLF001
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
        """Let the clock show the next timer's moment, if that is not after ``end``."""
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
    with suppress(BaseException):  # what a dead node would still have done is nobody's concern
        task.get_coro().close()


def _run_in_place(answer: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]) -> None:
    """Run what another thread would have; an answer that nobody waits for any more is lost."""
    try:
        result = func(*args)
    except Exception as error:
        if not answer.done():
            answer.set_exception(error)
    else:
        if not answer.done():
            answer.set_result(result)
