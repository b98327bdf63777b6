"""Who sits where: a pure fold of a table's seating events, and the rules for taking and leaving seats."""

from collections.abc import Iterable, Iterator, Mapping, Set
from functools import cached_property, reduce
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from kitapi.kernel import Role, Seat
from kitapi.records.seat_changes import MOST_CHANGES, SeatChange, SeatHolder
from kitapi.room.errors import MalformedCommand, NotSeated
from kitapi.room.seats.changing_hands import DatedChange, Leaver, SeatChanging, invited_after
from kitapi.room.seats.invitations import (
    InvitationRenewed,
    Invitations,
    PersonMuted,
    SeatRequestAnswered,
    SeatRequested,
    invitations_of,
)
from kitapi.room.seats.proposals import Proposal, ProposalEvent, proposal_after
from kitapi.room.seats.seating_events import (
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
    SeatReleased,
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


SaidT = TypeVar("SaidT")

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
    whose table it is; None as in ``TableOpened``. ``proposal``: the last that was made. ``leavers``: by seat, who had
    it last, until somebody sits there again. ``kept_deals``: as in ``TableOpened``. ``changes``: of seats since the
    first deal was opened, the newest. ``invitations``: only at a table by invitation.
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

    def seat_of(self, user: str) -> Seat | None:
        """The seat of ``user``, if he has one."""
        for seat, occupant in enumerate(self.occupants):
            if isinstance(occupant, Person) and occupant.user == user:
                return Seat(seat)
        return None

    def owner(self, seat: Seat, deals: int) -> Leaver | None:
        """The user for whom ``seat`` is reserved after so many ``deals`` were opened; None: nobody."""
        leaver = self.leavers.get(seat)
        if leaver is None or not leaver.kept:
            return None
        return leaver if self.kept_deals is None or deals - leaver.deal < self.kept_deals else None

    def seat_kept(self, user: str, deals: int) -> Seat | None:
        """The seat to which ``user`` may return; None if they have a seat, or may return to none.

        That is one reserved for them; in older logs the one they had last, while a bot plays there.
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

    def seat_demanded(self, user: str) -> Seat:
        """The seat of ``user``.

        Raises:
            NotSeated: he has none.
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
        """Who has a seat or a role."""
        return frozenset(person.user for person in (*self.persons.values(), *self.staff.values()))

    @cached_property
    def bots(self) -> Mapping[Seat, str]:
        """The bots, by seat."""
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
    invitations = invitations_of(beginning)
    return reduce(evolve, others, replace(empty, kept_deals=beginning.kept_deals, invitations=invitations))


def evolve(seating: Seating, event: SeatingEvent) -> Seating:
    """``seating`` after ``event``."""
    match event:
        case PersonSat() | BotSat() | PersonRose() | SeatReleased():
            return _changed_hands(seating, event)
        case SittingArchived():
            who = tuple(Absent(name) if name else Open() for name in event.names)
            changes = tuple(DatedChange(0, change) for change in event.changes)
            return replace(seating, occupants=who, archived=event.deals, changes=changes)
        case RoleTaken() | RoleLeft() | RoleRequested() | RequestClosed():
            return _staffed(seating, event)
        case HouseJoined():
            return replace(seating, house=event.house)
        case SeatRequested() | SeatRequestAnswered() | InvitationRenewed() | PersonMuted():
            return replace(seating, invitations=seating.invitations and seating.invitations.after(event))
        case TableOpened():
            raise TypeError("a table is opened once")
        case _:
            return _said(seating, event)


def _changed_hands(seating: Seating, event: SeatChanging) -> Seating:
    """Apply a new occupant or the release of a seat; from the first deal on this is noted as a change."""
    after = _reseated(seating, event)
    if seating.invitations is not None:
        after = replace(after, invitations=invited_after(seating.invitations, event))
    if not event.deal:
        return after
    was, now = (_holder(one.occupants[event.seat]) for one in (seating, after))
    if isinstance(event, SeatReleased):
        was = SeatHolder(kind="reserved", name=seating.leavers[event.seat].name)
    running = not isinstance(event, SeatReleased) and event.running
    change = SeatChange(seat=event.seat, deal=event.deal, running=running, before=was, after=now)
    return replace(after, changes=(*seating.changes, DatedChange(event.at, change))[-MOST_CHANGES:])


def _reseated(seating: Seating, event: SeatChanging) -> Seating:
    match event:
        case PersonSat():
            return _person_seated(seating, event)
        case BotSat():
            return _seated(seating, event.seat, Bot(event.bot))
        case PersonRose():
            return _person_risen(seating, event)
        case SeatReleased():
            return replace(seating, leavers=_without(seating.leavers, event.seat))


def _holder(occupant: Occupant) -> SeatHolder:
    match occupant:
        case Person(name=name) | Absent(name=name):
            return SeatHolder(kind="person", name=name)
        case Bot(bot=bot):
            return SeatHolder(kind="bot", name=bot)
        case Open():
            return SeatHolder(kind="open")


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
    leavers = {seat: one for seat, one in seating.leavers.items() if seat != event.seat and one.user != event.user}
    seated = replace(seated, leavers=leavers)
    if seating.terms_number > 1 or seating.opener not in (None, event.user):
        return seated
    return replace(seated, accepted={**seated.accepted, event.seat: 1})


def _person_risen(seating: Seating, event: PersonRose) -> Seating:
    """Note that a person has left a seat; nobody has more than one reserved seat."""
    seat, user = event.seat, event.user
    occupant = seating.occupants[seat]
    name = occupant.name if isinstance(occupant, Person) else ""
    risen = _seated(seating, seat, Open())
    left = {**seating.left, (user, seat): event.at}
    return replace(
        risen, left=left, leavers={**seating.leavers, seat: Leaver(user, name, event.at, event.kept, event.deal)}
    )


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


def _without(said: dict[Seat, SaidT], seat: Seat) -> dict[Seat, SaidT]:
    return {other: number for other, number in said.items() if other != seat}


class Missing(NamedTuple):
    """The seats and roles whose people have been without any connection for as long as ``after`` seconds.

    ``host``: the person who opened the table has been as well. ``owners``: the seats that nobody has, for whose owners
    that is true too.
    """

    seats: Set[Seat] = frozenset()
    after: float = ABSENCE
    roles: Set[Role] = frozenset()
    host: bool = False
    owners: Set[Seat] = frozenset()


class Moment(NamedTuple):
    """The state of the play: its version, the version from which a deal runs (None: none runs), and who is missing.

    ``deals``: the number of opened deals. ``dealt``: the seats with cards in the running deal. ``bots``: the names of
    the bots of all games, which no person may have.
    """

    version: int
    running_since: int | None
    missing: Missing = Missing()
    deals: int = 0
    dealt: Set[Seat] = frozenset()
    bots: frozenset[str] = frozenset()

    @property
    def is_running(self) -> bool:
        """Whether a deal is running."""
        return self.running_since is not None


def seat_named(seating: Seating, seat: int) -> Seat:
    """The seat numbered ``seat``.

    Raises:
        MalformedCommand: there is no such seat.
    """
    if not 0 <= seat < len(seating.occupants):
        raise MalformedCommand("seat", f"must be from 0 to {len(seating.occupants) - 1}")
    return Seat(seat)
