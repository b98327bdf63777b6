"""One stranger with forty connections does its worst to one route after the other, while others play on.

A process of its own serves a room. A player at a table there sends commands from another address, and the time of every
command is measured; it is stored before it is answered. Of a hundred commands 99 take at most 100 ms. The machine must
have little else to do: what it does besides is in the times.
"""

from collections import Counter
from collections.abc import Mapping

from kitapi_campaigns.proving.plan import Campaign, Control
from kitapi_campaigns.proving.strangers.measuring import Setup, measure_floods
from kitapi_campaigns.proving.strangers.routes import ROUTES
from kitapi_campaigns.proving.strangers.unguarded import UNGUARDED

LIMIT = 100.0
"""Milliseconds."""

SHARE = 0.01
"""Of the commands that may take longer."""

SECONDS, CONTROL_SECONDS = 2.0, 3.0
CONTROL_CONNECTIONS = 240
"""Without budgets and turnstile half of the commands of a flood take too long then, and with them far fewer."""

CHEAP = ("page files", "own tables", "unknown addresses")
"""Routes without work beside the loop, where nothing but budgets and turnstile slows a flood."""


def block(seed: int, number: int, seconds: float = SECONDS) -> Counter[str]:  # noqa: ARG001 - floods are all alike
    """Commands sent while every route is flooded in turn; ``late``: those that took too long."""
    counts = Counter[str]()
    for one in measure_floods(seconds)[1:]:
        late = sum(time > LIMIT for time in one["times"])
        counts.update({"commands": one["n"], "late": late, f".late {one['route']}": late, "floods": 1})
        counts.update({f"answered {status}": count for status, count in one["answered"].items()})
    return counts


def judge(counts: Mapping[str, int]) -> str:
    """That 99 of 100 commands are in time.

    Raises:
        AssertionError: they are not.
    """
    late, commands = counts.get("late", 0), counts["commands"]
    worst = max((count, name.removeprefix(".late ")) for name, count in counts.items() if name.startswith(".late "))
    result = f"{late} of {commands:,} commands took over {LIMIT:.0f} ms, {worst[0]} of them in floods of {worst[1]}"
    assert late <= SHARE * commands, result
    return result


def without_budgets(seed: int, number: int, seconds: float = CONTROL_SECONDS) -> Counter[str]:  # noqa: ARG001
    """A server without budgets and turnstile, and more connections: half of the commands take too long."""
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
