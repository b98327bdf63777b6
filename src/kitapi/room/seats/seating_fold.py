"""The seating of a table as a pure fold of its seating events."""

from collections.abc import Iterable
from functools import reduce
from typing import TypeVar

from msgspec.structs import replace

from kitapi.kernel import Seat
from kitapi.records.seat_changes import MOST_CHANGES, SeatChange, SeatHolder
from kitapi.room.seats.changes_of_hands import DatedChange, Leaver, SeatChanging, evolve_invitations
from kitapi.room.seats.invitations import (
    InvitationRenewed,
    PersonMuted,
    SeatRequestAnswered,
    SeatRequested,
    invitations_of,
)
from kitapi.room.seats.occupants import Absent, Bot, Occupant, Open, Person, Request
from kitapi.room.seats.proposals import ProposalEvent, proposal_after
from kitapi.room.seats.seating import Seating, TalkTerms
from kitapi.room.seats.seating_events import (
    BotSat,
    EndRefused,
    EndWished,
    FreeTextAllowed,
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
    TalkAllowed,
    TermsAccepted,
    TermsPut,
)

SaidT = TypeVar("SaidT")


def fold(events: Iterable[SeatingEvent]) -> Seating:
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
    """Returns the seating after ``event``."""
    match event:
        case PersonSat() | BotSat() | PersonRose() | SeatReleased():
            return _change_hands(seating, event)
        case SittingArchived():
            who = tuple(Absent(name) if name else Open() for name in event.names)
            changes = tuple(DatedChange(0, change) for change in event.changes)
            return replace(seating, occupants=who, archived=event.deals, changes=changes)
        case RoleTaken() | RoleLeft() | RoleRequested() | RequestClosed():
            return _change_staff(seating, event)
        case HouseJoined():
            return replace(seating, house=event.house)
        case SeatRequested() | SeatRequestAnswered() | InvitationRenewed():
            return replace(seating, invitations=seating.invitations and seating.invitations.after(event))
        case PersonMuted() | TalkAllowed() | FreeTextAllowed():
            return replace(seating, talk=_change_talk(seating.talk, event))
        case TableOpened():
            raise TypeError("a table is opened once")
        case _:
            return _take_in_statement(seating, event)


def _change_talk(talk: TalkTerms, event: PersonMuted | TalkAllowed | FreeTextAllowed) -> TalkTerms:
    """Apply a decision of the host about who may talk at the table, and how."""
    match event:
        case PersonMuted():
            only = {event.user}
            return replace(talk, muted=talk.muted | only if event.muted else talk.muted - only)
        case TalkAllowed():
            return replace(talk, is_on=event.allowed)
        case FreeTextAllowed():
            return replace(talk, free_text=event.allowed)


def _change_hands(seating: Seating, event: SeatChanging) -> Seating:
    """Apply a new occupant or the release of a seat; after the first deal was opened, note it as a change."""
    after = _reseat(seating, event)
    if seating.invitations is not None:
        after = replace(after, invitations=evolve_invitations(seating.invitations, event))
    if not event.deal:
        return after
    was, now = (_holder(one.occupants[event.seat]) for one in (seating, after))
    if isinstance(event, SeatReleased):
        was = SeatHolder(kind="reserved", name=seating.leavers[event.seat].name)
    running = not isinstance(event, SeatReleased) and event.running
    change = SeatChange(seat=event.seat, deal=event.deal, running=running, before=was, after=now)
    return replace(after, changes=(*seating.changes, DatedChange(event.at, change))[-MOST_CHANGES:])


def _reseat(seating: Seating, event: SeatChanging) -> Seating:
    match event:
        case PersonSat():
            return _seat_person(seating, event)
        case BotSat():
            return _put_in_seat(seating, event.seat, Bot(event.bot))
        case PersonRose():
            return _raise_person(seating, event)
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


def _take_in_statement(
    seating: Seating, event: SaidNext | TermsPut | TermsAccepted | EndWished | EndRefused | ProposalEvent
) -> Seating:
    """Apply a statement of a person at a seat to the others."""
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


def _change_staff(seating: Seating, event: RoleTaken | RoleLeft | RoleRequested | RequestClosed) -> Seating:
    """Apply a change of a role of the house, or of a request for one."""
    match event:
        case RoleTaken():
            return replace(seating, staff={**seating.staff, event.role: Person(event.user, event.name)})
        case RoleLeft():
            staff = {role: who for role, who in seating.staff.items() if role != event.role}
            return replace(seating, staff=staff, resigned={**seating.resigned, (event.user, event.role): event.at})
        case RoleRequested():
            request = Request(event.role, event.user, event.name)
            return replace(seating, requests={**seating.requests, event.number: request}, requested=event.number)
        case RequestClosed():
            return _close_request(seating, event)


def _close_request(seating: Seating, event: RequestClosed) -> Seating:
    requests = {number: one for number, one in seating.requests.items() if number != event.number}
    if event.outcome != "refused" or event.number not in seating.requests:
        return replace(seating, requests=requests)
    user = seating.requests[event.number].user
    return replace(seating, requests=requests, refused={**seating.refused, user: seating.refused.get(user, 0) + 1})


def _seat_person(seating: Seating, event: PersonSat) -> Seating:
    """Seat a person; the opener accepts the first terms by sitting down, and everybody does if there is no opener.

    If they already sit there, only their name changes, also in their roles of the house.
    """
    if seating.seat_of(event.user) == event.seat:
        renamed = Person(event.user, event.name)
        staff = {role: renamed if one.user == event.user else one for role, one in seating.staff.items()}
        return replace(seating, occupants=_with_occupant(seating, event.seat, renamed), staff=staff)
    seated = _put_in_seat(seating, event.seat, Person(event.user, event.name))
    leavers = {seat: one for seat, one in seating.leavers.items() if seat != event.seat and one.user != event.user}
    seated = replace(seated, leavers=leavers)
    if seating.terms_number > 1 or seating.opener not in (None, event.user):
        return seated
    return replace(seated, accepted={**seated.accepted, event.seat: 1})


def _raise_person(seating: Seating, event: PersonRose) -> Seating:
    """Make a person's seat open, and record that they have left it."""
    seat, user = event.seat, event.user
    occupant = seating.occupants[seat]
    name = occupant.name if isinstance(occupant, Person) else ""
    risen = _put_in_seat(seating, seat, Open())
    left = {**seating.left, (user, seat): event.at}
    return replace(
        risen, left=left, leavers={**seating.leavers, seat: Leaver(user, name, event.at, event.kept, event.deal)}
    )


def _put_in_seat(seating: Seating, seat: Seat, occupant: Occupant) -> Seating:
    """The seating with ``occupant`` in ``seat``; earlier statements from that seat are void."""
    return replace(
        seating,
        occupants=_with_occupant(seating, seat, occupant),
        accepted=_without(seating.accepted, seat),
        ready=_without(seating.ready, seat),
        ending=_without(seating.ending, seat),
        proposal=seating.proposal and seating.proposal.without(seat),
    )


def _with_occupant(seating: Seating, seat: Seat, occupant: Occupant) -> tuple[Occupant, ...]:
    return tuple(occupant if place == seat else other for place, other in enumerate(seating.occupants))


def _without(said: dict[Seat, SaidT], seat: Seat) -> dict[Seat, SaidT]:
    return {other: number for other, number in said.items() if other != seat}
