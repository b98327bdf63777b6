"""Who sits where: a pure fold of a table's seating events, and the rules for taking and leaving seats."""

from collections.abc import Iterable, Mapping, Set
from functools import cached_property, reduce
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from kitapi.kernel import Role, Seat
from kitapi.room.errors import AlreadySeated, CardsSeen, MalformedCommand, NotAway, NotSeated, SeatTaken
from kitapi.room.proposals import Proposal, ProposalEvent, proposal_after
from kitapi.room.seating_events import (
    Advice,
    BotSat,
    EndRefused,
    EndWished,
    HouseJoined,
    PersonRose,
    PersonSat,
    RequestClosed,
    RoleLeft,
    RoleRequested,
    RoleTaken,
    SaidNext,
    SeatingEvent,
    SittingArchived,
    TableOpened,
    TermsAccepted,
    TermsPut,
)
from kitapi.room.times import ABSENCE


class Open(NamedTuple):
    """Nobody sits here."""


class Absent(NamedTuple):
    """Somebody sat here when the record was made that the table holds."""

    name: str


class Person(NamedTuple):
    """A person sits here."""

    user: str
    name: str


class Bot(NamedTuple):
    """A bot sits here."""

    bot: str


class Request(NamedTuple):
    """A request for a role of the house."""

    role: Role
    user: str
    name: str


Occupant: TypeAlias = Open | Absent | Person | Bot


