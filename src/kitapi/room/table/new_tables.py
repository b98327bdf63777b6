"""The request for a new table, and the events that open it."""

import secrets
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from kitapi.kernel import Seat
from kitapi.kernel.bounds import LONGEST_LINE, LONGEST_WORD, MOST_SEATS
from kitapi.players import CLAIRVOYANT
from kitapi.room.errors import MalformedCommand, SeesAllCards
from kitapi.room.record import streams
from kitapi.room.seats import names
from kitapi.room.seats.names import BotNames
from kitapi.room.seats.seating_events import (
    MOST_KEPT_DEALS,
    Advice,
    BotSat,
    Entry,
    PersonSat,
    SeatingEvent,
    TableOpened,
)
from kitapi.room.table.deciding import name_read
from kitapi.room.table.housing import HouseAsked
from kitapi.room.table.table import visits
from kitapi.store import Append

TABLE_ID_BYTES = 16
KEY_BYTES = 32

Word = Annotated[str, Meta(max_length=LONGEST_WORD)]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The request for a new table; ``seats``: ``me``, ``open`` or a bot's name, by seat.

    ``advice``: who may see there what their options are worth. ``house``: the house in which it is opened; a table of
    practice that names none is a house of its own. ``kept_deals``: for how many deals a seat stays reserved for the
    person who left it; None: for the whole sitting. ``entry``: who may sit down.
    """

    game: Word
    terms: msgspec.Raw = msgspec.Raw(b"{}")
    seats: Annotated[tuple[Word, ...], Meta(max_length=MOST_SEATS)]
    name: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""
    advice: Advice = "alone"
    house: HouseAsked | None = None
    kept_deals: Annotated[int, Meta(ge=1, le=MOST_KEPT_DEALS)] | None = None
    entry: Entry = "open"


def opened(user: str, asked: NewTable, terms: bytes, house: str | None) -> TableOpened:
    """The event that opens a table for ``user`` in ``house``, on ``terms``; its links have a key of its own."""
    return TableOpened(
        game=asked.game,
        seats=len(asked.seats),
        terms=msgspec.Raw(terms),
        by=user,
        advice=asked.advice,
        house=house,
        kept_deals=asked.kept_deals,
        entry=asked.entry,
        key=secrets.token_hex(KEY_BYTES) if asked.entry == "invitation" else "",
    )


def fresh_table_id() -> str:
    """A table's name nobody can guess."""
    while (drawn := secrets.token_urlsafe(TABLE_ID_BYTES)).startswith("-"):
        pass  # a command line would take it for an option
    return drawn


def seated(user: str, asked: NewTable, bots: BotNames) -> tuple[PersonSat | BotSat, ...]:
    """Who sits at the new table; ``bots``: the names of bots.

    Raises:
        NameReserved: the opener has a bot's name.
        MalformedCommand, SeesAllCards: a seat is for somebody who cannot sit there.
    """
    if asked.seats.count("me") > 1:
        raise MalformedCommand("seats", "must have “me” at most once")
    events: list[PersonSat | BotSat] = []
    for number, who in enumerate(asked.seats):
        seat = Seat(number)
        if who == "me":
            name = name_read(asked.name)
            names.demand_no_bots(name, bots.all)
            events.append(PersonSat(seat=seat, user=user, name=name, at=0))
        elif who in bots.here:
            events.append(BotSat(seat=seat, bot=who, at=0))
        elif who == CLAIRVOYANT:
            raise SeesAllCards(bot=who)
        elif who != "open":
            raise MalformedCommand(f"seats[{seat}]", f"must be me, open, {' or '.join(bots.here)}")
    return tuple(events)


def written(table: str, opened: TableOpened, sitting: Sequence[SeatingEvent], entered: Append | None) -> list[Append]:
    """The appends for a new table; ``entered``: another event of its opener's own stream, if there is one."""
    events = tuple(streams.written(event) for event in (opened, *sitting))
    appends = {one.stream: one for one in visits(table, tuple(sitting))}
    if entered is not None:
        said = appends[entered.stream].events if entered.stream in appends else ()
        appends[entered.stream] = replace(entered, events=(*said, *entered.events))
    return [Append(stream=streams.table_stream(table), expected=0, events=events), *appends.values()]
