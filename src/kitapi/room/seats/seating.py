"""The seating of a table: the occupants of its seats and roles, and the statements and changes that are still valid."""

from collections.abc import Iterator, Mapping
from functools import cached_property

import msgspec

from kitapi.kernel import Role, Seat
from kitapi.room.errors import MalformedCommand, NotSeated
from kitapi.room.seats.changes_of_hands import DatedChange, Leaver
from kitapi.room.seats.invitations import Invitations
from kitapi.room.seats.occupants import Bot, Occupant, Open, Person, Request
from kitapi.room.seats.proposals import Proposal
from kitapi.room.seats.seating_events import Advice


class TalkTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What people may say at a table, as decided by the person who opened it.

    ``is_on``: whether they may talk between deals. ``free_text``: whether they may then write free text, None if it was
    never allowed. ``muted``: the people whose proposals, phrases and texts are refused.
    """

    is_on: bool = True
    free_text: bool | None = None
    muted: frozenset[str] = frozenset()


class Seating(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The occupants of a table's seats and roles, and the statements and changes that are still valid.

    ``opener``: the user who opened the table, if known. ``terms_number``: the number of the present terms.
    ``accepted``: by seat, the number of the terms that its person accepted. ``ready``: by seat, the version for which
    its person said “next”. ``ending``: by seat, the version at which its person asked to end the sitting. ``left``: by
    user and seat, the version at which the user last left the seat. ``archived``: the number of deals in the record
    that the table holds, if any. ``staff``: the people with roles of the house, by role, the longest-serving first;
    ``resigned``: as ``left``, by user and role. ``requests``: the pending requests to the host, by number;
    ``requested``: the number of all requests; ``refused``: by user, how often the host refused them. ``house``: of the
    table; None as in ``TableOpened``. ``proposal``: the last proposal. ``leavers``: by seat, the last person there,
    until somebody takes the seat again. ``kept_deals``: as in ``TableOpened``. ``changes``: the newest changes of seats
    since the first deal was opened. ``invitations``: only at a table by invitation. ``talk``: what people may say.
    """

    game: str
    terms: msgspec.Raw
    occupants: tuple[Occupant, ...]
    opener: str | None = None
    terms_number: int = 1
    accepted: dict[Seat, int] = {}
    ready: dict[Seat, int] = {}
    ending: dict[Seat, int] = {}
    left: dict[tuple[str, Seat], int] = {}
    archived: int | None = None
    staff: dict[Role, Person] = {}
    resigned: dict[tuple[str, Role], int] = {}
    requests: dict[int, Request] = {}
    requested: int = 0
    refused: dict[str, int] = {}
    advice: Advice = "alone"
    house: str | None = None
    proposal: Proposal | None = None
    leavers: dict[Seat, Leaver] = {}
    kept_deals: int | None = None
    changes: tuple[DatedChange, ...] = ()
    invitations: Invitations | None = None
    talk: TalkTerms = TalkTerms()

    def seat_of(self, user: str) -> Seat | None:
        """The seat of ``user``, if they have one."""
        for seat, occupant in enumerate(self.occupants):
            if isinstance(occupant, Person) and occupant.user == user:
                return Seat(seat)
        return None

    def owner(self, seat: Seat, deals: int) -> Leaver | None:
        """The user for whom ``seat`` is reserved after ``deals`` deals were opened; None: nobody."""
        leaver = self.leavers.get(seat)
        if leaver is None or not leaver.kept:
            return None
        return leaver if self.kept_deals is None or deals - leaver.deal < self.kept_deals else None

    def seat_kept(self, user: str, deals: int) -> Seat | None:
        """The seat to which ``user`` may return; None if they have a seat, or may return to none.

        That is a seat that is reserved for them; in older logs, their last seat, as long as a bot plays there.
        """
        if self.seat_of(user) is not None:
            return None
        kept = [
            (leaver.at, seat)
            for seat, leaver in self.leavers.items()
            if leaver.user == user and (self.owner(seat, deals) or (leaver.kept is None and seat in self.bots))
        ]
        return max(kept)[1] if kept else None

    def people(self) -> Iterator[tuple[str, str]]:
        """Users and their names: people at the seats and in roles of the house, and those with a reserved seat."""
        for person in (*self.persons.values(), *self.staff.values()):
            yield person.user, person.name
        for leaver in self.leavers.values():
            if leaver.kept:
                yield leaver.user, leaver.name

    def demand_seat(self, user: str) -> Seat:
        """The seat of ``user``.

        Raises:
            NotSeated: the user has no seat.
        """
        seat = self.seat_of(user)
        if seat is None:
            raise NotSeated
        return seat

    def roles_of(self, user: str) -> tuple[Role, ...]:
        """The roles of the house that ``user`` has."""
        return tuple(role for role, person in self.staff.items() if person.user == user)

    def has_accepted(self, seat: Seat) -> bool:
        """Whether the person at ``seat`` has accepted the terms on the table."""
        return self.accepted.get(seat) == self.terms_number

    @cached_property
    def persons(self) -> Mapping[Seat, Person]:
        """The people, by seat."""
        return {Seat(seat): who for seat, who in enumerate(self.occupants) if isinstance(who, Person)}

    @cached_property
    def is_full(self) -> bool:
        """Whether no seat is open."""
        return not any(isinstance(occupant, Open) for occupant in self.occupants)

    @cached_property
    def users(self) -> frozenset[str]:
        """The users with a seat or a role."""
        return frozenset(person.user for person in (*self.persons.values(), *self.staff.values()))

    @cached_property
    def bots(self) -> Mapping[Seat, str]:
        """The bots, by seat."""
        return {Seat(seat): who.bot for seat, who in enumerate(self.occupants) if isinstance(who, Bot)}


def find_seat(seating: Seating, seat: int) -> Seat:
    """The seat numbered ``seat``.

    Raises:
        MalformedCommand: there is no such seat.
    """
    if not 0 <= seat < len(seating.occupants):
        raise MalformedCommand("seat", f"must be from 0 to {len(seating.occupants) - 1}")
    return Seat(seat)
