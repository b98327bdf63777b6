"""The house rules on which the odds depend, as numbers."""

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
    """House rules as numbers; amounts in ANTEs.

    ``qualified``: the index in ``values.RANKS`` of the weakest set of ranks with which the bank qualifies. ``kept``,
    (7462,): by the value of the player's hand, its total winnings on ANTE and BET against a weaker qualified bank, if
    no card was exchanged. ``exchanged``, (7462,): the same after an exchange. ``fee``: the price of an exchange.
    """

    qualified: int
    kept: Integers
    exchanged: Integers
    fee: int

    @property
    def after_exchange(self) -> Integers:
        """The winnings ``exchanged`` and the row in the table of payments, both by value; shape (2, 7462)."""
        return np.ascontiguousarray(np.stack([self.exchanged, ROWS]))

    @property
    def kept_by_row(self) -> list[int]:
        """The winnings ``kept`` of each combination, the royal flush first."""
        return _by_row(self.kept)

    @property
    def exchanged_by_row(self) -> list[int]:
        """The winnings ``exchanged`` of each combination, the royal flush first."""
        return _by_row(self.exchanged)


def _by_row(wins: Integers) -> list[int]:
    return [int(wins[row == ROWS][0]) for row in range(len(Combination))]


def terms_of(variant: CaribbeanStudVariant) -> Terms:
    """Compute the terms of the house rules ``variant``."""
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
