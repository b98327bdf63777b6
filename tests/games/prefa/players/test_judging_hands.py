"""Many hands evaluated at once get the estimates that the steady player makes for each."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from kitapi.games.prefa.players import auction
from kitapi.games.prefa.players.evaluation import hands
from kitapi.players.tricks import estimate, promise
from kitapi.players.tricks.holdings import ACES, SUITS, cards_in


def deal_hands(cards: int, many: int) -> list[int]:
    rng, deck = Random(cards), [1 << bit for bit in range(32)]
    return [sum(rng.sample(deck, cards)) for _ in range(many)]


def test_tricks_promises_and_limits_are_those_of_the_steady_player() -> None:
    tens = deal_hands(10, 200)
    many = np.array(tens)
    found, limits = hands.tricks(many), hands.highest_supported(many)
    for strain in range(5):
        promised = hands.defensive_tricks(many, np.full(len(tens), strain))
        trump = SUITS[strain] if strain < 4 else 0
        for place, hand in enumerate(tens):
            assert found[place, strain] == pytest.approx(estimate.tricks(hand, strain))
            assert promised[place] == pytest.approx(promise.defensive_tricks(hand, trump))
    supported = [auction.highest_supported(hand) for hand in tens]
    assert limits.tolist() == [-1 if limit is None else limit.step for limit in supported]


def test_an_exchange_keeps_most_tricks_and_every_ace() -> None:
    twelves = deal_hands(12, 60)
    kept = hands.best_exchange(np.array(twelves))
    for place, twelve in enumerate(twelves):
        pairs = list(combinations(cards_in(twelve & ~ACES), 2))
        for strain in range(5):
            best = max(estimate.tricks(twelve & ~(one | other), strain) for one, other in pairs)
            left = int(kept.hands[place, strain])
            assert kept.tricks[place, strain] == pytest.approx(best)
            assert estimate.tricks(left, strain) == pytest.approx(best)
            assert left & ~twelve == 0
            assert left.bit_count() == 10
            assert left & ACES == twelve & ACES
