"""Measures the regret in kapikia of deciding exchange and auction by tables, by the learnt network, or by solving.

    nice python -m research.games.prefa.learn_regret exchange --hands 300
    nice python -m research.games.prefa.learn_regret auction --hands 1500

Every decider gets the same hands, and the value of its choice is the mean over many solved layouts, the same for all
deciders. The value is the declarer's at a table of three; the defenders play or pass by the assumptions of
``games.prefa.players.worth``.
"""

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np

from kitapi.games.prefa.players.evaluation import hands as steady
from kitapi.games.prefa.players.evaluation.money import (
    BOTH_PLAY,
    DECLARER,
    AnsweredContract,
    Stakes,
    money_of,
    solo_value,
    unopposed_value,
)
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks import trick_distribution
from kitapi.players.tricks.chances import chances
from research.learn_deals import estimate_tricks, pairs_of, shuffle_packs, solve_hands

STAKES = Stakes(900, 3, PrefaVariant())
LIKELY, TRULY = 8, 160
"""Number of exchanges solved before one is chosen, and of layouts for the true value of an exchange."""

_LEVELS = np.array([contract.level for contract in LADDER])
_STRAINS = np.array([contract.step % 5 for contract in LADDER])
_NORMAL = np.array([chances(place / 20 - 8) for place in range(400)])


def _payoff_table() -> Floats:
    """(25, 11) kapikia to the declarer, by contract and tricks."""
    found = np.zeros((len(LADDER), 11))
    for contract in LADDER:
        money = money_of(STAKES, AnsweredContract(contract, BOTH_PLAY), DECLARER).values[:, 0]
        found[contract.step] = np.where(
            contract.level < trick_distribution.COUNTS, unopposed_value(STAKES, contract, False, DECLARER), money
        )
    return found


PAYOFFS = _payoff_table()
SOLO = np.array([solo_value(STAKES, contract, DECLARER) for contract in LADDER])


class Hand(NamedTuple):
    """Twelve cards, the lowest permitted step of the ladder, and the leader (0: the declarer)."""

    cards: Bits
    minimum: int
    leader: int

    @property
    def kept(self) -> Bits:
        """(66,) all choices of ten cards to keep."""
        return np.asarray(self.cards.sum() & ~self.away)

    @property
    def away(self) -> Bits:
        """(66,) the two cards discarded by each choice."""
        return np.asarray(pairs_of(self.cards[None])[0])


def sample_purchases(rng: np.random.Generator, number: int) -> list[Hand]:
    """Random hands with which steady bidders win the auction, with the step that they must name."""
    found: list[Hand] = []
    while len(found) < number:
        packs = shuffle_packs(rng, 2048)
        tens = np.stack([packs[:, 10 * seat : 10 * seat + 10].sum(1) for seat in range(3)], axis=1)
        limits = steady.highest_supported(tens.reshape(-1)).reshape(-1, 3)
        for pack, limit in zip(packs, limits, strict=True):
            first = int(limit.argmax())
            if limit[first] >= 0 and len(found) < number:
                twelve = np.concatenate([pack[10 * first : 10 * first + 10], pack[30:]])
                least = min(int(limit[first]), int(np.delete(limit, first).max()) + 1)
                found.append(Hand(twelve, least, int(-first % 3)))
    return found


def layouts(rng: np.random.Generator, hand: Hand, number: int) -> Bits:
    """(number, 2) random hands of the defenders."""
    unseen = np.int64(1) << np.arange(32)
    unseen = unseen[(unseen & hand.cards.sum()) == 0]
    dealt = rng.permuted(np.tile(unseen, (number, 1)), axis=1)
    return np.stack([dealt[:, :10].sum(1), dealt[:, 10:].sum(1)], axis=1)


def values(likely: Floats, hand: Hand) -> Floats:
    """(pairs, 25) expected value of each contract after each exchange; ``likely``: (pairs, 5, 11)."""
    expected = np.einsum("psn,csn->pcs", likely, PAYOFFS[:, None, :] * (np.arange(5) == _STRAINS[:, None])[:, :, None])
    found = expected[:, np.arange(len(LADDER)), _STRAINS]
    found[:, : hand.minimum] = -np.inf
    return np.asarray(found)


