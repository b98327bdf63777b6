"""One decision: the same integers as brute force, by the terms of the game."""

import random
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pytest

from kitapi.cards import DECK_52, read_card, read_cards
from kitapi.games.caribbean_stud.odds.decision import WAYS, BadCards, count_values, decision, value_after_exchange
from kitapi.games.caribbean_stud.odds.ranking import values_of
from kitapi.games.caribbean_stud.odds.terms import RULEBOOK, Terms, terms_of
from kitapi.games.caribbean_stud.odds.values import PLAIN
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange, SeatFacts
from kitapi.games.caribbean_stud.rules.payment.settlement import settle
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant
from kitapi_testing.games.caribbean_stud.odds.brute import any_cards, any_variant, brute_force_values


@pytest.mark.parametrize("number", range(6))
def test_every_choice_has_the_value_of_brute_force(number: int) -> None:
    rng = random.Random(f"decision/{number}")
    (hand, upcard), variant = any_cards(rng), RULEBOOK if number < 2 else any_variant(rng)
    wanted = brute_force_values(hand, upcard, variant)
    assert count_values(hand, upcard, terms_of(variant), exchange=True) == wanted
    assert count_values(hand, upcard, terms_of(variant), exchange=False) == wanted[:1]


@pytest.mark.parametrize(
    ("cards", "upcard"),
    [
        ("Kh 6h 5h 2h Ah", "Th"),
        ("Kh Qh Jh Th 9h", "Ah"),
        ("Kh Qh Jh Th Td", "9h"),
        ("Ks Qs Js Ts Td", "2d"),
        ("5s 4s 3s 2s Ad", "As"),
        ("7s 7h 7d 7c As", "Ad"),
    ],
)
def test_hands_near_a_flush_have_the_values_of_brute_force(cards: str, upcard: str) -> None:
    hand, turned = read_cards(cards), read_card(upcard)
    assert count_values(hand, turned, terms_of(RULEBOOK), exchange=True) == brute_force_values(hand, turned, RULEBOOK)


def test_a_result_in_antes_is_the_games_settlement() -> None:
    rng = random.Random("settlement")
    for _ in range(2000):
        variant = any_variant(rng)
        *cards, new = rng.sample(DECK_52, 11)
        hand, bank, place = tuple(cards[:5]), tuple(cards[5:]), rng.randrange(5)
        exchange = Exchange(discard=hand[place], new=new) if rng.random() < 0.5 else None
        facts = SeatFacts(ante=1, bet=2, token=False, cards=hand, bank=bank, exchange=exchange)  # type: ignore[arg-type]
        net = settle(facts, variant).net.total
        assert net == result(terms_of(variant), [card.index for card in facts.final], facts)


def result(terms: Terms, final: list[int], facts: SeatFacts) -> int:
    """Return the result of raising, by the terms from which the odds are computed."""
    value, bank = values_of(np.array([final, [card.index for card in facts.bank]], np.uint8)).tolist()
    fee, wins = (0, terms.kept) if facts.exchange is None else (terms.fee, terms.exchanged)
    if bank < PLAIN[terms.qualified]:
        return 1 - fee
    won = int(wins[value]) if value > bank else -3
    return (0 if value == bank else won) - fee


def test_what_is_best_is_named() -> None:
    upcard = read_card("7c")
    assert decision(read_cards("Kh 6h 5h 2h Ah"), upcard).best == "raise"
    assert decision(read_cards("Kh 6h 5d 2h Ah"), upcard).best == "exchange 5d"
    assert decision(read_cards("Kh 6h 5d 2h Ah"), upcard, exchange=False).best == "fold"
    assert decision(read_cards("Qh 6h 5d 2s 9c"), upcard).best == "fold"


def test_fractions_are_those_of_the_counts() -> None:
    hand, upcard = read_cards("Kh 6h 5d 2h Ah"), read_card("7c")
    raised, *exchanged = count_values(hand, upcard, terms_of(RULEBOOK), exchange=True)
    found = decision(hand, upcard)
    assert found.fold == -1
    assert found.raise_ == Fraction(raised, WAYS)
    assert list(found.exchange) == list(hand)
    assert list(found.exchange.values()) == [Fraction(value, WAYS) for value in exchanged]
    assert not decision(hand, upcard, exchange=False).exchange


def test_a_dearer_exchange_costs_what_it_is_dearer() -> None:
    hand, upcard = read_cards("Kh 6h 5d 2h Ah"), read_card("7c")
    dearer = decision(hand, upcard, CaribbeanStudVariant(exchange_fee=3))
    assert all(value - dearer.exchange[card] == 2 for card, value in decision(hand, upcard).exchange.items())


def test_the_value_of_an_exchange_is_the_mean_of_what_may_be_served() -> None:
    variant = any_variant(random.Random("served"))
    for cards, turned in (("Kh 6h 5d 2h Ah", "7c"), ("Kh Qh Jh Td Th", "9h"), ("7s 7h 7d 7c As", "2s")):
        hand, upcard = read_cards(cards), read_card(turned)
        for place, card in enumerate(hand):
            new = [one for one in DECK_52 if one not in hand and one is not upcard]
            ends = [
                value_after_exchange((*hand[:place], one, *hand[place + 1 :]), card, upcard, variant) for one in new
            ]
            wanted = sum((max(Fraction(-1), end) for end in ends), Fraction()) / 46 - variant.exchange_fee
            assert decision(hand, upcard, variant).exchange[card] == wanted


@pytest.mark.parametrize(
    ("cards", "upcard", "said"),
    [
        ("Kh 6h 5h 2h", "7c", "hand: must be 5 cards, not 4"),
        ("Kh 6h 5h 2h Ah", "Kh", "upcard: cannot be Kh, which is in the hand"),
    ],
)
def test_what_are_no_five_and_one_is_refused(cards: str, upcard: str, said: str) -> None:
    with pytest.raises(BadCards, match=said):
        decision(read_cards(cards), read_card(upcard))
    card = read_card("7c")
    with pytest.raises(BadCards, match="hand: 7c is given twice"):
        decision([card] * 5, card)


def test_decisions_need_no_compiling() -> None:
    asks = (
        "import sys; from kitapi.cards import read_card, read_cards; "
        "from kitapi.games.caribbean_stud.odds.decision import decision; "
        "print(decision(read_cards('Kh 6h 5d 2h Ah'), read_card('7c')).best, 'numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("exchange 5d False\n", 0), done.stderr
