"""Who lets people into the roles of a table in earnest: its host, who opened it, or a deputy.

While the host is away that is the person in the role above the others, and else the person of the house who has been
there longest. Players come by a link and let nobody in. A request waits while nobody is present who may answer it.
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
"""Requests that may wait at a table."""

REFUSALS_LIMIT = 3
"""How often somebody may be refused at a table before nothing more is passed on to its host."""


class Applicant(NamedTuple):
    """Somebody who wants ``role``, and is to be called ``name`` there."""

    user: str
    role: Role
    name: str


def decider(table: Table, missing: Missing) -> str | None:
    """Who lets people in now; None: nobody who may is there."""
    seating, house = table.seating, table.game.house
    if seating.opener is not None and not missing.host:
        return seating.opener
    there = {role: person.user for role, person in seating.staff.items() if role not in missing.roles}
    if house is not None and house.management in there:
        return there[house.management]
    return next(iter(there.values()), None)


def has_host(seating: Seating) -> bool:
    """Whether a role is requested, not taken: it is known who opened the table, or it has people of the house."""
    return seating.opener is not None or bool(seating.staff)


def requested(table: Table, wanted: Applicant) -> tuple[RoleRequested | RequestClosed, ...]:
    """A request for the host; one that the same person made before is taken back.

    Raises:
        TooMuch: too many wait, or this person was refused too often.
    """
    seating, user = table.seating, wanted.user
    own = {number: one for number, one in seating.requests.items() if one.user == user}
    if any(one.role == wanted.role for one in own.values()):
        return ()
    if len(seating.requests) - len(own) >= REQUESTS_LIMIT or seating.refused.get(user, 0) >= REFUSALS_LIMIT:
        raise TooMuch(what="requests")
    number = seating.requested + 1
    asked = RoleRequested(number=number, role=wanted.role, user=user, name=wanted.name, at=table.version)
    return (*(_closed(table, earlier, "withdrawn", user) for earlier in own), asked)


def withdrawn(table: Table, user: str, role: str) -> tuple[RequestClosed, ...]:
    """The request of ``user`` for ``role`` taken back; nothing where there is none."""
    own = (number for number, one in table.seating.requests.items() if (one.user, one.role) == (user, role))
    return tuple(_closed(table, number, "withdrawn", user) for number in own)


def answered(
    table: Table, user: str, number: int, missing: Missing, *, admit: bool
) -> tuple[RequestClosed | RoleLeft | RoleTaken, ...]:
    """``user``, who lets people in, admits or refuses the request ``number``.

    Raises:
        NotHost: another lets people in.
        UnknownRequest: there is no such request, or not any more.
        RoleOccupied: somebody has the role who is not missing.
        RolesApart: the person who made it has a seat or another role in this hand.
    """
    demand_host(table, user, missing)
    request = table.seating.requests.get(number)
    if request is None:
        raise UnknownRequest(request=number)
    if not admit:
        return (_closed(table, number, "refused", user),)
    demand_free(table, request.role, missing)
    if plays(table, request.user) or serves(table, request.user, request.role):
        raise RolesApart
    return (_closed(table, number, "admitted", user), *given(table, request, by=user))


def given(table: Table, to: Request | Applicant, by: str) -> tuple[RoleLeft | RoleTaken, ...]:
    """The role from the automaton, or from somebody who is missing, to a person, by ``by``."""
    holder = table.seating.staff.get(to.role)
    left = () if holder is None else (RoleLeft(role=to.role, user=holder.user, at=table.version, by=by),)
    admitted = None if by == to.user else by
    return (*left, RoleTaken(role=to.role, user=to.user, name=to.name, at=table.version, by=admitted))


def dismissed(table: Table, user: str, role: Role, missing: Missing) -> tuple[RoleLeft, ...]:
    """``user``, who lets people in, takes ``role`` from the person who has it; nothing where none does.

    Raises:
        NotHost: another lets people in.
    """
    demand_host(table, user, missing)
    holder = table.seating.staff.get(role)
    return () if holder is None else (RoleLeft(role=role, user=holder.user, at=table.version, by=user),)


def demand_host(table: Table, user: str, missing: Missing) -> None:
    """See that ``user`` lets people in at ``table``.

    Raises:
        NotHost: another does.
    """
    if decider(table, missing) != user:
        raise NotHost


def demand_free(table: Table, role: Role, missing: Missing) -> None:
    """See that no person has ``role`` who is there.

    Raises:
        RoleOccupied: somebody does.
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


def _closed(table: Table, number: int, outcome: str, by: str) -> RequestClosed:
    return RequestClosed(number=number, outcome=outcome, by=by, at=table.version)
