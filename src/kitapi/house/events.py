"""Events of any table of the house; a game's events extend these under kinds of its own.

``transfers`` are the chips that an event moved.
"""

import msgspec

from kitapi.kernel import Role, Seat
from kitapi.ledger import Transfer


class HouseEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """An event at a table of the house."""


class TableOpened(HouseEvent, frozen=True, kw_only=True):
    """The table was opened.

    ``chips``: the amount counted in the tray, None: nobody counted; ``expected``: the amount by the books.
    """

    chips: int | None = None
    expected: int | None = None


# Notes and the bank's desk


class NotesChanged(HouseEvent, frozen=True, kw_only=True):
    """The player of a seat changed notes into chips."""

    seat: Seat
    transfers: tuple[Transfer, ...]


class CashedOut(HouseEvent, frozen=True, kw_only=True):
    """The chips of a seat went back to the tray, and the house gave notes for them."""

    seat: Seat
    transfers: tuple[Transfer, ...]


class BankChanged(HouseEvent, frozen=True, kw_only=True):
    """``amount`` of the tray's chips was exchanged for chips of other values."""

    amount: int
    transfers: tuple[Transfer, ...]


class FloatAdded(HouseEvent, frozen=True, kw_only=True):
    """The house brought ``amount`` to the tray."""

    amount: int
    transfers: tuple[Transfer, ...]


# Calls


class InspectorCalled(HouseEvent, frozen=True, kw_only=True):
    """The inspector was called by ``seat`` or, if that is None, by the house; the table stops."""

    seat: Seat | None


class CallDismissed(HouseEvent, frozen=True, kw_only=True):
    """The inspector found nothing irregular."""


class RulingJoined(HouseEvent, frozen=True, kw_only=True):
    """Another role of the house joined the ruling; ``stands``: whether the hand counts, in that role's opinion."""

    role: Role
    stands: bool = True


# Approvals before a payment, and the keys


class DeclarationNoted(HouseEvent, frozen=True, kw_only=True):
    """The inspector has taken note of what a seat declared."""

    seat: Seat


class HandConfirmed(HouseEvent, frozen=True, kw_only=True):
    """The declared hand was checked: it is ``genuine``, or not."""

    seat: Seat
    genuine: bool


class PaymentAuthorised(HouseEvent, frozen=True, kw_only=True):
    """The inspector has authorised the payment of a confirmed hand."""

    seat: Seat


class SelectorTurned(HouseEvent, frozen=True, kw_only=True):
    """The key selector was turned to ``position``."""

    position: str


# Closing


class ClosingBegun(HouseEvent, frozen=True, kw_only=True):
    """The table is being closed."""


class SystemPaused(HouseEvent, frozen=True, kw_only=True):
    """The system is paused, so that chips and notes can be counted."""


class ChipsCounted(HouseEvent, frozen=True, kw_only=True):
    """The chips in the tray and the notes in the box were counted.

    ``expected_chips``, ``expected_notes``: the amounts by the books. A difference does not cause a transfer.
    """

    chips: int
    notes: int
    expected_chips: int
    expected_notes: int


class TableClosed(HouseEvent, frozen=True, kw_only=True):
    """The count was confirmed, and the table is closed.

    ``won``: by seat, in the hand in which the table was closed; ``results``: in the whole sitting.
    """

    won: tuple[int, ...]
    results: tuple[int, ...]
