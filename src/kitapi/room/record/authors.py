"""The authors of steps at a table with a house: the person, bot or automaton behind each, at the time of the step."""

import hashlib
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from kitapi.kernel import Actor, Role, Seat
from kitapi.kernel.done_by import DoneBy
from kitapi.room.seats.given_names import FORGOTTEN
from kitapi.room.seats.occupants import Bot, Person
from kitapi.room.seats.seating import Seating
from kitapi.room.seats.seating_events import PersonSat, RoleTaken, SittingArchived

NUMBER_DIGITS = 8
"""The number of digits of a visitor's public name that are shown to the operator."""

PREFIX = b"kitapi-visitor-1\0"


@lru_cache(maxsize=4096)
def public_name(user: str) -> str:
    """A visitor's public name: 16 hexadecimal digits, from which neither the token nor its hash can be computed."""
    return hashlib.sha256(PREFIX + user.encode()).hexdigest()[:16]


def done_by(seating: Seating, actor: Actor | None, *, automatic: bool = False) -> DoneBy:
    """The author of a step by ``actor`` (None: the room); ``automatic``: the automaton took it, not a person."""
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


class NameHistory:
    """The names that people at a table gave, by public name, each with the version of the play at that time."""

    def __init__(self) -> None:
        self._given: dict[str, list[tuple[int, str]]] = {}

    def add(self, visitor: str, name: str, at: int) -> None:
        """Note that the visitor of this public name gave ``name`` at version ``at`` of the play."""
        self._given.setdefault(visitor, []).append((at, name))

    def name(self, visitor: str, version: int) -> str:
        """The visitor's name when the event at ``version`` of the play was stored."""
        given = self._given.get(visitor, [(0, FORGOTTEN)])
        return next((name for at, name in reversed(given) if at < version), given[0][1])


def name_history_of(events: Iterable[object]) -> NameHistory:
    """The names of people at the table with these seating events."""
    called = NameHistory()
    for event in events:
        match event:
            case PersonSat(user=user, name=name, at=at) | RoleTaken(user=user, name=name, at=at):
                called.add(public_name(user), name, at)
            case SittingArchived(people=people):
                for one in people:
                    called.add(one.visitor, one.name, 0)
    return called


def with_name(by: DoneBy | None, called: NameHistory, version: int) -> DoneBy | None:
    """``by``, the stored author of the event at ``version`` of the play, with the person's name."""
    if by is None or not by.visitor or by.name:
        return by
    return msgspec.structs.replace(by, name=called.name(by.visitor, version))


def _of_person(place: DoneBy, person: Person | None) -> DoneBy:
    """The role or seat ``place`` with the person who has it; without a person, with the automaton."""
    if person is None:
        return DoneBy(role=place.role, seat=place.seat, automaton=True)
    return DoneBy(role=place.role, seat=place.seat, visitor=public_name(person.user), name=person.name)
