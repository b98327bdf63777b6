"""Double-entry bookkeeping: accounts, and transfers in whole units."""

from collections.abc import Iterable, Mapping
from typing import NewType

import msgspec

Account = NewType("Account", str)
"""The name of an account: of a seat, such as ``seat0``, or of a pool, such as ``kasa``."""


def seat_account(seat: int) -> Account:
    """The account of a seat."""
    return Account(f"seat{seat}")


class Transfer(msgspec.Struct, frozen=True, kw_only=True):
    """``amount`` whole units (> 0) from ``payer`` to ``payee``, caused by the rule ``clause``.

    Every unit that one account loses another one gains.
    """

    payer: Account
    payee: Account
    amount: int
    clause: str

    def __post_init__(self) -> None:
        if self.amount <= 0 or self.payer == self.payee:
            raise ValueError(f"no transfer: {self.amount} from {self.payer} to {self.payee}")


def net(transfers: Iterable[Transfer]) -> dict[Account, int]:
    """The gain of each account named in ``transfers``; they add up to zero."""
    gained: dict[Account, int] = {}
    for transfer in transfers:
        gained[transfer.payer] = gained.get(transfer.payer, 0) - transfer.amount
        gained[transfer.payee] = gained.get(transfer.payee, 0) + transfer.amount
    return gained


def balances_after(balances: Mapping[Account, int], transfers: Iterable[Transfer]) -> dict[Account, int]:
    """``balances`` with ``transfers`` posted; accounts without a balance start at zero."""
    posted = dict(balances)
    for account, gain in net(transfers).items():
        posted[account] = posted.get(account, 0) + gain
    return posted
