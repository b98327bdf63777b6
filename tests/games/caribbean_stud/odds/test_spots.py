"""States of a hand against an upcard are complete, and have the values of the decisions about their hands."""

import random
from math import comb

import numpy as np
import pytest

from kitapi.cards import DECK_52, read_card, read_cards
from kitapi.games.caribbean_stud.odds.count_kernels import WAYS
from kitapi.games.caribbean_stud.odds.decision import count_values
from kitapi.games.caribbean_stud.odds.spots import FOLDS, GIVES, RAISES, Spots
from kitapi.games.caribbean_stud.odds.states import NONE, WHOLE, against
from kitapi.games.caribbean_stud.odds.strategies import STRATEGIES
from kitapi.games.caribbean_stud.odds.terms import RULEBOOK, terms_of
from kitapi.games.caribbean_stud.odds.values import RANKS
from kitapi_testing.games.caribbean_stud.odds.brute import any_cards, any_variant
from kitapi_testing.games.caribbean_stud.odds.hands import given_at, place_of


@pytest.mark.parametrize("upcard", [0, 7, 12])
def test_the_states_are_all_hands(upcard: int) -> None:
    states = against(upcard)
    assert int(states.ways.sum()) == comb(51, 5)
    left = np.where(np.arange(13) == upcard, 3, 4)
    ways = np.array([[comb(int(cards), count) for count in range(5)] for cards in left])
    wanted = np.take_along_axis(ways[None], RANKS[:, :, None], axis=2)[:, :, 0].prod(axis=1)
    found = np.bincount(states.number, states.ways, minlength=len(RANKS))
    assert (found == wanted).all()
    by_suit = [12, 13, 13, 13]
    assert states.ways[states.odd == WHOLE].sum() == sum(comb(cards, 5) for cards in by_suit)
    four = (states.odd != WHOLE) & (states.odd != NONE)
    assert states.ways[four].sum() == sum(comb(cards, 4) * (51 - cards) for cards in by_suit)


@pytest.mark.parametrize("number", range(2))
def test_every_choice_has_the_value_of_the_decision(number: int) -> None:
    rng = random.Random(f"spots/{number}")
    _hand, upcard = any_cards(rng)
    variant = any_variant(rng) if number else RULEBOOK
    spots = Spots(upcard.rank.height - 2, terms_of(variant))
    for _ in range(250):
        hand, _other = any_cards(rng)
        if upcard in hand:
            continue
        place = place_of(spots, hand, upcard)
        raised, *exchanged = count_values(hand, upcard, terms_of(variant), exchange=True)
        assert spots.raised[place] == raised
        assert [spots.exchanged[given_at(hand, card), place] for card in hand] == exchanged


def test_outcomes_of_choices_are_their_values() -> None:
    terms = terms_of(RULEBOOK)
    spots = Spots(3, terms)
    rng = np.random.default_rng(1)
    values = np.concatenate([np.full((1, len(spots.ways)), -WAYS), spots.raised[None], spots.exchanged])
    there = [FOLDS, RAISES, GIVES, GIVES + 1]  # every hand has two ranks
    choices = rng.choice(np.array(there, np.int8), len(spots.ways))
    tally = spots.tally(choices)
    assert int(tally.sum()) == comb(51, 5) * WAYS
    kept = [1, 0, -3, *terms.kept_by_row]
    after = [1, 0, -3, *terms.exchanged_by_row]
    nets = [-1, *kept, -2, *(net - 1 for net in after)]
    wanted = sum(int(values[choice, at]) * int(spots.ways[at]) for at, choice in enumerate(choices.tolist()))
    assert sum(net * deals for net, deals in zip(nets, tally.tolist(), strict=True)) == wanted


def test_other_cards_of_the_upcards_suit_count() -> None:
    """A card of the upcard's suit makes flushes of the bank impossible, so the suits of a hand matter."""
    spots = Spots(DECK_52[5].rank.height - 2, terms_of(RULEBOOK))
    same = spots.states.number == spots.states.number[np.argmax(spots.states.inside == 7)]
    assert len(np.unique(spots.raised[same])) > 1


@pytest.mark.parametrize(
    ("cards", "upcard", "given"),
    [
        ("4h 5s 6h 8d 9c", "3c", "4h"),  # 7 completes 5-6-8-9 and 4-5-6-8
        ("Ah 2s 3h 4d 6c", "5c", None),  # a straight needs A-2-3-4 or 2-3-4-6: not four cards above 5
        ("9h Js Qh Kd Ac", "8c", "9h"),
        ("4h 5s 6h 8d Qc", "3c", "Qc"),
        ("4h 5s 6h 7d Qc", "3c", "Qc"),
        ("5h 5s 8h Jh 2h", "3c", "5s"),
        ("7h 7s 8h Jh 2h", "3c", "raise"),
    ],
)
def test_careful_draws_choose_what_their_words_say(cards: str, upcard: str, given: str | None) -> None:
    hand, turned = read_cards(cards), read_card(upcard)
    spots = Spots(turned.rank.height - 2, terms_of(RULEBOOK))
    choice = int(STRATEGIES["careful_draws"].choose(spots)[place_of(spots, hand, turned)])
    wanted = FOLDS if given is None else RAISES if given == "raise" else GIVES + given_at(hand, read_card(given))
    assert choice == wanted
