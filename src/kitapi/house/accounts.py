"""Where chips lie at a table of the house: every chip in exactly one account, and all accounts together at zero.

A game declares its wagers as an enumeration; each seat has an account for each, beside its chips and its pocket.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import cache

from kitapi.kernel import Seat
from kitapi.ledger import Account, Transfer

FLOAT = Account("float")
"""The dealer's tray."""
HOUSE = Account("house")
"""The house's own money."""
BOX = Account("box")
"""The notes."""


@cache
def stack(seat: Seat) -> Account:
    """The chips before a seat's player."""
    return Account(f"stack{seat}")


@cache
def pocket(seat: Seat) -> Account:
    """The notes that a seat's player has brought to the table, below zero, less those paid out to them."""
    return Account(f"pocket{seat}")


@cache
def account_of(seat: Seat, wager: Enum) -> Account:
    """A seat's account for one of its wagers; the value of ``wager`` is its name."""
    return Account(f"{wager.value}{seat}")


def amount(balances: Mapping[str, int], seat: Seat, wager: Enum) -> int:
    """The chips that lie on a seat's ``wager``."""
    return balances.get(account_of(seat, wager), 0)


def chips_of(balances: Mapping[str, int], seat: Seat) -> int:
    """The chips before a seat's player."""
    return balances.get(stack(seat), 0)


def seat_value(balances: Mapping[str, int], seat: Seat, wagers: Iterable[Enum]) -> int:
    """The chips before a seat's player and on all their ``wagers``, less what they brought to the table."""
    lie = sum(amount(balances, seat, wager) for wager in wagers)
    return chips_of(balances, seat) + balances[pocket(seat)] + lie


def transfer(payer: Account, payee: Account, chips: int, clause: str) -> tuple[Transfer, ...]:
    """``chips`` from ``payer`` to ``payee``; nothing where there are none."""
    return (Transfer(payer=payer, payee=payee, amount=chips, clause=clause),) if chips else ()


def sum_gains(own: Sequence[Account], transfers: Iterable[Transfer]) -> int:
    """The chips that ``transfers`` moved into the accounts ``own``, less those that they moved out of them."""
    return sum(one.amount * ((one.payee in own) - (one.payer in own)) for one in transfers)


def sum_given(seat: Seat, transfers: Iterable[Transfer]) -> int:
    """The chips of ``transfers`` that came from a seat's chips."""
    return sum(one.amount for one in transfers if one.payer == stack(seat))


def first_balances(players: int, tray: int, wagers: Sequence[Enum], pools: Sequence[Account] = ()) -> dict[str, int]:
    """The accounts when a table is set up: ``tray`` chips in the tray, and nobody has changed a note yet.

    ``pools``: the game's own accounts that belong to no seat.
    """
    seats = [Seat(number) for number in range(players)]
    return {
        FLOAT: tray,
        HOUSE: -tray,
        **dict.fromkeys(pools, 0),
        BOX: 0,
        **{account(seat): 0 for seat in seats for account in (pocket, stack)},
        **{account_of(seat, wager): 0 for seat in seats for wager in wagers},
    }
