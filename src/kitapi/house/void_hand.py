"""The transfers that make a hand void: they return every chip that the hand moved; no earlier entry is changed."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import TypeVar

from kitapi.house.accounts import FLOAT, account_of, stack, transfer
from kitapi.kernel import Seat
from kitapi.ledger import Transfer

WagerT = TypeVar("WagerT", bound=Enum)


def wagers_back(
    seats: Iterable[Seat], wagers: Iterable[WagerT], lies: Callable[[Seat, WagerT], int], clause: str
) -> tuple[Transfer, ...]:
    """The transfers that return every wager of the hand; ``lies``: the chips of this hand on a wager."""
    each = tuple(wagers)
    places = [(seat, wager) for seat in seats for wager in each]
    return tuple(
        move
        for seat, wager in places
        for move in transfer(account_of(seat, wager), stack(seat), lies(seat, wager), clause)
    )


def tray_settled(lost: Sequence[tuple[Seat, int]], clause: str) -> tuple[Transfer, ...]:
    """Transfers that return what each seat ``lost`` to the tray in the hand or, below 0, won from it.

    Payments to the tray come first, so that it never pays more than it holds.
    """
    return (
        *(move for seat, chips in lost for move in transfer(stack(seat), FLOAT, max(0, -chips), clause)),
        *(move for seat, chips in lost for move in transfer(FLOAT, stack(seat), max(0, chips), clause)),
    )
