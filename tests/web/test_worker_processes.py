"""Worker processes are started one after the other, restarted within bounds, and ended together."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from multiprocessing.connection import Connection

import pytest

from kitapi.texts import Text
from kitapi.web.server import CannotServe
from kitapi.web.settings import Bounds, Network, Settings
from kitapi.web.worker_processes import BEGIN_TO_END, MOST_RESTARTS, RESTARTS_SECONDS, Served, Worker, Workers
from kitapi.web.worker_servers import settings_of_worker

pytestmark = pytest.mark.skipif(os.name == "nt", reason="several workers do not run on Windows")

FORK = multiprocessing.get_context("fork")
SERVED = Served(connections=10, files=100)
Work = Callable[[Connection], None]


def serve_until_signalled(reports: Connection) -> None:
    """Serve until a signal comes, as a worker does."""
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    for ending in (signal.SIGTERM, BEGIN_TO_END):
        signal.signal(ending, signal.SIG_DFL)
    reports.send(SERVED)
    signal.pause()


def serve_until_second_signal(reports: Connection) -> None:
    """Continue to serve after the first signal, as a worker with running deals does."""
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    signal.signal(BEGIN_TO_END, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    reports.send(SERVED)
    while True:
        signal.pause()


def be_refused(reports: Connection) -> None:
    """Report that it cannot serve."""
    reports.send(Text("the database is away"))


def serve_and_end(reports: Connection) -> None:
    """Serve, and end by itself."""
    reports.send(SERVED)


def fail(_: Connection) -> None:
    """End before it serves."""
    raise SystemExit(3)


def serve_and_ignore_signals(reports: Connection) -> None:
    """Serve, whatever signal comes."""
    for ending in (signal.SIGTERM, BEGIN_TO_END):
        signal.signal(ending, signal.SIG_IGN)
    reports.send(SERVED)
    while True:
        signal.pause()


class Started:
    """Starts workers that run the functions in ``works`` in turn, and then the last one again and again."""

    def __init__(self, *works: Work) -> None:
        self.works = works
        self.numbers: list[int] = []
        self.workers: list[Worker] = []
        self.then: Callable[[], None] = lambda: None

    def __call__(self, number: int) -> Worker:
        reports, reporting = FORK.Pipe(duplex=False)
        process = FORK.Process(target=self.works[min(len(self.numbers), len(self.works) - 1)], args=(reporting,))
        process.start()
        reporting.close()
        self.numbers.append(number)
        self.workers.append(Worker(process, reports))
        self.then()
        return self.workers[-1]

    @property
    def statuses(self) -> list[int | None]:
        """How each process ended."""
        return [worker.process.exitcode for worker in self.workers]


@contextmanager
def signals_for(workers: Workers) -> Iterator[None]:
    """Let signals to end reach ``workers`` inside the block."""
    before = {ending: signal.signal(ending, workers.end_on_signal) for ending in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for ending, handler in before.items():
            signal.signal(ending, handler)


def test_the_others_are_started_when_the_first_worker_serves_and_all_end_on_a_signal() -> None:
    start = Started(serve_until_signalled)
    reported: list[tuple[Served, int]] = []
    workers = Workers(3, start, on_first_served=lambda served: reported.append((served, len(start.numbers))))
    start.then = lambda: os.kill(os.getpid(), signal.SIGTERM) if len(start.numbers) == 3 else None
    with signals_for(workers):
        workers.run()
    assert reported == [(SERVED, 1)]
    assert start.numbers == [0, 1, 2]
    assert start.statuses == [-BEGIN_TO_END] * 3


def test_a_signal_that_another_thread_takes_reaches_the_worker_that_is_being_started() -> None:
    start = Started(serve_until_signalled)
    workers = Workers(1, start)
    start.then = lambda: os.kill(os.getpid(), signal.SIGTERM)
    over = threading.Event()
    beside = threading.Thread(target=over.wait)
    beside.start()
    try:
        with signals_for(workers):
            workers.run()
    finally:
        over.set()
        beside.join()
    assert start.statuses == [-BEGIN_TO_END]


def test_a_second_signal_is_passed_on_as_it_is() -> None:
    start = Started(serve_until_second_signal)

    def end(_: Served) -> None:
        workers.end_on_signal(signal.SIGINT, None)
        workers.end_on_signal(signal.SIGTERM, None)

    workers = Workers(1, start, on_first_served=end)
    workers.run()
    assert start.statuses == [-signal.SIGTERM]


@pytest.mark.parametrize("works", [(be_refused,), (serve_until_signalled, be_refused)])
def test_a_worker_that_cannot_serve_from_the_start_on_ends_all_with_its_reason(works: tuple[Work, ...]) -> None:
    start = Started(*works)
    with pytest.raises(CannotServe, match="the database is away"):
        Workers(2, start).run()
    assert start.numbers == [*range(len(works))]
    assert None not in start.statuses


def test_a_worker_that_ended_by_itself_is_started_again(caplog: pytest.LogCaptureFixture) -> None:
    start = Started(serve_until_signalled, serve_and_end, be_refused, fail, serve_until_signalled)
    workers = Workers(2, start, first_pause=0.0)
    start.then = lambda: os.kill(os.getpid(), signal.SIGTERM) if len(start.numbers) == 5 else None
    with signals_for(workers):
        workers.run()
    assert start.numbers == [0, 1, 1, 1, 1]
    assert caplog.messages == [
        "worker 1 ended by itself: exit status 0",
        "worker 1 cannot serve: the database is away",
        "worker 1 ended by itself: exit status 0",
        "worker 1 ended by itself: exit status 3",
    ]


def test_when_workers_keep_ending_by_themselves_all_end() -> None:
    start = Started(serve_until_signalled, serve_and_end)
    with pytest.raises(CannotServe, match="more than 6 workers ended by themselves within a minute"):
        Workers(2, start, first_pause=0.0, now=lambda: 0.0).run()
    assert start.numbers == [0, *[1] * (MOST_RESTARTS + 1)]
    assert None not in start.statuses


def test_the_pause_before_a_restart_doubles_and_is_short_again_after_a_minute() -> None:
    at = 0.0
    workers = Workers(2, Started(), now=lambda: at)
    pauses = [workers.next_pause() for _ in range(MOST_RESTARTS)]
    assert pauses == [0.5, 1.0, 2.0, 4.0, 8.0, 16.0]
    at = RESTARTS_SECONDS
    assert workers.next_pause() == 0.5


def test_a_worker_that_does_not_end_in_time_is_killed(caplog: pytest.LogCaptureFixture) -> None:
    start = Started(serve_and_ignore_signals)
    seconds = count()
    workers = Workers(
        1,
        start,
        on_first_served=lambda _: workers.end_on_signal(signal.SIGTERM, None),
        ending_seconds=1,
        now=lambda: float(next(seconds)),
    )
    workers.run()
    assert start.statuses == [-signal.SIGKILL]
    assert caplog.messages == ["worker 0 did not end in time, and is killed"]


def test_each_worker_has_a_share_of_the_connections_and_ports_of_its_own() -> None:
    network = Network(port=8000, metrics="10.0.0.5:9100", address="http://10.0.0.5:8000/")
    given = Settings(network=network, limits=Bounds(connections=100), workers=3)
    first, third = (settings_of_worker(given, number) for number in (0, 2))
    assert first.network == Network(port=8000, metrics="10.0.0.5:9100", address="http://10.0.0.5:8001")
    assert third.network == Network(port=8000, metrics="10.0.0.5:9102", address="http://10.0.0.5:8003")
    assert third.limits == Bounds(connections=34)


@pytest.mark.parametrize(
    ("metrics", "of_second"), [("9100", "127.0.0.1:9101"), ("0", "127.0.0.1:0"), ("[::1]:9100", "[::1]:9101")]
)
def test_metrics_of_a_worker_are_at_a_port_of_their_own(metrics: str, of_second: str) -> None:
    given = Settings(network=Network(metrics=metrics), workers=2)
    assert settings_of_worker(given, 1).network.metrics == of_second
