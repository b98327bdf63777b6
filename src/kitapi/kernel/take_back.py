"""Taking back an act in a running deal: the stored event, and what a game states about it.

The events that were taken back stay in the log. ``TakenBack`` states how many of the deal's events remain valid; the
state after it is the one after the last of these.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, NamedTuple

import msgspec

from kitapi.kernel.actors import Seat


class TakenBack(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """``seat`` took back its act: only the first ``kept`` events of the deal, with its opening, remain valid."""

    seat: Seat
    kept: Annotated[int, msgspec.Meta(ge=1)]


class TakeBack(NamedTuple):
    """How acts are taken back in a game.

    ``event``: the game's own form of ``TakenBack``. ``acts``: the types of events that record an act of a seat, each
    with the name of the field that contains the seat. ``barriers``: the types of events that showed somebody hidden
    cards; no act before them can be taken back.
    """

    event: type[TakenBack]
    acts: Mapping[type, str]
    barriers: frozenset[type]


def valid_numbers(events: Sequence[Any]) -> list[int]:
    """The numbers, from 1, of a deal's ``events`` that were not taken back; take-backs themselves are left out."""
    valid: list[int] = []
    for number, event in enumerate(events, start=1):
        if isinstance(event, TakenBack):
            valid = [one for one in valid if one <= event.kept]
        else:
            valid.append(number)
    return valid


def valid_events(events: Sequence[Any]) -> list[Any]:
    """A deal's ``events`` without those that were taken back, and without the take-backs."""
    return [events[number - 1] for number in valid_numbers(events)]
