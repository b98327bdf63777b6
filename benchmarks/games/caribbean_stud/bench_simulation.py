"""Measures simulated rounds of Caribbean Stud a second, compared with the same rounds in plain Python by the rules.

``python -m benchmarks.games.caribbean_stud.bench_simulation`` measures on one thread, in processor time; both kinds of
work are measured in every round, so that their ratio depends little on the machine. ``--threads`` measures wall time on
all cores.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from random import Random

from kitapi.cards import DECK_52
from kitapi.compiling.cores import cores
from kitapi.games.caribbean_stud.rules.payment.round_facts import SeatFacts
from kitapi.games.caribbean_stud.rules.payment.settlement import settle
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant
from kitapi.games.caribbean_stud.simulation.rounds import StudSimulation, play_rounds
from kitapi.games.caribbean_stud.simulation.run import Place, run
from kitapi.games.caribbean_stud.simulation.seen_hands import SeenHands, sample_deals
from kitapi.mechanics.poker_hands import Combination, value_of

ROUNDS, PLAIN_ROUNDS, DEALS = 500_000, 2_000, 200
VARIANT = CaribbeanStudVariant()


def plainly(rounds: int) -> int:
    """Play rounds of one seat that raises with a pair, dealt by ``random`` and settled by the game's rules."""
    rng, won = Random(1), 0
    for _ in range(rounds):
        a, b, c, d, e, f, g, h, i, j = rng.sample(DECK_52, 10)
        own, bank = (a, b, c, d, e), (f, g, h, i, j)
        raises = value_of(own).combination is not Combination.HIGH_CARD
        facts = SeatFacts(ante=1, bet=2 if raises else None, token=False, cards=own, bank=bank)
        won += settle(facts, VARIANT).net.total
    return rounds


def _kernel(strategy: str, seats: int) -> Callable[[], int]:
    options = StudSimulation(strategy=strategy, seed=1, seats=seats)

    def work() -> int:
        play_rounds(options, 0, ROUNDS // seats)
        return ROUNDS // seats * seats

    return work


def _sample_seen() -> int:
    sample_deals(SeenHands(seed=1), 0, DEALS)
    return DEALS


WORKS: dict[str, Callable[[], int]] = {
    "plain Python: `pair_or_better`, one seat": lambda: plainly(PLAIN_ROUNDS),
    "kernel: `pair_or_better`, one seat": _kernel("pair_or_better", 1),
    "kernel: `rules_of_thumb`, one seat": _kernel("rules_of_thumb", 1),
    "kernel: `draws`, one seat": _kernel("draws", 1),
    "kernel: `pair_or_better`, seven seats": _kernel("pair_or_better", 7),
    "deals with other hands seen": _sample_seen,
}
"""The measured work, by name; units are rounds of one seat, except for the last; the first is the reference."""


def rate(work: Callable[[], int]) -> float:
    """Units of ``work`` a second of processor time."""
    began = time.process_time()
    units = work()
    return units / (time.process_time() - began)


def measure(rounds: int) -> None:
    """Print the figures as Markdown."""
    rates: dict[str, list[float]] = {name: [] for name in WORKS}
    for _ in range(rounds):
        for name, work in WORKS.items():
            rates[name].append(rate(work))
    reference, *_ = rates.values()
    print("| what | per second | lowest - highest | times plain Python |\n| --- | --- | --- | --- |")
    for name, found in rates.items():
        times = statistics.median(one / plain for one, plain in zip(found, reference, strict=True))
        print(f"| {name} | {statistics.median(found):,.0f} | {min(found):,.0f} - {max(found):,.0f} | {times:,.2f} |")


def on_all_cores(rounds: int) -> None:
    """Print rounds a second of wall time, with every core of this process."""
    options = StudSimulation(strategy="pair_or_better", seed=1)
    began = time.perf_counter()
    run(options, rounds, Place(cores()))
    print(f"\n{cores()} threads: {rounds / (time.perf_counter() - began):,.0f} rounds a second of wall time")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="rounds of measuring, each with all kinds of work")
    parser.add_argument("--threads", action="store_true", help="measure all cores, too")
    options = parser.parse_args()
    measure(options.rounds)
    if options.threads:
        on_all_cores(20_000_000)


if __name__ == "__main__":
    main()
