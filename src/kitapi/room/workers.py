"""Worker processes: started when they are first asked, and replaced when they die or are stuck."""

import asyncio
import multiprocessing
import os
import signal
import threading
from asyncio import CancelledError
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.process import BaseProcess

LAST_SECONDS = 1.0
"""Seconds a worker has to finish when the room closes."""

POLITELY = 5
"""By how much workers that think step back behind the server, where the system lets them."""


class Workers:
    """Answers questions in other processes.

    Args:
        start: makes the executor, once somebody asks.
        at_once: how many questions are asked at the same time; others wait for their turn.
    """

    def __init__(self, start: Callable[[], Executor], *, at_once: int = 1) -> None:
        self._start = start
        self._turns = asyncio.Semaphore(at_once)
        self._executor: Executor | None = None

    async def ask(self, seconds: float, function: Callable[..., bytes], *arguments: object) -> bytes:
        """What ``function``, which must be importable there, answers within so many seconds.

        Raises:
            TimeoutError, BrokenExecutor: it does not, or its process has ended; new ones start with the next question.
            Exception: whatever it raises.
        """
        async with self._turns:
            executor = self._executor = self._executor or self._start()
            try:
                return await self._asked(executor, seconds, partial(function, *arguments))
            except (BrokenExecutor, TimeoutError):
                if self._executor is executor:
                    self._dismiss()
                raise

    async def close(self) -> None:
        """Let the workers go, at once if they do not go by themselves."""
        await asyncio.to_thread(self._dismiss, LAST_SECONDS)

    async def _asked(self, executor: Executor, seconds: float, work: Callable[[], bytes]) -> bytes:
        answer = asyncio.get_running_loop().run_in_executor(executor, work)
        try:
            return await asyncio.wait_for(answer, seconds)
        except CancelledError as error:
            asking = asyncio.current_task()
            if asking is not None and asking.cancelling():
                raise
            raise BrokenExecutor from error  # it was dismissed over another question

    def _dismiss(self, seconds: float = 0) -> None:
        """Stop the workers, even one that is stuck for so many seconds; the next question starts new ones."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        workers: dict[int, BaseProcess] = getattr(executor, "_processes", None) or {}
        processes = tuple(workers.values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.join(seconds)
            if process.is_alive():
                process.terminate()


def worker_process() -> Executor:
    """One worker process, with nothing inherited but its work."""
    return _processes(1, begin_work)


def thinking_processes(number: int) -> Executor:
    """Up to so many worker processes, each of which is started when the others are busy."""
    return _processes(number, begin_to_think)


def _processes(number: int, beginning: Callable[[], None]) -> Executor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(max_workers=number, mp_context=context, initializer=beginning)


def begin_work() -> None:
    """In the worker: leave the keyboard's interrupt to the server, and end when the server ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if parent := multiprocessing.parent_process():
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def begin_to_think() -> None:
    """In a worker that thinks for long: step back behind the server besides."""
    begin_work()
    with suppress(AttributeError, OSError):
        os.nice(POLITELY)


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
