"""How fast players decide, by level and phase.

``uv run python benchmarks/bench_players.py GAME`` lets each player play at a table with two steady ones, and prints the
median and the 99th percentile of its decisions by phase: in milliseconds of processor time, and as multiples of the
time to solve one deal with open cards in the same run, because machines differ. ``kitapi arena ladder`` measures how
strong players are.
"""

import argparse
import platform
import statistics
import time
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from kitapi.arena.deals import play_deal
from kitapi.arena.entrants import Entrant, entrant_of
from kitapi.arena.ladder import steps_of
from kitapi.cards import DECK_32, set_of
from kitapi.kernel import Form, Subset
from kitapi.players import Player
from kitapi.registry import GAMES, PACKAGES
from kitapi.solver.deals import Deals, results
from kitapi_campaigns.table_sizes import CARD_GAMES

REFERENCE = 400
"""Number of deals solved to measure the time for one."""


def time_player(player: Entrant, spent: dict[str, list[float]]) -> Player:
    """``player``, with the seconds of every decision added to ``spent`` by phase; forced actions do not count."""

    def decide(view: Any, history: Sequence[Any], rng: Random, budget: float) -> Any:
        began = time.process_time()
        action = player(view, history, rng, budget)  # type: ignore[operator]
        if len(view.options) > 1 or isinstance(view.options[0], Subset | Form):
            spent[view.phase.value].append(time.process_time() - began)
        return action

    return decide


def time_solver(seed: int) -> float:
    """Seconds to solve one deal of ten cards at spades with open cards, on average."""
    rng = Random(seed)
    packs = [rng.sample(DECK_32, 30) for _ in range(REFERENCE)]
    hands = np.array([[set_of(pack[at : at + 10]) for at in (0, 10, 20)] for pack in packs], np.int64)
    deals = Deals(hands, np.zeros(REFERENCE, np.int64), np.zeros(REFERENCE, np.int64))
    results(deals, workers=1)  # compiles the solver before the measurement
    began = time.process_time()
    results(deals, workers=1)
    return (time.process_time() - began) / REFERENCE


def measure_bot(bot: str, game: str, deals: int, seed: int) -> dict[str, list[float]]:
    """Seconds of every decision of ``bot`` by phase, "all" first."""
    spent: dict[str, list[float]] = defaultdict(list)
    terms = GAMES[game].codec.read_terms(b"{}")
    players = [time_player(entrant_of(bot, PACKAGES[game]), spent), *[entrant_of("steady", PACKAGES[game])] * 2]
    play_deal(GAMES[game], terms, deals, players, seed=seed)
    spent.clear()
    for number in range(deals):
        play_deal(GAMES[game], terms, number, players[number % 3 :] + players[: number % 3], seed=seed)
    return {"all": [seconds for phase in spent.values() for seconds in phase], **spent}


def line(bot: str, phase: str, times: Sequence[float], unit: float) -> str:
    """A row of the table."""
    late = sorted(times)[int(0.99 * len(times))]
    middle = statistics.median(times)
    cells = (f"{1000 * middle:.2f}", f"{1000 * late:.2f}", f"{middle / unit:.1f}", f"{late / unit:.1f}", len(times))
    return f"| {bot} | {phase} | " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    """Print a table of all levels and phases."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", choices=CARD_GAMES)
    options.add_argument("--deals", type=int, default=30)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--players", help="separated by commas; by default all steps of the ladder")
    chosen = options.parse_args()
    steps = [name for name in steps_of(PACKAGES[chosen.game]) if name != "clairvoyant"]
    unit = time_solver(chosen.seed)
    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}")
    print(f"one deal solved with open cards: {1000 * unit:.3f} ms\n")
    print("| player | phase | median ms | p99 ms | median, in deals solved | p99, in deals solved | decisions |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    for bot in chosen.players.split(",") if chosen.players else steps:
        for phase, times in measure_bot(bot, chosen.game, chosen.deals, chosen.seed).items():
            print(line(bot, phase, times, unit), flush=True)


if __name__ == "__main__":
    main()
