"""The bank's desk: exchanges chips of the tray for others, and brings chips to it."""

from collections.abc import Callable, Mapping
from typing import Generic, TypeAlias, TypeVar

import msgspec

from kitapi.house.accounts import FLOAT
from kitapi.house.events import BankChanged, FloatAdded
from kitapi.kernel import IllegalAction, Range
from kitapi.ledger import Transfer

ChangedT = TypeVar("ChangedT", bound=BankChanged)
AddedT = TypeVar("AddedT", bound=FloatAdded)
Moves: TypeAlias = Callable[[int], tuple[Transfer, ...]]
"""A function that returns the transfers for an amount."""


def whole_chips(amount: int, chip: int) -> int:
    """``amount`` rounded down to a multiple of ``chip``."""
    return amount - amount % chip


class BankDesk(msgspec.Struct, Generic[ChangedT, AddedT], frozen=True, kw_only=True):
    """The desk of one game: the clauses of a change and of an addition, the game's types of the events, and its rules.

    ``is_short``: whether a tray with a given number of chips contains less than the amount to be changed. ``change``,
    ``bring``: return the transfers for an amount.
    """

    change_clause: str
    add_clause: str
    changed: type[ChangedT]
    added: type[AddedT]
    is_short: Callable[[int, int], bool]
    change: Moves
    bring: Moves

    def decide_change(self, balances: Mapping[str, int], amount: int, chip: int) -> tuple[ChangedT, ...]:
        """Change ``amount`` of the tray's chips; ``chip``: the table's smallest.

        Raises:
            IllegalAction: the amount is no multiple of ``chip``, or the tray holds less.
        """
        if amount % chip:
            raise IllegalAction(self.change_clause, amount=amount, chip=chip)
        if self.is_short(balances[FLOAT], amount):
            raise IllegalAction(self.change_clause, amount=amount, tray=balances[FLOAT])
        return (self.changed(amount=amount, transfers=self.change(amount)),)

    def decide_addition(self, amount: int, most: int, chip: int) -> tuple[AddedT, ...]:
        """Bring ``amount`` to the tray; at most ``most`` at a time.

        Raises:
            IllegalAction: the amount is no multiple of ``chip``, or is more than ``most``.
        """
        if amount % chip:
            raise IllegalAction(self.add_clause, amount=amount, chip=chip)
        if amount > most:
            raise IllegalAction(self.add_clause, amount=amount, most=most)
        return (self.added(amount=amount, transfers=self.bring(amount)),)


def amounts(action: str, most: int, chip: int) -> Range:
    """The option of ``action`` with any amount in whole chips up to ``most``.

    An empty range if that is less than a chip.
    """
    return Range(action=action, lowest=chip, highest=whole_chips(most, chip), step=chip)
