"""Who has which of the house's roles: the rules for taking them and giving them up.

Whatever no person does, and nobody who is missing, the automaton does.
"""

from kitapi.kernel import Role
from kitapi.room.errors import NotStaffed, RoleOccupied, RolesApart, UnknownRole
from kitapi.room.seating import Missing, RoleLeft, RoleTaken, Seating, SeatingEvent
from kitapi.room.table import Table


def roles_at(table: Table) -> tuple[Role, ...]:
    """The roles that people may have at ``table``: none where its game has no house, and at a record."""
    house = table.game.house
    return () if house is None or table.is_archive else house.roles


def is_practice(table: Table) -> bool:
    """Whether one person may have several roles at ``table``, and a seat besides."""
    house = table.game.house
    return house is not None and house.is_practice(table.game.codec.read_stored_terms(bytes(table.seating.terms)))


def take(table: Table, user: str, role: str, name: str, missing: Missing) -> tuple[SeatingEvent, ...]:
    """``user`` takes ``role``, which the automaton has, or somebody who is missing; his own again changes nothing.

    Without a ``name`` he goes by the one he has at this table already.

    Raises:
        UnknownRole: the house has no such role.
        RoleOccupied: somebody has it who is not missing.
        RolesApart: he has a seat or another role in this hand, and this is no practice table.
    """
    wanted, seating = _role_named(table, role), table.seating
    holder = seating.staff.get(wanted)
    if holder is not None and holder.user == user:
        return ()
    if holder is not None and wanted not in missing.roles:
        raise RoleOccupied(role=wanted, seconds=round(missing.after))
    if not is_practice(table) and (_plays(table, user) or _serves(table, user, wanted)):
        raise RolesApart
    taken = RoleTaken(role=wanted, user=user, name=name or _name_of(seating, user), at=table.version)
    if holder is None:
        return (taken,)
    return (RoleLeft(role=wanted, user=holder.user, at=table.version, by=user), taken)


def leave(table: Table, user: str, role: str) -> tuple[SeatingEvent, ...]:
    """``user`` gives ``role`` up.

    Raises:
        NotStaffed: he does not have it.
    """
    return (RoleLeft(role=role_demanded(table.seating, user, role), user=user, at=table.version),)


def demand_may_sit(table: Table, user: str) -> None:
    """Let ``user`` take a seat only if he may.

    Raises:
        RolesApart: he has a role in this hand, and this is no practice table.
    """
    if not is_practice(table) and _serves(table, user):
        raise RolesApart


def role_demanded(seating: Seating, user: str, role: str) -> Role:
    """The role of the house named ``role``, which ``user`` has.

    Raises:
        NotStaffed: he does not.
    """
    if role not in seating.roles_of(user):
        raise NotStaffed
    return Role(role)


def _plays(table: Table, user: str) -> bool:
    """Whether ``user`` has a seat, or had one in the running hand."""
    seating, since = table.seating, table.moment.running_since
    left = (at for (who, _), at in seating.left.items() if who == user)
    return seating.seat_of(user) is not None or (since is not None and any(at >= since for at in left))


def _serves(table: Table, user: str, beside: Role | None = None) -> bool:
    """Whether ``user`` has a role other than ``beside``, or had one in the running hand."""
    seating, since = table.seating, table.moment.running_since
    left = (at for (who, role), at in seating.resigned.items() if who == user and role != beside)
    return bool(set(seating.roles_of(user)) - {beside}) or (since is not None and any(at >= since for at in left))


def _role_named(table: Table, role: str) -> Role:
    if role not in roles_at(table):
        raise UnknownRole
    return Role(role)


def _name_of(seating: Seating, user: str) -> str:
    """The name by which ``user`` goes at the table, if he does."""
    people = (*seating.persons().values(), *seating.staff.values())
    return next((person.name for person in people if person.user == user), "")
