"""Let steady players finish whole sittings, and compare sheets, ledger and results after every event.

    python -m kitapi_campaigns.sitting_campaign GAME --sittings 1000 --seed 1 --workers 2

After every event the laws of ``src/kitapi_testing/laws.py`` are checked, also the game's own (for example: sheets agree
with the balances, and results add up to zero). Before and after every deal, a copy of the sitting is broken up and the
laws are checked on the result. Tables have three and four players by turns, and the rulebook's house rules.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from kitapi.arena.entrants import BUDGET
from kitapi.kernel import SPECTATOR, Actor
from kitapi.workers.bots import player_of
from kitapi_campaigns.registry import RANDOM_DEALS
from kitapi_testing.laws import every_law_after_every_event
from kitapi_testing.strategies import AnyGame, Choice, Moment, break_up_sitting, sitting

LONGEST = 2000
"""Deals after which a sitting counts as endless, which is a failure."""
BATCH = 10
"""Sittings after which a worker reports."""


def steady_choice(game: AnyGame, history: Sequence[Any]) -> Choice:
    """The choice of the bot ``steady`` for every seat; ``history``: what everybody has seen of the deal so far."""
    steady = player_of("steady", game.name)

    def choice(state: Any, seat: Actor, _options: Sequence[Any], rng: random.Random) -> Any:
        return steady(game.view(state, seat), history, rng, BUDGET)

    return choice


def play_to_end(name: str, players: int, seed: str) -> Counter[str]:
    """Play one sitting to its end; returns the number of its deals and of the trials of breaking it up.

    Raises:
        AssertionError: a law is broken, or the sitting does not end.
    """
    case = RANDOM_DEALS[name].case
    game, rng, history = case.game, random.Random(seed), list[Any]()
    terms = game.codec.read_terms(b'{"players":%d}' % players)
    counts = Counter(sittings=1)
    for moment in sitting(game, terms, rng, deals=LONGEST, choice=steady_choice(game, history)):
        every_law_after_every_event(case, moment)
        assert game.discrepancy(moment.after) is None
        _remember(game, moment, history)
        ended = game.is_over(moment.after)
        counts["deals"] += ended
        if moment.opens or (ended and game.succession(moment.after) is not None):
            every_law_after_every_event(case, break_up_sitting(game, moment.after))
            counts["broken up"] += 1
    assert game.succession(moment.after) is None, f"after {LONGEST} deals the sitting goes on"
    return counts


def _remember(game: AnyGame, moment: Moment, history: list[Any]) -> None:
    if moment.opens:
        history.clear()
    seen = (game.observe(state, event, SPECTATOR) for event, state in zip(moment.events, moment.states, strict=True))
    history.extend(observation for observation in seen if observation is not None)


def batch(name: str, seed: int, number: int, sittings: int) -> Counter[str]:
    """Play ``sittings`` sittings; the same seed and number give the same ones."""
    counts: Counter[str] = Counter()
    for one in range(sittings):
        sitting_seed = f"{seed}/{number}/{one}"
        try:
            counts += play_to_end(name, 3 + one % 2, sitting_seed)
        except Exception as error:
            raise AssertionError(f"{name}, the sitting of seed {sitting_seed!r}: {error}") from error
    return counts


def play(name: str, sittings: int, seed: int, workers: int) -> Counter[str]:
    """Play ``sittings`` sittings of a game by ``workers`` processes; progress goes to stderr."""
    sizes = [min(BATCH, sittings - done) for done in range(0, sittings, BATCH)]
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor(workers) as pool:
        running = [pool.submit(batch, name, seed, number, size) for number, size in enumerate(sizes)]
        for done in as_completed(running):
            counts += done.result()
            print(f"\r{counts['sittings']:,} of {sittings:,} sittings", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return counts


def main() -> None:
    """Play the sittings and print how many; a broken law ends the run."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=sorted(RANDOM_DEALS))
    parser.add_argument("--sittings", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    started = time.perf_counter()
    counts = play(options.game, options.sittings, options.seed, options.workers)
    seconds = time.perf_counter() - started
    print(f"{counts['sittings']:,} sittings finished, {counts['deals']:,} deals, {seconds:.0f} s;")
    print(f"{counts['broken up']:,} times broken up on trial. Sheets, ledger and results agree everywhere.")


if __name__ == "__main__":
    main()
