"""The combined result of the base game and a token: exact expectation, variance and covariance.

Both results depend on the player's first five cards, and a hand that wins the jackpot nearly always beats the bank too,
so the results are correlated. Their covariance can be computed exactly, because a hand that wins the jackpot is always
raised: the value of this raise is computed over all hands of the bank.
"""

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb

import msgspec
import numpy as np

from kitapi.games.caribbean_stud.odds.jackpot import TIERS, JackpotTerms, expected_award, tiers
from kitapi.games.caribbean_stud.odds.terms import RULEBOOK, Terms, terms_of
from kitapi.games.caribbean_stud.odds.values import (
    ALL_RANKS,
    COMBINATIONS,
    FLUSH,
    MASKS,
    NUMBERS,
    PLAIN,
    RANKS,
    SUITS,
    Integers,
)
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant
from kitapi.mechanics.poker_hands import HAND_SIZE, Combination

BANKS = comb(47, HAND_SIZE)
"""The number of hands that the bank may hold, upcard included, if only the player's five cards are known: 1,533,939."""

Hand = int
"""A set of cards, as a bit for each card's index."""

SuitMasks = tuple[int, int, int, int]
"""Five cards, as four sets of ranks: for each suit, a bit for each rank held in it."""

_ONE_SUIT = (1 << ALL_RANKS) - 1


class Together(msgspec.Struct, frozen=True, kw_only=True):
    """The distribution of the result of a hand with a token; amounts in ANTEs.

    ``covariance`` and ``correlation``: between the result of the base game and the token's award.
    """

    expectation: Fraction
    variance: Fraction
    covariance: Fraction
    correlation: float

    @property
    def standard_deviation(self) -> float:
        """The standard deviation of the result of one hand with its token."""
        return math.sqrt(self.variance)


class Base(msgspec.Struct, frozen=True, kw_only=True):
    """The distribution of the result of a hand without a token, in ANTEs.

    ``given``: for each tier, the mean result if the first five cards make it.
    """

    expectation: Fraction
    variance: Fraction
    given: Mapping[Combination, Fraction]


def together(base: Base, terms: JackpotTerms, meter: Fraction, ante: Fraction) -> Together:
    """Compute the distribution of the result of a hand with a token.

    ``ante``: the amount of an ANTE, in the unit of ``terms`` and ``meter``.
    """
    awards = {tier: terms.award(tier, meter) / ante for tier in TIERS}
    mean = expected_award(terms, meter) / ante
    chances = tiers()
    variance = sum((chances[tier] * award**2 for tier, award in awards.items()), -(mean**2))
    covariance = sum((chances[tier] * award * base.given[tier] for tier, award in awards.items()), Fraction(0))
    covariance -= mean * base.expectation
    scatter = base.variance * variance
    return Together(
        expectation=base.expectation + mean - terms.token / ante,
        variance=base.variance + variance + 2 * covariance,
        covariance=covariance,
        correlation=float(covariance) / math.sqrt(scatter) if scatter else 0.0,
    )


@cache
def raised_with(tier: Combination, variant: CaribbeanStudVariant = RULEBOOK) -> Fraction:
    """Compute the mean value of a raise in ANTEs, over all hands of ``tier`` and all hands that the bank may hold."""
    terms, total, hands = terms_of(variant), 0, 0
    for suits, many in _hands_of(tier).items():
        total += many * _raise_value(suits, terms)
        hands += many
    return Fraction(total, hands * BANKS)


@cache
def _hands_of(tier: Combination) -> Counter[SuitMasks]:
    """Count the hands of a tier by the ranks that they hold in each suit, with the four suits sorted.

    Hands with the same key differ only by a permutation of the suits, which does not change the value of a raise.
    """
    found: Counter[SuitMasks] = Counter()
    for hand in _list_hands(tier):
        a, b, c, d = sorted(_by_suit(hand))
        found[a, b, c, d] += 1
    return found


def _list_hands(tier: Combination) -> Iterator[Hand]:
    """Yield every hand of ``tier``."""
    suited = tier in {Combination.ROYAL_FLUSH, Combination.STRAIGHT_FLUSH, Combination.FLUSH}
    for value, counts in zip((FLUSH if suited else PLAIN).tolist(), RANKS.tolist(), strict=True):
        if value >= 0 and COMBINATIONS[value] is tier:
            yield from _in_one_suit(counts) if suited else _in_all_suits(counts)


def _in_one_suit(counts: list[int]) -> Iterator[Hand]:
    ranks = sum(1 << rank for rank, many in enumerate(counts) if many)
    return (ranks << ALL_RANKS * suit for suit in range(SUITS))


def _in_all_suits(counts: list[int]) -> Iterator[Hand]:
    each = (
        [sum(1 << ALL_RANKS * suit + rank for suit in chosen) for chosen in combinations(range(SUITS), many)]
        for rank, many in enumerate(counts)
        if many
    )
    return (sum(parts) for parts in product(*each))


def _by_suit(hand: Hand) -> list[int]:
    return [hand >> ALL_RANKS * suit & _ONE_SUIT for suit in range(SUITS)]


def _value(suits: SuitMasks) -> int:
    counts = [sum(ranks >> rank & 1 for ranks in suits) for rank in range(ALL_RANKS)]
    number = int(NUMBERS.of(np.array(counts)))
    return int(PLAIN[number] if sum(1 for ranks in suits if ranks) > 1 else FLUSH[number])


@cache
def _strong() -> tuple[Integers, Integers]:
    """Return all hands that make a tier, and their values, as two arrays.

    Every other hand of the bank is weaker than any hand of a tier.
    """
    hands = [hand for tier in TIERS for hand in _list_hands(tier)]
    a_hand = ((hand, *_by_suit(hand)) for hand in hands)
    return np.array(hands), np.array([_value((a, b, c, d)) for _, a, b, c, d in a_hand])


def _raise_value(suits: SuitMasks, terms: Terms) -> int:
    """Compute the value of a raise with the cards ``suits``, in ANTEs, summed over the ``BANKS`` hands of the bank."""
    hands, values = _strong()
    own, value = sum(ranks << ALL_RANKS * suit for suit, ranks in enumerate(suits)), _value(suits)
    apart = values[hands & own == 0]
    lost, tied = int((apart > value).sum()), int((apart == value).sum())
    out = _not_qualified(suits, terms.qualified)
    return out + (BANKS - out - lost - tied) * int(terms.kept[value]) - 3 * lost


def _not_qualified(suits: SuitMasks, qualified: int) -> int:
    """Count the bank's hands that do not qualify; ``qualified``: the weakest set of ranks that does.

    All of these hands have five different ranks, and none is a straight or a flush.
    """
    sets = np.arange(qualified)
    left = np.array([SUITS - sum(ranks >> rank & 1 for ranks in suits) for rank in range(ALL_RANKS)])
    ways = np.where(RANKS[sets] > 0, left, 1).prod(axis=1).sum()
    return int(ways) - sum(int((MASKS[sets] & ranks == 0).sum()) for ranks in suits)
