"""The progressive jackpot of Caribbean Stud, exactly: the mean award of a token, and how the meter changes.

Amounts are fractions in the unit of the token's price. A share of the meter is not rounded here, although at the table
it is rounded down to a whole chip (AMB-11). A token wins with the first five cards if they are neither folded nor
exchanged; these figures assume that the player raises with every hand that wins the jackpot.
"""

from fractions import Fraction
from functools import cache
from math import comb

import msgspec

from kitapi.games.caribbean_stud.odds.values import DIFFERENT, HAND_VALUES, RANKS, SUITS
from kitapi.games.caribbean_stud.rules.payment.jackpot import FIXED_ROW, PERCENT
from kitapi.mechanics.poker_hands import HAND_SIZE, Combination

HANDS = comb(52, HAND_SIZE)
"""All hands of five cards, 2,598,960."""

TIERS: tuple[Combination, ...] = (*PERCENT, *FIXED_ROW)
"""The combinations that win the jackpot, the best first."""


class JackpotTerms(msgspec.Struct, frozen=True, kw_only=True):
    """The amounts of a house's jackpot.

    ``token``: the price of a token. ``fixed``: the fixed awards for four of a kind, full house and flush. ``share``:
    the amount of each token that is added to the meter. ``reset``: the amount added to the meter after a royal flush.
    """

    token: Fraction
    fixed: tuple[Fraction, Fraction, Fraction]
    share: Fraction = Fraction(0)
    reset: Fraction = Fraction(0)

    def award(self, tier: Combination, meter: Fraction) -> Fraction:
        """Return the award for ``tier`` if there is only one winner."""
        return self.of_meter(tier) * meter + self.beside_meter(tier)

    @staticmethod
    def of_meter(tier: Combination) -> Fraction:
        """Return the share of the meter that is paid for ``tier``, from 0 to 1."""
        return Fraction(PERCENT.get(tier, 0), 100)

    def beside_meter(self, tier: Combination) -> Fraction:
        """Return the fixed amount that is paid for ``tier``, independent of the meter."""
        return self.fixed[FIXED_ROW[tier]] if tier in FIXED_ROW else Fraction(0)


@cache
def hands_of(combination: Combination) -> int:
    """Count the hands of five cards that make ``combination``: for each set of ranks, the ways to choose the suits."""
    different = set(DIFFERENT.tolist())
    if combination in {Combination.ROYAL_FLUSH, Combination.STRAIGHT_FLUSH, Combination.FLUSH}:
        return SUITS * sum(1 for number in different if _in_one_suit(HAND_VALUES[number].heights) is combination)
    count = 0
    for number, (counts, value) in enumerate(zip(RANKS.tolist(), HAND_VALUES, strict=True)):
        if value.combination is combination:
            ways = 1
            for many in counts:
                ways *= comb(SUITS, many)
            count += ways - (SUITS if number in different else 0)
    return count


def _in_one_suit(heights: tuple[int, ...]) -> Combination:
    """Return the combination of five different ranks in one suit, from the ``heights`` of their value without a flush.

    A straight has only one height, that of its highest card.
    """
    if len(heights) > 1:
        return Combination.FLUSH
    return Combination.ROYAL_FLUSH if heights == (14,) else Combination.STRAIGHT_FLUSH


def tiers() -> dict[Combination, Fraction]:
    """Return the probability that a hand of five cards makes each tier."""
    return {tier: Fraction(hands_of(tier), HANDS) for tier in TIERS}


def expected_award(terms: JackpotTerms, meter: Fraction) -> Fraction:
    """Compute the mean award of one token; its price is not deducted."""
    return sum((chance * terms.award(tier, meter) for tier, chance in tiers().items()), Fraction(0))


def per_meter() -> Fraction:
    """Compute the increase of a token's mean award for each unit that is added to the meter: 7.6 / 2,598,960."""
    return sum((chance * JackpotTerms.of_meter(tier) for tier, chance in tiers().items()), Fraction(0))


def expected_fixed(terms: JackpotTerms) -> Fraction:
    """Compute the mean fixed award of one token, not counting the shares of the meter."""
    return sum((chance * terms.beside_meter(tier) for tier, chance in tiers().items()), Fraction(0))


def break_even(terms: JackpotTerms) -> Fraction:
    """Compute the meter at which the mean award of a token equals its price.

    The result is negative if the mean fixed award alone exceeds the price.
    """
    return (terms.token - expected_fixed(terms)) / per_meter()


def drift(terms: JackpotTerms, meter: Fraction) -> Fraction:
    """Compute the mean change of the meter for each token (CSP-050, CSP-051).

    The token's share is added, every award is deducted, and after a royal flush the reset is added. If the meter cannot
    cover an award, the meter becomes zero and the house pays the rest (AMB-12).
    """
    out = sum((chance * min(terms.award(tier, meter), meter) for tier, chance in tiers().items()), Fraction(0))
    return terms.share - out + tiers()[Combination.ROYAL_FLUSH] * terms.reset


def balance(terms: JackpotTerms) -> Fraction:
    """Compute the meter at which the drift is zero, if it covers all awards.

    A negative result means that the meter falls on average until it is empty.
    """
    return (terms.share - expected_fixed(terms) + tiers()[Combination.ROYAL_FLUSH] * terms.reset) / per_meter()


def expected_meter(terms: JackpotTerms, meter: Fraction, tokens: int) -> Fraction:
    """Compute the mean of the meter after ``tokens`` more tokens, if it covers all awards until then.

    Each token multiplies the distance from ``balance`` by 1 - 7.6 / 2,598,960. The exact result has about 21 digits for
    each token.
    """
    at = balance(terms)
    return at + (meter - at) * (1 - per_meter()) ** tokens
