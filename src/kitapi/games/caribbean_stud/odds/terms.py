"""The house rules that odds depend on, as numbers."""

from functools import cache
from typing import NamedTuple

import numpy as np

from kitapi.games.caribbean_stud.odds.values import HAND_VALUES, ROWS, SETS, Integers
from kitapi.games.caribbean_stud.rules.payment.settlement import qualifies
from kitapi.games.caribbean_stud.rules.terms.paytables import Payments, payment_of
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant, Qualification
from kitapi.mechanics.poker_hands import Combination

RULEBOOK = CaribbeanStudVariant()
"""The house rules of the rulebook."""


class Terms(NamedTuple):
    """House rules in units of ANTE.

    ``qualified``: the number of the weakest set of ranks with which the bank qualifies. ``kept``, ``exchanged``: what a
    winning hand gets for BET and ANTE together, by its value, 7,462 of them. ``fee``: of an exchange.
    """

    qualified: int
    kept: Integers
    exchanged: Integers
    fee: int

    @property
    def after_exchange(self) -> Integers:
        """``exchanged`` and the row of the payments by value, (2, 7462)."""
        return np.ascontiguousarray(np.stack([self.exchanged, ROWS]))

    @property
    def kept_by_row(self) -> list[int]:
        """``kept`` by combination, the royal flush first."""
        return _by_row(self.kept)

    @property
    def exchanged_by_row(self) -> list[int]:
        """``exchanged`` by combination, the royal flush first."""
        return _by_row(self.exchanged)


def _by_row(wins: Integers) -> list[int]:
    return [int(wins[row == ROWS][0]) for row in range(len(Combination))]


def terms_of(variant: CaribbeanStudVariant) -> Terms:
    """The terms of these house rules."""
    return Terms(
        qualified=_qualified_from(variant.qualification),
        kept=_wins(variant.table),
        exchanged=_wins(variant.exchange_table),
        fee=variant.exchange_fee,
    )


@cache
def _qualified_from(option: Qualification) -> int:
    return next(number for number in range(SETS) if qualifies(HAND_VALUES[number], option))


@cache
def _wins(payments: Payments) -> Integers:
    return np.array([1 + 2 * payment_of(combination, payments) for combination in Combination])[ROWS]
