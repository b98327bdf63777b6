"""Check that bots know no more than their seat: compare their answers in twin worlds byte for byte.

    python -m kitapi_campaigns.bot_campaign GAME --bot sharp --deals 50 --seed 1 --workers 2

At every decision of the bot, hidden cards are exchanged between the other hands; the bot must be shown the same, do the
same, and advice on its decision must be the same. It gets its requests as a room's worker does, in JSON.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from kitapi.registry import GAMES
from kitapi.workers.bots import advise, bots_of, bots_with_solver, choose, seatable
from kitapi_campaigns.table_sizes import CARD_GAMES
from kitapi_testing.games.trick_tables import Moment, moments
from kitapi_testing.games.twins import has_twins, twin_view

BUDGET = 1.0
"""Seconds for a bot that takes as many as it is given."""


class Leak(AssertionError):
    """A bot was shown, did or was advised something else in a twin world."""


def compare_deal(game: str, bot: str, number: int, seed: int) -> Counter[str]:
    """Compare all decisions of ``bot`` in one deal with those in twin worlds.

    Raises:
        Leak: one differs.
    """
    rng, counts = Random(f"{seed}/{number}"), Counter(deals=1)
    for moment in moments(GAMES[game], number, bot, "steady", "steady", seed=seed):
        if moment.seat == 0 and has_twins(moment):
            counts += compare_decision(game, bot, moment, rng)
    return counts


def compare_decision(game: str, bot: str, moment: Moment, rng: Random) -> Counter[str]:
    """Compare one decision.

    Raises:
        Leak: it differs.
    """
    label = f"{game}, {bot}, {moment.view.phase.value}"
    twin = twin_view(moment, rng)
    if twin != moment.view_json:
        raise Leak(f"{label}: the twin looks otherwise")
    budget = seatable(bot, game).budget or BUDGET
    done = choose(bot, game, twin, moment.history_json, moment.seed, budget)
    if done != GAMES[game].codec.write_action(moment.action):
        raise Leak(f"{label}: {done.decode()} in the twin")
    counts = Counter({"decisions": 1, moment.view.phase.value: 1})
    if bot in bots_with_solver(game) and len(moment.view.options) > 1:
        if len({advise(game, view, moment.history_json) for view in (twin, moment.view_json)}) != 1:
            raise Leak(f"{label}: other advice in the twin")
        counts["advice"] += 1
    return counts


def main() -> None:
    """Run the campaign and say what was compared; a leak ends it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=CARD_GAMES)
    parser.add_argument("--bot", default="sharp")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    if options.bot not in bots_of(options.game):
        parser.error(f"--bot: choose from {', '.join(bots_of(options.game))}")
    started, counts = time.perf_counter(), Counter[str]()
    with ProcessPoolExecutor(options.workers) as pool:
        every = [
            pool.submit(compare_deal, options.game, options.bot, number, options.seed)
            for number in range(options.deals)
        ]
        for done in every:
            counts += done.result()
            print(f"\r{counts['deals']:,} of {options.deals:,} deals", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    parts = ("deals", "decisions", "advice")
    phases = ", ".join(f"{name} {count:,}" for name, count in sorted(counts.items()) if name not in parts)
    print(
        f"{options.bot} of {options.game}: {counts['decisions']:,} decisions in {counts['deals']:,} deals ({phases}),"
    )
    print(f"advice on {counts['advice']:,}. The same in every twin. {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
