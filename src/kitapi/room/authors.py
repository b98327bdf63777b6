"""Which person, bot or automaton is behind a step at a table with a house, at the moment of the step (AMB-73)."""

import hashlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias

import msgspec

from kitapi.kernel import Actor, Role, Seat
from kitapi.kernel.done_by import DoneBy
from kitapi.room.given_names import FORGOTTEN
from kitapi.room.seating import Bot, Person, Seating
from kitapi.room.seating_events import PersonSat, RoleTaken, SittingArchived

NUMBER_DIGITS = 8
"""Of a visitor's number so many digits, the first, are enough to name one to the operator."""

PREFIX = b"kitapi-visitor-1\0"


@lru_cache(maxsize=4096)
def public_name(user: str) -> str:
    """A visitor's public name: 16 hexadecimal digits, from which nobody finds the token or the hash of it."""
    return hashlib.sha256(PREFIX + user.encode()).hexdigest()[:16]


def done_by(seating: Seating, actor: Actor | None, *, automatic: bool = False) -> DoneBy:
    """Who acted for ``actor``; None: the room. ``automatic``: the automaton did, not a person."""
    if actor is None:
        return DoneBy(automaton=True)
    if isinstance(actor, int):
        seat = Seat(actor)
        occupant = seating.occupants[seat]
        if isinstance(occupant, Bot) and not automatic:
            return DoneBy(seat=seat, bot=occupant.bot)
        return _of_person(DoneBy(seat=seat), occupant if isinstance(occupant, Person) and not automatic else None)
    role = Role(actor)
    return _of_person(DoneBy(role=role), None if automatic else seating.staff.get(role))


Called: TypeAlias = Mapping[str, str]
"""What people are called at a table, by their public name."""


def called_at(events: Iterable[object]) -> Called:
    """What people are called at the table with these seating events: the name that each gave last."""
    called: dict[str, str] = {}
    for event in events:
        match event:
            case PersonSat(user=user, name=name) | RoleTaken(user=user, name=name):
                called[public_name(user)] = name
            case SittingArchived(people=people):
                called.update({one.visitor: one.name for one in people})
    return called


def with_name(by: DoneBy | None, called: Called) -> DoneBy | None:
    """``by``, as it is stored, with the person's name."""
    if by is None or not by.visitor or by.name:
        return by
    return msgspec.structs.replace(by, name=called.get(by.visitor, FORGOTTEN))


def _of_person(place: DoneBy, person: Person | None) -> DoneBy:
    """``place`` with who has it: a person, or else the automaton."""
    if person is None:
        return DoneBy(role=place.role, seat=place.seat, automaton=True)
    return DoneBy(role=place.role, seat=place.seat, visitor=public_name(person.user), name=person.name)
