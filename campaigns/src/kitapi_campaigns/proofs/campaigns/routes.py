"""Floods one route after the other through forty connections of one stranger, while others play.

A process of its own serves a room. A player at a table there sends commands from another address; each is stored before
it is answered, and its latency is measured. Of a hundred commands, 99 must take at most 100 ms. Other work on the
machine would increase the latencies.
"""

from collections import Counter
from collections.abc import Mapping

from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.proofs.strangers.flood_latency import Setup, measure_floods
from kitapi_campaigns.proofs.strangers.routes import ROUTES
from kitapi_campaigns.proofs.strangers.unguarded_server import UNGUARDED

LIMIT = 100.0
"""Longest latency in milliseconds."""

SHARE = 0.01
"""The share of commands that may take longer."""

SECONDS, CONTROL_SECONDS = 2.0, 3.0
CONTROL_CONNECTIONS = 240
"""Connections of the control: without budgets and turnstile they make half of the commands too late."""

CHEAP = ("page files", "own tables", "unknown addresses")
"""Routes that do all their work in the event loop, where only budgets and turnstile slow a flood."""


def block(seed: int, number: int, seconds: float = SECONDS) -> Counter[str]:  # noqa: ARG001 - floods are all alike
    """Count the commands sent while every route is flooded in turn; ``late``: those over the limit."""
    counts = Counter[str]()
    for one in measure_floods(seconds)[1:]:
        late = sum(time > LIMIT for time in one["times"])
        counts.update({"commands": one["n"], "late": late, f".late {one['route']}": late, "floods": 1})
        counts.update({f"answered {status}": count for status, count in one["answered"].items()})
    return counts


def judge(counts: Mapping[str, int]) -> str:
    """A sentence on the late commands, which may be one of 100.

    Raises:
        AssertionError: more commands were late.
    """
    late, commands = counts.get("late", 0), counts["commands"]
    worst = max((count, name.removeprefix(".late ")) for name, count in counts.items() if name.startswith(".late "))
    result = f"{late} of {commands:,} commands took over {LIMIT:.0f} ms, {worst[0]} of them in floods of {worst[1]}"
    assert late <= SHARE * commands, result
    return result


def without_budgets(seed: int, number: int, seconds: float = CONTROL_SECONDS) -> Counter[str]:  # noqa: ARG001
    """Control: a server without budgets and turnstile, and more connections; half of the commands must be late."""
    routes = [one for one in ROUTES if one.name in CHEAP]
    figures = measure_floods(seconds, routes, Setup(CONTROL_CONNECTIONS, UNGUARDED))[1:]
    return Counter(tried=1, found=int(any(one["p50"] > LIMIT for one in figures)))


CAMPAIGN = Campaign(
    name="routes",
    unit="commands",
    title="Commands of others while one client floods a route with forty connections: 99 of 100 within 100 ms",
    figure=10_000,
    block=block,
    controls=(Control(name="unguarded", title="no budgets and no turnstile", block=without_budgets),),
    judge=judge,
    missed="late",
)
