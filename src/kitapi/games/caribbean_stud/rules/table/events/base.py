"""The base of all events of Caribbean Stud.

``transfers`` are the movements of chips by an event; an event without this field moves no chips.
"""

from typing import TypeAlias

import msgspec

from kitapi.kernel import Seat
from kitapi.ledger import Transfer

Transfers: TypeAlias = tuple[Transfer, ...]


def kind_of(name: str) -> str:
    """Return the event's kind: ``HandOpened`` is ``caribbean_stud.hand_opened``."""
    words = "".join("_" + letter.lower() if letter.isupper() else letter for letter in name)
    return "caribbean_stud." + words.lstrip("_")


class StudEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=kind_of):
    """An event; its kind is its name."""


class OfSeat(StudEvent, frozen=True, kw_only=True):
    """An event at one seat."""

    seat: Seat


class Moved(OfSeat, frozen=True, kw_only=True):
    """An event at one seat that moved chips."""

    transfers: Transfers
