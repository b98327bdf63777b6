"""Compare the fast solver with the reference on random endings of one to seven cards.

    python -m kitapi_campaigns.solver_campaign --endings 200000 --seed 1 --workers 2 --state campaign.json

Each ending is solved for the declarer's tricks and for betl, and for both with the defence playing the declarer's
cards. Compared are the result, every "at least n", and the value of every legal card. Most endings are short, because
the reference searches every line of play. ``--state`` keeps the finished batches in a file, from which the same command
continues.

    python -m kitapi_campaigns.solver_campaign --layouts 60000 --seed 1

Layouts of eight to ten cards, 300 for each fixed hand, are solved twice: by a solver that keeps its transposition table
over all of them, and by one that empties it after each. If results differ, the key of the table is wrong.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import msgspec

from kitapi.cards import DECK_32, set_of
from kitapi.solver import reference
from kitapi.solver.position import Objective, Position
from kitapi.solver.questions import STRAINS
from kitapi.solver.solver import Solver
from kitapi_campaigns.campaign_states import keep, load_state
from kitapi_testing.endings import any_ending

AROUND = 300
"""Layouts sampled for each fixed hand."""
BATCH = 500
"""Endings after which a worker reports."""
SIZES = (1,) * 120 + (2,) * 320 + (3,) * 400 + (4,) * 160 + (5,) * 24 + (6,) * 2 + (7,)
"""Sizes of hands in cards, each as often in the list as it is drawn."""


class State(msgspec.Struct):
    """Progress: numbers of finished batches, endings counted by hands and cards, and endings with different results."""

    seed: int
    done: set[int] = msgspec.field(default_factory=set)
    counts: dict[str, int] = msgspec.field(default_factory=dict)
    wrong: list[str] = msgspec.field(default_factory=list)


def agree(solver: Solver, position: Position) -> bool:
    """Whether solver and reference agree on every query about ``position``."""
    tricks = reference.most_tricks(position)
    return all(solver.takes(position, n) == (tricks >= n) for n in range(position.tricks_left + 2)) and all(
        solver.result(position, objective) == reference.result(position, objective)
        and solver.results(position, objective) == reference.results(position, objective)
        for objective in Objective
    )


def batch(seed: int, number: int, endings: int) -> tuple[int, Counter[str], list[str]]:
    """Compare one batch in this process; returns its number, the counts, and the endings with different results."""
    rng, solver = random.Random(f"solver/{seed}/{number}"), Solver()
    counts: Counter[str] = Counter()
    wrong = []
    for _ in range(endings):
        position = any_ending(rng, SIZES)
        counts[f"{len(position.hands)} hands, {position.tricks_left} cards"] += 1
        if not agree(solver, position):
            wrong.append(repr(position))
        reference.forget()
    return number, counts, wrong


def differing_layouts(seed: int, layouts: int) -> list[str]:
    """Return the layouts for which a kept transposition table gives another result than an empty one."""
    rng, keeps, forgets = random.Random(f"layouts/{seed}"), Solver(18), Solver()
    wrong = []
    for number in range(layouts):
        if number % AROUND == 0:
            pack, cards = rng.sample(DECK_32, 32), rng.choice((8, 9, 10))
            trump, objective = rng.choice(STRAINS), rng.choice((Objective.TRICKS, *Objective))
        rest = rng.sample(pack[cards : 3 * cards], 2 * cards)
        hands = (pack[:cards], rest[:cards], rest[cards:])
        position = Position(tuple(map(set_of, hands)), rng.randrange(3), trump)
        forgets.clear()
        if keeps.result(position, objective) != forgets.result(position, objective):
            wrong.append(f"{objective} {position!r}")
    return wrong


def campaign(options: argparse.Namespace) -> State:
    """Compare all endings that are left; progress goes to stderr."""
    state = load_state(options.state, State(seed=options.seed))
    numbers = [number for number in range(-(-options.endings // BATCH)) if number not in state.done]
    with ProcessPoolExecutor(options.workers) as pool:
        sizes = [min(BATCH, options.endings - BATCH * number) for number in numbers]
        jobs = [pool.submit(batch, options.seed, *one) for one in zip(numbers, sizes, strict=True)]
        for job in as_completed(jobs):
            number, counts, wrong = job.result()
            state.done.add(number)
            state.counts = dict(Counter(state.counts) + counts)
            state.wrong += wrong
            keep(options.state, state)
            print(f"\r{sum(state.counts.values())} of {options.endings} endings", end="", file=sys.stderr)
    print(file=sys.stderr)
    return state


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--endings", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--state", type=Path, help="file that keeps the progress, to continue from it")
    parser.add_argument("--layouts", type=int, default=0, help="compare this number of layouts instead")
    options = parser.parse_args(arguments)
    began = time.perf_counter()
    if options.layouts:
        _print_result(differing_layouts(options.seed, options.layouts), options.layouts, began)
        return
    state = campaign(options)
    for what in sorted(state.counts):
        print(f"{what}: {state.counts[what]}")
    _print_result(state.wrong, sum(state.counts.values()), began)


def _print_result(wrong: Sequence[str], of: int, began: float) -> None:
    print(*wrong, sep="\n")
    print(f"{len(wrong)} of {of} differ; {time.perf_counter() - began:.0f} s in this run")
    if wrong:
        raise SystemExit("the solver is wrong")


if __name__ == "__main__":
    main()
