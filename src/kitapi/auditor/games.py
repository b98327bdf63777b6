"""The parts that each game supplies to the auditor, so that it can read the books of the game's deals."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from kitapi.auditor.deals import Deal

Event = dict[str, Any]


class AuditedGame(NamedTuple):
    """The books of one game.

    ``opening``: the kind of event that opens a deal; all kinds of the game have the same word before the dot.
    ``deal``: makes the books of a deal from that event and the present amount of its table's meter, None if unknown.
    ``newest``: the newest known schema by kind, where it is not 1. ``meter_of``: from the opening of a deal to the
    meter that it fed before houses had names; None for a game without a meter.
    """

    opening: str
    deal: Callable[[Event, Callable[[], int | None]], Deal]
    newest: Mapping[str, int] = MappingProxyType({})
    meter_of: Callable[[Event], str] | None = None
