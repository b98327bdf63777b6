"""The bank's expected winnings of the rounds played, by the exact odds, for comparison with its actual winnings.

The odds need compiled code that rules cannot import, so their results for the rulebook's rules and best play are
constants here, which a test computes again. For a house with other payments or qualification there is no expectation;
``kitapi report`` computes it for any house.
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
    """Actual hold beside the theoretical one, of the rounds that are over.

    ``ante``: staked in them. ``won``: by the bank of ANTE, BET and fees. ``hold``: its expected win, in hundredths of a
    chip. ``apart``, ``together``: by how many hundredths of a standard deviation it won more (below 0: less), if a
    round's seats had nothing to do with each other, and if they won and lost together, which is the most there can be.
    """

    ante: int
    won: int
    hold: int
    apart: int
    together: int


def theory_of(rounds: Sequence[Round], variant: CaribbeanStudVariant) -> Theory | None:
    """The hold of ``rounds``; None if there are none, or if the house's rules are not the rulebook's."""
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
    """Whether the odds are the rulebook's."""
    deciding = ("table", "exchange_table", "qualification", "exchange_fee")
    return all(getattr(variant, name) == getattr(RULEBOOK, name) for name in deciding)


def _hundredths(beyond: Fraction, variance: Fraction) -> int:
    deviation: float = float(variance) ** 0.5
    return round(100 * float(beyond) / deviation)
