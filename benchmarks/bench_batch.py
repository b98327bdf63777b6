"""Measures the speed of the games' rules in batches, compared with the rules themselves.

``uv run python -m benchmarks.bench_batch`` plays random deals of every game that has a batch version. Each round plays
them by the rules and in a batch; figures are medians over rounds with the lowest and the highest, in processor time of
all threads, so that other load disturbs little. A step is an action of one seat; discarding two cards is two steps in a
batch and one by the rules. The time by the rules includes listing the options and choosing one.
"""

import argparse
import platform
import random
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kitapi.batch.deals import Deals
from kitapi.registry import PACKAGES, names_with
from kitapi_testing.games.cases import CASES
from kitapi_testing.strategies import sitting

Rates = tuple[float, float]
"""Deals and steps a second."""


def by_rules(game: str, terms: Any, seed: int, deals: int) -> tuple[int, int]:
    """Play ``deals`` deals by the rules; returns deals and steps."""
    case, played, steps, number = CASES[game], 0, 0, 0
    while played < deals:
        number += 1
        for moment in sitting(case.game, terms, random.Random(f"{seed}/{number}"), deals=4):
            played += moment.opens
            steps += isinstance(moment.actor, int) and type(moment.action).__name__ not in ("Pledge", "Contribute")
    return played, steps


def in_batch(batch: Deals, steps: int) -> tuple[int, int]:
    """Play at least ``steps`` steps in a batch, with new deals in place of finished ones; returns deals and steps."""
    before, done = int(batch.numbers().sum()), 0
    while done < steps:
        batch.step(batch.random_actions())
        done += len(batch)
        batch.deal()
    return int(batch.numbers().sum()) - before, done


def rates(work: Callable[[], tuple[int, int]]) -> Rates:
    """Deals and steps a second of processor time."""
    began = time.process_time()
    deals, steps = work()
    took = time.process_time() - began
    return deals / took, steps / took


def row(game: str, what: str, found: Sequence[Rates], rules: Sequence[Rates]) -> str:
    """A line of a Markdown table; the last column is the ratio of steps a second to those by the rules."""
    deals, steps = ([one[place] for one in found] for place in (0, 1))
    ratio = statistics.median(one[1] / other[1] for one, other in zip(found, rules, strict=True))
    return (
        f"| {game} | {what} | {statistics.median(deals):,.0f} | {statistics.median(steps):,.0f} "
        f"| {min(steps):,.0f} - {max(steps):,.0f} | {ratio:,.0f} |"
    )


def measure(game: str, options: argparse.Namespace) -> None:
    """Measure one game, and print its lines."""
    terms = next(iter(CASES[game].presets.values()))
    load = PACKAGES[game].batch
    assert load is not None
    batches = {
        f"batch of {count:,}, {workers} threads": Deals(load(), terms, count, seed=options.seed, workers=workers)
        for count, workers in ((1_000, 1), (16_000, 1), (16_000, 2))
    }
    found: dict[str, list[Rates]] = {"rules": [], **{name: [] for name in batches}}
    for number in range(options.rounds):
        found["rules"].append(rates(partial(by_rules, game, terms, number, options.deals)))
        for name, batch in batches.items():
            found[name].append(rates(partial(in_batch, batch, options.steps)))
    for name, one in found.items():
        print(row(game, name, one, found["rules"]))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument(
        "--game", choices=names_with("batch"), action="append", help="may be given again; all if left out"
    )
    parser.add_argument("--deals", type=int, default=300, help="by the rules, each round")
    parser.add_argument("--steps", type=int, default=2_000_000, help="in a batch, each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{platform.machine()}, CPython {platform.python_version()}, seed {options.seed}, {options.rounds} rounds\n")
    print("| game | what | deals a second | steps a second | lowest - highest | times the rules |")
    print("| --- | --- | ---: | ---: | --- | ---: |")
    for game in options.game or names_with("batch"):
        measure(game, options)


if __name__ == "__main__":
    main()
