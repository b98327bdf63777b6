"""Who pays whom at the end, in as few payments as possible.

``web/client/writer/least_transfers.js`` says the same for the page; a test runs both over the same results.
"""

from collections.abc import Mapping, Sequence

import msgspec


class Payment(msgspec.Struct, frozen=True):
    """The player at the seat ``payer`` pays ``amount`` to the one at ``payee``."""

    payer: int
    payee: int
    amount: int


def least_transfers(results: Sequence[int]) -> list[Payment]:
    """Return the fewest payments that settle ``results`` by seat, which add up to zero.

    n players need at most n − 1 payments, and one less for each further group of players whose results add up to zero
    by themselves; so the players are divided into as many such groups as possible, by trying every subset.
    """
    owed = {seat: result for seat, result in enumerate(results) if result}
    return [payment for group in _zero_groups(tuple(owed), owed) for payment in _settle_group(group, owed)]


def _zero_groups(seats: Sequence[int], owed: Mapping[int, int]) -> list[tuple[int, ...]]:
    """As many groups of ``seats`` as possible, each of results that add up to zero."""
    if not seats:
        return []
    first, *others = seats
    best = [tuple(seats)]
    for subset in range(2 ** len(others) - 1):
        group = (first, *(seat for at, seat in enumerate(others) if subset & (1 << at)))
        if sum(owed[seat] for seat in group) == 0:
            rest = [seat for seat in others if seat not in group]
            best = max(best, [group, *_zero_groups(rest, owed)], key=len)
    return best


def _settle_group(group: Sequence[int], owed: Mapping[int, int]) -> list[Payment]:
    """The payments in one group: the one who owes most pays the one who gets most."""
    left = {seat: owed[seat] for seat in group}
    payments = []
    while any(left.values()):
        ranked = sorted(left, key=lambda seat: left[seat])
        payer, payee = ranked[0], ranked[-1]
        amount = min(-left[payer], left[payee])
        payments.append(Payment(payer, payee, amount))
        left[payer] += amount
        left[payee] -= amount
    return payments