def by_strain(expected: Floats) -> Floats:
    """(pairs, 5) the value of the best contract in every strain."""
    return np.asarray(expected.reshape(len(expected), -1, 5).max(1))


Likely = Callable[[Hand], Floats]
"""Returns (66, 5, 11): the probability of each number of tricks, by exchange and strain."""


def by_tables(hand: Hand) -> Floats:
    """The probabilities by ``estimate`` and ``chances``."""
    return np.asarray(_NORMAL[np.clip(np.round((estimate_tricks(hand.kept) + 8) * 20), 0, 399).astype(np.int64)])


def by_network(hand: Hand) -> Floats:
    """The probabilities by ``learned``."""
    kept, away = hand.kept, hand.away
    found = [trick_distribution.tricks_chances(kept, strain, away, hand.leader) for strain in range(5)]
    return np.stack(found, axis=1)


def solve_exchanges(hand: Hand, which: Iterable[tuple[int, int]], dealt: Bits) -> dict[tuple[int, int], Floats]:
    """By exchange (pair, strain), the frequency of each number of tricks over the layouts ``dealt``."""
    exchanges, number = list(which), len(dealt)
    own = np.repeat([hand.kept[pair] for pair, _ in exchanges], number)
    hands = np.column_stack([own, np.tile(dealt, (len(exchanges), 1))])
    strains = np.repeat([strain for _, strain in exchanges], number)
    taken = solve_hands(hands, np.full(len(own), hand.leader), strains).reshape(len(exchanges), number)
    return {one: (row[:, None] == trick_distribution.COUNTS).mean(0) for one, row in zip(exchanges, taken, strict=True)}


