"""Transfers of the dealer's tray: additions by the house, bank changes, and payments. Each names its clause."""

from collections.abc import Mapping

from kitapi.house.accounts import FLOAT, HOUSE, transfer
from kitapi.ledger import Account, Transfer


def filled_up(balances: Mapping[str, int], chips: int, clause: str) -> tuple[Transfer, ...]:
    """The chips that the house brings to the tray if it holds fewer than ``chips``, which must be paid now."""
    return transfer(HOUSE, FLOAT, max(0, chips - balances[FLOAT]), clause)


def change_chips(chips: int, clause: str) -> tuple[Transfer, ...]:
    """An exchange at the bank: ``chips`` go to the house, and the same amount in other values comes back."""
    return (*transfer(FLOAT, HOUSE, chips, clause), *transfer(HOUSE, FLOAT, chips, clause))


def bring_chips(chips: int, clause: str) -> tuple[Transfer, ...]:
    """The house brings chips of its own to the tray."""
    return transfer(HOUSE, FLOAT, chips, clause)


def pay_chips(payee: Account, chips: int, clause: str) -> tuple[Transfer, ...]:
    """``chips`` from the tray to ``payee``."""
    return transfer(FLOAT, payee, chips, clause)
