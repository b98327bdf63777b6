"""Changes of a seat's occupant: the person who left it, and the change as displayed."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from kitapi.records.seat_changes import SeatChange
from kitapi.room.seats.invitations import Invitations
from kitapi.room.seats.seating_events import BotSat, PersonRose, PersonSat, SeatReleased

SeatChanging: TypeAlias = PersonSat | BotSat | PersonRose | SeatReleased


class Leaver(NamedTuple):
    """The last person who had a seat that is now without a person.

    ``kept``: whether the seat is reserved for them; None in older logs. ``deal``: the newest deal when they left.
    ``at``: the version of the play when they left.
    """

    user: str
    name: str
    at: int
    kept: bool | None
    deal: int


class DatedChange(NamedTuple):
    """A change of a seat's occupant; ``at``: the version of the play at that time."""

    at: int
    change: SeatChange


def changes_by(changes: Sequence[DatedChange], events: Iterable[object]) -> tuple[DatedChange, ...]:
    """The part of ``changes`` that the newest ``events`` caused."""
    count = sum(isinstance(event, SeatChanging) and event.deal > 0 for event in events)
    return tuple(changes[-count:]) if count else ()


def evolve_invitations(invitations: Invitations, event: SeatChanging) -> Invitations:
    """Returns the invitations after ``event``: a taken seat's link is bound; a seat left for good gets a new link."""
    match event:
        case PersonSat(seat=seat, user=user):
            return invitations.with_seat_taken(seat, user)
        case SeatReleased(seat=seat):
            return invitations.with_new_link(seat)
        case PersonRose(seat=seat, kept=False) if event.by is not None or event.deal:
            return invitations.with_new_link(seat)
        case _:
            return invitations
