"""The bank's expected winnings of the rounds played, by the exact odds, for comparison with its actual winnings.

The odds need compiled code, which rules may not import, so their results for the rulebook's rules and perfect play are
constants here; a test computes them again. For a house with other payments, fee or qualification there is no constant,
and ``kitapi report`` computes the expectation.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

import msgspec

from kitapi.games.caribbean_stud.rules.books.wager_totals import Round
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant

EXPECTATION: Final = Fraction(-820_231_408_501, 69_766_306_810_200)
"""A seat's mean gain in a round, in ANTEs; the house edge, 1.1757 %, is its negative."""

VARIANCE: Final = Fraction(29_034_874_231_097_113_510_802_840_399, 4_867_337_565_934_958_898_824_040_000)
"""The variance of a seat's gain in a round, in squares of ANTE; 5.9652."""

RULEBOOK: Final = CaribbeanStudVariant()


class Theory(msgspec.Struct, frozen=True, kw_only=True):
    """The actual and the theoretical hold of the rounds that are over.

    ``ante``: the sum of all ANTEs. ``won``: the bank's win of ANTE, BET and fees. ``hold``: its expected win, in
    hundredths of a chip. ``apart``, ``together``: the win beyond the expected one in hundredths of a standard deviation
    (below 0: it won less), for two models of the seats of one round: their results are independent (``apart``), or they
    win and lost together, which gives the largest possible deviation (``together``).
    """

    ante: int
    won: int
    hold: int
    apart: int
    together: int


def theory_of(rounds: Sequence[Round], variant: CaribbeanStudVariant) -> Theory | None:
    """Return the hold of ``rounds``, computed by ``EXPECTATION`` and ``VARIANCE``.

    None: there are no rounds, or the house rules are not the rulebook's.
    """
    if not rounds or not _is_rulebook(variant):
        return None
    ante, won = sum(sum(one.antes) for one in rounds), sum(one.won for one in rounds)
    hold = -EXPECTATION * ante
    apart = VARIANCE * sum(stake * stake for one in rounds for stake in one.antes)
    together = VARIANCE * sum(sum(one.antes) ** 2 for one in rounds)
    return Theory(
        ante=ante,
        won=won,
        hold=round(hold * 100),
        apart=_hundredths(won - hold, apart),
        together=_hundredths(won - hold, together),
    )


def _is_rulebook(variant: CaribbeanStudVariant) -> bool:
    """Whether the house rules on which the odds depend are the rulebook's."""
    deciding = ("table", "exchange_table", "qualification", "exchange_fee")
    return all(getattr(variant, name) == getattr(RULEBOOK, name) for name in deciding)


def _hundredths(beyond: Fraction, variance: Fraction) -> int:
    deviation: float = float(variance) ** 0.5
    return round(100 * float(beyond) / deviation)
