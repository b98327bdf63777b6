"""The rules for taking and leaving the house's roles.

The automaton acts in all roles that nobody has, and in those of missing people.
"""

from kitapi.kernel import Role
from kitapi.room.errors import NotHost, NotStaffed, RolesApart, UnknownRole
from kitapi.room.seats import names
from kitapi.room.seats.moment import Missing, Moment
from kitapi.room.seats.seating import Seating
from kitapi.room.seats.seating_events import RoleLeft, SeatingEvent
from kitapi.room.table import role_admission
from kitapi.room.table.table import Table


def roles_at(table: Table) -> tuple[Role, ...]:
    """The roles that people may have at ``table``: none if its game has no house, or it holds a record."""
    house = table.game.house
    return () if house is None or table.is_archive else house.roles


def is_practice(table: Table) -> bool:
    """Whether one person may have several roles at ``table``, and a seat besides."""
    house = table.game.house
    return house is not None and house.is_practice(table.game.codec.read_stored_terms(bytes(table.seating.terms)))


def is_hosted(table: Table) -> bool:
    """Whether people must be admitted to the house's roles at ``table``: true for live tables."""
    return bool(roles_at(table)) and not is_practice(table)


def take(table: Table, user: str, role: str, name: str, now: Moment) -> tuple[SeatingEvent, ...]:
    """``user`` takes ``role`` from the automaton or a missing person; nothing changes if the user already has it.

    At a live table this is a request to its host; only the host takes a role directly. Without a ``name`` the user
    keeps the name that they already have at this table.

    Raises:
        UnknownRole: the house has no such role.
        RoleOccupied: a person who is not missing has the role.
        RolesApart: the user has a seat or another role in this hand, and this is no practice table.
        TooMuch: too many requests wait, or the host has refused this user too often.
        NameReserved, SeatNameTaken: the name is a bot's, or too much like another person's.
    """
    role_wanted, seating, missing = _find_role(table, role), table.seating, now.missing
    if role_wanted in seating.roles_of(user):
        return ()
    names.demand_free(seating, user, name, now.bots)
    role_admission.demand_free(table, role_wanted, missing)
    wanted = role_admission.Applicant(user, role_wanted, name or name_of(seating, user))
    if is_practice(table):
        return role_admission.give_role(table, wanted, by=user)
    if role_admission.plays(table, user) or role_admission.serves(table, user, role_wanted):
        raise RolesApart
    if role_admission.has_host(seating) and role_admission.decider(table, missing) != user:
        return role_admission.request_role(table, wanted)
    return (*role_admission.withdraw_request(table, user, role), *role_admission.give_role(table, wanted, by=user))


def leave(table: Table, user: str, role: str) -> tuple[SeatingEvent, ...]:
    """``user`` leaves ``role``, or withdraws the request for it.

    Raises:
        NotStaffed: the user neither has the role nor has requested it.
    """
    if withdrawn := role_admission.withdraw_request(table, user, role):
        return withdrawn
    return (RoleLeft(role=demand_role(table.seating, user, role), user=user, at=table.version),)


def dismiss(table: Table, user: str, role: str, missing: Missing) -> tuple[SeatingEvent, ...]:
    """Remove the person who holds ``role``, as ``user``, who admits people at this live table.

    Raises:
        UnknownRole: the house has no such role.
        NotHost: another person admits people; or it is a practice table, where nobody does.
    """
    wanted = _find_role(table, role)
    if is_practice(table):
        raise NotHost
    return role_admission.dismiss_holder(table, user, wanted, missing)


def demand_may_sit(table: Table, user: str) -> None:
    """Check that ``user`` may take a seat.

    Raises:
        RolesApart: the user has a role in this hand, and this is no practice table.
    """
    if not is_practice(table) and role_admission.serves(table, user):
        raise RolesApart


def demand_role(seating: Seating, user: str, role: str) -> Role:
    """The role of the house named ``role``, which ``user`` has.

    Raises:
        NotStaffed: the user does not have the role.
    """
    if role not in seating.roles_of(user):
        raise NotStaffed
    return Role(role)


def _find_role(table: Table, role: str) -> Role:
    if role not in roles_at(table):
        raise UnknownRole
    return Role(role)


def name_of(seating: Seating, user: str) -> str:
    """The name of ``user`` at the table; empty if they have none."""
    people = (*seating.persons.values(), *seating.staff.values())
    return next((person.name for person in people if person.user == user), "")
