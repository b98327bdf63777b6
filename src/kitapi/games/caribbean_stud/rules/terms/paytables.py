"""The printed payments: of BET, and of the jackpot."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from kitapi.kernel import Instead, rule, table
from kitapi.mechanics.poker_hands import Combination

Payment: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
"""The odds, to one, at which a winning bet is paid."""

Payments: TypeAlias = tuple[Payment, Payment, Payment, Payment, Payment, Payment, Payment, Payment, Payment]
"""The payments of BET to one for a winning royal flush, straight flush, and so on down to a pair."""

WITHOUT_EXCHANGE: dict[Combination, int] = table(
    "CSP-130",
    rows={
        Combination.ROYAL_FLUSH: 100,
        Combination.STRAIGHT_FLUSH: 50,
        Combination.FOUR_OF_A_KIND: 20,
        Combination.FULL_HOUSE: 7,
        Combination.FLUSH: 5,
        Combination.STRAIGHT: 4,
        Combination.THREE_OF_A_KIND: 3,
        Combination.TWO_PAIR: 2,
        Combination.PAIR: 1,
    },
)
"""Table 1: the payments to one for hands without an exchange."""

AFTER_EXCHANGE: dict[Combination, int] = table(
    "CSP-131",
    rows={
        Combination.ROYAL_FLUSH: 60,
        Combination.STRAIGHT_FLUSH: 30,
        Combination.FOUR_OF_A_KIND: 12,
        Combination.FULL_HOUSE: 7,
        Combination.FLUSH: 5,
        Combination.STRAIGHT: 4,
        Combination.THREE_OF_A_KIND: 3,
        Combination.TWO_PAIR: 2,
        Combination.PAIR: 1,
    },
)
"""Table 2: the payments to one after an exchange."""

_ROWS = {combination: row for row, combination in enumerate(Combination)}

ONE_TO_ONE = 1


def in_rows(printed: dict[Combination, int]) -> Payments:
    """Return the payments of ``printed``, which begins with the royal flush, as a tuple."""
    royal, straight_flush, four, full, flush, straight, three, two_pair, pair = printed.values()
    return (royal, straight_flush, four, full, flush, straight, three, two_pair, pair)


@rule("CSP-045", without=ONE_TO_ONE)
@rule("CSP-135", without=Instead(lambda combination, payments: (*payments, 0)[_ROWS[combination]]))
@rule("AMB-57", without=Instead(lambda combination, payments: sum((*payments, ONE_TO_ONE)[_ROWS[combination] :])))
def payment_of(combination: Combination, payments: Payments) -> int:
    """Return the payment to one on BET for ``combination``; for a hand without a pair it is 1."""
    return ONE_TO_ONE if combination is Combination.HIGH_CARD else payments[_ROWS[combination]]
