"""Worker processes that start together, are restarted within limits if they end by themselves, and end together."""

import logging
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import NamedTuple

from kitapi.texts import Text
from kitapi.web.server import CannotServe

LOG = logging.getLogger(__name__)

MOST_RESTARTS = 6
"""Maximum number of workers that are restarted within ``RESTARTS_SECONDS``; if one more ends by itself, all are ended.
"""

RESTARTS_SECONDS = 60.0

FIRST_PAUSE = 0.5
"""Seconds until a worker that ended by itself is restarted; doubled for each restart within the last minute."""

ENDING_SECONDS = 20.0
"""The seconds that workers have to end after their deals are finished; those that still run afterwards are killed."""

BEGIN_TO_END = signal.SIGUSR1
"""The parent's signal to a worker to end, unless it does so already: a service may have signalled all processes."""


class Served(NamedTuple):
    """The report of a worker that accepts connections.

    ``connections``: its maximum of connections. ``files``: its maximum of open files; None: no maximum.
    """

    connections: int
    files: int | None


class Worker(NamedTuple):
    """A process, and its reports: either that it serves or, as a text, why it cannot serve."""

    process: BaseProcess
    reports: Connection


class Workers:
    """``count`` workers, each started by ``start`` with its number; the others start once the first one serves.

    The first one starts alone because it may have to upgrade the database. ``on_first_served`` gets its report.
    ``ending_seconds``: how long all may take to end. ``first_pause``: see ``FIRST_PAUSE``. ``now``: a clock in seconds.
    """

    def __init__(  # noqa: PLR0913 - tests replace processes and clocks
        self,
        count: int,
        start: Callable[[int], Worker],
        *,
        on_first_served: Callable[[Served], None] = lambda _: None,
        ending_seconds: float = ENDING_SECONDS,
        first_pause: float = FIRST_PAUSE,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._count = count
        self._start = start
        self._on_first_served = on_first_served
        self._ending_seconds = ending_seconds
        self._first_pause = first_pause
        self._now = now
        self._is_ending = False
        self._running: dict[int, Worker] = {}
        self._due = {0: now()}
        self._have_served: set[int] = set()
        self._restarts: list[float] = []
        self._woken, self._wake = os.pipe()
        os.set_blocking(self._wake, False)

    def run(self) -> None:
        """Keep all workers running until the end.

        Raises:
            CannotServe: one cannot serve from its start on, or too many have ended by themselves.
        """
        try:
            while not self._is_ending:
                self._start_due()
                self._wait(max(0.0, min(self._due.values()) - self._now()) if self._due else None)
                self._follow()
        finally:
            self._end_all()

    def end_on_signal(self, number: int, _frame: FrameType | None) -> None:
        """End all workers regularly; at a second signal, immediately."""
        self._signal_all(number if self._is_ending else BEGIN_TO_END)
        self._is_ending = True
        with suppress(OSError):  # the pipe is full, so it wakes the loop anyway, or it is closed after the end
            os.write(self._wake, b"\n")

    def _start_due(self) -> None:
        now = self._now()
        for number in [number for number, at in self._due.items() if at <= now]:
            del self._due[number]
            # Signals are blocked until the new worker is listed; its process starts with SIGINT blocked.
            blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
            try:
                self._running[number] = self._start(number)
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
            if self._is_ending:  # another thread handled the signal, which the new worker has not received
                self._signal_all(BEGIN_TO_END)

    def _wait(self, seconds: float | None) -> None:
        """Wait until a worker reports or ends, a signal comes, or ``seconds`` are over."""
        ends = [worker.process.sentinel for worker in self._running.values()]
        reports = [worker.reports for worker in self._running.values() if not worker.reports.closed]
        if self._woken in wait([*ends, *reports, self._woken], seconds):
            os.read(self._woken, 1)

    def _follow(self) -> None:
        """Note what workers have reported, and which have ended.

        Raises:
            CannotServe: one cannot serve from its start on, or too many have ended by themselves.
        """
        for number, worker in tuple(self._running.items()):
            has_ended = not worker.process.is_alive()
            self._note_report(number, _report_of(worker.reports))
            if has_ended:
                del self._running[number]
                worker.reports.close()
                self._note_end(number, worker.process)

    def _note_report(self, number: int, report: Served | Text | None) -> None:
        if self._is_ending or report is None:
            return
        if isinstance(report, Served):
            is_first = not self._have_served
            self._have_served.add(number)
            if is_first:
                self._on_first_served(report)
                self._due |= dict.fromkeys(range(1, self._count), self._now())
        elif number not in self._have_served:
            raise CannotServe(report)
        else:
            LOG.error("worker %d cannot serve: %s", number, report)

    def _note_end(self, number: int, process: BaseProcess) -> None:
        if not self._is_ending:
            LOG.error("worker %d ended by itself: %s", number, _status_of(process.exitcode or 0))
            self._due[number] = self._now() + self.next_pause()

    def next_pause(self) -> float:
        """Seconds until the next restart.

        Raises:
            CannotServe: there were too many restarts.
        """
        now = self._now()
        self._restarts = [at for at in self._restarts if now - at < RESTARTS_SECONDS]
        if len(self._restarts) >= MOST_RESTARTS:
            raise CannotServe(
                Text(
                    "more than {most} workers ended by themselves within a minute; the lines above say how",
                    most=MOST_RESTARTS,
                )
            )
        self._restarts.append(now)
        return float(self._first_pause * 2 ** (len(self._restarts) - 1))

    def _end_all(self) -> None:
        """End all workers that still run; those that take too long are killed."""
        if not self._is_ending:
            self.end_on_signal(signal.SIGTERM, None)
        until = self._now() + self._ending_seconds
        while self._running and (left := until - self._now()) > 0:
            self._wait(left)
            self._follow()
        for number, worker in self._running.items():
            LOG.error("worker %d did not end in time, and is killed", number)
            worker.process.kill()
            worker.process.join()
            worker.reports.close()
        os.close(self._wake)
        os.close(self._woken)

    def _signal_all(self, number: int) -> None:
        for worker in tuple(self._running.values()):
            if worker.process.pid is not None and worker.process.is_alive():
                os.kill(worker.process.pid, number)


def _report_of(reports: Connection) -> Served | Text | None:
    """The next report of a worker; None if there is no further one."""
    try:
        if reports.closed or not reports.poll():
            return None
        report: Served | Text = reports.recv()
    except EOFError:
        reports.close()
        return None
    return report


def _status_of(status: int) -> str:
    return f"exit status {status}" if status >= 0 else f"signal {-status}"
