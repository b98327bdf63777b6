"""The bank's desk: chips of the tray changed against others, and chips brought to it."""

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
"""The transfers of an amount."""


def whole_chips(amount: int, chip: int) -> int:
    """``amount`` down to a multiple of ``chip``."""
    return amount - amount % chip


class BankDesk(msgspec.Struct, Generic[ChangedT, AddedT], frozen=True, kw_only=True):
    """The desk of one game: the clauses of a change and of an addition, the game's types of the events, and its rules.

    ``is_short``: whether a tray with that number of chips has less than is to be changed. ``change``,
    ``bring``: the transfers of an amount.
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
            IllegalAction: it cannot be laid in chips, or the tray holds less.
        """
        if amount % chip:
            raise IllegalAction(self.change_clause, amount=amount, chip=chip)
        if self.is_short(balances[FLOAT], amount):
            raise IllegalAction(self.change_clause, amount=amount, tray=balances[FLOAT])
        return (self.changed(amount=amount, transfers=self.change(amount)),)

    def decide_addition(self, amount: int, most: int, chip: int) -> tuple[AddedT, ...]:
        """Bring ``amount`` to the tray, ``most`` at once.

        Raises:
            IllegalAction: it cannot be laid in chips, or is more than that.
        """
        if amount % chip:
            raise IllegalAction(self.add_clause, amount=amount, chip=chip)
        if amount > most:
            raise IllegalAction(self.add_clause, amount=amount, most=most)
        return (self.added(amount=amount, transfers=self.bring(amount)),)


def amounts(action: str, most: int, chip: int) -> Range:
    """The amounts in whole chips up to ``most``, as an option for ``action``; none where that is less than a chip."""
    return Range(action=action, lowest=chip, highest=whole_chips(most, chip), step=chip)
