"""The progressive jackpot of Caribbean Stud, exactly: what a token wins on average, and where the meter goes.

Amounts are fractions in whatever unit the token is given. A share of the meter counts in full, though at the table it
is rounded down to a whole chip (AMB-11). A token wins by the first five cards, as long as they are neither folded nor
exchanged: what is said here is of a player who raises with every hand that wins.
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
"""What wins, the best first."""


class JackpotTerms(msgspec.Struct, frozen=True, kw_only=True):
    """A house's jackpot: what a token costs, and the awards for four of a kind, full house and flush.

    ``share``: how much of a token goes to the meter, ``reset``: what the meter restarts from after a royal flush.
    """

    token: Fraction
    fixed: tuple[Fraction, Fraction, Fraction]
    share: Fraction = Fraction(0)
    reset: Fraction = Fraction(0)

    def award(self, tier: Combination, meter: Fraction) -> Fraction:
        """What the only winner of ``tier`` is paid."""
        return self.of_meter(tier) * meter + self.beside_meter(tier)

    @staticmethod
    def of_meter(tier: Combination) -> Fraction:
        """The part of the meter that ``tier`` is paid."""
        return Fraction(PERCENT.get(tier, 0), 100)

    def beside_meter(self, tier: Combination) -> Fraction:
        """What ``tier`` is paid whatever the meter holds."""
        return self.fixed[FIXED_ROW[tier]] if tier in FIXED_ROW else Fraction(0)


@cache
def hands_of(combination: Combination) -> int:
    """How many hands of five cards make ``combination``, counted by ranks and suits."""
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
    """The chance of each tier, with one token."""
    return {tier: Fraction(hands_of(tier), HANDS) for tier in TIERS}


def expected_award(terms: JackpotTerms, meter: Fraction) -> Fraction:
    """What one token wins on average, its price not taken off."""
    return sum((chance * terms.award(tier, meter) for tier, chance in tiers().items()), Fraction(0))


def per_meter() -> Fraction:
    """What one more in the meter adds to what a token wins on average; 7.6 in 2,598,960."""
    return sum((chance * JackpotTerms.of_meter(tier) for tier, chance in tiers().items()), Fraction(0))


def expected_fixed(terms: JackpotTerms) -> Fraction:
    """What one token wins on average by the fixed awards alone."""
    return sum((chance * terms.beside_meter(tier) for tier, chance in tiers().items()), Fraction(0))


def break_even(terms: JackpotTerms) -> Fraction:
    """The meter at which a token wins its price on average; less than 0 where the fixed awards alone are worth more."""
    return (terms.token - expected_fixed(terms)) / per_meter()


def drift(terms: JackpotTerms, meter: Fraction) -> Fraction:
    """By how much the meter changes with one token on average (CSP-050, CSP-051).

    The token's share goes in, every award comes out, and after a royal flush the reset goes in. An award that the meter
    cannot cover empties it, and the house pays the rest (AMB-12).
    """
    out = sum((chance * min(terms.award(tier, meter), meter) for tier, chance in tiers().items()), Fraction(0))
    return terms.share - out + tiers()[Combination.ROYAL_FLUSH] * terms.reset


def balance(terms: JackpotTerms) -> Fraction:
    """The meter that neither rises nor falls on average, all awards covered; below 0: it runs dry."""
    return (terms.share - expected_fixed(terms) + tiers()[Combination.ROYAL_FLUSH] * terms.reset) / per_meter()


def expected_meter(terms: JackpotTerms, meter: Fraction, tokens: int) -> Fraction:
    """What a meter holds on average ``tokens`` tokens later, for as long as it covers its awards.

    It nears ``balance`` by 7.6 in 2,598,960 of the way with each token. An exact power has some 21 digits a token.
    """
    at = balance(terms)
    return at + (meter - at) * (1 - per_meter()) ** tokens
