"""The rules of Skeleton Game, one by one; ``tests/games/test_contract.py`` plays random sittings of it besides."""

import random

import pytest

from kitapi.cards import DECK_32, Card, read_cards, set_of
from kitapi.games.skeleton_game.rules.events import CardPlayed, DealOpened
from kitapi.games.skeleton_game.rules.game import SKELETON_GAME
from kitapi.games.skeleton_game.rules.opening import is_last, is_other_deck, next_dealer
from kitapi.games.skeleton_game.rules.payment import payments
from kitapi.games.skeleton_game.rules.play import cards_allowed, next_to_play, trick_winner
from kitapi.games.skeleton_game.rules.state import Playing
from kitapi.games.skeleton_game.rules.variant import SkeletonGameTerms
from kitapi.games.skeleton_game.rules.views import own_hand
from kitapi.kernel import Seat
from kitapi.ledger import net
from kitapi_testing.clauses import clause
from kitapi_testing.strategies import Moment, sitting


def trick_of(*cards: str) -> tuple[CardPlayed, ...]:
    return tuple(CardPlayed(seat=Seat(seat), card=Card(card)) for seat, card in enumerate(cards))


def play_deals(deals: int = 2) -> list[Moment]:
    return list(sitting(SKELETON_GAME, SkeletonGameTerms(players=3), random.Random(1), deals=deals))


@clause("SKELETON-DEAL-01")
def test_a_pack_has_32_cards_each_once() -> None:
    assert not is_other_deck(DECK_32)
    assert is_other_deck((*DECK_32[:-1], DECK_32[0]))


@clause("SKELETON-DEAL-02")
def test_a_player_sees_their_own_cards_alone() -> None:
    hands = (set_of(read_cards("As Kd")), set_of(read_cards("7h 8h")))
    assert set(own_hand(hands, Seat(1))) == set(read_cards("7h 8h"))
    assert own_hand(hands, None) == ()


@clause("SKELETON-DEAL-03")
def test_the_deal_passes_to_the_next_player() -> None:
    assert [next_dealer(Seat(seat), 3) for seat in range(3)] == [1, 2, 0]


@clause("SKELETON-DEAL-04")
@pytest.mark.parametrize(("number", "last"), [(1, False), (3, False), (4, True)])
def test_a_sitting_ends_with_the_deals_that_were_agreed(number: int, last: bool) -> None:
    assert is_last(number, 4) is last


@clause("SKELETON-PLAY-01")
def test_the_player_after_the_dealer_leads_then_who_took_the_trick() -> None:
    leaders = set()
    for moment in play_deals():
        state, events = moment.before, moment.events
        if isinstance(state, Playing) and not state.trick and isinstance(events[0], CardPlayed):
            expected = state.tricks[-1].winner if state.tricks else (state.deal.opened.dealer + 1) % 3
            assert next_to_play(state) == events[0].seat == expected
            leaders.add(expected)
        assert not isinstance(events[0], DealOpened) or len(events) == 1
    assert len(leaders) > 1


@clause("SKELETON-PLAY-02")
def test_the_suit_led_is_followed_by_who_can() -> None:
    hand = set_of(read_cards("As Kd 7d"))
    assert cards_allowed(hand, Card("Ad").suit) == set_of(read_cards("Kd 7d"))
    assert cards_allowed(hand, Card("Ah").suit) == hand


@clause("SKELETON-PLAY-03")
def test_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    assert trick_winner(trick_of("Td", "As", "Kd")) == 2


@clause("SKELETON-PAY-01")
def test_each_trick_is_a_point_from_each_other_player() -> None:
    assert net(payments((5, 3, 0))) == {"seat0": 10 - 3, "seat1": 6 - 5, "seat2": -8}
