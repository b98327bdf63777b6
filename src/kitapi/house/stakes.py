"""Chips between a seat's player and their wagers, and notes for chips. Each transfer names its clause."""

from collections.abc import Iterable, Mapping
from enum import Enum

from kitapi.house.accounts import BOX, FLOAT, HOUSE, account_of, amount, pocket, seat_value, stack, transfer
from kitapi.kernel import Seat
from kitapi.ledger import Transfer


def replace_stake(seat: Seat, wager: Enum, chips: tuple[int, int], clause: str) -> tuple[Transfer, ...]:
    """A stake replaced: of ``chips``, the first lie on ``wager`` and go back, the second lie there then."""
    lies, laid = chips
    place = account_of(seat, wager)
    return (*transfer(place, stack(seat), lies, clause), *transfer(stack(seat), place, laid, clause))


def given_back(balances: Mapping[str, int], seat: Seat, wagers: Iterable[Enum], clause: str) -> tuple[Transfer, ...]:
    """All chips on ``wagers`` back to the seat's player."""
    lies = ((account_of(seat, wager), amount(balances, seat, wager)) for wager in wagers)
    return tuple(move for place, chips in lies for move in transfer(place, stack(seat), chips, clause))


def notes_in(seat: Seat, chips: int, clause: str) -> tuple[Transfer, ...]:
    """Notes worth ``chips`` from the seat's player into the box."""
    return transfer(pocket(seat), BOX, chips, clause)


def cashed_out(seat: Seat, chips: int, clause: str) -> tuple[Transfer, ...]:
    """The player's ``chips`` go back into the tray, and the house gives notes for them."""
    return (*transfer(stack(seat), FLOAT, chips, clause), *transfer(HOUSE, pocket(seat), chips, clause))


def won_since(
    before: Mapping[str, int], now: Mapping[str, int], seats: Iterable[Seat], wagers: tuple[Enum, ...]
) -> tuple[int, ...]:
    """By seat, the chips won or lost between two moments, given the balances at each."""
    return tuple(seat_value(now, seat, wagers) - seat_value(before, seat, wagers) for seat in seats)


def added_up(results: Iterable[int], won: Iterable[int]) -> tuple[int, ...]:
    """The results of a sitting with what was ``won`` since, by seat."""
    return tuple(before + now for before, now in zip(results, won, strict=True))
