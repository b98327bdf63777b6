"""The gain from seeing other hands agrees with settling all hands of the bank by the rules."""

import random
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.odds.decision import decision
from kitapi.games.caribbean_stud.rules.payment.round_facts import SeatFacts
from kitapi.games.caribbean_stud.rules.payment.settlement import settle
from kitapi.games.caribbean_stud.rules.terms.paytables import payment_of
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant
from kitapi.games.caribbean_stud.simulation import seen_hands_kernels as kernels
from kitapi.games.caribbean_stud.simulation import simulations
from kitapi.games.caribbean_stud.simulation.kernels import deal, value
from kitapi.games.caribbean_stud.simulation.run import Place, run
from kitapi.games.caribbean_stud.simulation.seen_hands import SeenHands, gains, sample_deals
from kitapi.simulation.tallies import BY_STRENGTH
from tests.games.caribbean_stud.simulation.dealt_hands import CARD_OF, code_of

VARIANT = CaribbeanStudVariant()
WINS = np.array([1 + 2 * payment_of(made, VARIANT.table) for made in BY_STRENGTH], np.int64)


def raised_by_the_rules(cards: list[Card], upcard: Card, unseen: list[Card]) -> Fraction:
    """Return the mean value of a raise, with every hand of the bank settled."""
    own = (cards[0], cards[1], cards[2], cards[3], cards[4])
    won = [
        settle(SeatFacts(ante=1, bet=2, token=False, cards=own, bank=(*four, upcard)), VARIANT).net.total
        for four in combinations(unseen, 4)
    ]
    return Fraction(sum(won), len(won))


@pytest.mark.parametrize("number", range(4))
def test_a_raise_with_six_hands_seen_has_the_value_by_the_rules(number: int) -> None:
    deck = np.empty(52, np.int64)
    deal(np.uint64(2), number, 36, deck)
    cards = [CARD_OF[code] for code in deck.tolist()]
    own = value(*deck[:5].tolist())
    found = kernels.raise_value(deck, 36, int(deck[5]), own, WINS)
    assert Fraction(found, kernels.count_bank_hands(6)) == raised_by_the_rules(cards[:5], cards[5], cards[36:])


def test_a_decision_by_ones_own_cards_is_the_exact_one() -> None:
    rng, checked = random.Random(8), 0
    while checked < 60:
        cards = rng.sample(list(DECK_52), 6)
        ace_king = {"A", "K"} <= {card.rank.value for card in cards[:5]}
        if not ace_king and rng.random() < 0.95:
            continue
        rest = [card for card in DECK_52 if card not in cards]
        deck = np.array([code_of(card) for card in (*cards, *rest)])
        raises = kernels.raises_alone(deck, int(deck[5]), value(*deck[:5].tolist()), WINS)
        assert raises == (decision(cards[:5], cards[5], exchange=False).best == "raise")
        checked += 1


def test_gains_are_those_of_the_deals_one_by_one() -> None:
    """A gain is never negative, and seeing more hands never has a lower mean gain."""
    deals = [sample_deals(SeenHands(seed=6), number, 1) for number in range(40)]
    assert all(tally[1 + kernels.FIGURES * seen + kernels.GAIN] >= 0 for tally in deals for seen in range(6))
    together = sample_deals(SeenHands(seed=6), 0, 40)
    assert together == tuple(map(sum, zip(*deals, strict=True)))
    expected = gains(SeenHands(seed=6), together).gains
    seventh = [tally[1 + kernels.FIGURES * 5 + kernels.GAIN] / kernels.count_bank_hands(6) for tally in deals]
    assert expected[5].gain == pytest.approx(np.mean(seventh))
    assert expected[5].standard_error == pytest.approx(np.std(seventh, ddof=1) / 40**0.5)
    assert expected[5].changed == pytest.approx(np.mean([gain > 0 for gain in seventh]))
    assert expected[0].gain < expected[5].gain


def test_it_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulations, "DEALS_AT_ONCE", 7)
    state = tmp_path / "state.json"
    run(SeenHands(seed=6), 15, Place(2), state=state)
    assert run(SeenHands(seed=6), 40, Place(2), state=state) == sample_deals(SeenHands(seed=6), 0, 40)
