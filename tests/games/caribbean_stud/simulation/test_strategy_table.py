"""A strategy's table has the choice of the exact odds for every hand and upcard."""

import random
from collections.abc import Sequence

import numpy as np
import pytest

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.odds.decision import decision
from kitapi.games.caribbean_stud.odds.strategies import STRATEGIES
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant
from kitapi.games.caribbean_stud.simulation.strategy_table import RAISES_AFTER, columns, hands_of, rows_of
from tests.games.caribbean_stud.simulation.dealt_hands import raises, row_of

Numbers = Sequence[int]


def cards_of(numbers: Numbers) -> list[Card]:
    return [DECK_52[number] for number in numbers]


def any_hands(rng: random.Random, count: int, upcard: int) -> list[list[int]]:
    """Hands at random without the upcard, every second one with four cards of a suit at least."""
    pool = [card for card in range(52) if card != upcard]
    hands = []
    for number in range(count):
        suit = [card for card in pool if card // 13 == number % 4]
        four = rng.sample(suit if number % 2 else pool, 4)
        hands.append(sorted([*four, rng.choice([card for card in pool if card not in four])]))
    return hands


@pytest.mark.parametrize("rank", [3, 12])
def test_the_perfect_tables_choices_are_the_best_decisions(rank: int) -> None:
    rng = random.Random(rank)
    upcard = 13 * rng.randrange(4) + rank
    hands = any_hands(rng, 100, upcard)
    choices = columns(STRATEGIES["perfect"], hands_of(np.array(hands, np.int8)), rank)
    chosen = set()
    for hand, row in zip(hands, choices.tolist(), strict=True):
        said = row[upcard // 13] % RAISES_AFTER
        best = decision(cards_of(hand), DECK_52[upcard])
        values = [best.fold, best.raise_, *best.exchange.values()]
        assert values[said] == max(values)
        chosen.add(said)
    assert {0, 1} < chosen
    assert len(chosen) > 3


def test_after_an_exchange_it_raises_where_that_is_best_but_for_the_card_given_away() -> None:
    """After an exchange the reduced payments count."""
    rank, rng = 8, random.Random(4)
    hands = any_hands(rng, 60, 13 * 2 + rank)
    choices = columns(STRATEGIES["perfect"], hands_of(np.array(hands, np.int8)), rank)
    reduced = CaribbeanStudVariant(table=CaribbeanStudVariant().exchange_table)
    for hand, row in zip(hands, choices.tolist(), strict=True):
        best = decision(cards_of(hand), DECK_52[13 * 2 + rank], reduced, exchange=False)
        assert row[2] // RAISES_AFTER == (best.raise_ > -1)


@pytest.mark.parametrize("strategy", ["pair_or_better", "akj83_or_better", "rules_of_thumb", "matching_ace_king"])
def test_a_strategy_in_words_has_the_table_of_its_words(strategy: str) -> None:
    for rank in (0, 9, 11, 12):
        hands = any_hands(random.Random(rank), 200, rank)
        choices = columns(STRATEGIES[strategy], hands_of(np.array(hands, np.int8)), rank)
        expected = [raises(strategy, cards_of(hand), DECK_52[rank]) for hand in hands]
        assert (choices[:, 0] % RAISES_AFTER == np.array(expected)).all()


def test_rows_are_numbered_as_simulations_read_them() -> None:
    hands = any_hands(random.Random(1), 50, 0)
    assert rows_of(np.array(hands, np.int8)).tolist() == [row_of(cards_of(hand)) for hand in hands]
