"""A game's books of a table: the interface of the books that a game may keep.

Events hold no time and no hash; the books receive both beside each event.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from kitapi.kernel.done_by import DoneBy


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """An event of a table, as its log stores it.

    ``version`` counts 1, 2, 3 … in the table's log. ``at``: when it was stored, UTC in ISO 8601; empty if unknown.
    ``hash``: of the event and all before it, hexadecimal; empty if it is not needed. ``by``: who caused it; None if the
    log does not say so.
    """

    event: Any
    version: int
    at: str = ""
    hash: str = ""
    by: DoneBy | None = None


class ShiftBooks(Protocol):
    """The fields of a shift that the books of every game have; a game's own report has more."""

    @property
    def number(self) -> int:
        """The number of the shift at its table, from 1."""
        ...

    @property
    def ended(self) -> str | None:
        """When the table was closed, UTC; None: it is still open."""
        ...


class Books(Protocol):
    """The books of one game; everything in them is computed from events alone."""

    def shifts(self, log: Sequence[Entry]) -> Sequence[ShiftBooks]:
        """The shifts in ``log``, which holds all events of a table; the last shift may still be open."""
        ...

    def signatures(self, log: Sequence[Entry]) -> Sequence[msgspec.Struct]:
        """The payments in ``log`` that needed several signatures: every step of each, who took it, and when."""
        ...

    def recall(self, hand: Sequence[Entry]) -> msgspec.Struct:
        """Return the report of a finished hand; ``hand``: all its events, from the opening to the last."""
        ...
