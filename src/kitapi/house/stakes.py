"""Moves chips between a seat's player and their wagers, and exchanges notes for chips.

Each transfer names its clause.
"""

from collections.abc import Iterable, Mapping
from enum import Enum

from kitapi.house.accounts import BOX, FLOAT, HOUSE, account_of, amount, pocket, seat_value, stack, transfer
from kitapi.kernel import Seat
from kitapi.ledger import Transfer


def replace_stake(seat: Seat, wager: Enum, chips: tuple[int, int], clause: str) -> tuple[Transfer, ...]:
    """Return the transfers that replace a stake on ``wager``; ``chips``: the amount returned, and the amount staked."""
    lies, laid = chips
    place = account_of(seat, wager)
    return (*transfer(place, stack(seat), lies, clause), *transfer(stack(seat), place, laid, clause))


def given_back(balances: Mapping[str, int], seat: Seat, wagers: Iterable[Enum], clause: str) -> tuple[Transfer, ...]:
    """Return the transfers of all chips on ``wagers`` back to the seat's player."""
    lies = ((account_of(seat, wager), amount(balances, seat, wager)) for wager in wagers)
    return tuple(move for place, chips in lies for move in transfer(place, stack(seat), chips, clause))


def notes_in(seat: Seat, chips: int, clause: str) -> tuple[Transfer, ...]:
    """Notes for ``chips`` from the seat's player into the box."""
    return transfer(pocket(seat), BOX, chips, clause)


def cashed_out(seat: Seat, chips: int, clause: str) -> tuple[Transfer, ...]:
    """Return the transfers of the player's ``chips`` into the tray, and of notes from the house to the player."""
    return (*transfer(stack(seat), FLOAT, chips, clause), *transfer(HOUSE, pocket(seat), chips, clause))


def won_since(
    before: Mapping[str, int], now: Mapping[str, int], seats: Iterable[Seat], wagers: tuple[Enum, ...]
) -> tuple[int, ...]:
    """The chips that each seat won or lost between two moments, given the balances at both."""
    return tuple(seat_value(now, seat, wagers) - seat_value(before, seat, wagers) for seat in seats)


def added_up(results: Iterable[int], won: Iterable[int]) -> tuple[int, ...]:
    """The results of a sitting by seat, after ``won`` is added."""
    return tuple(before + now for before, now in zip(results, won, strict=True))
