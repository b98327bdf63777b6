"""How the books of a game's deals are read: what each game hands to the auditor."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from kitapi.auditor.deals import Deal

Event = dict[str, Any]


class AuditedGame(NamedTuple):
    """The books of one game.

    ``opening``: the kind of event that opens a deal; all kinds of the game have the same word before the dot.
    ``deal``: the books of a deal, from that event and from what the meter of its table holds just now, None where
    nobody knows. ``newest``: the newest schema that is known of a kind, where it is not 1. ``meter_of``: which meter a
    deal fed before houses had names, from its opening; None at a game whose tables feed no meter.
    """

    opening: str
    deal: Callable[[Event, Callable[[], int | None]], Deal]
    newest: Mapping[str, int] = MappingProxyType({})
    meter_of: Callable[[Event], str] | None = None
