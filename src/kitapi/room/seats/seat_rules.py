"""The rules for taking and leaving seats.

Nobody may see the cards of two hands: once a seat's cards are dealt, only the person who left it may take it, and it
stays reserved for that person (docs/decisions/0042-whose-seat-it-is.md).
"""

from msgspec.structs import replace

from kitapi.kernel import Seat
from kitapi.room.errors import AlreadySeated, CardsSeen, DealRunning, NotAway, NotSeated, SeatTaken
from kitapi.room.seats import names
from kitapi.room.seats.changes_of_hands import Leaver
from kitapi.room.seats.moment import Moment
from kitapi.room.seats.occupants import Person
from kitapi.room.seats.seat_errors import NotToBeGiven, SeatDealt, SeatReserved
from kitapi.room.seats.seating import Seating, find_seat
from kitapi.room.seats.seating_events import BotSat, PersonRose, PersonSat, SeatingEvent


def sit(seating: Seating, user: str, seat: int, name: str, now: Moment) -> tuple[SeatingEvent, ...]:
    """Let ``user`` take ``seat``, which is open or has a bot; at their own seat, change their name.

    Raises:
        MalformedCommand: there is no such seat.
        AlreadySeated, SeatTaken: the user has another seat, or a person has this one.
        DealRunning: the name at their own seat cannot be changed now.
        CardsSeen: the user had another seat in the running deal.
        SeatReserved: the seat is reserved for somebody else.
        SeatDealt: the seat's cards are dealt, and the user is not the person who left it.
        NameReserved, SeatNameTaken: the name is a bot's, or too much like another person's.
    """
    place = find_seat(seating, seat)
    if (own := seating.seat_of(user)) is not None:
        return _take_name(seating, seating.persons[own], place, name, now)
    if isinstance(seating.occupants[place], Person):
        raise SeatTaken(seat=place)
    demand_no_other_cards(seating, user, place, now)
    demand_unreserved(seating, user, place, now)
    demand_undealt(seating, user, place, now)
    names.demand_free(seating, user, name, now.bots)
    return (PersonSat(seat=place, user=user, name=name, at=now.version, deal=now.deals, running=now.is_running),)


def _take_name(seating: Seating, person: Person, place: Seat, name: str, now: Moment) -> tuple[SeatingEvent, ...]:
    """Change the name of ``person`` if ``place`` is their seat; the seat keeps its occupant.

    Names are free text, so during a deal with other people a name could reveal cards.

    Raises:
        AlreadySeated: the seat is another person's, or the name is their present one.
        DealRunning: a deal is running, and other people play.
        NameReserved, SeatNameTaken: the name is a bot's, or too much like another person's.
    """
    if seating.occupants[place] != person or name == person.name:
        raise AlreadySeated(seat=seating.demand_seat(person.user))
    if now.is_running and len(seating.persons) > 1:
        raise DealRunning
    names.demand_free(seating, person.user, name, now.bots)
    return (PersonSat(seat=place, user=person.user, name=name, at=now.version),)


def demand_no_other_cards(seating: Seating, user: str, place: Seat, now: Moment) -> None:
    """Check that ``user`` had no other seat in the running deal.

    Raises:
        CardsSeen: the user had one.
    """
    for (who, other), left in seating.left.items():
        if who == user and other != place and now.running_since is not None and left >= now.running_since:
            raise CardsSeen(seat=other)


def demand_unreserved(seating: Seating, user: str, place: Seat, now: Moment) -> None:
    """Check that ``place`` is not reserved for anybody but ``user``.

    If no person has a seat, nobody can vote; then a seat may be taken once its owner has missed a whole deal.

    Raises:
        SeatReserved: the seat is reserved for somebody else.
    """
    owner = seating.owner(place, now.deals)
    if owner is None or owner.user == user:
        return
    if seating.persons or not may_be_given(owner, place, now):
        raise SeatReserved(seat=place, name=owner.name)


def demand_undealt(seating: Seating, user: str, place: Seat, now: Moment) -> None:
    """Check that the cards of ``place`` are not dealt, or that ``user`` is the person who left it.

    Raises:
        SeatDealt: they are dealt, and ``user`` is not the person who left the seat.
    """
    if place not in now.dealt:
        return
    last = seating.leavers.get(place)
    if last is None or last.user != user:
        raise SeatDealt(seat=place)
    left_now = now.running_since is not None and last.at >= now.running_since
    if not left_now and last.kept is not None and seating.owner(place, now.deals) is None:
        raise SeatDealt(seat=place)


def may_be_given(owner: Leaver, place: Seat, now: Moment) -> bool:
    """Whether the seat reserved for ``owner`` may be given away: they are missing and have missed a whole deal."""
    return place in now.missing.owners and owner.deal < now.deals


def demand_may_be_given(seating: Seating, place: Seat, now: Moment) -> Leaver:
    """The owner of ``place``, which is reserved and may be given away.

    Raises:
        NotToBeGiven: the seat is not reserved, or its owner is present or has not missed a whole deal yet.
    """
    owner = seating.owner(place, now.deals)
    if owner is None or not may_be_given(owner, place, now):
        raise NotToBeGiven(seat=place)
    return owner


def rise(seating: Seating, user: str, now: Moment, *, for_good: bool = False) -> tuple[SeatingEvent, ...]:
    """Give up the seat of ``user``; from the first deal on it stays reserved for them, unless they leave ``for_good``.

    Raises:
        NotSeated: the user has no seat.
    """
    seat, kept = seating.demand_seat(user), now.deals > 0 and not for_good
    return (replace(leave_event(seat, user, now), kept=kept),)


def seat_bot(seating: Seating, user: str, seat: int, bot: str, now: Moment) -> tuple[SeatingEvent, ...]:
    """Let ``user`` put ``bot`` into an open seat, another bot's, their own, or a missing person's.

    The user must have a seat at the table or a role of its house. The seat of a person stays reserved for that person.

    Raises:
        MalformedCommand: there is no such seat.
        NotSeated: the user has neither a seat nor a role here.
        NotAway: another person sits there, who is not missing.
    """
    place = find_seat(seating, seat)
    own = seating.seat_of(user)
    if own is None and not seating.roles_of(user):
        raise NotSeated
    taken = BotSat(seat=place, bot=bot, at=now.version, deal=now.deals, running=now.is_running)
    if place == own:
        return (replace(leave_event(place, user, now), kept=True), taken)
    if isinstance(sitting := seating.occupants[place], Person):
        if place not in now.missing.seats:
            raise NotAway(seat=place, seconds=round(now.missing.after))
        return (replace(leave_event(place, sitting.user, now), by=user, kept=True), taken)
    return (taken,)


def leave_event(seat: Seat, user: str, now: Moment) -> PersonRose:
    """The event that ``user`` has left ``seat`` now."""
    return PersonRose(seat=seat, user=user, at=now.version, deal=now.deals, running=now.is_running)
