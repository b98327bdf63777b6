"""How long players take to decide; no test asserts a time, for other work on the machine doubles it."""

import time
from collections.abc import Callable, Sequence
from typing import Any, TypedDict

from kitapi.arena.entrants import Clairvoyant, Entrant


class Milliseconds(TypedDict):
    """The middle one of all decisions, the one that 99 of 100 are faster than, and how many there are."""

    median: float
    p99: float
    decisions: int


def watched(entrant: Entrant, spent: list[float]) -> Entrant:
    """``entrant``, with the seconds of every decision of his added to ``spent``."""

    def clocked(ask: Callable[..., Any]) -> Callable[..., Any]:
        def decide(seen: Any, *others: Any) -> Any:
            began = time.perf_counter()
            action = ask(seen, *others)
            spent.append(time.perf_counter() - began)
            return action

        return decide

    return Clairvoyant(clocked(entrant.decide)) if isinstance(entrant, Clairvoyant) else clocked(entrant)


def in_milliseconds(spent: Sequence[float]) -> Milliseconds:
    """What some seconds, at least one, come to."""
    ordered = sorted(spent)
    middle, late = ordered[len(ordered) // 2], ordered[int(0.99 * len(ordered))]
    return {"median": round(1000 * middle, 3), "p99": round(1000 * late, 3), "decisions": len(ordered)}
