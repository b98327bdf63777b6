"""The accounts of a table of Caribbean Stud: those that every table with a bank has, the wagers, and the jackpot."""

from collections.abc import Iterable, Mapping
from enum import Enum

from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse
from kitapi.house import accounts as of_any_house
from kitapi.house import tray
from kitapi.house.accounts import (
    BOX,
    FLOAT,
    HOUSE,
    account_of,
    amount,
    chips_of,
    pocket,
    stack,
    sum_gains,
    sum_given,
    transfer,
)
from kitapi.kernel import Seat, rule
from kitapi.ledger import Account, Transfer

__all__ = [
    "BOX",
    "FLOAT",
    "HOUSE",
    "JACKPOT_INCOME",
    "METER",
    "Wager",
    "account_of",
    "amount",
    "chips_of",
    "filled_up",
    "first_balances",
    "paid_out",
    "pocket",
    "seat_value",
    "stack",
    "sum_brought",
    "sum_given",
    "transfer",
]


class Wager(Enum):
    """An account of a seat whose chips are still to be won, lost or returned."""

    ANTE = "ante"
    BET = "bet"
    FEE = "fee"
    TOKEN = "token"
    CLAIM = "claim"

    __hash__ = object.__hash__  # members are singletons, and hashing by identity is faster than by name


METER = Account("meter")
"""The amount that this table has added to the shared meter, minus the amount that its players were paid from it."""
JACKPOT_INCOME = Account("jackpot_income")
"""The part of the tokens that does not go to the meter."""


def seat_value(balances: Mapping[str, int], seat: Seat) -> int:
    """Compute a seat's chips, including those on all wagers, minus the amount that its player brought to the table."""
    return of_any_house.seat_value(balances, seat, tuple(Wager))


def sum_brought(seat: Seat, transfers: Iterable[Transfer]) -> int:
    """Compute the amount that a seat's player gained by ``transfers``, in chips and in wagers that are a claim."""
    return sum_gains((stack(seat), account_of(seat, Wager.CLAIM)), transfers)


@rule("CSP-007", "CSP-084", without=())
def filled_up(balances: Mapping[str, int], chips: int) -> tuple[Transfer, ...]:
    """Return the transfer with which the house fills up a tray that has less than ``chips``, the amount to be paid."""
    return tray.filled_up(balances, chips, "CSP-084")


def paid_out(balances: Mapping[str, int], payee: Account, chips: int, clause: str) -> tuple[Transfer, ...]:
    """``chips`` from the tray to ``payee``; if the tray holds less, the house fills it up first."""
    return (*filled_up(balances, chips), *tray.pay_chips(payee, chips, clause))


def first_balances(players: int, house: CaribbeanStudHouse) -> dict[str, int]:
    """Return the balances when a table is set up: the tray is filled, and no note has been changed yet."""
    return of_any_house.first_balances(players, house.dotation, tuple(Wager), pools=(METER, JACKPOT_INCOME))
