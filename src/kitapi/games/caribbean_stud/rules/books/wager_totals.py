"""The wagers of rounds that were played out, and the bank's win, for comparison with the odds."""

from collections.abc import Iterable

import msgspec

from kitapi.games.caribbean_stud.rules.books.sheet import HandLine, SeatLine, sheet_of
from kitapi.games.caribbean_stud.rules.table.events import Event


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """A round's wagers that were won, lost or stood; chips.

    ``antes``: by seat that played, from the dealer's left. ``won``: by the bank, of ANTE, BET and fees together;
    jackpots are apart.
    """

    number: int
    antes: tuple[int, ...]
    won: int


def rounds_in(events: Iterable[Event]) -> tuple[Round, ...]:
    """The rounds that are over, the oldest first, without seats whose part was annulled."""
    rounds = (_round(hand) for hand in sheet_of(events).hands)
    return tuple(one for one in rounds if one.antes)


def _round(hand: HandLine) -> Round:
    seats = [line for line in hand.seats if line.result is not None]
    return Round(number=hand.number, antes=tuple(line.staked for line in seats), won=-sum(map(_won_by_seat, seats)))


def _won_by_seat(line: SeatLine) -> int:
    return line.ante + line.bet + line.fee
