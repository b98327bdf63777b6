"""Whether the accounts of a table add up; no payment is computed again."""

from collections.abc import Collection, Iterable, Mapping
from enum import Enum

from kitapi.house.accounts import HOUSE, account_of, amount, pocket, stack
from kitapi.kernel import Seat
from kitapi.ledger import Account


def find_imbalance(balances: Mapping[str, int], seats: Iterable[Seat], owing: Collection[Account] = ()) -> str | None:
    """What is wrong with ``balances`` in a few English words: a sum, or an account of chips below zero; None: nothing.

    ``owing``: the game's own accounts that may be below zero, beside the house's money and the players' notes.
    """
    if sum(balances.values()):
        return "balances: they do not add up to zero"
    free = {HOUSE, *owing, *map(pocket, seats)}
    below = next((account for account, chips in balances.items() if chips < 0 and account not in free), None)
    return None if below is None else f"{below}: less than nothing lies there"


def is_staked(balances: Mapping[str, int], seats: Iterable[Seat], wagers: Collection[Enum]) -> bool:
    """Whether chips lie on any of ``wagers``."""
    return any(amount(balances, seat, wager) for seat in seats for wager in wagers)


def results_by_chips(balances: Mapping[str, int], seats: Iterable[Seat], held: Iterable[Enum] = ()) -> tuple[int, ...]:
    """By seat, its result by its chips and notes; ``held``: wagers that count as its own until they are decided."""
    waiting = tuple(held)
    return tuple(
        balances[stack(seat)] + balances[pocket(seat)] + sum(balances[account_of(seat, wager)] for wager in waiting)
        for seat in seats
    )
