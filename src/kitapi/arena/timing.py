"""Measurement of the time of players' decisions; no test asserts a time, because other work may double it."""

import time
from collections.abc import Callable, Sequence
from typing import Any, TypedDict

from kitapi.arena.entrants import Clairvoyant, Entrant


class Milliseconds(TypedDict):
    """Median, 99th percentile and number of the decisions, in milliseconds."""

    median: float
    p99: float
    decisions: int


def time_decisions(entrant: Entrant, spent: list[float]) -> Entrant:
    """``entrant``, with the seconds of each of its decisions appended to ``spent``."""

    def time_calls(ask: Callable[..., Any]) -> Callable[..., Any]:
        def decide(seen: Any, *others: Any) -> Any:
            began = time.perf_counter()
            action = ask(seen, *others)
            spent.append(time.perf_counter() - began)
            return action

        return decide

    return Clairvoyant(time_calls(entrant.decide)) if isinstance(entrant, Clairvoyant) else time_calls(entrant)


def in_milliseconds(spent: Sequence[float]) -> Milliseconds:
    """Percentiles of at least one duration in seconds."""
    ordered = sorted(spent)
    middle, late = ordered[len(ordered) // 2], ordered[int(0.99 * len(ordered))]
    return {"median": round(1000 * middle, 3), "p99": round(1000 * late, 3), "decisions": len(ordered)}
