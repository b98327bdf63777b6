"""One decision by brute force: every hand that the bank may hold is dealt, ranked and settled."""

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.odds.ranking import values_of
from kitapi.games.caribbean_stud.odds.values import COMBINATIONS, VALUES
from kitapi.games.caribbean_stud.rules.payment.settlement import qualifies
from kitapi.games.caribbean_stud.rules.terms.paytables import Payments, payment_of
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant, Qualification
from kitapi.mechanics.poker_hands import value_of

Values = NDArray[np.int64]


@cache
def _fours() -> NDArray[np.uint8]:
    return np.array(list(combinations(range(46), 4)), np.uint8)


@cache
def _wins(payments: Payments) -> list[int]:
    return [1 + 2 * payment_of(combination, payments) for combination in COMBINATIONS]


@cache
def _qualifies_by_value(option: Qualification) -> NDArray[np.bool_]:
    """Return whether the bank qualifies, by the value of its hand, (7462,); one hand of each value is tested."""
    hands = np.array(list(combinations(range(52), 5)), np.uint8)
    values, places = np.unique(values_of(hands), return_index=True)
    assert len(values) == VALUES
    return np.array([qualifies(value_of([DECK_52[card] for card in hands[place]]), option) for place in places])


def brute_force_values(hand: Sequence[Card], upcard: Card, variant: CaribbeanStudVariant) -> list[int]:
    """Return the value of raising, and of exchanging each card, in ANTEs times 6,853,770."""
    held = [card.index for card in hand]
    unseen = np.array([card for card in range(52) if card not in held and card != upcard.index], np.uint8)
    banks = np.column_stack([unseen[_fours()], np.full(len(_fours()), upcard.index, np.uint8)])
    values = values_of(banks)
    every = np.bincount(values, minlength=VALUES)
    raised = [42 * _value_of_raise(held, every, variant, variant.table)]
    exchanged = [-variant.exchange_fee * 6_853_770] * 5
    for new in unseen.tolist():
        with_it = (banks == new).any(axis=1)
        left = every - np.bincount(values[with_it], minlength=VALUES)
        for place in range(5):
            final = [new if at == place else card for at, card in enumerate(held)]
            exchanged[place] += max(-148_995, _value_of_raise(final, left, variant, variant.exchange_table))
    return raised + exchanged


def _value_of_raise(hand: list[int], banks: Values, variant: CaribbeanStudVariant, payments: Payments) -> int:
    """Return the value of raising against ``banks``, which are counted by their values."""
    value = int(values_of(np.array([hand], np.uint8))[0])
    plays = banks * _qualifies_by_value(variant.qualification)
    won, lost = plays[:value].sum(), plays[value + 1 :].sum()
    return int(banks.sum() - plays.sum() + won * _wins(payments)[value] - 3 * lost)


def any_cards(rng: random.Random) -> tuple[list[Card], Card]:
    """Draw five cards and an upcard; often of few suits or ranks, so that high combinations occur."""
    kind = rng.choice(("any", "any", "two suits", "few ranks", "run"))
    chosen = {
        "any": DECK_52,
        "two suits": DECK_52[:26],
        "few ranks": [card for card in DECK_52 if card.rank.height > 10],
        "run": [card for card in DECK_52 if 4 <= card.rank.height <= 9],
    }[kind]
    hand = rng.sample(list(chosen), 5)
    return hand, rng.choice([card for card in (chosen if rng.random() < 0.5 else DECK_52) if card not in hand])


def any_variant(rng: random.Random) -> CaribbeanStudVariant:
    """Draw house rules with random payments, not ordered by combination."""
    if rng.random() < 0.5:
        return CaribbeanStudVariant(qualification=rng.choice(list(Qualification)))
    first, second = ([rng.choice((0, 1, 2, 3, 5, 8, 50, 1000)) for _ in range(9)] for _ in range(2))
    return CaribbeanStudVariant(
        table=tuple(first),  # type: ignore[arg-type]
        exchange_table=tuple(second),  # type: ignore[arg-type]
        qualification=rng.choice(list(Qualification)),
        exchange_fee=rng.randint(1, 3),
    )
