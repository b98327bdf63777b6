"""The accounts of a table of the house: each chip is in exactly one of them, and all together add up to zero.

A game declares its wagers as an enumeration; each seat has an account for each wager, one for its chips and one for its
notes.
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
"""The notes that players have changed into chips."""


@cache
def stack(seat: Seat) -> Account:
    """The account of the chips before a seat's player."""
    return Account(f"stack{seat}")


@cache
def pocket(seat: Seat) -> Account:
    """The account of a player's notes: the notes paid out to them minus the notes that they changed."""
    return Account(f"pocket{seat}")


@cache
def account_of(seat: Seat, wager: Enum) -> Account:
    """A seat's account for one of its wagers; the value of ``wager`` is its name."""
    return Account(f"{wager.value}{seat}")


def amount(balances: Mapping[str, int], seat: Seat, wager: Enum) -> int:
    """The number of chips on a seat's ``wager``."""
    return balances.get(account_of(seat, wager), 0)


def chips_of(balances: Mapping[str, int], seat: Seat) -> int:
    """The chips before a seat's player."""
    return balances.get(stack(seat), 0)


def seat_value(balances: Mapping[str, int], seat: Seat, wagers: Iterable[Enum]) -> int:
    """The chips before a seat's player and on all their wagers, minus what they brought to the table."""
    lie = sum(amount(balances, seat, wager) for wager in wagers)
    return chips_of(balances, seat) + balances[pocket(seat)] + lie


def transfer(payer: Account, payee: Account, chips: int, clause: str) -> tuple[Transfer, ...]:
    """``chips`` from ``payer`` to ``payee``; no transfer if ``chips`` is 0."""
    return (Transfer(payer=payer, payee=payee, amount=chips, clause=clause),) if chips else ()


def sum_gains(own: Sequence[Account], transfers: Iterable[Transfer]) -> int:
    """The chips that ``transfers`` moved into the accounts ``own``, minus those that they moved out of them."""
    return sum(one.amount * ((one.payee in own) - (one.payer in own)) for one in transfers)


def sum_given(seat: Seat, transfers: Iterable[Transfer]) -> int:
    """The chips of ``transfers`` that were paid from the chips before a seat's player."""
    return sum(one.amount for one in transfers if one.payer == stack(seat))


def first_balances(players: int, tray: int, wagers: Sequence[Enum], pools: Sequence[Account] = ()) -> dict[str, int]:
    """The accounts when a table is set up: ``tray`` chips in the tray, and nobody has changed notes yet.

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
