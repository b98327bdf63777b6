"""Cards, notation, sets."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitapi.cards import (
    DECK_32,
    DECK_52,
    EMPTY,
    SUIT_MASK,
    BadNotation,
    Card,
    Rank,
    Suit,
    cards_of,
    highest,
    in_suit,
    read_card,
    read_cards,
    set_of,
    size,
    sorted_for_hand,
    write_cards,
)

sets = st.sets(st.sampled_from(DECK_52))


def test_the_packs_hold_each_card_once() -> None:
    assert len(set(DECK_52)) == 52
    assert len(set(DECK_32)) == 32
    assert {card.rank for card in DECK_32} == {*Rank} - {Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX}


def test_a_card_knows_its_suit_rank_and_place() -> None:
    for place, card in enumerate(DECK_52):
        assert card.index == place
        assert card.bit == 1 << place
        assert card.value == card.rank.value + card.suit.value
        assert Card(card.value) is card


def test_within_a_suit_the_higher_card_has_the_greater_index() -> None:
    for suit in Suit:
        heights = [card.rank.height for card in DECK_52 if card.suit is suit]
        assert heights == list(range(2, 15))


@given(st.sampled_from(DECK_52))
def test_a_card_is_read_back_from_its_notation_in_any_case(card: Card) -> None:
    assert read_card(card.value) is card
    assert read_card(card.value.lower()) is card
    assert read_card(card.value.upper()) is card


@given(st.lists(st.sampled_from(DECK_52), unique=True))
def test_cards_written_are_read_back_in_their_order(cards: list[Card]) -> None:
    assert read_cards(write_cards(tuple(cards))) == tuple(cards)


@pytest.mark.parametrize("text", ["", "1s", "10s", "As Ks", "A", "s", "Ax", "♠A"])
def test_what_names_no_card_is_refused_and_said(text: str) -> None:
    with pytest.raises(BadNotation, match="no card"):
        read_card(text)


def test_a_card_written_twice_is_refused() -> None:
    with pytest.raises(BadNotation, match="7c is given twice"):
        read_cards("7c Td 7C")


@given(sets)
def test_a_set_holds_exactly_its_cards(cards: set[Card]) -> None:
    held = set_of(cards)
    assert set(cards_of(held)) == cards
    assert list(cards_of(held)) == sorted(cards, key=lambda card: card.index)
    assert size(held) == len(cards)


@given(sets, sets)
def test_sets_join_and_part_as_bits_do(one: set[Card], other: set[Card]) -> None:
    assert set_of(one) | set_of(other) == set_of(one | other)
    assert set_of(one) & ~set_of(other) == set_of(one - other)


@given(sets, st.sampled_from(Suit))
def test_a_suit_of_a_set_is_its_cards_of_that_suit(cards: set[Card], suit: Suit) -> None:
    assert set(cards_of(in_suit(set_of(cards), suit))) == {card for card in cards if card.suit is suit}
    assert size(SUIT_MASK[suit]) == 13


@given(sets, st.sampled_from(Suit))
def test_the_highest_of_one_suit_is_its_highest_rank(cards: set[Card], suit: Suit) -> None:
    of_suit = {card for card in cards if card.suit is suit}
    if of_suit:
        assert highest(set_of(of_suit)) is max(of_suit, key=lambda card: card.rank.height)


def test_an_empty_set_has_no_highest_card() -> None:
    with pytest.raises(ValueError, match="empty"):
        highest(EMPTY)


@given(sets)
def test_a_sorted_hand_holds_the_same_cards_suit_by_suit_high_to_low(cards: set[Card]) -> None:
    hand = sorted_for_hand(set_of(cards))
    assert set(hand) == cards
    assert len(hand) == len(cards)
    suits = [card.suit for place, card in enumerate(hand) if place == 0 or hand[place - 1].suit is not card.suit]
    assert len(suits) == len(set(suits)), "each suit stands together"
    for suit in suits:
        heights = [card.rank.height for card in hand if card.suit is suit]
        assert heights == sorted(heights, reverse=True)


@given(sets)
def test_in_a_sorted_hand_black_and_red_alternate_where_they_can(cards: set[Card]) -> None:
    hand = sorted_for_hand(set_of(cards))
    suits = list(dict.fromkeys(card.suit for card in hand))
    red = [suit in (Suit.DIAMONDS, Suit.HEARTS) for suit in suits]
    if len(suits) > 2 or red.count(True) == red.count(False):
        assert all(one is not other for one, other in pairwise(red))
