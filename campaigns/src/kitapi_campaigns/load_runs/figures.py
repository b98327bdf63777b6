"""The results of a run: latencies, counts, and the samples of the server."""

import os
import re
import time
from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

_NUMBER = re.compile(r"\d+")

PERCENTILES = (50.0, 99.0, 99.9, 100.0)


class Latencies(msgspec.Struct, frozen=True, kw_only=True):
    """Percentiles of ``count`` durations in milliseconds."""

    count: int
    p50: float
    p99: float
    p999: float
    longest: float


class Sample(msgspec.Struct, frozen=True, kw_only=True):
    """One second of a server: see ``kitapi_campaigns.load_runs.server``. Times in seconds, ``rss`` in bytes.

    ``cpu``: of the process since its start, ``loop_cpu``: of the thread of its event loop; ``lags``: how late the loop
    was at each probe; ``commits``: duration of each commit; ``groups``: appends in each commit.
    """

    at: float
    cpu: float
    loop_cpu: float
    rss: int
    lags: tuple[float, ...]
    commits: tuple[float, ...]
    groups: tuple[int, ...]
    collected: float = 0.0
    sockets: int = 0


class Figures:
    """The counts of a run; before ``begin`` and after ``end`` only what is wrong is counted.

    ``late``: how late the client itself made each move, which is part of the move's latency.
    """

    def __init__(self) -> None:
        self.answers = array("d")
        self.answered_at = array("d")
        self.shown = array("d")
        self.shares = array("d")
        self.late = array("d")
        self.refused: Counter[str] = Counter()
        self.wrong: Counter[str] = Counter()
        self.examples: list[str] = []
        self.measured: dict[str, Any] = {}
        self.sent = 0
        self.states = 0
        self.began = 0.0
        self.ended = 0.0
        self.loads: list[float] = []
        self._counting = False

    def begin(self) -> None:
        """Start counting."""
        self._counting, self.began = True, time.time()
        self.loads.append(os.getloadavg()[0])

    def end(self) -> None:
        """Stop counting."""
        self._counting, self.ended = False, time.time()
        self.loads.append(os.getloadavg()[0])

    def note_sent(self) -> None:
        """Note that a move was made."""
        self.sent += self._counting

    def note_state(self) -> None:
        """Note that somebody was shown a state."""
        self.states += self._counting

    def note_wrong(self, what: str, where: str) -> None:
        """Note a violation; equal texts are counted together, and where the first of them happened is kept."""
        kind = _NUMBER.sub("N", what)
        if not self.wrong[kind]:
            self.examples.append(f"{where}: {what}")
        self.wrong[kind] += 1

    def note_answer(self, seconds: float) -> None:
        """Note that a move was answered ``seconds`` after it was due."""
        if self._counting:
            self.answers.append(seconds)
            self.answered_at.append(time.time())

    def note(self, kind: "array[float]", seconds: float) -> None:
        """Record that something happened ``seconds`` after it was due."""
        if self._counting:
            kind.append(seconds)


def latencies(seconds: Sequence[float]) -> Latencies:
    """Percentiles of ``seconds``; all 0 if it is empty."""
    ordered = sorted(seconds)
    p50, p99, p999, longest = (_percentile(ordered, percent) * 1000 for percent in PERCENTILES)
    return Latencies(count=len(ordered), p50=p50, p99=p99, p999=p999, longest=longest)


def _percentile(ordered: Sequence[float], percent: float) -> float:
    if not ordered:
        return 0.0
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def summarize(figures: Figures, samples: Sequence[Sample]) -> dict[str, Any]:
    """Return the run as JSON values."""
    seconds = max(figures.ended - figures.began, 1e-9)
    answered = len(figures.answers) + len(figures.shares)
    return {
        "seconds": round(seconds, 1),
        "answer": latencies(figures.answers),
        "state": latencies(figures.shown),
        "share": latencies(figures.shares),
        "late": latencies(figures.late),
        "moves_per_second": round(len(figures.answers) / seconds, 1),
        "commands_per_second": round(answered / seconds, 1),
        "states_per_second": round(figures.states / seconds, 1),
        "refused": dict(figures.refused),
        "wrong": dict(figures.wrong),
        "examples": figures.examples,
        **figures.measured,
        "load": [round(load, 2) for load in figures.loads],
        "server": _of_the_server([one for one in samples if figures.began <= one.at <= figures.ended], answered),
        "minutes": list(_by_minute(figures, samples)),
    }