def best_of(expected: Floats, number: int) -> list[tuple[int, int]]:
    """The exchanges (pair, strain) of the highest expected values."""
    places = np.argsort(-by_strain(expected), axis=None)[:number]
    return [(int(place) // 5, int(place) % 5) for place in places]


class Choice(NamedTuple):
    """An exchange and a contract; ``contract`` -1: written solo."""

    pair: int
    contract: int


def choice_of(expected: Floats, hand: Hand) -> Choice:
    """The exchange and contract of the highest expected value."""
    pair, contract = divmod(int(expected.argmax()), len(LADDER))
    return Choice(pair, contract if expected[pair, contract] > SOLO[hand.minimum] else -1)


def after_solving(prior: Floats, hand: Hand, dealt: Bits, trusted: float) -> Choice:
    """Solve the most promising exchanges and choose the best; ``trusted``: the weight of the prior in layouts."""
    found = solve_exchanges(hand, best_of(values(prior, hand), LIKELY), dealt)
    likely = np.zeros_like(prior)
    expected = np.full((len(prior), len(LADDER)), -np.inf)
    for (pair, strain), share in found.items():
        likely[pair, strain] = (len(dealt) * share + trusted * prior[pair, strain]) / (len(dealt) + trusted)
        steps = np.arange(strain, len(LADDER), 5)
        expected[pair, steps] = PAYOFFS[steps] @ likely[pair, strain]
    expected[:, : hand.minimum] = -np.inf
    return choice_of(expected, hand)


def exchange(hand: Hand, rng: np.random.Generator) -> dict[str, tuple[float, float]]:
    """By decider, the true value of its choice, and the value that it expected."""
    likelihoods = {"tables": by_tables(hand), "network": by_network(hand)}
    chosen = {name: choice_of(values(likely, hand), hand) for name, likely in likelihoods.items()}
    for number in (8, 24):
        dealt = layouts(rng, hand, number)
        chosen[f"tables, then {number} layouts"] = after_solving(likelihoods["tables"], hand, dealt, 0)
        chosen[f"network, then {number} layouts"] = after_solving(likelihoods["network"], hand, dealt, 0)
        chosen[f"network and {number} layouts"] = after_solving(likelihoods["network"], hand, dealt, 24)
    named = {(choice.pair, int(_STRAINS[choice.contract])) for choice in chosen.values() if choice.contract >= 0}
    likely = set(best_of(values(likelihoods["network"], hand), 6)) | set(
        best_of(values(likelihoods["tables"], hand), 6)
    )
    found = solve_exchanges(hand, sorted(named | likely), layouts(rng, hand, TRULY))
    true_values = {name: _true(choice, found, hand) for name, choice in chosen.items()}
    true_values["best of all looked at"] = max(
        _true(Choice(pair, step), found, hand)
        for pair, strain in found
        for step in range(strain, len(LADDER), 5)
        if step >= hand.minimum
    )
    thought = {name: max(float(values(likely, hand).max()), SOLO[hand.minimum]) for name, likely in likelihoods.items()}
    return {name: (value, thought.get(name, value)) for name, value in true_values.items()}


def _true(choice: Choice, found: dict[tuple[int, int], Floats], hand: Hand) -> float:
    if choice.contract < 0:
        return float(SOLO[hand.minimum])
    return float(PAYOFFS[choice.contract] @ found[choice.pair, int(_STRAINS[choice.contract])])


def with_talon(rng: np.random.Generator, pack: Bits, minimum: int, leader: int) -> Hand:
    """A hand of the ten first cards of ``pack`` and two random others."""
    return Hand(np.concatenate([pack[:10], rng.permutation(pack[10:])[:2]]), minimum, leader)


def auction(pack: Bits, minimum: int, leader: int, rng: np.random.Generator) -> dict[str, tuple[float, float]]:
    """By decider, the value of buying if it would, with the ten first cards of ``pack`` and any talon.

    If all deciders agree, nothing is solved, because their difference is zero.
    """
    limit = int(steady.highest_supported(pack[:10].sum(keepdims=True))[0])
    thought = [values(by_network(hand), hand).max() for hand in _talons(rng, pack, minimum, leader, 24)]
    bids = {"tables": limit >= minimum, "network": float(np.mean(np.maximum(thought, SOLO[minimum]))) > 0}
    if bids["tables"] == bids["network"]:
        return dict.fromkeys(bids, (0.0, 0.0))
    truly = []
    for hand in _talons(rng, pack, minimum, leader, 6):
        choice = choice_of(values(by_network(hand), hand), hand)
        one = [(choice.pair, int(_STRAINS[choice.contract]))] if choice.contract >= 0 else []
        truly.append(_true(choice, solve_exchanges(hand, one, layouts(rng, hand, 24)) if one else {}, hand))
    value = float(np.mean(truly))
    return {name: (value * bid, float(bid)) for name, bid in bids.items()}


def _talons(rng: np.random.Generator, pack: Bits, minimum: int, leader: int, number: int) -> list[Hand]:
    return [with_talon(rng, pack, minimum, leader) for _ in range(number)]


def print_summary(found: list[dict[str, tuple[float, float]]]) -> None:
    """Print every decider's mean gain, and its difference to the tables with standard errors."""
    base = np.array([one["tables"][0] for one in found])
    for name in found[0]:
        gained, thought = np.array([one[name] for one in found]).T
        more = gained - base
        error = more.std(ddof=1) / np.sqrt(len(more))
        print(f"{name:28} {gained.mean():8.2f}  thought {thought.mean():8.2f}  {more.mean():+7.2f} ± {error:.2f}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("exchange", "auction"))
    parser.add_argument("--hands", type=int, default=300)
    parser.add_argument(
        "--minimum", type=int, default=0, help="the step of the ladder that is bid for, 0 for six spades"
    )
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args(arguments)
    rng = np.random.default_rng([given.seed, 1 << 21])
    if given.what == "exchange":
        print_summary([exchange(hand, rng) for hand in sample_purchases(rng, given.hands)])
    else:
        print_summary(
            [auction(pack, given.minimum, int(rng.integers(3)), rng) for pack in shuffle_packs(rng, given.hands)]
        )


if __name__ == "__main__":
    main()
