"""A worker: a process that handles one request at a time, and is replaced when it dies or is stuck."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.process import BaseProcess

LAST_SECONDS = 1.0
"""Seconds that a worker has to finish when the room closes."""

POLITELY = 5
"""The increment of niceness by which workers that compute for long lower their priority, if the system allows it."""


class Worker:
    """Handles requests; ``start`` makes its executor at the first one."""

    def __init__(self, start: Callable[[], Executor]) -> None:
        self._start = start
        self._turn = asyncio.Lock()
        self._executor: Executor | None = None

    async def ask(self, seconds: float, function: Callable[..., bytes], *arguments: object) -> bytes:
        """The result of ``function``, which the worker can import; ``seconds``: the timeout once its turn begins.

        Raises:
            TimeoutError, BrokenExecutor: there is no result in time, or the process has ended; the next request starts
                a new process.
            Exception: whatever ``function`` raises.
        """
        async with self._turn:
            executor = self._executor = self._executor or self._start()
            try:
                answer = asyncio.get_running_loop().run_in_executor(executor, partial(function, *arguments))
                return await asyncio.wait_for(answer, seconds)
            except (BrokenExecutor, TimeoutError):
                self._dismiss()
                raise

    async def close(self) -> None:
        """Stop the process; terminate it if it does not end by itself."""
        await asyncio.to_thread(self._dismiss, LAST_SECONDS)

    def _dismiss(self, seconds: float = 0) -> None:
        """Stop the process; terminate it after ``seconds``."""
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
    """The executor of one worker process, which inherits nothing from the server."""
    return _process(begin_work)


def thinking_process() -> Executor:
    """The executor of one worker process that computes for long."""
    return _process(begin_to_think)


def _process(beginning: Callable[[], None]) -> Executor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=beginning)


def begin_work() -> None:
    """Prepare a worker: ignore the keyboard's interrupt, which the server handles, and end when the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if parent := multiprocessing.parent_process():
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def begin_to_think() -> None:
    """Prepare a worker that computes for long: as ``begin_work``, and lower its priority."""
    begin_work()
    with suppress(AttributeError, OSError):
        os.nice(POLITELY)


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
