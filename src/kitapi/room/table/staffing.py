"""Who has which of the house's roles: the rules for taking them and giving them up.

Whatever no person does, and nobody who is missing, the automaton does.
"""

from kitapi.kernel import Role
from kitapi.room.errors import NotHost, NotStaffed, RolesApart, UnknownRole
from kitapi.room.seats import names
from kitapi.room.seats.moment import Missing, Moment
from kitapi.room.seats.seating import Seating
from kitapi.room.seats.seating_events import RoleLeft, SeatingEvent
from kitapi.room.table import hosting
from kitapi.room.table.table import Table


def roles_at(table: Table) -> tuple[Role, ...]:
    """The roles that people may have at ``table``: none where its game has no house, and at a record."""
    house = table.game.house
    return () if house is None or table.is_archive else house.roles


def is_practice(table: Table) -> bool:
    """Whether one person may have several roles at ``table``, and a seat besides."""
    house = table.game.house
    return house is not None and house.is_practice(table.game.codec.read_stored_terms(bytes(table.seating.terms)))


def is_hosted(table: Table) -> bool:
    """Whether somebody must let people into the house's roles at ``table``: true if it is in earnest."""
    return bool(roles_at(table)) and not is_practice(table)


def take(table: Table, user: str, role: str, name: str, now: Moment) -> tuple[SeatingEvent, ...]:
    """``user`` takes ``role``, which the automaton has, or somebody who is missing; one they have changes nothing.

    At a table in earnest that becomes a request to its host, who alone takes a role at once. Without a ``name`` they go
    by the one they have at this table already.

    Raises:
        UnknownRole: the house has no such role.
        RoleOccupied: somebody has it who is not missing.
        RolesApart: they have a seat or another role in this hand, and this is no practice table.
        TooMuch: too many requests wait, or the host has refused theirs too often.
        NameReserved, SeatNameTaken: the name is a bot's, or too much like another person's.
    """
    role_wanted, seating, missing = _role_named(table, role), table.seating, now.missing
    if role_wanted in seating.roles_of(user):
        return ()
    names.demand_free(seating, user, name, now.bots)
    hosting.demand_free(table, role_wanted, missing)
    wanted = hosting.Applicant(user, role_wanted, name or name_of(seating, user))
    if is_practice(table):
        return hosting.given(table, wanted, by=user)
    if hosting.plays(table, user) or hosting.serves(table, user, role_wanted):
        raise RolesApart
    if hosting.has_host(seating) and hosting.decider(table, missing) != user:
        return hosting.requested(table, wanted)
    return (*hosting.withdrawn(table, user, role), *hosting.given(table, wanted, by=user))


def leave(table: Table, user: str, role: str) -> tuple[SeatingEvent, ...]:
    """``user`` gives ``role`` up, or takes the request for it back.

    Raises:
        NotStaffed: they neither have it nor have requested it.
    """
    if asked := hosting.withdrawn(table, user, role):
        return asked
    return (RoleLeft(role=role_demanded(table.seating, user, role), user=user, at=table.version),)


def dismiss(table: Table, user: str, role: str, missing: Missing) -> tuple[SeatingEvent, ...]:
    """``user``, who lets people in at a table in earnest, takes ``role`` from the person who has it.

    Raises:
        UnknownRole: the house has no such role.
        NotHost: another lets people in, or anybody may take a role here.
    """
    wanted = _role_named(table, role)
    if is_practice(table):
        raise NotHost
    return hosting.dismissed(table, user, wanted, missing)


def demand_may_sit(table: Table, user: str) -> None:
    """Let ``user`` take a seat only if they may.

    Raises:
        RolesApart: they have a role in this hand, and this is no practice table.
    """
    if not is_practice(table) and hosting.serves(table, user):
        raise RolesApart


def role_demanded(seating: Seating, user: str, role: str) -> Role:
    """The role of the house named ``role``, which ``user`` has.

    Raises:
        NotStaffed: they do not.
    """
    if role not in seating.roles_of(user):
        raise NotStaffed
    return Role(role)


def _role_named(table: Table, role: str) -> Role:
    if role not in roles_at(table):
        raise UnknownRole
    return Role(role)


def name_of(seating: Seating, user: str) -> str:
    """The name by which ``user`` goes at the table, if they do."""
    people = (*seating.persons.values(), *seating.staff.values())
    return next((person.name for person in people if person.user == user), "")
