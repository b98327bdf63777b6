"""The 7,462 values: their order is the game's, and the kernel finds them."""

import random
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.odds.ranking import KEYS, values_of
from kitapi.games.caribbean_stud.odds.terms import RULEBOOK, terms_of
from kitapi.games.caribbean_stud.odds.values import COMBINATIONS, FLUSH, HAND_VALUES, PLAIN, RANKS, VALUES
from kitapi.games.caribbean_stud.rules.payment.settlement import qualifies
from kitapi.games.caribbean_stud.rules.terms.variant import Qualification
from kitapi.mechanics.poker_hands import value_of
from kitapi_testing.games.caribbean_stud.odds.hands import all_hands

COUNTS = {
    "royal_flush": 4,
    "straight_flush": 36,
    "four_of_a_kind": 624,
    "full_house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three_of_a_kind": 54_912,
    "two_pair": 123_552,
    "pair": 1_098_240,
    "high_card": 1_302_540,
}


@pytest.fixture(scope="module")
def every_value() -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
    return values_of(all_hands())


def test_all_hands_have_the_published_counts_and_number_of_values(every_value: np.ndarray) -> None:
    by_value = np.bincount(every_value, minlength=VALUES)
    assert len(by_value) == VALUES == 7_462
    assert by_value.all()
    counts: Counter[str] = Counter()
    for combination, count in zip(COMBINATIONS, by_value.tolist(), strict=True):
        counts[combination.value] += count
    assert dict(counts) == COUNTS


def test_values_stand_in_the_order_of_the_game(every_value: np.ndarray) -> None:
    some = random.Random("ranking").sample(range(len(every_value)), 3000)
    hands = sorted(
        ((int(every_value[place]), value_of([DECK_52[card] for card in all_hands()[place]])) for place in some),
        key=lambda one: one[0],
    )
    for (value, rank), (next_value, next_rank) in pairwise(hands):
        assert (rank < next_rank) == (value < next_value)
        assert (rank == next_rank) == (value == next_value)
        assert rank.combination is COMBINATIONS[value]


def test_the_bank_qualifies_with_the_published_number_of_hands(every_value: np.ndarray) -> None:
    from_value = PLAIN[terms_of(RULEBOOK).qualified]
    assert int((every_value >= from_value).sum()) == 1_463_700
    from_set = terms_of(RULEBOOK).qualified
    assert [qualifies(value, Qualification.ACE_AND_KING) for value in HAND_VALUES] == [
        number >= from_set for number in range(len(HAND_VALUES))
    ]


def test_hands_make_the_published_number_of_classes_under_change_of_suits() -> None:
    hands = all_hands().astype(np.int64)
    suits = np.stack([((hands // 13 == suit) * (1 << hands % 13)).sum(axis=1) for suit in range(4)], axis=1)
    suits.sort(axis=1)
    assert len(np.unique(suits @ (1 << 13 * np.arange(4)))) == 134_459


def test_no_two_sets_of_ranks_have_keys_of_the_same_sum() -> None:
    assert len(np.unique(RANKS @ KEYS)) == len(RANKS) == 6_175
    assert sorted([*PLAIN.tolist(), *FLUSH[FLUSH >= 0].tolist()]) == list(range(VALUES))


def test_values_do_not_depend_on_the_order_of_cards_nor_on_threads(every_value: np.ndarray) -> None:
    order = np.random.default_rng(1).permutation(5)
    some = slice(0, 2_598_960, 7)
    turned = np.ascontiguousarray(all_hands()[some][:, order])
    for threads in (1, 3):
        assert (values_of(turned, threads=threads) == every_value[some]).all()


def test_what_are_no_hands_is_refused() -> None:
    with pytest.raises(ValueError, match="must be n rows of 5 cards"):
        values_of(np.zeros((2, 4), np.uint8))
    with pytest.raises(ValueError, match="52 is the index of no card"):
        values_of(np.array([[1, 2, 3, 4, 52]], np.uint8))
    assert len(values_of(np.zeros((0, 5), np.uint8))) == 0
