"""Where chips lie: every chip in exactly one account, and all accounts together at zero."""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache

from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse
from kitapi.kernel import Seat, rule
from kitapi.ledger import Account, Transfer


class Wager(Enum):
    """An account of a seat where chips wait to be won or lost."""

    ANTE = "ante"
    BET = "bet"
    FEE = "fee"
    TOKEN = "token"
    CLAIM = "claim"

    __hash__ = object.__hash__  # each is one object: no need to go by its name, thousands of times a second


FLOAT = Account("float")
"""The dealer's tray."""
METER = Account("meter")
"""What this table gave to the meter that it shares with others, less what its players were paid of it."""
JACKPOT_INCOME = Account("jackpot_income")
"""What of the tokens does not go to the meter."""
HOUSE = Account("house")
"""The house's own money."""
BOX = Account("box")
"""The notes."""


@cache
def stack(seat: Seat) -> Account:
    """The chips a player has before him."""
    return Account(f"stack{seat}")


@cache
def pocket(seat: Seat) -> Account:
    """What a player has brought to the table in notes, below zero, less what he was paid out."""
    return Account(f"pocket{seat}")


@cache
def lying(seat: Seat, wager: Wager) -> Account:
    """A seat's account for one of its wagers."""
    return Account(f"{wager.value}{seat}")


def amount(balances: Mapping[str, int], seat: Seat, wager: Wager) -> int:
    """The chips that lie on a seat's ``wager``."""
    return balances.get(lying(seat, wager), 0)


def chips_of(balances: Mapping[str, int], seat: Seat) -> int:
    """The chips before a seat's player."""
    return balances.get(stack(seat), 0)


def worth(balances: Mapping[str, int], seat: Seat) -> int:
    """What a seat's player has at the table, less what he brought: the chips before him and on all his wagers."""
    wagers = sum(amount(balances, seat, wager) for wager in Wager)
    return chips_of(balances, seat) + balances[pocket(seat)] + wagers


def brought(seat: Seat, transfers: Iterable[Transfer]) -> int:
    """What ``transfers`` brought to a seat's player: to his chips, and to the wagers of his that wait as a claim."""
    own = (stack(seat), lying(seat, Wager.CLAIM))
    return sum(one.amount * ((one.payee in own) - (one.payer in own)) for one in transfers)


def given(seat: Seat, transfers: Iterable[Transfer]) -> int:
    """What of ``transfers`` came from a seat's chips."""
    return sum(one.amount for one in transfers if one.payer == stack(seat))


def moved(payer: Account, payee: Account, chips: int, clause: str) -> tuple[Transfer, ...]:
    """``chips`` from ``payer`` to ``payee``; nothing where there are none."""
    return (Transfer(payer=payer, payee=payee, amount=chips, clause=clause),) if chips else ()


@rule("CSP-007", "CSP-084", without=())
def filled_up(balances: Mapping[str, int], chips: int) -> tuple[Transfer, ...]:
    """What the house brings to the tray where it holds less than ``chips``, which it must pay now."""
    return moved(HOUSE, FLOAT, max(0, chips - balances[FLOAT]), "CSP-084")


def paid_out(balances: Mapping[str, int], payee: Account, chips: int, clause: str) -> tuple[Transfer, ...]:
    """``chips`` out of the tray to ``payee``; it is filled up first where it holds less."""
    return (*filled_up(balances, chips), *moved(FLOAT, payee, chips, clause))


def first_balances(players: int, house: CaribbeanStudHouse) -> dict[str, int]:
    """The accounts when the table is set up: the tray is filled, and nobody has changed a note yet."""
    seats = [Seat(number) for number in range(players)]
    return {
        FLOAT: house.dotation,
        HOUSE: -house.dotation,
        METER: 0,
        JACKPOT_INCOME: 0,
        BOX: 0,
        **{account(seat): 0 for seat in seats for account in (pocket, stack)},
        **{lying(seat, wager): 0 for seat in seats for wager in Wager},
    }
