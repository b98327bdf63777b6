"""A game's books of a table: what a shape of them any game may have that keeps some.

Events know no time and no hash; both stand beside them where the books are computed.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from kitapi.kernel.done_by import DoneBy


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """An event of a table, as its log has it.

    ``version`` counts 1, 2, 3 … in the table's log. ``at``: when it was stored, UTC in ISO 8601; empty where nobody
    knows. ``hash``: of the event and all before it, hexadecimal; empty if it is not needed. ``by``: who caused it;
    None where that was not written down.
    """

    event: Any
    version: int
    at: str = ""
    hash: str = ""
    by: DoneBy | None = None


class ShiftBooks(Protocol):
    """A shift in a game's books, which besides holds whatever the game's own report shows."""

    @property
    def number(self) -> int:
        """Which shift of the table, from 1."""
        ...

    @property
    def ended(self) -> str | None:
        """When the table was closed, UTC; None: it is still open."""
        ...


class Books(Protocol):
    """The books of one game; everything in them is computed from events alone."""

    def shifts(self, log: Sequence[Entry]) -> Sequence[ShiftBooks]:
        """The shifts in ``log``, a table's from its first event on; the last one may still run."""
        ...

    def signatures(self, log: Sequence[Entry]) -> Sequence[msgspec.Struct]:
        """The payments in ``log`` that needed several signatures, each with every step, who took it, and when."""
        ...

    def recall(self, hand: Sequence[Entry]) -> msgspec.Struct:
        """Everything of one hand that is over, from its opening event to its last."""
        ...
