"""Cheap counters and histograms, which are converted to Prometheus' metrics only on request.

Everything happens on one event loop, so nothing is locked.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The bounds of the histograms of times in seconds, from a memory access to the longest time that people wait."""

MOST = 200
"""Maximum of rows of a tally; further values are counted as ``other``."""


class Tally:
    """A counter of events by the values of ``labels``."""

    def __init__(self, name: str, help: str, labels: Sequence[str] = ()) -> None:
        self._name = name
        self._help = help
        self._labels = labels
        self._counts: dict[tuple[str, ...], int] = {} if labels else {(): 0}

    def count(self, *values: str) -> None:
        """Count one more."""
        counts = self._counts
        if values in counts:
            counts[values] += 1
        else:
            kept = values if len(counts) < MOST else ("other",) * len(values)
            counts[kept] = counts.get(kept, 0) + 1

    def family(self) -> CounterMetricFamily:
        """The counts as they are now."""
        family = CounterMetricFamily(self._name, self._help, labels=self._labels)
        for values, count in sorted(self._counts.items()):
            family.add_metric(values, count)
        return family


class Histogram:
    """A histogram over ``bounds``."""

    def __init__(self, name: str, help: str, bounds: Sequence[float] = SECONDS) -> None:
        self._name = name
        self._help = help
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def measure(self, value: float) -> None:
        """Count ``value``."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def family(self) -> HistogramMetricFamily:
        """The histogram as it is now."""
        family = HistogramMetricFamily(self._name, self._help)
        family.add_metric((), list(self._buckets()), self._sum)
        return family

    def _buckets(self) -> Iterator[tuple[str, float]]:
        below = 0
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            below += count
            yield bound, below
