"""The progressive jackpot of Caribbean Stud, exactly: the mean award of a token, and how the meter changes.

Amounts are fractions in the unit of the token's price. A share of the meter counts in full, although at the table it is
rounded down to a whole chip (AMB-11). A token wins by the first five cards if they are neither folded nor exchanged:
these figures are for a player who raises with every hand that wins.
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
    """A house's jackpot: the price of a token, and the fixed awards for four of a kind, full house and flush.

    ``share``: the amount of each token that goes to the meter. ``reset``: the amount at which the meter starts again
    after a royal flush.
    """

    token: Fraction
    fixed: tuple[Fraction, Fraction, Fraction]
    share: Fraction = Fraction(0)
    reset: Fraction = Fraction(0)

    def award(self, tier: Combination, meter: Fraction) -> Fraction:
        """The award to the only winner of ``tier``."""
        return self.of_meter(tier) * meter + self.beside_meter(tier)

    @staticmethod
    def of_meter(tier: Combination) -> Fraction:
        """The part of the meter, 0 to 1, that ``tier`` is paid."""
        return Fraction(PERCENT.get(tier, 0), 100)

    def beside_meter(self, tier: Combination) -> Fraction:
        """The fixed amount that ``tier`` is paid, whatever the meter holds."""
        return self.fixed[FIXED_ROW[tier]] if tier in FIXED_ROW else Fraction(0)


@cache
def hands_of(combination: Combination) -> int:
    """The number of hands of five cards that make ``combination``, counted by ranks and suits."""
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
    """The combination that different ranks make in one suit; a straight has its top rank alone."""
    if len(heights) > 1:
        return Combination.FLUSH
    return Combination.ROYAL_FLUSH if heights == (14,) else Combination.STRAIGHT_FLUSH


def tiers() -> dict[Combination, Fraction]:
    """The probability of each tier, with one token."""
    return {tier: Fraction(hands_of(tier), HANDS) for tier in TIERS}


def expected_award(terms: JackpotTerms, meter: Fraction) -> Fraction:
    """The mean award of one token, its price not deducted."""
    return sum((chance * terms.award(tier, meter) for tier, chance in tiers().items()), Fraction(0))


def per_meter() -> Fraction:
    """The amount that one more unit in the meter adds to the mean award of a token: 7.6 / 2,598,960."""
    return sum((chance * JackpotTerms.of_meter(tier) for tier, chance in tiers().items()), Fraction(0))


def expected_fixed(terms: JackpotTerms) -> Fraction:
    """The mean of the fixed awards alone that one token wins."""
    return sum((chance * terms.beside_meter(tier) for tier, chance in tiers().items()), Fraction(0))


def break_even(terms: JackpotTerms) -> Fraction:
    """The meter at which a token wins its price on average; negative if the mean fixed award exceeds the price."""
    return (terms.token - expected_fixed(terms)) / per_meter()


def drift(terms: JackpotTerms, meter: Fraction) -> Fraction:
    """The mean change of the meter with one token (CSP-050, CSP-051).

    The token's share is added, every award is deducted, and after a royal flush the reset is added. An award that the
    meter cannot cover empties it, and the house pays the rest (AMB-12).
    """
    out = sum((chance * min(terms.award(tier, meter), meter) for tier, chance in tiers().items()), Fraction(0))
    return terms.share - out + tiers()[Combination.ROYAL_FLUSH] * terms.reset


def balance(terms: JackpotTerms) -> Fraction:
    """The meter that neither rises nor falls on average, if it covers all awards; negative: the meter becomes empty."""
    return (terms.share - expected_fixed(terms) + tiers()[Combination.ROYAL_FLUSH] * terms.reset) / per_meter()


def expected_meter(terms: JackpotTerms, meter: Fraction, tokens: int) -> Fraction:
    """The mean of the meter ``tokens`` tokens later, provided that it covers all awards until then.

    Each token reduces the distance to ``balance`` by 7.6 / 2,598,960 of it. The exact result has some 21 digits for
    each token.
    """
    at = balance(terms)
    return at + (meter - at) * (1 - per_meter()) ** tokens
