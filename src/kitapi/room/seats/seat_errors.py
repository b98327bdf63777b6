"""Refusals of a seat, or of a name at a table.

RoomError
├── SeatDealt          the seat's cards are dealt: only the person who left it may return
├── SeatReserved       the seat is reserved for the person who left it
├── NotToBeGiven       the seat's owner is present, or has not missed a whole deal
├── SeatNameTaken      somebody at the table has this name, or one much like it
├── NameReserved       bots have this name
├── NotByInvitation    anybody may sit down at the table
├── NotInvited         only people who are invited may sit down at the table
├── InvitationVoid     the link to the seat was used or renewed
├── NotTableHost       only the host of the table may do this
└── Muted              the host has muted this person
"""

from kitapi.room.errors import RoomError


class SeatDealt(RoomError):
    """The cards of ``seat`` are dealt: until the deal is over only the person who left it may take it."""

    reason = "seat_dealt"


class SeatReserved(RoomError):
    """``seat`` is reserved for the person called ``name``, who left it."""

    reason = "seat_reserved"


class NotToBeGiven(RoomError):
    """``seat`` is not reserved, or its owner is present, or has not missed a whole deal yet."""

    reason = "not_to_be_given"


class SeatNameTaken(RoomError):
    """Another person at the table has the name ``name``, or one that looks like it."""

    reason = "name_taken"


class NameReserved(RoomError):
    """A bot has the name ``name``."""

    reason = "name_reserved"


class NotByInvitation(RoomError):
    """Anybody may sit down at the table, and it has no host."""

    reason = "not_by_invitation"


class NotInvited(RoomError):
    """The visitor has no link to ``seat``, and the host has not let them sit down there."""

    reason = "not_invited"


class InvitationVoid(RoomError):
    """The link to ``seat`` was used by somebody else, or the host has made a new one."""

    reason = "invitation_void"


class NotTableHost(RoomError):
    """Only the host, who opened the table, may do this."""

    reason = "not_table_host"


class Muted(RoomError):
    """The host has muted this person, so what they propose or say is refused."""

    reason = "muted"
