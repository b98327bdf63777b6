"""The rules of table talk: who may talk or write, and when."""

from kitapi.room.onlookers.talk_messages import AllowFreeText, AllowTalk, Talk
from kitapi.room.seats.seat_errors import NotTableHost
from kitapi.room.seats.seating_events import FreeTextAllowed, SeatingEvent, TalkAllowed
from kitapi.room.table.invitation_rules import demand_not_muted
from kitapi.room.table.table import Table
from kitapi.room.table.talk_errors import CardsOut, FreeTextOff, TalkOff


def talk_at(table: Table) -> Talk:
    """Whether people at the seats may talk now: never while anybody has cards."""
    if not table.seating.talk.is_on or table.is_archive:
        return "off"
    return "silent" if table.dealt else "open"


def is_free_text_allowed(table: Table) -> bool:
    """Whether people may write free text whenever they may talk."""
    return bool(table.seating.talk.free_text) and talk_at(table) != "off"


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


def demand_may_write(table: Table, user: str) -> None:
    """Check that ``user`` may write free text now.

    Raises:
        FreeTextOff: the host has not allowed it.
        RoomError: the user may not talk now.
    """
    demand_may_talk(table, user)
    if not table.seating.talk.free_text:
        raise FreeTextOff


def may_switch(table: Table, user: str) -> bool:
    """Whether ``user`` may switch the talk of the table on and off: they opened it."""
    return table.seating.opener == user and not table.is_archive


def demand_may_switch(table: Table, user: str) -> None:
    """Check that ``user`` may switch the talk of the table, and take texts away.

    Raises:
        NotTableHost: another person opened it.
    """
    if not may_switch(table, user):
        raise NotTableHost


def allow(table: Table, user: str, command: AllowTalk | AllowFreeText) -> tuple[SeatingEvent, ...]:
    """As the person who opened the table, switch its talk, or free text, on or off.

    Raises:
        NotTableHost: another person opened it.
    """
    demand_may_switch(table, user)
    allowed, talk = command.allowed, table.seating.talk
    if isinstance(command, AllowTalk):
        return () if talk.is_on == allowed else (TalkAllowed(allowed=allowed, at=table.version),)
    return () if bool(talk.free_text) == allowed else (FreeTextAllowed(allowed=allowed, at=table.version),)
