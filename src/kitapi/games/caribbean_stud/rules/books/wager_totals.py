"""The wagers of finished rounds, and the bank's win, for comparison with the odds."""

from collections.abc import Iterable

import msgspec

from kitapi.games.caribbean_stud.rules.books.sheet import HandLine, SeatLine, sheet_of
from kitapi.games.caribbean_stud.rules.table.events import Event


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """The wagers of a round that were won, lost or returned at its settlement, in chips.

    ``antes``: the ANTE of each seat that played, from the dealer's left. ``won``: the bank's win of ANTE, BET and fees
    together; jackpots are not included.
    """

    number: int
    antes: tuple[int, ...]
    won: int


def rounds_in(events: Iterable[Event]) -> tuple[Round, ...]:
    """Return the rounds that are over, the oldest first, without void seats."""
    rounds = (_round(hand) for hand in sheet_of(events).hands)
    return tuple(one for one in rounds if one.antes)


def _round(hand: HandLine) -> Round:
    seats = [line for line in hand.seats if line.result is not None]
    return Round(number=hand.number, antes=tuple(line.staked for line in seats), won=-sum(map(_won_by_seat, seats)))


def _won_by_seat(line: SeatLine) -> int:
    return line.ante + line.bet + line.fee
