"""Look for leaks in random deals: compare what every viewer sees with what they see in twin worlds.

    python -m kitapi_campaigns.leak_campaign GAME --deals 1000 --seed 1 --workers 2

Each deal is played under any house rules, with a temper and perhaps a stacked deck. The viewers are every seat, a
spectator and chance. ``src/kitapi_testing/noninterference.py`` explains twin worlds.
"""

import argparse
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from kitapi.kernel import PLEDGED
from kitapi_campaigns.registry import RANDOM_DEALS
from kitapi_testing.games.cases import CASES
from kitapi_testing.noninterference import look_for_leaks
from kitapi_testing.strategies import Choice, Order, any_order, sitting, viewers

BATCH = 20
"""Deals after which a worker reports."""


def search_deal(game: str, seed: str) -> Counter[str]:
    """Look for leaks in one deal of ``game``, in the views of all viewers.

    Raises:
        Leak: a viewer was shown something hidden.
    """
    case, rng = CASES[game], random.Random(seed)
    terms, choice, order = how_to_play(game, rng)
    algorithm = rng.choice(("without pledges", PLEDGED))
    deal = list(sitting(case.game, terms, rng, deals=1, choice=choice, order=order, algorithm=algorithm))
    counts = Counter(deals=1)
    for viewer in viewers(case.game, terms):
        counts += look_for_leaks(case, deal, viewer, rng)
    return counts


def how_to_play(game: str, rng: random.Random) -> tuple[Any, Choice, Order]:
    """Terms, tempers and perhaps a stacked deck; for a game without tempers, a preset with random choices."""
    if game in RANDOM_DEALS:
        return (RANDOM_DEALS[game].any_terms(rng), *RANDOM_DEALS[game].play_with_temper(rng))
    case = CASES[game]
    return case.presets[rng.choice(sorted(case.presets))], case.choice, any_order


def batch(game: str, seed: int, number: int, deals: int) -> Counter[str]:
    """Look for leaks in ``deals`` deals; the same seed and number give the same deals."""
    counts: Counter[str] = Counter()
    for deal in range(deals):
        counts += search_deal(game, f"{seed}/{number}/{deal}")
    return counts


def search(game: str, deals: int, seed: int, workers: int) -> Counter[str]:
    """Return the counts of what ``workers`` processes compared in ``deals`` deals; progress goes to stderr."""
    sizes = [min(BATCH, deals - done) for done in range(0, deals, BATCH)]
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor(workers) as pool:
        running = [pool.submit(batch, game, seed, number, size) for number, size in enumerate(sizes)]
        for done in as_completed(running):
            counts += done.result()
            print(f"\r{counts['deals']:,} of {deals:,} deals", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return counts


def main() -> None:
    """Run the campaign and print how much was compared; a leak ends the run."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=sorted(CASES))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    started = time.perf_counter()
    counts = search(options.game, options.deals, options.seed, options.workers)
    hidden = counts["steps"] - counts["all seen"]
    print(f"{counts['deals']:,} deals, {counts['steps']:,} steps of a viewer, something hidden at {hidden:,} of them;")
    print(f"{counts['compared']:,} comparisons with {counts['twins']:,} twin worlds, {counts['refusals']:,} refusals;")
    print(f"no twin found at {counts['alone']:,} steps. No leak. {time.perf_counter() - started:.0f} s")
    print("Exchanges that gave no twin:", ", ".join(f"{why} {counts[why]:,}" for why in NO_TWIN))


NO_TWIN = ("illegal in the twin", "told by a rule", "nothing moved")

if __name__ == "__main__":
    main()
