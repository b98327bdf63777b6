"""The operation of a room: its health, metrics, limits and heartbeat."""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from kitapi.room.faults import trace_of
from kitapi.room.rooms import CardRoom
from kitapi.web.capacity import Capacity, Limits
from kitapi.web.health import Health
from kitapi.web.heartbeat import Heartbeat
from kitapi.web.metrics import Gauge, Metrics
from kitapi.web.storage import MEGABYTES

LOG = logging.getLogger(__name__)

LAG_SECONDS = 0.25
"""Seconds between two measurements of the event loop's delay."""

LAG_CHECKS = 20
"""Number of measurements of the loop between two checks of the store."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """The operation of a room; ``allowance``: factor on the budgets of an address. ``capacity``: accepted connections.

    ``megabytes``: the maximum that one address may store in a day, before the factor ``allowance``; 0 for no limit.
    """

    health: Health
    metrics: Metrics = field(default_factory=Metrics)
    allowance: float = 1.0
    capacity: Capacity = field(default_factory=Capacity)
    heartbeat: Heartbeat = field(default_factory=Heartbeat)
    megabytes: float = MEGABYTES


def operation_of(
    room: CardRoom,
    metrics: Metrics | None = None,
    allowance: float = 1.0,
    capacity: Capacity | None = None,
    heartbeat: Heartbeat | None = None,
) -> Operation:
    """The operation of ``room``, with ``metrics`` of its state and its load."""
    counted = metrics or Metrics()
    health = Health(room)
    counted.add(health)
    counted.add(FreeSpace(room))
    counted.add(RemovedTables(room))
    counted.watch(
        Gauge("kitapi_tables", "Tables in memory.", lambda: room.tables),
        Gauge("kitapi_thinking_processes", "Processes of bots that think.", lambda: room.thinking),
    )
    capacity = capacity or Capacity(Limits(allowance=allowance))
    beat = heartbeat or Heartbeat()
    return Operation(health=health, metrics=counted, allowance=allowance, capacity=capacity, heartbeat=beat)


class FreeSpace:
    """The metric of free bytes on the disk of ``room``; it has no value if the disk is not on this machine."""

    def __init__(self, room: CardRoom) -> None:
        self._room = room

    def families(self) -> Iterator[Metric]:
        """The metric as it is now; see ``metrics.Source``."""
        free = self._room.free_bytes
        if free is not None:
            yield GaugeMetricFamily("kitapi_store_free_bytes", "Free on the disk of the database.", value=free)


class RemovedTables:
    """Counts of what ``room`` has removed from its store since it began, for the metrics; none if all is kept."""

    def __init__(self, room: CardRoom) -> None:
        self._room = room

    def families(self) -> Iterator[Metric]:
        """The metric as it is now; see ``metrics.Source``."""
        removed = self._room.retention
        if removed is not None and removed.days:
            yield CounterMetricFamily("kitapi_removed_tables", "Expired tables removed.", value=removed.tables)
            yield CounterMetricFamily("kitapi_removed_events", "Events removed with them.", value=removed.events)


async def watch(operation: Operation) -> None:
    """Measure the delay of the event loop, and check the store from time to time, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        for _ in range(LAG_CHECKS):
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            operation.metrics.measure_lag(max(0.0, loop.time() - due))
        try:
            await operation.health.why_not_ready()
        except Exception as error:
            LOG.error("the health of the room cannot be checked: %s", trace_of(error))
