"""Five cards at poker: counts of every kind of hand, and the whole order compared with a plain implementation."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, pairwise
from math import comb, prod
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitapi.cards import DECK_52, Card, Rank, read_cards
from kitapi.mechanics.poker_hands import Combination, HandValue, value_of
from kitapi_testing import plain_hands
from kitapi_testing.clauses import clause

COUNTS = {
    Combination.ROYAL_FLUSH: 4,
    Combination.STRAIGHT_FLUSH: 36,
    Combination.FOUR_OF_A_KIND: 624,
    Combination.FULL_HOUSE: 3_744,
    Combination.FLUSH: 5_108,
    Combination.STRAIGHT: 10_200,
    Combination.THREE_OF_A_KIND: 54_912,
    Combination.TWO_PAIR: 123_552,
    Combination.PAIR: 1_098_240,
    Combination.HIGH_CARD: 1_302_540,
}
"""The number of hands of each combination, as printed in books on poker."""


def texts(cards: tuple[Card, ...]) -> list[str]:
    return [card.value for card in cards]


@cache
def every_kind() -> dict[tuple[Card, ...], int]:
    """Return one hand for each set of ranks, in one suit or not, with the number of such hands."""
    kinds = {}
    for ranks in combinations_with_replacement(Rank, 5):
        held = Counter(ranks)
        if max(held.values()) <= 4:
            hands = prod(comb(4, many) for many in held.values())
            mixed = tuple(Card(f"{rank.value}{suit}") for rank, suit in zip(ranks, _suits(ranks), strict=True))
            if len(held) == 5:
                hands -= 4
                kinds[tuple(Card(f"{rank.value}s") for rank in ranks)] = 4
            kinds[mixed] = hands
    return kinds


def _suits(ranks: tuple[Rank, ...]) -> list[str]:
    """Return a suit for each card: different ones for cards of equal rank, and not all the same."""
    suits = ["scdh"[ranks[:place].count(rank)] for place, rank in enumerate(ranks)]
    return suits if len(set(suits)) > 1 else ["s", "s", "s", "s", "h"]


@clause("AMB-02", "CSP-146", "CSP-151")
def test_of_all_hands_so_many_make_each_combination() -> None:
    assert sum(every_kind().values()) == comb(52, 5)
    counted: Counter[Combination] = Counter()
    for cards, hands in every_kind().items():
        counted[value_of(cards).combination] += hands
    assert counted == COUNTS


@clause("CSP-134")
def test_every_kind_of_hand_has_the_same_value_in_whatever_suits_and_order() -> None:
    chance = Random(7)
    for cards in every_kind():
        for _ in range(3):
            suits = chance.choices("scdh", k=5)
            dealt = [Card(card.rank.value + suit) for card, suit in zip(cards, suits, strict=True)]
            if len({card.suit for card in cards}) == 1:
                dealt = [Card(card.rank.value + suits[0]) for card in cards]
            elif len(set(suits)) == 1 or len(set(dealt)) < 5:
                dealt = list(cards)
            chance.shuffle(dealt)
            assert value_of(dealt) == value_of(cards), dealt


@clause("AMB-02", "CSP-133", "CSP-151")
def test_all_7462_values_lie_in_the_order_of_a_plain_comparison() -> None:
    in_order = sorted(every_kind(), key=value_of)
    assert len({value_of(cards) for cards in in_order}) == len(in_order) == 7462
    for lower, higher in pairwise(map(texts, in_order)):
        assert plain_hands.is_better(higher, lower)
        assert not plain_hands.is_better(lower, higher)
    for cards in in_order:
        assert value_of(cards).combination.value == plain_hands.name_of(texts(cards))


@clause("CSP-133", "CSP-134")
@given(st.permutations(DECK_52))
def test_two_hands_from_one_pack_compare_as_in_plain_words(pack: list[Card]) -> None:
    one, other = tuple(pack[:5]), tuple(pack[5:10])
    assert (value_of(one) > value_of(other)) is plain_hands.is_better(texts(one), texts(other))
    assert (value_of(one) < value_of(other)) is plain_hands.is_better(texts(other), texts(one))


PRINTED = {
    "As Ks Qs Js Ts": Combination.ROYAL_FLUSH,
    "9c 8c 7c 6c 5c": Combination.STRAIGHT_FLUSH,
    "Kd Kh Kc Ks 2d": Combination.FOUR_OF_A_KIND,
    "Qc Qd Qh 7h 7c": Combination.FULL_HOUSE,
    "Kc Jc 9c 6c 4c": Combination.FLUSH,
    "Jd Tc 9h 8s 7h": Combination.STRAIGHT,
    "Ad Ac Ah 9s 3c": Combination.THREE_OF_A_KIND,
    "Kc Kd Js Jd 4c": Combination.TWO_PAIR,
    "7c 7h Kd Ts 3c": Combination.PAIR,
}
"""The examples of the manual's table 1, the best combination first."""


@clause("CSP-151")
def test_the_examples_printed_in_table_1_make_what_their_rows_say() -> None:
    values = [value_of(read_cards(cards)) for cards in PRINTED]
    assert [value.combination for value in values] == list(PRINTED.values())
    assert values == sorted(values, reverse=True)


@clause("AMB-02")
@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("As 2d 3c 4h 5s", HandValue(4, (5,))),
        ("2s 3d 4c 5h 6s", HandValue(4, (6,))),
        ("Ts Jd Qc Kh As", HandValue(4, (14,))),
        ("Qs Kd Ac 2h 3s", HandValue(0, (14, 13, 12, 3, 2))),
        ("Ks Ad 2c 3h 4s", HandValue(0, (14, 13, 4, 3, 2))),
        ("Ah 2h 3h 4h 5h", HandValue(8, (5,))),
    ],
)
def test_an_ace_begins_or_ends_a_straight_and_never_stands_within(cards: str, value: HandValue) -> None:
    assert value_of(read_cards(cards)) == value
