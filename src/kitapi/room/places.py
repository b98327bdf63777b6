"""The places of people at a table; a place is the seat, roles, requests and invitations of one person."""

from typing import Any, NamedTuple

from kitapi.kernel import SPECTATOR, Role, Seat, Viewer
from kitapi.room.onlookers.audience import Onlooker
from kitapi.room.onlookers.messages import RequestView
from kitapi.room.seats.invitation_messages import SeatRequestView
from kitapi.room.seats.moment import Missing
from kitapi.room.table import invitation_rules, role_admission, staffing, talk_rules
from kitapi.room.table.table import Table


class Place(NamedTuple):
    """The place of a person at a table; fields as in ``TableView``."""

    me: Seat | None
    kept: Seat | None
    mine: tuple[Role, ...]
    acting: Role | None
    admits: bool = False
    requests: tuple[RequestView, ...] = ()
    asked: tuple[Role, ...] = ()
    hosting: bool = False
    invitations: tuple[str, ...] = ()
    seat_requests: tuple[SeatRequestView, ...] = ()
    seat_asked: Seat | None = None
    invited: Seat | None = None
    moderates: bool = False

    @property
    def viewer(self) -> Viewer:
        """The viewer whose view of the game they are shown."""
        if self.acting is not None:
            return self.acting
        return SPECTATOR if self.me is None else self.me


NOWHERE = Place(None, None, (), None)
"""The place of spectators without a seat, role, request or invitation; all of them are shown the same."""


def participants(table: Table) -> frozenset[str]:
    """The users who come before spectators: they have or had a seat or role, are invited, or opened the table."""
    seating = table.seating
    opener = () if seating.opener is None else (seating.opener,)
    invited = () if seating.invitations is None else seating.invitations.bound.values()
    return seating.users.union(opener, invited, (leaver.user for leaver in seating.leavers.values()))


def involved_users(table: Table) -> frozenset[str]:
    """Users with a place of their own: participants, people who left a seat, and those with a pending request."""
    seating = table.seating
    left = (user for user, _ in seating.left)
    applicants = (request.user for request in seating.requests.values())
    seat_applicants = () if seating.invitations is None else (one.user for one in seating.invitations.requests.values())
    return participants(table).union(left, applicants, seat_applicants)


def place_of(table: Table, onlooker: Onlooker, missing: Missing) -> Place:
    """The place of ``onlooker``; a role counts only while the user has it, and only the host sees requests."""
    seating, user = table.seating, onlooker.user
    mine = seating.roles_of(user)
    acting = next((role for role in mine if role == onlooker.role), None)
    admits = staffing.is_hosted(table) and role_admission.decider(table, missing) == user
    waiting = (RequestView(number=at, role=one.role, name=one.name) for at, one in seating.requests.items() if admits)
    return Place(
        me=seating.seat_of(user),
        kept=seating.seat_kept(user, table.deals),
        mine=mine,
        acting=acting,
        admits=admits,
        requests=tuple(waiting),
        asked=tuple(one.role for one in seating.requests.values() if one.user == user),
        moderates=talk_rules.may_switch(table, user),
        **_invitation_fields(table, user),
    )


def _invitation_fields(table: Table, user: str) -> dict[str, Any]:
    """The fields about invitations for ``user``; only the host sees links and requests."""
    invitations = table.seating.invitations
    if invitations is None:
        return {}
    hosting = invitation_rules.is_host(table, user)
    requests = tuple(
        SeatRequestView(number=number, seat=one.seat, name=one.name) for number, one in invitations.requests.items()
    )
    return {
        "hosting": hosting,
        "invitations": invitation_rules.codes(table) if hosting else (),
        "seat_requests": requests if hosting else (),
        "seat_asked": next((one.seat for one in invitations.requests.values() if one.user == user), None),
        "invited": next((seat for seat, who in invitations.bound.items() if who == user), None),
    }
