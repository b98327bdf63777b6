"""The waiting time for a royal flush, exactly: a geometric distribution over tokens or rounds of several tokens."""

from decimal import Decimal, localcontext
from fractions import Fraction
from math import comb, perm, prod

import msgspec

from kitapi.games.caribbean_stud.odds.jackpot import hands_of
from kitapi.mechanics.poker_hands import HAND_SIZE, Combination

DECK = 52
DIGITS = 60
"""Decimal digits with which quantiles are computed; a power of a billion loses nine of them."""


class Waiting(msgspec.Struct, frozen=True):
    """Trials up to and including the first success, each with the same ``chance``: a geometric distribution."""

    chance: Fraction

    @property
    def mean(self) -> Fraction:
        """The mean number of trials."""
        return 1 / self.chance

    @property
    def variance(self) -> Fraction:
        """The variance of the number of trials."""
        return (1 - self.chance) / self.chance**2

    def within(self, trials: int) -> Fraction:
        """The probability of a success within ``trials`` trials, a fraction whose digits grow with their number."""
        return 1 - (1 - self.chance) ** trials

    def at(self, trial: int) -> Fraction:
        """The probability that the first success is in trial number ``trial``, counted from 1."""
        return self.chance * (1 - self.chance) ** (trial - 1)

    def quantile(self, share: Fraction) -> int:
        """The least number of trials within which a success has a probability of at least ``share``.

        Raises:
            ValueError: ``share`` is not above 0 and below 1.
        """
        if not 0 < share < 1:
            raise ValueError(f"must be above 0 and below 1, not {share}")
        with localcontext() as context:
            context.prec = DIGITS
            stays, rest = _decimal(1 - self.chance), _decimal(1 - share)
            trials = max(1, int(rest.ln() / stays.ln()) - 1)
            while stays**trials > rest:
                trials += 1
            return trials


def _decimal(number: Fraction) -> Decimal:
    return Decimal(number.numerator) / Decimal(number.denominator)


def royal_in_a_round(tokens: int) -> Fraction:
    """The probability that at least one of ``tokens`` seats of a table is dealt a royal flush.

    Seats share the deck, and several may have one each. Method: inclusion and exclusion; j given seats have one each in
    4!/(4 - j)! of the C(52, 5) C(47, 5) … ways to deal them five cards each.
    """
    royals = hands_of(Combination.ROYAL_FLUSH)
    return sum(
        (
            Fraction((-1) ** (seats + 1) * comb(tokens, seats) * perm(royals, seats), _deals(seats))
            for seats in range(1, min(tokens, royals) + 1)
        ),
        Fraction(0),
    )


def _deals(seats: int) -> int:
    return prod(comb(DECK - HAND_SIZE * seat, HAND_SIZE) for seat in range(seats))


def until_royal(tokens: int = 1) -> Waiting:
    """Rounds until the first royal flush at a table where ``tokens`` seats, 1 to 7, have a token."""
    return Waiting(royal_in_a_round(tokens))
