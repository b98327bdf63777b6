"""The rules of German Whist, one by one; ``tests/games/test_contract.py`` plays random sittings of it besides."""

import random

import pytest

from kitapi.cards import DECK_52, Card, Suit, read_cards, set_of
from kitapi.games.german_whist.rules.events import CardPlayed, DealOpened
from kitapi.games.german_whist.rules.game import GERMAN_WHIST
from kitapi.games.german_whist.rules.opening import is_last, is_other_deck, next_dealer
from kitapi.games.german_whist.rules.payment import payments
from kitapi.games.german_whist.rules.play import cards_allowed, draw, next_to_play, trick_winner, trump_of
from kitapi.games.german_whist.rules.state import Playing
from kitapi.games.german_whist.rules.variant import GermanWhistTerms
from kitapi.games.german_whist.rules.views import own_hand
from kitapi.kernel import Seat
from kitapi.ledger import net
from kitapi_testing.clauses import clause
from kitapi_testing.strategies import Moment, sitting


def trick_of(*cards: str) -> tuple[CardPlayed, ...]:
    return tuple(CardPlayed(seat=Seat(seat), card=Card(card)) for seat, card in enumerate(cards))


def play_deals(deals: int = 2) -> list[Moment]:
    return list(sitting(GERMAN_WHIST, GermanWhistTerms(players=2), random.Random(1), deals=deals))


@clause("GERMANWHIST-DEAL-01")
def test_a_pack_has_52_cards_each_once() -> None:
    assert not is_other_deck(DECK_52)
    assert is_other_deck((*DECK_52[:-1], DECK_52[0]))


@clause("GERMANWHIST-DEAL-02")
def test_a_player_sees_their_own_cards_alone() -> None:
    hands = (set_of(read_cards("As Kd")), set_of(read_cards("7h 8h")))
    assert set(own_hand(hands, Seat(1))) == set(read_cards("7h 8h"))
    assert own_hand(hands, None) == ()


@clause("GERMANWHIST-DEAL-03")
def test_the_deal_passes_to_the_next_player() -> None:
    assert [next_dealer(Seat(seat), 2) for seat in range(2)] == [1, 0]


@clause("GERMANWHIST-DEAL-04")
@pytest.mark.parametrize(("number", "last"), [(1, False), (3, False), (4, True)])
def test_a_sitting_ends_with_the_deals_that_were_agreed(number: int, last: bool) -> None:
    assert is_last(number, 4) is last


@clause("GERMANWHIST-PLAY-01")
def test_the_player_after_the_dealer_leads_then_who_took_the_trick() -> None:
    leaders = set()
    for moment in play_deals():
        state, events = moment.before, moment.events
        if isinstance(state, Playing) and not state.trick and isinstance(events[0], CardPlayed):
            expected = state.tricks[-1].winner if state.tricks else (state.deal.opened.dealer + 1) % 2
            assert next_to_play(state) == events[0].seat == expected
            leaders.add(expected)
        assert not isinstance(events[0], DealOpened) or len(events) == 1
    assert len(leaders) > 1


@clause("GERMANWHIST-PLAY-02")
def test_the_suit_led_is_followed_by_who_can() -> None:
    hand = set_of(read_cards("As Kd 7d"))
    assert cards_allowed(hand, Card("Ad").suit) == set_of(read_cards("Kd 7d"))
    assert cards_allowed(hand, Card("Ah").suit) == hand


@clause("GERMANWHIST-PLAY-03")
def test_the_highest_trump_takes_the_trick_else_the_highest_card_of_the_suit_led() -> None:
    assert trick_winner(trick_of("Td", "Kd"), Suit("s")) == 1
    assert trick_winner(trick_of("Td", "As"), Suit("h")) == 0
    assert trick_winner(trick_of("Ad", "2s"), Suit("s")) == 1


@clause("GERMANWHIST-DEAL-05")
def test_the_first_card_turned_up_makes_trumps() -> None:
    assert trump_of(read_cards("7h As")) is Suit("h")


@clause("GERMANWHIST-PLAY-04")
def test_the_winner_takes_the_card_turned_up_and_the_other_the_next() -> None:
    (drawn,) = draw(read_cards("7h As Kd 2c"), Seat(1))
    assert (drawn.seat, drawn.shown, drawn.hidden) == (1, Card("7h"), Card("As"))
    assert draw((), Seat(1)) == ()


@clause("GERMANWHIST-PAY-01")
def test_who_takes_more_of_the_last_thirteen_tricks_gets_a_point() -> None:
    assert net(payments((6, 7))) == {"seat0": -1, "seat1": 1}
    assert net(payments((13, 0))) == {"seat0": 1, "seat1": -1}
