"""Admission to the roles of a live table: by its host, who opened it, or a deputy.

While the host is missing the deputy is the person in the managing role, or else the person of the house who has been
there longest. Players, who come by a link, cannot admit anybody. A request stays pending while nobody is present who
may answer.
"""

from typing import NamedTuple

from kitapi.kernel import Role
from kitapi.room.errors import NotHost, RoleOccupied, RolesApart, TooMuch, UnknownRequest
from kitapi.room.seats.moment import Missing
from kitapi.room.seats.occupants import Request
from kitapi.room.seats.seating import Seating
from kitapi.room.seats.seating_events import RequestClosed, RoleLeft, RoleRequested, RoleTaken
from kitapi.room.table.table import Table

REQUESTS_LIMIT = 20
"""Maximum of pending requests at a table."""

REFUSALS_LIMIT = 3
"""The number of refusals at a table after which a person can request nothing more."""


class Applicant(NamedTuple):
    """A person who wants ``role``, with the ``name`` for it."""

    user: str
    role: Role
    name: str


def decider(table: Table, missing: Missing) -> str | None:
    """The user who admits people now; None if nobody who may do so is present."""
    seating, house = table.seating, table.game.house
    if seating.opener is not None and not missing.host:
        return seating.opener
    there = {role: person.user for role, person in seating.staff.items() if role not in missing.roles}
    if house is not None and house.management in there:
        return there[house.management]
    return next(iter(there.values()), None)


def has_host(seating: Seating) -> bool:
    """Whether roles must be requested: the opener of the table is known, or the house has people there."""
    return seating.opener is not None or bool(seating.staff)


def request_role(table: Table, wanted: Applicant) -> tuple[RoleRequested | RequestClosed, ...]:
    """A request to the host for a role; an earlier one of the same person is withdrawn.

    Raises:
        TooMuch: too many requests wait, or this person was refused too often.
    """
    seating, user = table.seating, wanted.user
    own = {number: one for number, one in seating.requests.items() if one.user == user}
    if any(one.role == wanted.role for one in own.values()):
        return ()
    if len(seating.requests) - len(own) >= REQUESTS_LIMIT or seating.refused.get(user, 0) >= REFUSALS_LIMIT:
        raise TooMuch(what="requests")
    number = seating.requested + 1
    request = RoleRequested(number=number, role=wanted.role, user=user, name=wanted.name, at=table.version)
    return (*(_close_request(table, earlier, "withdrawn", user) for earlier in own), request)


def withdraw_request(table: Table, user: str, role: str) -> tuple[RequestClosed, ...]:
    """Withdraw the request of ``user`` for ``role``, if there is one."""
    own = (number for number, one in table.seating.requests.items() if (one.user, one.role) == (user, role))
    return tuple(_close_request(table, number, "withdrawn", user) for number in own)


def answer_request(
    table: Table, user: str, number: int, missing: Missing, *, admit: bool
) -> tuple[RequestClosed | RoleLeft | RoleTaken, ...]:
    """Admit or refuse the request ``number``, by ``user``.

    Raises:
        NotHost: another person admits people.
        UnknownRequest: there is no such pending request.
        RoleOccupied: a person who is not missing has the role.
        RolesApart: its author has a seat or another role in this hand.
    """
    demand_host(table, user, missing)
    request = table.seating.requests.get(number)
    if request is None:
        raise UnknownRequest(request=number)
    if not admit:
        return (_close_request(table, number, "refused", user),)
    demand_free(table, request.role, missing)
    if plays(table, request.user) or serves(table, request.user, request.role):
        raise RolesApart
    return (_close_request(table, number, "admitted", user), *give_role(table, request, by=user))


def give_role(table: Table, to: Request | Applicant, by: str) -> tuple[RoleLeft | RoleTaken, ...]:
    """Give the role of the automaton, or of a missing person, to a person; ``by``: the user who does it."""
    holder = table.seating.staff.get(to.role)
    left = () if holder is None else (RoleLeft(role=to.role, user=holder.user, at=table.version, by=by),)
    admitted = None if by == to.user else by
    return (*left, RoleTaken(role=to.role, user=to.user, name=to.name, at=table.version, by=admitted))


def dismiss_holder(table: Table, user: str, role: Role, missing: Missing) -> tuple[RoleLeft, ...]:
    """Take ``role`` from the person who has it, if anybody has, by ``user``.

    Raises:
        NotHost: another person admits people.
    """
    demand_host(table, user, missing)
    holder = table.seating.staff.get(role)
    return () if holder is None else (RoleLeft(role=role, user=holder.user, at=table.version, by=user),)


def demand_host(table: Table, user: str, missing: Missing) -> None:
    """Check that ``user`` admits people at ``table``.

    Raises:
        NotHost: another person admits people.
    """
    if decider(table, missing) != user:
        raise NotHost


def demand_free(table: Table, role: Role, missing: Missing) -> None:
    """Check that nobody has ``role``, or only a missing person.

    Raises:
        RoleOccupied: another person has it.
    """
    if role in table.seating.staff and role not in missing.roles:
        raise RoleOccupied(role=role, seconds=round(missing.after))


def plays(table: Table, user: str) -> bool:
    """Whether ``user`` has a seat, or had one in the running hand."""
    seating, since = table.seating, table.moment.running_since
    left = (at for (who, _), at in seating.left.items() if who == user)
    return seating.seat_of(user) is not None or (since is not None and any(at >= since for at in left))


def serves(table: Table, user: str, beside: Role | None = None) -> bool:
    """Whether ``user`` has a role other than ``beside``, or had one in the running hand."""
    seating, since = table.seating, table.moment.running_since
    left = (at for (who, role), at in seating.resigned.items() if who == user and role != beside)
    return bool(set(seating.roles_of(user)) - {beside}) or (since is not None and any(at >= since for at in left))


def _close_request(table: Table, number: int, outcome: str, by: str) -> RequestClosed:
    return RequestClosed(number=number, outcome=outcome, by=by, at=table.version)
