"""How a seat changes hands: who left it, and the change that is shown."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from kitapi.records.seat_changes import SeatChange
from kitapi.room.seats.invitations import Invitations
from kitapi.room.seats.seating_events import BotSat, PersonRose, PersonSat, SeatReleased

SeatChanging: TypeAlias = PersonSat | BotSat | PersonRose | SeatReleased


class Leaver(NamedTuple):
    """The person who had a seat last and has left it.

    ``kept``: the seat is reserved for them; None in older logs. ``deal``: the newest deal when they left. ``at``: the
    version of the play then.
    """

    user: str
    name: str
    at: int
    kept: bool | None
    deal: int


class DatedChange(NamedTuple):
    """A seat changed hands; ``at``: the version of the play then."""

    at: int
    change: SeatChange


def changes_by(changes: Sequence[DatedChange], events: Iterable[object]) -> tuple[DatedChange, ...]:
    """The part of ``changes`` that the newest ``events`` caused."""
    count = sum(isinstance(event, SeatChanging) and event.deal > 0 for event in events)
    return tuple(changes[-count:]) if count else ()


def invited_after(invitations: Invitations, event: SeatChanging) -> Invitations:
    """A link works for the first person who uses it; a seat gets a new one when it is released or left for good."""
    match event:
        case PersonSat(seat=seat, user=user):
            return invitations.taken(seat, user)
        case SeatReleased(seat=seat):
            return invitations.renewed(seat)
        case PersonRose(seat=seat, kept=False) if event.by is not None or event.deal:
            return invitations.renewed(seat)
        case _:
            return invitations
