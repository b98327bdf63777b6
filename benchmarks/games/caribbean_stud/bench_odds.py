"""Measures the speed of exact odds at Caribbean Stud, compared with the game's own ranking and other evaluators.

``python -m benchmarks.games.caribbean_stud.bench_odds`` measures. Rates are per second of processor time; only those on
all cores are per second of wall time. All kinds are measured in every round, and ratios are to the game's own ranking
in the same round, so that they are valid under other load, too. Evaluators of other projects (eval7,
treys, phevaluator, pokerkit) are measured where they can be imported, with cards encoded beforehand.
"""

import argparse
import importlib
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.odds.decision import decision
from kitapi.games.caribbean_stud.odds.game import Game, compute_whole_game
from kitapi.games.caribbean_stud.odds.ranking import values_of
from kitapi.games.caribbean_stud.odds.strategies import STRATEGIES
from kitapi.games.caribbean_stud.odds.terms import RULEBOOK
from kitapi.mechanics.poker_hands import value_of
from kitapi_testing.games.caribbean_stud.odds.brute import any_cards, brute_force_values
from kitapi_testing.games.caribbean_stud.odds.hands import all_hands

Work = Callable[[], int]

REFERENCE = "hands ranked by the game"
_FEW = 20_000


class Kind(NamedTuple):
    """A kind of measured work: its name, its function, which returns its units, and whether wall time counts."""

    name: str
    work: Work
    by_clock: bool = False


def rate(kind: Kind) -> float:
    """Units of work a second."""
    clock = time.perf_counter if kind.by_clock else time.process_time
    began = clock()
    units = kind.work()
    return units / (clock() - began)


def _each(evaluate: Callable[[Any], object], hands: list[Any]) -> Work:
    def work() -> int:
        for hand in hands:
            evaluate(hand)
        return len(hands)

    return work


def own_kinds() -> list[Kind]:
    """The kinds of work of Kitapi."""
    few = [[DECK_52[card] for card in hand] for hand in _few().tolist()]
    rng = random.Random("bench")
    spots = [any_cards(rng) for _ in range(200)]
    every = list(STRATEGIES.values())
    return [
        Kind(REFERENCE, _each(value_of, few)),
        Kind("hands ranked, one thread", lambda: len(values_of(all_hands(), threads=1))),
        Kind("decisions, seven values each", _each(lambda spot: decision(spot[0], spot[1]), spots)),
        Kind("decisions by brute force", _each(lambda spot: brute_force_values(spot[0], spot[1], RULEBOOK), spots[:2])),
        Kind("base game, one thread", lambda: len(compute_whole_game(Game.BASE, threads=1))),
        Kind("venice game, one thread", lambda: len(compute_whole_game(Game.VENICE, threads=1))),
        Kind(
            "venice game, ten strategies, one thread",
            lambda: len(compute_whole_game(Game.VENICE, every, threads=1)[:1]),
        ),
        Kind("hands ranked, all cores", lambda: len(values_of(all_hands())), by_clock=True),
        Kind("base game, all cores", lambda: len(compute_whole_game(Game.BASE)), by_clock=True),
    ]


def _few() -> "np.ndarray[Any, np.dtype[np.uint8]]":
    return all_hands()[np.random.default_rng(1).choice(len(all_hands()), _FEW, replace=False)]


def other_kinds() -> list[Kind]:
    """The evaluators of other projects that are installed."""
    words = [[DECK_52[card].value for card in hand] for hand in _few().tolist()]
    kinds = []
    for name, prepare in (("eval7", _eval7), ("treys", _treys), ("phevaluator", _phevaluator), ("pokerkit", _pokerkit)):
        try:
            module = importlib.import_module(name)
        except ImportError:
            continue
        evaluate, encode = prepare(module)
        kinds.append(Kind(f"hands ranked by {name}", _each(evaluate, [encode(hand) for hand in words])))
    return kinds


Prepared = tuple[Callable[[Any], object], Callable[[list[str]], Any]]


def _eval7(module: Any) -> Prepared:
    return module.evaluate, lambda hand: [module.Card(card) for card in hand]


def _treys(module: Any) -> Prepared:
    return module.Evaluator()._five, lambda hand: [module.Card.new(card) for card in hand]  # noqa: SLF001


def _phevaluator(module: Any) -> Prepared:
    return lambda hand: module.evaluate_cards(*hand), lambda hand: [module.Card(card).id_ for card in hand]


def _pokerkit(module: Any) -> Prepared:
    return module.StandardLookup().get_entry, lambda hand: tuple(module.Card.parse("".join(hand)))


def measure(rounds: int) -> None:
    """Print the figures as Markdown."""
    kinds = [*own_kinds(), *other_kinds()]
    for kind in kinds:
        kind.work()
    rates: dict[str, list[float]] = {kind.name: [] for kind in kinds}
    for _ in range(rounds):
        for kind in kinds:
            rates[kind.name].append(rate(kind))
    print("| what | per second | lowest - highest | × the game's ranking |\n| --- | --- | --- | --- |")
    for name, found in rates.items():
        ratio = statistics.median(here / there for here, there in zip(found, rates[REFERENCE], strict=True))
        spread = f"{_format_figure(min(found))} - {_format_figure(max(found))}"
        times = _format_figure(ratio) if "ranked" in name else ""
        print(f"| {name} | {_format_figure(statistics.median(found))} | {spread} | {times} |")
    print("\n" + _latencies())


def _latencies() -> str:
    rng, taken = random.Random("latency"), []
    for _ in range(500):
        ask = partial(decision, *any_cards(rng))
        began = time.process_time()
        ask()
        taken.append(1000 * (time.process_time() - began))
    taken.sort()
    return f"one decision, ms: median {taken[250]:.2f}, p95 {taken[475]:.2f}, longest {taken[-1]:.2f}"


def _format_figure(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.2f}"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    measure(parser.parse_args().rounds)


if __name__ == "__main__":
    main()
