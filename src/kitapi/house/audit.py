"""Checks whether the accounts of a table add up; no payment is computed again."""

from collections.abc import Collection, Iterable, Mapping
from enum import Enum

from kitapi.house.accounts import HOUSE, account_of, amount, pocket, stack
from kitapi.kernel import Seat
from kitapi.ledger import Account


def find_imbalance(balances: Mapping[str, int], seats: Iterable[Seat], owing: Collection[Account] = ()) -> str | None:
    """The error in ``balances``, in a few English words; None: there is none.

    An error is a sum that is not zero, or an account of chips below zero. ``owing``: the game's own accounts that may
    be below zero, besides the house's money and the players' notes.
    """
    if sum(balances.values()):
        return "balances: they do not add up to zero"
    free = {HOUSE, *owing, *map(pocket, seats)}
    below = next((account for account, chips in balances.items() if chips < 0 and account not in free), None)
    return None if below is None else f"{below}: less than nothing lies there"


def is_staked(balances: Mapping[str, int], seats: Iterable[Seat], wagers: Collection[Enum]) -> bool:
    """Whether any of ``wagers`` of ``seats`` holds chips."""
    return any(amount(balances, seat, wager) for seat in seats for wager in wagers)


def results_by_chips(balances: Mapping[str, int], seats: Iterable[Seat], held: Iterable[Enum] = ()) -> tuple[int, ...]:
    """The result of each seat, from its chips and notes.

    ``held``: wagers that count as the seat's until they are decided.
    """
    waiting = tuple(held)
    return tuple(
        balances[stack(seat)] + balances[pocket(seat)] + sum(balances[account_of(seat, wager)] for wager in waiting)
        for seat in seats
    )
