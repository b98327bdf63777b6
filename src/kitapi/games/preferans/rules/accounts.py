"""The accounts of a Preferans table.

In the sheet form, the unit is a point: a point of a head sum is ten units (SK-SCORE-07), which are paid from the
account ``heads`` when it is subtracted and into ``heads`` when it is added. Side sums are paid from seat to seat. At
the beginning, the balance of every seat is −10 × stake and that of ``heads`` is the opposite of their sum, so the sum
of all accounts is zero. When ``heads`` is empty, the seats' balances are the final results. In the pot form, the unit
is a chip, and the account ``pot`` has the pot.
"""

from kitapi.kernel import Instead, rule
from kitapi.ledger import Account, seat_account

HEADS = Account("heads")
POT = Account("pot")

HEAD_WEIGHT = 10
"""The number of points in the final result for each point of a head sum (SK-SCORE-07)."""


@rule("SK-SCORE-01", without=Instead(lambda players, _stake: {**dict.fromkeys(map(seat_account, range(players)), 0)}))
def sheet_balances(players: int, stake: int) -> dict[Account, int]:
    """Return the accounts before the first deal in the sheet form: the stake in every head sum."""
    seats = {seat_account(seat): -HEAD_WEIGHT * stake for seat in range(players)}
    return {**seats, HEADS: HEAD_WEIGHT * stake * players}


@rule("SK-SCORE-09", without=Instead(lambda players: {POT: 0}))
def pot_balances(players: int) -> dict[Account, int]:
    """Return the accounts before the first deal in the pot form: all zero."""
    return {**{seat_account(seat): 0 for seat in range(players)}, POT: 0}
