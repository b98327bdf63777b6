"""Events between the hands: the tray is filled up and changed, the chips are counted, the table is closed."""

from kitapi.games.caribbean_stud.rules.table.events.base import kind_of
from kitapi.house import events as house


class BankChanged(house.BankChanged, frozen=True, kw_only=True, tag=kind_of):
    """Chips of the tray were changed for the same amount in chips of other values."""


class FloatAdded(house.FloatAdded, frozen=True, kw_only=True, tag=kind_of):
    """The house brought ``amount`` to the tray."""


class ClosingBegun(house.ClosingBegun, frozen=True, kw_only=True, tag=kind_of):
    """The closing of the table began; no more hands are dealt."""


class SystemPaused(house.SystemPaused, frozen=True, kw_only=True, tag=kind_of):
    """COIN IN was pressed at the closing: the slots' lamps are dark, and the system is paused."""


class ChipsCounted(house.ChipsCounted, frozen=True, kw_only=True, tag=kind_of):
    """The chips in the tray and the notes in the box were counted.

    ``expected_chips``, ``expected_notes``: the amounts by the books. A difference moves no chips; the shift's report
    shows it.
    """


class TableClosed(house.TableClosed, frozen=True, kw_only=True, tag=kind_of):
    """The gaming inspector confirmed the count: the table is closed, and this hand was not played.

    ``won``: by seat, only decided claims of earlier hands; ``results``: by seat, in the whole sitting.
    """
