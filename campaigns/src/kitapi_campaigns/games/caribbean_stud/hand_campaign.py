"""Deal random hands of Caribbean Stud, check every law after every event, and compare the hands with exact odds.

    python -m kitapi_campaigns.games.caribbean_stud.hand_campaign --hands 200000 --seed 1 --workers 2

Tables have one to seven seats, of which some stay empty, and many different house rules. The house automaton deals and
pays; the seats stake, choose, exchange and declare at random. The tables of a worker feed meters as the tables of a
card room do. Decks are shuffled uniformly, so the frequencies of hands and qualifications must match their exact odds.

With ``--irregular`` the tables are practice tables, with irregularities, calls for the inspector and rulings, where
people also press buttons that they were not offered.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.console import Console
from rich.table import Table

from kitapi_campaigns.games.caribbean_stud.hands.counts import EXACT, deviation
from kitapi_campaigns.games.caribbean_stud.hands.irregular import Irregular
from kitapi_campaigns.games.caribbean_stud.hands.random_table import Playing, Room

SITTING = 10
"""Number of hands in a sitting."""
BATCH = 200
"""Hands after which a worker reports."""


def batch(seed: int, number: int, hands: int, *, stacked: bool = False, irregular: bool = False) -> Counter[str]:
    """Play one batch in this process."""
    rng, room = random.Random(f"hands/{seed}/{number}"), Room()
    kind: type[Playing] = Irregular if irregular else Playing
    counts: Counter[str] = Counter()
    table = 0
    while counts["hand"] < hands:
        table += 1
        playing = kind(f"{number}-{table}", room, rng, stacked=stacked)
        playing.play(min(SITTING, hands - counts["hand"]))
        counts += playing.counts
    return counts


def campaign(options: argparse.Namespace) -> Counter[str]:
    """Play all hands; progress goes to stderr."""
    counts: Counter[str] = Counter()
    sizes = [min(BATCH, options.hands - first) for first in range(0, options.hands, BATCH)]
    kind = {"stacked": options.stacked, "irregular": options.irregular}
    with ProcessPoolExecutor(options.workers) as pool:
        jobs = [pool.submit(batch, options.seed, number, size, **kind) for number, size in enumerate(sizes)]
        for done in as_completed(jobs):
            counts += done.result()
            print(f"\r{counts['hand']} of {options.hands} hands", end="", file=sys.stderr)
    print(file=sys.stderr)
    return counts


def render_counts(counts: Counter[str]) -> Table:
    """Return the counts as a table, with the deviations of the frequencies in standard errors."""
    table = Table("what", "times", "standard errors off")
    for name in sorted(counts):
        kind, _, what = name.partition(": ")
        exact = what in EXACT and kind == ("bank" if what == "qualifies" else "dealt")
        table.add_row(name, str(counts[name]), f"{deviation(counts, what):+.2f}" if exact else "")
    return table


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--stacked", action="store_true", help="deal many jackpots; frequencies mean nothing then")
    parser.add_argument("--irregular", action="store_true", help="let anything go wrong, and press wrong buttons")
    options = parser.parse_args(arguments)
    began = time.perf_counter()
    counts = campaign(options)
    Console().print(render_counts(counts))
    worst = max((abs(deviation(counts, name)), name) for name in EXACT)
    print(f"{counts['hand']} hands in {time.perf_counter() - began:.0f} s; furthest off: {worst[1]}, {worst[0]:.2f} SE")
    if worst[0] > 3 and not options.stacked:
        raise SystemExit("a frequency is more than three standard errors off")


if __name__ == "__main__":
    main()
