"""Where the tests' time goes: ``python -m tools.suite_times [--slowest N] [--by DEPTH] [arguments of pytest]``.

For every test it measures the processor seconds, including those of processes that it has started, and the seconds
waited, which are the elapsed ones minus the processor seconds. They are printed by folder and file, and for the slowest
tests. A server or browser that several tests share is counted to the test during which it worked.
"""

import argparse
import os
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
PROCESSES = Path("/proc")
PROPERTY = "suite_times"
COLLECTION = "(collection)"


class Spent(NamedTuple):
    """The time of a test: processor seconds, and elapsed seconds."""

    test: str
    processor: float
    clock: float

    @property
    def waited(self) -> float:
        """The seconds in which the test used no processor; 0 if several processes worked at once."""
        return max(self.clock - self.processor, 0.0)


class Row(NamedTuple):
    """The total time of the tests of a folder or file."""

    name: str
    tests: int
    processor: float
    waited: float


def processor_seconds() -> float:
    """Processor seconds used so far by this process and all its children, whether they have ended or not."""
    return time.process_time() + _read_children() + sum(map(_of_process, descendants(os.getpid())))


def _read_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def descendants(process: int) -> Iterator[int]:
    """The running descendants of ``process``; none if the system does not list them."""
    try:
        tasks = [path.read_text() for path in (PROCESSES / str(process) / "task").glob("*/children")]
    except OSError:  # it has ended
        return
    for child in map(int, " ".join(tasks).split()):
        yield child
        yield from descendants(child)


def _of_process(process: int) -> float:
    """Processor seconds of ``process`` and of its children that have ended."""
    try:
        fields = (PROCESSES / str(process) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS


class Meter:
    """Pytest's plug-in that measures each test, in every worker, and gathers the results where they are printed."""

    def __init__(self) -> None:
        self.began = (processor_seconds(), time.monotonic())
        self.spent: list[Spent] = []

    def _since(self) -> tuple[float, float]:
        now = (processor_seconds(), time.monotonic())
        before, self.began = self.began, now
        return max(now[0] - before[0], 0.0), now[1] - before[1]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        """Do not count the time between tests, such as that of collection."""
        self._since()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, object, object]:
        """Write the times of the test into its last report, which a worker sends to the main process."""
        if call.when == "teardown":
            item.user_properties.append((PROPERTY, self._since()))
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Collect the times from the reports."""
        if report.when == "teardown":
            taken: Any = dict(report.user_properties)[PROPERTY]
            self.spent.append(Spent(report.nodeid, *taken))

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Count the collection as a test of its own, once for each worker."""
        taken = self._since()
        if session.items:
            self.spent.append(Spent(COLLECTION, *taken))
            getattr(session.config, "workeroutput", {})[PROPERTY] = taken

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Collect the times of a worker's collection."""
        if PROPERTY in getattr(node, "workeroutput", {}):
            self.spent.append(Spent(COLLECTION, *node.workeroutput[PROPERTY]))


def pytest_configure(config: pytest.Config) -> None:
    """Start measuring in a worker, which loads this module as a plug-in."""
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(Meter(), PROPERTY)


def rows(spent: Iterable[Spent], depth: int) -> list[Row]:
    """The sums by the first ``depth`` parts of the tests' paths, the largest first."""
    found: dict[str, list[Spent]] = defaultdict(list)
    for one in spent:
        found["/".join(one.test.partition("::")[0].split("/")[:depth])].append(one)
    made = (Row(name, len(them), *_sums(them)) for name, them in found.items())
    return sorted(made, key=lambda row: row.processor + row.waited, reverse=True)


def _sums(spent: Iterable[Spent]) -> tuple[float, float]:
    them = list(spent)
    return sum(one.processor for one in them), sum(one.waited for one in them)


def table(spent: Sequence[Spent], slowest: int) -> Iterator[str]:
    """Yields the printed lines: the total, the sums by folder and by file, and the ``slowest`` tests."""
    yield f"{'processor':>10} {'waits':>8} {'tests':>6}"
    for depth in (0, 2, 9):
        for row in rows(spent, depth)[:slowest]:
            yield f"{row.processor:10.1f} {row.waited:8.1f} {row.tests:6} {row.name or 'all'}"
        yield ""
    for one in sorted(spent, key=lambda one: one.processor + one.waited, reverse=True)[:slowest]:
        yield f"{one.processor:10.1f} {one.waited:8.1f}        {one.test}"


def main(arguments: Sequence[str]) -> int:
    """Run the tests and print the table; returns pytest's exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--slowest", type=int, default=50, metavar="N", help="rows of each part of the table")
    options, rest = parser.parse_known_args(arguments)
    meter = Meter()
    status = pytest.main(["-q", *rest, "-p", __spec__.name if __spec__ else "tools.suite_times"], plugins=[meter])
    print("\n".join(table(meter.spent, options.slowest)))
    return int(status)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
