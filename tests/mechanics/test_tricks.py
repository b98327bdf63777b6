"""Tricks with a duty to follow suit, then to trump."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitapi.cards import DECK_32, SUIT_MASK, Card, Suit, cards_of, read_cards, set_of
from kitapi.mechanics.tricks import playable, void_shown, winning_place

TRUMPS = [None, *Suit]
hands = st.sets(st.sampled_from(DECK_32), min_size=1, max_size=12)


@given(hands, st.sampled_from(TRUMPS), st.sampled_from(TRUMPS))
def test_who_can_follow_follows_who_cannot_trumps_and_who_can_do_neither_plays_anything(
    hand: set[Card], led: Suit | None, trump: Suit | None
) -> None:
    following = {card for card in hand if card.suit is led}
    trumps = {card for card in hand if card.suit is trump}
    allowed = hand if led is None else following or trumps or hand
    assert set(cards_of(playable(set_of(hand), led, trump))) == allowed


@given(hands, st.sampled_from(DECK_32), st.sampled_from(list(Suit)), st.sampled_from(TRUMPS))
def test_a_card_shows_just_that_void_without_which_it_could_not_have_been_played(
    others: set[Card], card: Card, led: Suit, trump: Suit | None
) -> None:
    rest = set_of(others - {card})
    could_be_played = card.bit & playable(rest | card.bit, led, trump)
    shown = void_shown(card.bit, SUIT_MASK[led], 0 if trump is None else SUIT_MASK[trump])
    assert bool(could_be_played) is not bool(rest & shown)


@pytest.mark.parametrize("trump", TRUMPS)
def test_every_trick_of_two_is_won_by_the_trump_or_the_higher_of_the_suit_led(trump: Suit | None) -> None:
    for led, answer in product(DECK_32, repeat=2):
        if led is answer:
            continue
        higher = led.suit is answer.suit and answer.rank.height > led.rank.height
        beats = higher or (answer.suit is trump and led.suit is not trump)
        assert winning_place((led, answer), trump) == int(beats)


@given(st.lists(st.sampled_from(DECK_32), min_size=3, max_size=4, unique=True), st.sampled_from(TRUMPS))
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(played: list[Card], trump: Suit | None) -> None:
    deciding = trump if any(card.suit is trump for card in played) else played[0].suit
    best = max((card for card in played if card.suit is deciding), key=lambda card: card.rank.height)
    assert played[winning_place(played, trump)] is best


@pytest.mark.parametrize(
    ("played", "trump", "place"),
    [("7s 8s 9s", Suit.HEARTS, 2), ("7s 7h As", Suit.HEARTS, 1), ("7s Ah Ad", None, 0), ("Ts As", Suit.SPADES, 1)],
)
def test_some_tricks_by_hand(played: str, trump: Suit | None, place: int) -> None:
    assert winning_place(read_cards(played), trump) == place
