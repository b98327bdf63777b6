"""How a seat changes hands: who left it, and what is told of it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from kitapi.records.seat_changes import SeatChange
from kitapi.room.invitations import Invitations
from kitapi.room.seating_events import BotSat, PersonRose, PersonSat, SeatReleased

SeatChanging: TypeAlias = PersonSat | BotSat | PersonRose | SeatReleased


class Leaver(NamedTuple):
    """Who had a seat last, and has it no more.

    ``kept``: the seat is reserved for them; None in older logs. ``deal``: the newest deal when they left. ``at``: the
    version then.
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
    """Those of ``changes`` that ``events`` made, which are the last that happened."""
    count = sum(isinstance(event, SeatChanging) and event.deal > 0 for event in events)
    return tuple(changes[-count:]) if count else ()


def invited_after(invitations: Invitations, event: SeatChanging) -> Invitations:
    """A link is for whoever uses it first; there is a new one once a seat is released, or left for good."""
    match event:
        case PersonSat(seat=seat, user=user):
            return invitations.taken(seat, user)
        case SeatReleased(seat=seat):
            return invitations.renewed(seat)
        case PersonRose(seat=seat, kept=False) if event.by is not None or event.deal:
            return invitations.renewed(seat)
        case _:
            return invitations
