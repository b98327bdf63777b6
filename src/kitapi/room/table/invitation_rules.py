"""The rules of a table by invitation: who may sit down, and which actions its host, the opener, may take."""

from msgspec.structs import replace

from kitapi.kernel import Seat
from kitapi.room.errors import AlreadySeated, MalformedCommand, SeatTaken, TooMuch, UnknownRequest
from kitapi.room.seats import names
from kitapi.room.seats.invitations import (
    InvitationRenewed,
    Invitations,
    PersonMuted,
    SeatRequest,
    SeatRequestAnswered,
    SeatRequested,
)
from kitapi.room.seats.moment import Moment
from kitapi.room.seats.occupants import Person
from kitapi.room.seats.seat_errors import InvitationVoid, Muted, NotByInvitation, NotInvited, NotTableHost
from kitapi.room.seats.seat_rules import demand_unreserved, leave_event
from kitapi.room.seats.seating import find_seat
from kitapi.room.seats.seating_events import BotSat, SeatingEvent
from kitapi.room.table.role_admission import REFUSALS_LIMIT, REQUESTS_LIMIT
from kitapi.room.table.table import Table


def demand_invited(table: Table, user: str, seat: int, code: str) -> None:
    """Check that ``user`` may sit down on ``seat``, with the ``code`` of a link if they have one.

    The host may sit anywhere. A link works for the first person who uses it.

    Raises:
        MalformedCommand: there is no such seat.
        NotInvited, InvitationVoid: the user has no link to the seat, or one that was used or renewed.
    """
    invitations, place = table.seating.invitations, find_seat(table.seating, seat)
    if invitations is None or user == table.seating.opener or invitations.bound.get(place) == user:
        return
    if (owner := table.seating.owner(place, table.deals)) is not None and owner.user == user:
        return
    if not code:
        raise NotInvited(seat=place)
    if place in invitations.bound or not invitations.is_code(table.id, place, code):
        raise InvitationVoid(seat=place)


def demand_not_muted(table: Table, user: str) -> None:
    """Check that the host has not muted ``user``.

    Raises:
        Muted: the host has muted the user.
    """
    if user in table.seating.talk.muted:
        raise Muted


def request(table: Table, wanted: SeatRequest, now: Moment) -> tuple[SeatingEvent, ...]:
    """Add a visitor's request to the host for a seat; it replaces an earlier one of theirs.

    Raises:
        NotByInvitation: anybody may sit down here.
        AlreadySeated, SeatTaken, SeatReserved: the visitor has a seat, or the requested seat is taken or reserved.
        NameReserved, SeatNameTaken: the name is a bot's, or too much like another person's.
        TooMuch: too many requests wait, or the host has refused theirs too often.
    """
    seating, user, invitations = table.seating, wanted.user, _invitations(table)
    place = find_seat(seating, wanted.seat)
    if (own := seating.seat_of(user)) is not None:
        raise AlreadySeated(seat=own)
    if isinstance(seating.occupants[place], Person):
        raise SeatTaken(seat=place)
    demand_unreserved(seating, user, place, now)
    names.demand_free(seating, user, wanted.name, now.bots)
    others = sum(one.user != user for one in invitations.requests.values())
    if others >= REQUESTS_LIMIT or invitations.refused.get(user, 0) >= REFUSALS_LIMIT:
        raise TooMuch(what="requests")
    number = invitations.requested + 1
    return (SeatRequested(number=number, seat=place, user=user, name=wanted.name, at=now.version),)


def answer(table: Table, user: str, number: int, *, admit: bool) -> tuple[SeatingEvent, ...]:
    """As the host ``user``, admit the visitor of the request ``number``, or refuse.

    Raises:
        NotByInvitation, NotTableHost: the table has no host, or another one.
        UnknownRequest: there is no such pending request.
    """
    invitations = _demand_host(table, user)
    if number not in invitations.requests:
        raise UnknownRequest(request=number)
    return (SeatRequestAnswered(number=number, admit=admit, at=table.version),)


def renew(table: Table, user: str, seat: int) -> tuple[SeatingEvent, ...]:
    """As the host ``user``, make a new link to a seat that no person has.

    Raises:
        NotByInvitation, NotTableHost: the table has no host, or another.
        MalformedCommand, SeatTaken, SeatReserved: there is no such seat, or it belongs to somebody.
    """
    _demand_host(table, user)
    place = find_seat(table.seating, seat)
    if isinstance(table.seating.occupants[place], Person):
        raise SeatTaken(seat=place)
    demand_unreserved(table.seating, user, place, table.moment)
    return (InvitationRenewed(seat=place, at=table.version),)


def remove(table: Table, user: str, seat: int, bot: str) -> tuple[SeatingEvent, ...]:
    """As the host ``user``, take a seat from its person; it gets a new link, and once a deal was opened ``bot`` plays.

    Raises:
        NotByInvitation, NotTableHost: the table has no host, or another.
        MalformedCommand: there is no such seat, or no other person has it.
    """
    _demand_host(table, user)
    place, now = find_seat(table.seating, seat), table.moment
    occupant = table.seating.occupants[place]
    if isinstance(occupant, Person) and occupant.user != user:
        left = replace(leave_event(place, occupant.user, now), by=user, kept=False)
        sat = BotSat(seat=place, bot=bot, at=now.version, deal=now.deals, running=now.is_running)
        return (left, sat) if now.deals else (left,)
    raise MalformedCommand("seat", "must be another person's")


def mute(table: Table, user: str, seat: int, *, muted: bool) -> tuple[SeatingEvent, ...]:
    """As ``user``, who opened the table, mute another person at a seat, or unmute them.

    Raises:
        NotTableHost: another person opened the table.
        MalformedCommand: there is no such seat, or no other person has it.
    """
    if user != table.seating.opener:
        raise NotTableHost
    place = find_seat(table.seating, seat)
    occupant = table.seating.occupants[place]
    if not isinstance(occupant, Person) or occupant.user == user:
        raise MalformedCommand("seat", "must be another person's")
    if (occupant.user in table.seating.talk.muted) == muted:
        return ()
    return (PersonMuted(seat=place, user=occupant.user, muted=muted, at=table.version),)


def is_host(table: Table, user: str) -> bool:
    """Whether ``user`` is the host of a table by invitation."""
    return table.seating.invitations is not None and user == table.seating.opener


def _demand_host(table: Table, user: str) -> Invitations:
    invitations = _invitations(table)
    if not is_host(table, user):
        raise NotTableHost
    return invitations


def _invitations(table: Table) -> Invitations:
    if table.seating.invitations is None:
        raise NotByInvitation
    return table.seating.invitations


def codes(table: Table) -> tuple[str, ...]:
    """The code of every seat's link, empty for a seat whose link is bound already."""
    invitations = table.seating.invitations
    if invitations is None:
        return ()
    return tuple("" if seat in invitations.bound else invitations.code(table.id, Seat(seat)) for seat in table.seats)