class Seating(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Who sits where, and what of the past still counts.

    ``opener``: who opened the table, if that counts. ``terms_number``: how often terms were put on the table.
    ``accepted``: by seat, the number of the terms its person accepted. ``ready``: by seat, the version for which it
    said next. ``ending``: by seat, the version at which it wished the end. ``left``: by user and seat, the version at
    which the user last gave the seat up. ``archived``: how many deals the record has that the table holds, if any.
    ``staff``: the people who have roles of the house, by role, who has been there longest first; ``resigned``: as
    ``left``, by user and role. ``requests``: those that wait for the host, by number, of ``requested`` in all;
    ``refused``: how often the host refused a user. ``house``:
    whose table it is; None as in ``TableOpened``. ``proposal``: the last that was made.
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

    def seat_of(self, user: str) -> Seat | None:
        """The seat of ``user``, if he has one."""
        for seat, occupant in enumerate(self.occupants):
            if isinstance(occupant, Person) and occupant.user == user:
                return Seat(seat)
        return None

    def seat_kept(self, user: str) -> Seat | None:
        """The seat that ``user`` had last, while a bot plays there; None if he has one, or there is no such."""
        if self.seat_of(user) is not None:
            return None
        kept = [(at, seat) for (who, seat), at in self.left.items() if who == user and seat in self.bots()]
        return max(kept)[1] if kept else None

    def seat_demanded(self, user: str) -> Seat:
        """The seat of ``user``.

        Raises:
            NotSeated: he has none.
        """
        seat = self.seat_of(user)
        if seat is None:
            raise NotSeated
        return seat

    def bots(self) -> Mapping[Seat, str]:
        """The bots, by seat."""
        return self._bots

    def persons(self) -> Mapping[Seat, Person]:
        """The people, by seat."""
        return self._persons

    def users(self) -> frozenset[str]:
        """Who has a seat or a role."""
        return self._users

    def roles_of(self, user: str) -> tuple[Role, ...]:
        """The roles of the house that ``user`` has."""
        return tuple(role for role, person in self.staff.items() if person.user == user)

    def has_accepted(self, seat: Seat) -> bool:
        """Whether the person at ``seat`` has accepted the terms on the table."""
        return self.accepted.get(seat) == self.terms_number

    def is_full(self) -> bool:
        """Whether no seat is open."""
        return not any(isinstance(occupant, Open) for occupant in self.occupants)

    @cached_property
    def _persons(self) -> Mapping[Seat, Person]:
        return {Seat(seat): who for seat, who in enumerate(self.occupants) if isinstance(who, Person)}

    @cached_property
    def _users(self) -> frozenset[str]:
        return frozenset(person.user for person in (*self._persons.values(), *self.staff.values()))

    @cached_property
    def _bots(self) -> Mapping[Seat, str]:
        return {Seat(seat): who.bot for seat, who in enumerate(self.occupants) if isinstance(who, Bot)}


def folded(events: Iterable[SeatingEvent]) -> Seating:
    """The seating after ``events``, the first of which opened the table."""
    beginning, *others = events
    if not isinstance(beginning, TableOpened):
        raise TypeError(f"a table begins with its opening, not with {type(beginning).__name__}")
    nobody = (Open(),) * beginning.seats
    game, terms, advice = beginning.game, beginning.terms, beginning.advice
    opener, house = beginning.by, beginning.house
    empty = Seating(game=game, terms=terms, occupants=nobody, opener=opener, advice=advice, house=house)
    return reduce(evolve, others, empty)


def evolve(seating: Seating, event: SeatingEvent) -> Seating:
    """``seating`` after ``event``."""
    match event:
        case PersonSat():
            return _person_seated(seating, event)
        case BotSat():
            return _seated(seating, event.seat, Bot(event.bot))
        case PersonRose():
            risen = _seated(seating, event.seat, Open())
            return replace(risen, left={**seating.left, (event.user, event.seat): event.at})
        case SittingArchived():
            who = tuple(Absent(name) if name else Open() for name in event.names)
            return replace(seating, occupants=who, archived=event.deals)
        case RoleTaken() | RoleLeft() | RoleRequested() | RequestClosed():
            return _staffed(seating, event)
        case HouseJoined():
            return replace(seating, house=event.house)
        case TableOpened():
            raise TypeError("a table is opened once")
        case _:
            return _said(seating, event)


def _said(
    seating: Seating, event: SaidNext | TermsPut | TermsAccepted | EndWished | EndRefused | ProposalEvent
) -> Seating:
    """Somebody at a seat has said something to the others."""
    match event:
        case SaidNext():
            return replace(seating, ready={**seating.ready, event.seat: event.at})
        case TermsPut():
            number = seating.terms_number + 1
            return replace(seating, terms=event.terms, terms_number=number, accepted={event.seat: number})
        case TermsAccepted():
            return replace(seating, accepted={**seating.accepted, event.seat: event.number})
        case EndWished():
            return replace(seating, ending={**seating.ending, event.seat: event.at})
        case EndRefused():
            return replace(seating, ending={})
        case _:
            return replace(seating, proposal=proposal_after(seating.proposal, event))


def _staffed(seating: Seating, event: RoleTaken | RoleLeft | RoleRequested | RequestClosed) -> Seating:
    """Somebody has a role of the house, has it no more, or wants it."""
    match event:
        case RoleTaken():
            return replace(seating, staff={**seating.staff, event.role: Person(event.user, event.name)})
        case RoleLeft():
            staff = {role: who for role, who in seating.staff.items() if role != event.role}
            return replace(seating, staff=staff, resigned={**seating.resigned, (event.user, event.role): event.at})
        case RoleRequested():
            asked = Request(event.role, event.user, event.name)
            return replace(seating, requests={**seating.requests, event.number: asked}, requested=event.number)
        case RequestClosed():
            return _request_closed(seating, event)


def _request_closed(seating: Seating, event: RequestClosed) -> Seating:
    requests = {number: one for number, one in seating.requests.items() if number != event.number}
    if event.outcome != "refused" or event.number not in seating.requests:
        return replace(seating, requests=requests)
    user = seating.requests[event.number].user
    return replace(seating, requests=requests, refused={**seating.refused, user: seating.refused.get(user, 0) + 1})


def _person_seated(seating: Seating, event: PersonSat) -> Seating:
    """A person sits down; the first terms are accepted by who opened the table, or by all where nobody is asked."""
    seated = _seated(seating, event.seat, Person(event.user, event.name))
    if seating.terms_number > 1 or seating.opener not in (None, event.user):
        return seated
    return replace(seated, accepted={**seated.accepted, event.seat: 1})


def _seated(seating: Seating, seat: Seat, occupant: Occupant) -> Seating:
    """``occupant`` in ``seat``; what was said from there before counts no more."""
    return replace(
        seating,
        occupants=tuple(occupant if place == seat else other for place, other in enumerate(seating.occupants)),
        accepted=_without(seating.accepted, seat),
        ready=_without(seating.ready, seat),
        ending=_without(seating.ending, seat),
        proposal=seating.proposal and seating.proposal.without(seat),
    )


def _without(said: dict[Seat, int], seat: Seat) -> dict[Seat, int]:
    return {other: number for other, number in said.items() if other != seat}


class Missing(NamedTuple):
    """The seats and roles whose people have been without any connection for as long as ``after`` seconds.

    ``host``: the person who opened the table has been as well.
    """

    seats: Set[Seat] = frozenset()
    after: float = ABSENCE
    roles: Set[Role] = frozenset()
    host: bool = False


class Moment(NamedTuple):
    """Where the play stands: its version, since which version a deal is running (None: none is), and who is missing."""

    version: int
    running_since: int | None
    missing: Missing = Missing()


def sit(seating: Seating, user: str, seat: int, name: str, now: Moment) -> tuple[SeatingEvent, ...]:
    """``user`` takes ``seat``, which is open or a bot's.

    Raises:
        MalformedCommand: there is no such seat.
        AlreadySeated, SeatTaken: he has a seat, or it has a person.
        CardsSeen: he had another seat in the running deal.
    """
    place = seat_named(seating, seat)
    if (own := seating.seat_of(user)) is not None:
        raise AlreadySeated(seat=own)
    if isinstance(seating.occupants[place], Person):
        raise SeatTaken(seat=place)
    for (who, other), left in seating.left.items():
        if who == user and other != place and now.running_since is not None and left >= now.running_since:
            raise CardsSeen(seat=other)
    return (PersonSat(seat=place, user=user, name=name, at=now.version),)


def rise(seating: Seating, user: str, now: Moment) -> tuple[SeatingEvent, ...]:
    """``user`` gives his seat up.

    Raises:
        NotSeated: he has none.
    """
    return (PersonRose(seat=seating.seat_demanded(user), user=user, at=now.version),)


def seat_bot(seating: Seating, user: str, seat: int, bot: str, now: Moment) -> tuple[SeatingEvent, ...]:
    """``user`` puts ``bot`` into an open seat, another bot's, his own, or a missing person's.

    He sits at the table, or has a role of its house.

    Raises:
        MalformedCommand: there is no such seat.
        NotSeated: he neither sits here nor has a role.
        NotAway: another person sits there, who is not missing.
    """
    place = seat_named(seating, seat)
    own = seating.seat_of(user)
    if own is None and not seating.roles_of(user):
        raise NotSeated
    taken = BotSat(seat=place, bot=bot, at=now.version)
    if place == own:
        return (PersonRose(seat=place, user=user, at=now.version), taken)
    if isinstance(sitting := seating.occupants[place], Person):
        if place not in now.missing.seats:
            raise NotAway(seat=place, seconds=round(now.missing.after))
        return (PersonRose(seat=place, user=sitting.user, at=now.version, by=user), taken)
    return (taken,)


def seat_named(seating: Seating, seat: int) -> Seat:
    """The seat numbered ``seat``.

    Raises:
        MalformedCommand: there is no such seat.
    """
    if not 0 <= seat < len(seating.occupants):
        raise MalformedCommand("seat", f"must be from 0 to {len(seating.occupants) - 1}")
    return Seat(seat)
