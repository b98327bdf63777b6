"""The exact waiting time for a royal flush: a geometric distribution of the number of tokens or rounds."""

from decimal import Decimal, localcontext
from fractions import Fraction
from math import comb, perm, prod

import msgspec

from kitapi.games.caribbean_stud.odds.jackpot import hands_of
from kitapi.mechanics.poker_hands import HAND_SIZE, Combination

DECK = 52
DIGITS = 60
"""The precision, in decimal digits, with which quantiles are computed; the power of a billion loses nine digits."""


class Waiting(msgspec.Struct, frozen=True):
    """The geometric distribution of the number of trials up to and including the first success.

    ``chance``: the probability of success in each trial.
    """

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
        """Return the probability of a success within ``trials`` trials; the fraction's length grows with ``trials``."""
        return 1 - (1 - self.chance) ** trials

    def at(self, trial: int) -> Fraction:
        """Return the probability that the first success is in trial number ``trial``, counted from 1."""
        return self.chance * (1 - self.chance) ** (trial - 1)

    def quantile(self, share: Fraction) -> int:
        """Return the smallest number of trials that contain a success with a probability of at least ``share``.

        Raises:
            ValueError: ``share`` is not greater than 0 and less than 1.
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
    """Compute the probability that at least one of ``tokens`` seats of a table is dealt a royal flush.

    The seats are dealt from one deck, so their hands are not independent. Method: inclusion-exclusion; of the
    C(52, 5) C(47, 5) … ways to deal five cards to each of j given seats, 4!/(4 - j)! give each of them a royal flush.
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
    """Return the distribution of the number of rounds up to the first royal flush at a table.

    ``tokens``: the number of seats with a token, 1 to 7.
    """
    return Waiting(royal_in_a_round(tokens))
