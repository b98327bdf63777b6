"""A worker: another process that answers one question after the other, and is replaced when it dies or is stuck."""

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
"""Seconds a worker has to finish when the room closes."""

POLITELY = 5
"""By how much workers that think step back behind the server, where the system lets them."""


class Worker:
    """Answers questions; ``start`` makes its executor, once somebody asks."""

    def __init__(self, start: Callable[[], Executor]) -> None:
        self._start = start
        self._turn = asyncio.Lock()
        self._executor: Executor | None = None

    async def ask(self, seconds: float, function: Callable[..., bytes], *arguments: object) -> bytes:
        """What ``function``, which must be importable there, answers within ``seconds`` from its turn on.

        Raises:
            TimeoutError, BrokenExecutor: it does not, or has ended; a new process starts with the next question.
            Exception: whatever it raises.
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
        """Let it go, at once if it does not go by itself."""
        await asyncio.to_thread(self._dismiss, LAST_SECONDS)

    def _dismiss(self, seconds: float = 0) -> None:
        """Stop it, even if it is stuck for ``seconds``."""
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
    return _process(begin_work)


def thinking_process() -> Executor:
    """The same, for one that keeps a core busy."""
    return _process(begin_to_think)


def _process(beginning: Callable[[], None]) -> Executor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=beginning)


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
