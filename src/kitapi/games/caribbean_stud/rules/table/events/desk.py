"""What happened beside the hands: the tray filled up and changed, the chips counted, the table closed."""

from kitapi.games.caribbean_stud.rules.table.events.base import StudEvent, Transfers


class BankChanged(StudEvent, frozen=True, kw_only=True):
    """Chips of the tray were changed against the house's, of other values; as much came as went."""

    amount: int
    transfers: Transfers


class FloatAdded(StudEvent, frozen=True, kw_only=True):
    """The house brought ``amount`` to the tray."""

    amount: int
    transfers: Transfers


class ClosingBegun(StudEvent, frozen=True, kw_only=True):
    """The table is being closed; the deck that lies there is not dealt any more."""


class SystemPaused(StudEvent, frozen=True, kw_only=True):
    """COIN IN at the closing: the slots' lamps are dark, and the system is paused."""


class ChipsCounted(StudEvent, frozen=True, kw_only=True):
    """The chips in the tray and the notes in the box were counted.

    ``expected_chips``, ``expected_notes``: what should lie there by the books. A difference moves no chips: it stands
    in the shift's report.
    """

    chips: int
    notes: int
    expected_chips: int
    expected_notes: int


class TableClosed(StudEvent, frozen=True, kw_only=True):
    """The gaming inspector confirmed the count: the table is closed, and this hand was not played.

    ``won``: by seat, nothing but decided claims of earlier hands; ``results``: in the whole sitting.
    """

    won: tuple[int, ...]
    results: tuple[int, ...]
