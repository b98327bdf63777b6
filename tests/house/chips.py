"""The chips of a toy table alone: a seat bets on black or red, and the tray pays."""

from collections.abc import Sequence

import msgspec

from kitapi.house.accounts import FLOAT, account_of, first_balances, pocket, stack, transfer
from kitapi.house.tray import filled_up, pay_chips
from kitapi.kernel import Seat
from kitapi.kernel.books import Entry
from kitapi.kernel.done_by import DoneBy
from kitapi.ledger import Account, Transfer, balances_after
from tests.house.toy import POT, Bet


class Opened(msgspec.Struct, frozen=True, tag="toy.opened"):
    """A hand begins."""


class Paid(msgspec.Struct, frozen=True, tag="toy.paid"):
    """A hand was paid."""

    transfers: tuple[Transfer, ...] = ()


class Closed(msgspec.Struct, frozen=True, tag="toy.closed"):
    """The table was closed."""


class Table:
    """The accounts of a toy table, and all transfers in order."""

    def __init__(self, players: int, tray: int) -> None:
        self.balances = first_balances(players, tray, tuple(Bet), pools=(POT,))
        self.steps: list[tuple[Transfer, ...]] = []

    def book(self, transfers: Sequence[Transfer]) -> None:
        """Book ``transfers``."""
        start = {Account(name): chips for name, chips in self.balances.items()}
        self.balances = {str(name): chips for name, chips in balances_after(start, transfers).items()}
        self.steps.append(tuple(transfers))

    def buy(self, seat: Seat, chips: int) -> None:
        """A seat's player brings notes and gets chips of the house."""
        self.book(transfer(pocket(seat), stack(seat), chips, "TOY-1"))

    def play(self, seat: Seat, wager: Bet, chips: int, *, wins: bool) -> None:
        """Lay a bet that wins or loses; the tray pays one to one."""
        self.book(transfer(stack(seat), account_of(seat, wager), chips, "TOY-2"))
        if wins:
            self.book((*filled_up(self.balances, chips, "TOY-3"), *pay_chips(stack(seat), chips, "TOY-4")))
            self.book(transfer(account_of(seat, wager), stack(seat), chips, "TOY-4"))
        else:
            self.book(transfer(account_of(seat, wager), FLOAT, chips, "TOY-4"))


def entry(event: object, at: str = "2026-01-01T00:00:00Z", by: DoneBy | None = None) -> Entry:
    """Return an entry of a toy table's log."""
    return Entry(event=event, version=1, at=at, by=by)
