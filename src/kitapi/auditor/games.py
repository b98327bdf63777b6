"""The parts that each game supplies to the auditor, so that it can read the books of the game's deals."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from kitapi.auditor.deals import Deal

Event = dict[str, Any]


class AuditedGame(NamedTuple):
    """The part of a game that the auditor needs to read its books.

    ``opening``: the kind of event that opens a deal; all kinds of the game have the same word before the dot. ``deal``:
    creates the books of a deal from that event and a function that returns the present amount of its table's meter,
    None if unknown. ``newest``: the newest known schema by kind, if it is not 1. ``meter_of``: returns, for the opening
    of a deal, the name of the meter to which the table contributed before houses had names; None for a game without a
    meter.
    """

    opening: str
    deal: Callable[[Event, Callable[[], int | None]], Deal]
    newest: Mapping[str, int] = MappingProxyType({})
    meter_of: Callable[[Event], str] | None = None
