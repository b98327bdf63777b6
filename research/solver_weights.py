"""Search for better weights of the solver's move ordering, by changing one after the other.

    python -m research.solver_weights --seconds 900 --state weights.json

A change is kept if it needs fewer nodes on random deals; in half of them a declarer took the talon and chose the
trumps. Deals with many and with few nodes have about the same weight. With ``--state`` the search continues from the
best weights found. The weights are copied to ``kitapi/solver/weights.py`` by hand; they do not change any result, but
the number of nodes in the signature.
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np

from kitapi.cards import DECK_32, Card, Suit, set_of
from kitapi.solver.formats import Integers
from kitapi.solver.position import Objective, Position
from kitapi.solver.solver import Solver
from kitapi.solver.weights import ROW, WEIGHTS

_STEPS = (-12, -6, -3, -1, 1, 3, 6, 12)
_LEADS, _FOLLOWS = 10, 8
"""Number of weights in use in a row."""


def any_deal(rng: random.Random, *, chosen: bool, trumps: bool) -> Position:
    """Ten cards for each hand; ``chosen``: the declarer exchanged two cards, and their longest suit is trumps."""
    pack = rng.sample(DECK_32, 32)
    hands = [pack[:10], pack[10:20], pack[20:30]]
    trump = rng.choice(list(Suit))
    if chosen:
        twelve = [*hands[0], *pack[30:]]
        trump = max(Suit, key=lambda suit: sum(card.suit is suit for card in twelve))
        hands[0] = sorted(twelve, key=lambda card: (_length(twelve, card), card.rank.height), reverse=True)[:10]
    return Position(tuple(map(set_of, hands)), rng.randrange(3), trump if trumps else None)


def _length(cards: Sequence[Card], like: Card) -> int:
    return sum(card.suit is like.suit for card in cards)


def cost(weights: Integers, deals: Sequence[Position], objective: Objective) -> float:
    """The mean over ``deals`` of the number of nodes to the power of 0.6."""
    solver, total = Solver(weights=weights), 0.0
    for deal in deals:
        solver.clear()
        solver.result(deal, objective)
        total += solver.nodes**0.6
    return total / len(deals)


def change_weight(weights: Integers, rng: random.Random, *, trumps: bool, betl: bool) -> Integers:
    """A copy of ``weights`` with one changed that deals of the given kind use."""
    row = (2 * betl + rng.randrange(2)) * 2 + trumps
    in_leads = rng.random() < 0.55
    place = rng.randrange(_LEADS) if in_leads else 8 * ROW + rng.randrange(_FOLLOWS)
    new = weights.copy()
    new[row * ROW + place] += rng.choice(_STEPS)
    return new


def search(options: argparse.Namespace) -> Integers:
    """Change weights until the time is up; returns the best."""
    rng = random.Random(options.seed)
    kinds = [(trumps, objective) for trumps in (True, False) for objective in (Objective.TRICKS, Objective.BETL)]
    deals = {kind: [any_deal(rng, chosen=bool(n & 1), trumps=kind[0]) for n in range(options.deals)] for kind in kinds}
    best = _load_weights(options.state)
    costs = {kind: cost(best, deals[kind], kind[1]) for kind in kinds}
    until = time.monotonic() + options.seconds
    while time.monotonic() < until:
        for kind in kinds:
            new = change_weight(best, rng, trumps=kind[0], betl=kind[1].is_betl)
            found = cost(new, deals[kind], kind[1])
            if found < costs[kind]:
                best, costs[kind] = new, found
                _keep(options.state, best)
        print(f"\r{' '.join(f'{one:.2f}' for one in costs.values())}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return best


def _load_weights(state: Path | None) -> Integers:
    if state is None or not state.exists():
        return WEIGHTS
    return np.array(msgspec.json.decode(state.read_bytes(), type=list[int]), np.int64)


def _keep(state: Path | None, weights: Integers) -> None:
    if state is not None:
        state.write_bytes(msgspec.json.encode(weights.tolist()))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=900)
    parser.add_argument("--deals", type=int, default=400, help="deals of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--state", type=Path, help="file that keeps the best weights, to continue from it")
    best = search(parser.parse_args(arguments)).reshape(-1, ROW).tolist()
    print(*(f"{row[:_LEADS]}" for row in best[:8]), *(f"{row[:_FOLLOWS]}" for row in best[8:]), sep="\n")


if __name__ == "__main__":
    main()
