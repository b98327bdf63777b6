"""How strong, how sound and how fast the players of Prefa are.

``uv run python benchmarks/bench_players.py`` prints, for each pair of players, by how much one beats the other in
duplicate (every deal in all mixed seatings, standard error over deals); how many contracts three steady players make
and how often their defenders are in; and how long a decision takes in process.
"""

import argparse
import platform
import statistics
import time
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from kitapi.arena.comparison import compare
from kitapi.arena.dealing import play_deal
from kitapi.arena.prefa import booked
from kitapi.games.prefa.game import PREFA
from kitapi.games.prefa.settled import ContractFacts, Ending
from kitapi.games.prefa.variant import PrefaTerms
from kitapi.players import Player, bots_of, player_of

PAIRS = (("steady", "random"), ("steady", "passer"), ("random", "passer"))


def timed(player: Player, spent: dict[str, list[float]]) -> Player:
    """``player``, with the seconds of every decision written down by phase."""

    def decide(view: Any, history: Sequence[Any], rng: Random, budget: float) -> Any:
        began = time.perf_counter()
        action = player(view, history, rng, budget)
        spent[view.phase.value].append(time.perf_counter() - began)
        return action

    return decide


def soundness(deals: int, seed: int) -> str:
    """Contracts made and defenders in, over deals between three steady players."""
    states = [
        play_deal(PREFA, PrefaTerms(), number, [player_of("steady", "prefa")] * 3, seed=seed) for number in range(deals)
    ]
    endings = [state.settled.facts.ending for state in states]
    seats = [seat for state in states for seat in booked(state)]
    named = [seat.made for seat in seats if seat.declared]
    took_part = [seat.in_as_defender for seat in seats if seat.took_part]
    levels = defaultdict(list)
    for state in states:
        facts = state.settled.facts
        if isinstance(facts, ContractFacts) and facts.ending is not Ending.SOLO:
            levels[facts.contract.level].append(facts.declarer_tricks >= facts.contract.level)
    by_level = ", ".join(
        f"{level}: {len(made)} ({sum(made) / len(made):.0%} made)" for level, made in sorted(levels.items())
    )
    shares = ", ".join(f"{ending.value} {endings.count(ending) / deals:.1%}" for ending in Ending)
    return (
        f"{deals} deals of three steady players: {shares}\n"
        f"contracts made {sum(named) / len(named):.1%}; by level {by_level}\n"
        f"defenders in {sum(took_part) / len(took_part):.1%} of {len(took_part)} times that one took part"
    )


def speed(deals: int, seed: int) -> str:
    """Milliseconds a decision, by player and phase, one of each at a table."""
    lines = []
    for bot in bots_of("prefa"):
        spent: dict[str, list[float]] = defaultdict(list)
        players = [timed(player_of(bot, "prefa"), spent), *[player_of("steady", "prefa")] * 2]
        for number in range(deals):
            play_deal(PREFA, PrefaTerms(), number, players, seed=seed)
        every = sorted(seconds for phase in spent.values() for seconds in phase)
        phases = ", ".join(f"{phase} {1000 * statistics.median(times):.3f}" for phase, times in spent.items())
        lines.append(
            f"{bot}: median {1000 * statistics.median(every):.3f} ms, "
            f"p99 {1000 * every[int(0.99 * len(every))]:.3f} ms, "
            f"most {1000 * every[-1]:.2f} ms over {len(every)} decisions; medians {phases}"
        )
    return "\n".join(lines)


def main() -> None:
    """Print strength, soundness and speed."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=500)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--workers", type=int, default=1)
    chosen = options.parse_args()
    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}")
    measured = partial(compare, deals=chosen.deals, seed=chosen.seed, workers=chosen.workers)
    for one, other in PAIRS:
        print(measured(one, other), flush=True)
    print(soundness(chosen.deals * 4, chosen.seed), flush=True)
    print(speed(min(chosen.deals, 300), chosen.seed))


if __name__ == "__main__":
    main()