def _by_minute(figures: Figures, samples: Sequence[Sample]) -> Iterator[dict[str, float]]:
    """For each whole minute, the latency of its moves and the server's processor time for a move, in milliseconds."""
    minutes = _minutes(figures)
    places = [bisect_left(figures.answered_at, at) for at in minutes]
    for (start, end), (first, last) in zip(pairwise(minutes), pairwise(places), strict=True):
        took = latencies(figures.answers[first:last])
        cpu = _usage([one.cpu for one in samples if start <= one.at <= end])
        yield {
            "moves": took.count,
            "p50": round(took.p50, 1),
            "p99": round(took.p99, 1),
            "cpu_ms_per_move": round(cpu * 1000 / max(1, took.count), 3),
        }


def _minutes(figures: Figures) -> list[float]:
    return [figures.began + 60 * minute for minute in range(int((figures.ended - figures.began) // 60) + 1)]


def _of_the_server(samples: Sequence[Sample], answered: int) -> dict[str, Any]:
    if len(samples) < 2 or not answered:
        return {}
    last, within = samples[-1], samples[1:]
    wall = last.at - samples[0].at
    cpu, loop_cpu = _usage([one.cpu for one in samples]), _usage([one.loop_cpu for one in samples])
    groups = [size for one in within for size in one.groups]
    return {
        "cpu_ms_per_command": round(cpu * 1000 / answered, 3),
        "cpu_percent": round(100 * cpu / wall, 1),
        "loop_cpu_percent": round(100 * loop_cpu / wall, 1),
        "lag": latencies([lag for one in within for lag in one.lags]),
        "commit": latencies([commit for one in within for commit in one.commits]),
        "appends_per_second": round(sum(groups) / wall, 1),
        "appends_per_commit": round(sum(groups) / max(1, len(groups)), 2),
        "largest_group": max(groups, default=0),
        "longest_collection_ms": round(max(one.collected for one in within) * 1000, 1),
        "rss_mb": round(last.rss / 2**20, 1),
        "sockets": last.sockets,
    }


def _usage(readings: Sequence[float]) -> float:
    """Return the increase from the first to the last of ``readings``, which fall to zero when a new process starts."""
    return sum(later - earlier if later >= earlier else later for earlier, later in pairwise(readings))


def table_of(counted: dict[str, Any]) -> str:
    """Return the figures of the run as a text for people."""
    lines = [f"{'ms':24}{'count':>9}{'p50':>9}{'p99':>9}{'p99.9':>9}{'longest':>9}"]
    server = counted["server"]
    timed = {
        "answer": "move answered",
        "state": "state at every socket",
        "share": "share answered",
        "late": "client late",
    }
    rows = [(name, counted[key]) for key, name in timed.items()]
    rows += [
        (name, server[key]) for key, name in (("lag", "server's loop late"), ("commit", "commit")) if key in server
    ]
    for name, one in rows:
        lines.append(f"{name:24}{one.count:9}{one.p50:9.1f}{one.p99:9.1f}{one.p999:9.1f}{one.longest:9.1f}")
    plain = {**counted, **server}
    apart = {*timed, "lag", "commit", "server", "minutes"}
    lines += [f"{name:24} {value}" for name, value in plain.items() if name not in apart]
    for number, minute in enumerate(counted["minutes"], 1):
        lines.append(f"minute {number:<17} {' '.join(f'{name} {value}' for name, value in minute.items())}")
    return "\n".join(lines)
