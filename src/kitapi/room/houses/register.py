"""A house's register: its name, settled rules and members; a pure fold of its stream.

A practice table whose opener names no house is a house of its own, which has neither name nor register.
"""

from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from kitapi.kernel import ImpossibleHistory
from kitapi.room.houses.report_format import ReportFormat
from kitapi.room.seats.given_names import GivenName


class HouseFounded(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="house.founded"
):
    """The visitor ``by`` founded a house for tables of ``game``.

    ``settled``: the values that it has settled for all its tables, by field of the game's variant. ``practice``:
    whether it has only practice tables; otherwise it has only live ones. ``parted_from``: the house to which its tables
    belonged before houses had names. ``by`` is None if it is unknown who opened the first of these tables.
    """

    name: str
    game: str
    practice: bool
    settled: dict[str, Any]
    by: str | None = None
    parted_from: str | None = None


class TableJoined(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="house.table_joined"):
    """The table belongs to the house from now on."""

    table: str


class VisitorInvited(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="house.visitor_invited"):
    """The founder invites one visitor; ``invitation``: the SHA-256 of the code."""

    invitation: str


class VisitorAdmitted(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="house.visitor_admitted"
):
    """The visitor may open tables in the house; ``name``: the one that they gave, which may be empty.

    ``invitation`` is None if none was needed, because they had opened a table before.
    """

    user: str
    invitation: str | None = None
    name: GivenName = ""


class InvitationWithdrawn(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="house.invitation_withdrawn"
):
    """The founder withdraws an ``invitation`` that nobody has used."""

    invitation: str


class VisitorRemoved(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="house.visitor_removed"):
    """The visitor may open no more tables in the house; those that they have opened stay in it."""

    user: str


class ReportFormatSet(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="house.report_format_set"):
    """The founder set how the reports of the house's tables write times and amounts, as in ``ReportFormat``."""

    zone: str
    currency: str


RegisterEvent: TypeAlias = (
    HouseFounded
    | TableJoined
    | VisitorInvited
    | VisitorAdmitted
    | InvitationWithdrawn
    | VisitorRemoved
    | ReportFormatSet
)


class Register(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a house without its stops; other fields as in ``HouseFounded``.

    ``members``: the names of the visitors, without the founder, who may open tables, by visitor, the newest last.
    ``joined``: its tables, the oldest first.
    """

    name: str
    game: str
    practice: bool
    settled: dict[str, Any]
    founder: str | None
    members: dict[str, str] = {}
    invitations: frozenset[str] = frozenset()
    joined: tuple[str, ...] = ()
    report_format: ReportFormat = ReportFormat()

    @property
    def tables(self) -> int:
        """The number of its tables."""
        return len(self.joined)

    def number_of(self, table: str) -> int | None:
        """The number of ``table`` in the house, from 1 in the order in which its tables joined; None: it has none."""
        return self.joined.index(table) + 1 if table in self.joined else None

    def may_open(self, user: str) -> bool:
        """Whether ``user`` may open tables in the house."""
        return user == self.founder or user in self.members


def apply_register_event(register: Register | None, event: RegisterEvent) -> Register:
    """Returns the register after ``event``; ``register`` is None before the first event.

    Raises:
        ImpossibleHistory: ``event`` cannot follow the events before it.
    """
    if isinstance(event, HouseFounded):
        if register is not None:
            raise ImpossibleHistory(f"the house {event.name} is founded a second time")
        return Register(
            name=event.name, game=event.game, practice=event.practice, settled=event.settled, founder=event.by
        )
    if register is None:
        raise ImpossibleHistory("a house begins with its founding")
    match event:
        case TableJoined():
            return replace(register, joined=(*register.joined, event.table))
        case VisitorInvited():
            return replace(register, invitations=register.invitations | {event.invitation})
        case VisitorAdmitted():
            left = register.invitations - {event.invitation or ""}
            return replace(register, members={**register.members, event.user: event.name}, invitations=left)
        case InvitationWithdrawn():
            return replace(register, invitations=register.invitations - {event.invitation})
        case VisitorRemoved():
            members = {user: name for user, name in register.members.items() if user != event.user}
            return replace(register, members=members)
        case ReportFormatSet():
            return replace(register, report_format=ReportFormat(zone=event.zone, currency=event.currency))
