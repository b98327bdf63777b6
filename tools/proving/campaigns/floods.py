"""One stranger with forty connections does its worst to one route after the other, while others play on.

A room is served by a process of its own. Somebody plays at a table there from another address, and the time of every
command is taken, which is stored before it is answered. In each flood the 99th of a hundred such times is at most
100 ms. The machine must have little else to do: what it does besides is in the times.
"""

import asyncio
import sys
from collections import Counter

from tools.proving.floods.attacks import ATTACKS
from tools.proving.floods.measuring import SERVER, SOURCE, measured
from tools.proving.plan import Campaign, Control

LIMIT = 100.0
"""Milliseconds."""

SECONDS, CONTROL_SECONDS = 2.0, 3.0
UNGUARDED = (sys.executable, "-m", "tools.proving.floods.unguarded", *SERVER[3:])
FELT = ("page files", "own tables", "unknown addresses")
"""Routes without work beside the loop, where nothing but budgets and turnstile holds a flood back."""


def block(seed: int, number: int, seconds: float = SECONDS) -> Counter[str]:  # noqa: ARG001 - floods are all alike
    """A flood of every route; ``slow``: those in which others waited too long."""
    counts = Counter[str]()
    for one in asyncio.run(measured(SOURCE, seconds, ATTACKS, SERVER))[1:]:
        counts["floods"] += 1
        counts["slow"] += one["p99"] > LIMIT
        counts["commands timed"] += one["n"]
        counts.update({f"answered {status}": count for status, count in one["answered"].items()})
    return counts


def without_budgets(seed: int, number: int, seconds: float = CONTROL_SECONDS) -> Counter[str]:  # noqa: ARG001
    """A server without budgets and turnstile: somebody waits too long."""
    attacks = [one for one in ATTACKS if one.name in FELT]
    figures = asyncio.run(measured(SOURCE, seconds, attacks, UNGUARDED))[1:]
    return Counter(tried=1, found=int(any(one["p99"] > LIMIT for one in figures)))


CAMPAIGN = Campaign(
    name="floods",
    unit="floods",
    title="One client floods a route with forty connections, and others' commands take at most 100 ms (99 of 100)",
    figure=130,
    block=block,
    controls=(Control(name="unguarded", title="no budgets and no turnstile", block=without_budgets),),
    missed="slow",
)
