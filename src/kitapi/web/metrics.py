"""The room's metrics, in Prometheus' text format.

They contain no tables, people, cards or payloads: labels are names of games, kinds of commands and reasons of refusals.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol, TypeAlias

from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from kitapi.web.tallies import Histogram, Tally

GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)
"""Bounds of the histogram of appends in a transaction."""

Families: TypeAlias = Iterator[CounterMetricFamily | GaugeMetricFamily | HistogramMetricFamily]


class Gauge(NamedTuple):
    """A metric that can be read at any time; ``value`` returns it as it is now."""

    name: str
    help: str
    value: Callable[[], float]


class Source(Protocol):
    """A source of more metrics, such as a node with its state."""

    def families(self) -> Iterator[Metric]:
        """Its metrics as they are now."""
        ...


class Metrics:
    """All metrics of a room, reported by the web and by the store (see ``kitapi.store.measured_store.Measures``).

    ``clock``: seconds from any starting point, for all measured times.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self.registry = CollectorRegistry(auto_describe=False)
        self.registry.register(self)
        self.sockets = 0
        self._waiting = 0
        self._gauges: list[Gauge] = []
        self._sources: list[Source] = []
        self._accepted = Tally("kitapi_commands_accepted", "Commands carried out and stored.", ("game", "kind"))
        self._refused = Tally("kitapi_commands_refused", "Commands refused.", ("game", "reason"))
        self._limited = Tally("kitapi_limited", "Requests beyond what one address or connection may ask.", ("what",))
        self._faults = Tally("kitapi_faults", "Requests and commands that failed through a fault of the server.")
        self._commands = Histogram("kitapi_command_seconds", "From a command to when it is stored and shown.")
        self._lags = Histogram("kitapi_loop_lag_seconds", "By how much the event loop was late.")
        self._appends = Histogram("kitapi_store_append_seconds", "From an append to its answer.")
        self._groups = Histogram("kitapi_store_group_appends", "Appends of one transaction.", GROUPS)
        self._commits = Histogram("kitapi_store_group_seconds", "One transaction of appends: written and synced.")
        self._reads = Histogram("kitapi_store_read_seconds", "One reading from the store.")
        self._failures = Tally("kitapi_store_refused", "Appends that were not stored.", ("reason",))
        self.watch(Gauge("kitapi_sockets", "Open sockets.", lambda: self.sockets))
        self.watch(Gauge("kitapi_store_waiting", "Appends that wait for their answer.", lambda: self._waiting))

    def watch(self, *gauges: Gauge) -> None:
        """Export ``gauges`` as well; their values are read at each scrape."""
        self._gauges.extend(gauges)

    def add(self, source: Source) -> None:
        """Export the metrics of ``source`` as well."""
        self._sources.append(source)

    def count_accepted(self, game: str, kind: str, seconds: float) -> None:
        """Count a command that was carried out, stored and shown after ``seconds``."""
        self._accepted.count(game, kind)
        self._commands.measure(seconds)

    def count_refused(self, game: str, reason: str) -> None:
        """Count a command that was refused."""
        self._refused.count(game, reason)

    def count_limited(self, what: str) -> None:
        """Count a request beyond the limit on ``what``."""
        self._limited.count(what)

    def count_fault(self) -> None:
        """Count a fault of the server."""
        self._faults.count()

    def measure_lag(self, seconds: float) -> None:
        """Record by how many seconds the event loop was late."""
        self._lags.measure(seconds)

    @contextmanager
    def socket(self) -> Iterator[None]:
        """A context in which one more socket is counted as open."""
        self.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1

    def append_begun(self) -> None:
        """See ``Measures``."""
        self._waiting += 1

    def append_ended(self, seconds: float, refusal: str) -> None:
        """See ``Measures``."""
        self._waiting -= 1
        self._appends.measure(seconds)
        if refusal:
            self._failures.count(refusal)

    def group_ended(self, appends: int, seconds: float) -> None:
        """See ``Measures``."""
        self._groups.measure(appends)
        self._commits.measure(seconds)

    def read_ended(self, seconds: float) -> None:
        """See ``Measures``."""
        self._reads.measure(seconds)

    def collect(self) -> Iterator[Metric]:
        """All metrics as they are now; part of Prometheus' protocol."""
        for gauge in self._gauges:
            yield GaugeMetricFamily(gauge.name, gauge.help, value=gauge.value())
        for tally in (self._accepted, self._refused, self._limited, self._faults, self._failures):
            yield tally.family()
        for spread in (self._commands, self._lags, self._appends, self._groups, self._commits, self._reads):
            yield spread.family()
        for source in self._sources:
            yield from source.families()

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self.registry)


def add_process(metrics: Metrics) -> None:
    """Export metrics of the process as well, if the system reports them: its CPU time, memory and open files."""
    ProcessCollector(registry=metrics.registry)


class MetricsPage:
    """An ASGI application with one page, ``/metrics``."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 - ASGI's
        """Answer one request; part of ASGI."""
        if scope["type"] != ScopeType.HTTP:
            return
        known = scope["path"] == "/metrics"
        body = self._metrics.text() if known else b"/metrics\n"
        content_type = CONTENT_TYPE_LATEST if known else "text/plain"
        headers = [(b"content-type", content_type.encode()), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200 if known else 404, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
