"""Check that bots know no more than their seat may know: compare their answers in twin worlds byte for byte.

    python -m kitapi_campaigns.bot_campaign GAME --bot sharp --deals 50 --seed 1 --workers 2

At every decision of the bot, hidden cards are exchanged between the other hands. The bot's view, its action and the
advice on its decision must stay the same. Bots receive their requests in JSON, as in a room's worker process.
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
"""Time limit of a decision in seconds, for bots that think as long as they may."""


class Leak(AssertionError):
    """A bot's view, its action or the advice on its decision differed in a twin world."""


def compare_deal(game: str, bot: str, number: int, seed: int) -> Counter[str]:
    """Compare all decisions of ``bot`` in one deal with those in twin worlds.

    Raises:
        Leak: the bot's view, action or advice differs in a twin world.
    """
    rng, counts = Random(f"{seed}/{number}"), Counter(deals=1)
    for moment in moments(GAMES[game], number, bot, "steady", "steady", seed=seed):
        if moment.seat == 0 and has_twins(moment):
            counts += compare_decision(game, bot, moment, rng)
    return counts


def compare_decision(game: str, bot: str, moment: Moment, rng: Random) -> Counter[str]:
    """Compare one decision of ``bot`` with its decisions in twin worlds.

    Raises:
        Leak: the bot's view, action or advice differs in a twin world.
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
    """Run the campaign and print how much was compared; a leak ends the run."""
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
