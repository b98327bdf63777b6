"""The rules of table talk: who may talk, and when."""

from kitapi.room.errors import CardsOut, TalkOff
from kitapi.room.onlookers.talk_messages import Talk
from kitapi.room.seats.seat_errors import NotTableHost
from kitapi.room.seats.seating_events import SeatingEvent, TalkAllowed
from kitapi.room.table.invitation_rules import demand_not_muted
from kitapi.room.table.table import Table


def talk_at(table: Table) -> Talk:
    """Whether people at the seats may talk now: never while anybody has cards."""
    if not table.seating.talk or table.is_archive:
        return "off"
    return "silent" if table.dealt else "open"


def demand_may_talk(table: Table, user: str) -> None:
    """Check that ``user`` may talk now.

    Raises:
        NotSeated: the user has no seat.
        Muted: the host has muted the user.
        TalkOff, CardsOut: nobody may talk at this table, or now.
    """
    table.seating.demand_seat(user)
    demand_not_muted(table, user)
    match talk_at(table):
        case "off":
            raise TalkOff
        case "silent":
            raise CardsOut
        case "open":
            return


def may_switch(table: Table, user: str) -> bool:
    """Whether ``user`` may switch the talk of the table on and off: they opened it."""
    return table.seating.opener == user and not table.is_archive


def allow(table: Table, user: str, *, allowed: bool) -> tuple[SeatingEvent, ...]:
    """As the person who opened the table, switch its talk on or off.

    Raises:
        NotTableHost: another person opened it.
    """
    if not may_switch(table, user):
        raise NotTableHost
    return () if table.seating.talk == allowed else (TalkAllowed(allowed=allowed, at=table.version),)
