"""Measures how many lines a second ``kitapi engine`` answers, within this process and through pipes.

``uv run python -m benchmarks.bench_engine`` sends the engine the same lines of random deals in every round. Each rate
is the median over all rounds, with the lowest and the highest. Within this process it is based on processor time;
through pipes, on wall time, and each batch of lines is answered before the next is sent.
"""

import argparse
import platform
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable, Sequence

from benchmarks.bench_rules import reference_passes
from kitapi_campaigns.proofs.campaigns.engine import exchanges
from kitapi_campaigns.proofs.engines.lines import AT_ONCE, Child, Here, Talk
from kitapi_campaigns.registry import GAME_CAMPAIGNS

SHARE = 5
"""One of this number of deals in a block of the campaign is measured."""


def lines_of(game: str, seed: int) -> list[bytes]:
    """The lines of random deals."""
    deals = GAME_CAMPAIGNS[game].amounts.engine // SHARE
    return [one.line for one in exchanges(game, random.Random(f"bench/{seed}"), deals, Counter())]


def send_in_batches(talk: Talk, lines: Sequence[bytes]) -> None:
    """Send ``lines`` in batches, and receive an answer to each."""
    batch: list[bytes] = []
    size = 0
    for line in lines:
        batch.append(line)
        size += len(line)
        if size >= AT_ONCE or line is lines[-1]:
            talk.send(batch)
            for _ in batch:
                talk.receive()
            batch, size = [], 0


def time_call(what: Callable[[], None], clock: Callable[[], float]) -> float:
    """The seconds that ``what`` takes."""
    began = clock()
    what()
    return clock() - began


def row(game: str, what: str, rates: Sequence[float], passes: Sequence[float]) -> str:
    """A line of the table."""
    middle = statistics.median(rates)
    loop = statistics.median(one / rate for one, rate in zip(passes, rates, strict=True))
    spread = f"{min(rates):,.0f} - {max(rates):,.0f}"
    return f"| {game} | {what} | {middle:,.0f} | {spread} | {1e6 / middle:,.0f} | {loop:,.0f} |"


def measure_game(game: str, rounds: int, seed: int) -> list[str]:
    """The lines of the table for ``game``."""
    lines, child = lines_of(game, seed), Child(game)
    send_in_batches(child, lines[:50])
    here: list[float] = []
    there: list[float] = []
    passes: list[float] = []
    for _ in range(rounds):
        began = time.process_time()
        passes.append(reference_passes() / (time.process_time() - began))
        here.append(len(lines) / time_call(lambda: send_in_batches(Here(game), lines), time.process_time))
        there.append(len(lines) / time_call(lambda: send_in_batches(child, lines), time.perf_counter))
    child.close()
    return [row(game, "in this process", here, passes), row(game, "through pipes", there, passes)]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{platform.machine()}, CPython {platform.python_version()}; seed {options.seed}, {options.rounds} rounds\n")
    print("| game | lines | per second | lowest - highest | µs each | reference passes |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game in GAME_CAMPAIGNS:
        for line in measure_game(game, options.rounds, options.seed):
            print(line, flush=True)


if __name__ == "__main__":
    main()
