"""A card room that writes a sample of its load every second.

    python -m kitapi_campaigns.load_runs.server --database … --figures FILE

It is the server of ``kitapi serve`` without limits on the tables of one visitor and the requests of one address,
because all visitors of a run come from one machine.
"""

import argparse
import asyncio
import gc
import os
import threading
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from kitapi.store.writer import GroupWriter
from kitapi.web.app import create_app
from kitapi.web.garbage_collection import collect_young_garbage
from kitapi.web.guard import Guard
from kitapi.web.operation import operation_of
from kitapi.web.room_setup import open_room
from kitapi.web.server import listen, server_of
from kitapi_campaigns.load_runs.figures import Sample

LOOKED = 0.02
"""Seconds between two probes of the event loop."""

ALLOWANCE = 10_000
"""Factor on the request budget of one address: all visitors come from one machine."""

Beside = Callable[[], Coroutine[Any, Any, None]]


class Probe(Guard):
    """The application, with a task that samples its process."""

    def __init__(self, app: Guard, report: Path, beside: Sequence[Beside] = ()) -> None:
        self._inner = app
        self._beside = beside
        self._report = report
        self._lags: list[float] = []
        self._commits: list[float] = []
        self._groups: list[int] = []
        self._collected = 0.0
        self._sockets = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request to the application; part of ASGI."""
        if str(scope["type"]) == "lifespan":
            self._tasks = [asyncio.create_task(work()) for work in (self._look, self._write_samples, *self._beside)]
        self._sockets += str(scope["type"]) == "websocket"
        try:
            await self._inner(scope, receive, send)
        finally:
            self._sockets -= str(scope["type"]) == "websocket"

    def watch(self) -> None:
        """Measure every commit and every garbage collection from now on."""
        commit, write = GroupWriter.commit, GroupWriter.write

        def timed_commit(writer: GroupWriter) -> None:
            began = time.perf_counter()
            commit(writer)
            self._commits.append(time.perf_counter() - began)

        def counted_write(writer: GroupWriter, group: Any) -> Any:
            self._groups.append(len(group))
            return write(writer, group)

        GroupWriter.commit = timed_commit  # type: ignore[assignment,method-assign]
        GroupWriter.write = counted_write  # type: ignore[assignment,method-assign]
        gc.callbacks.append(self._note_collection)

    def _note_collection(self, phase: str, _info: dict[str, int]) -> None:
        now = time.perf_counter()
        if phase == "start":
            self._collecting = now
        else:
            self._collected = max(self._collected, now - self._collecting)

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOKED
            await asyncio.sleep(LOOKED)
            self._lags.append(loop.time() - due)

    async def _write_samples(self) -> None:
        thread = threading.get_native_id()
        with self._report.open("ab") as report:
            while True:
                await asyncio.sleep(1)
                report.write(msgspec.json.encode(self._sample(thread)) + b"\n")
                report.flush()

    def _sample(self, thread: int) -> Sample:
        lags, commits, groups = tuple(self._lags), tuple(self._commits), tuple(self._groups)
        collected, self._collected = self._collected, 0.0
        del self._lags[: len(lags)], self._commits[: len(commits)], self._groups[: len(groups)]
        return Sample(
            at=time.time(),
            cpu=time.process_time(),
            loop_cpu=_seconds_of(thread),
            rss=int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"),
            lags=lags,
            commits=commits,
            groups=groups,
            collected=collected,
            sockets=self._sockets,
        )


def _seconds_of(thread: int) -> float:
    """Processor seconds that ``thread`` of this process has used."""
    fields = Path(f"/proc/self/task/{thread}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Serve until ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", required=True)
    parser.add_argument("--figures", type=Path, required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--collect-all", action="store_true", help="collect old values too, as Python does")
    options = parser.parse_args()
    listening = listen("127.0.0.1", options.port)
    room = open_room(options.database, pace=options.pace, seconds=0)
    operation = operation_of(room, allowance=ALLOWANCE)
    app = create_app(room, operation=operation)
    probe = Probe(app, options.figures, () if options.collect_all else (collect_young_garbage,))
    probe.watch()
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    server_of(probe, capacity=operation.capacity).run(sockets=[listening])


if __name__ == "__main__":
    main()
