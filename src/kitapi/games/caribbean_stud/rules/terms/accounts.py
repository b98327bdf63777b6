"""The accounts of a table of Caribbean Stud: those of any table of the house, its wagers, and its jackpot's."""

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
    """An account of a seat where chips wait to be won or lost."""

    ANTE = "ante"
    BET = "bet"
    FEE = "fee"
    TOKEN = "token"
    CLAIM = "claim"

    __hash__ = object.__hash__  # each is one object: no need to go by its name, thousands of times a second


METER = Account("meter")
"""What this table gave to the meter that it shares with others, less what its players were paid of it."""
JACKPOT_INCOME = Account("jackpot_income")
"""What of the tokens does not go to the meter."""


def seat_value(balances: Mapping[str, int], seat: Seat) -> int:
    """The chips before a seat's player and on all their wagers, less what they brought to the table."""
    return of_any_house.seat_value(balances, seat, tuple(Wager))


def sum_brought(seat: Seat, transfers: Iterable[Transfer]) -> int:
    """What ``transfers`` brought to a seat's player: to their chips, and to their wagers that wait as a claim."""
    return sum_gains((stack(seat), account_of(seat, Wager.CLAIM)), transfers)


@rule("CSP-007", "CSP-084", without=())
def filled_up(balances: Mapping[str, int], chips: int) -> tuple[Transfer, ...]:
    """What the house brings to the tray where it holds less than ``chips``, which it must pay now."""
    return tray.filled_up(balances, chips, "CSP-084")


def paid_out(balances: Mapping[str, int], payee: Account, chips: int, clause: str) -> tuple[Transfer, ...]:
    """``chips`` out of the tray to ``payee``; it is filled up first where it holds less."""
    return (*filled_up(balances, chips), *tray.pay_chips(payee, chips, clause))


def first_balances(players: int, house: CaribbeanStudHouse) -> dict[str, int]:
    """The accounts when the table is set up: the tray is filled, and nobody has changed a note yet."""
    return of_any_house.first_balances(players, house.dotation, tuple(Wager), pools=(METER, JACKPOT_INCOME))
