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
from kitapi.room.table.decisions import parse_name
from kitapi.room.table.house_tables import HouseRequest
from kitapi.room.table.table import visitor_appends
from kitapi.store import Append

TABLE_ID_BYTES = 16
KEY_BYTES = 32

Word = Annotated[str, Meta(max_length=LONGEST_WORD)]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The request for a new table; ``seats``: ``me``, ``open`` or a bot's name, by seat.

    ``advice``: who may see the values of their options there. ``house``: the house in which it is opened; a practice
    table that names none is a house of its own. ``kept_deals``: for how many deals a seat stays reserved for the person
    who left it; None: for the whole sitting. ``entry``: who may sit down.
    """

    game: Word
    terms: msgspec.Raw = msgspec.Raw(b"{}")
    seats: Annotated[tuple[Word, ...], Meta(max_length=MOST_SEATS)]
    name: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""
    advice: Advice = "alone"
    house: HouseRequest | None = None
    kept_deals: Annotated[int, Meta(ge=1, le=MOST_KEPT_DEALS)] | None = None
    entry: Entry = "open"


def table_opened(user: str, request: NewTable, terms: bytes, house: str | None) -> TableOpened:
    """The event that opens a table for ``user`` in ``house``, on ``terms``; its links have a key of its own."""
    return TableOpened(
        game=request.game,
        seats=len(request.seats),
        terms=msgspec.Raw(terms),
        by=user,
        advice=request.advice,
        house=house,
        kept_deals=request.kept_deals,
        entry=request.entry,
        key=secrets.token_hex(KEY_BYTES) if request.entry == "invitation" else "",
    )


def fresh_table_id() -> str:
    """A random table id that nobody can guess."""
    while (drawn := secrets.token_urlsafe(TABLE_ID_BYTES)).startswith("-"):
        pass  # a command line would read it as an option
    return drawn


def seat_events(user: str, request: NewTable, bots: BotNames) -> tuple[PersonSat | BotSat, ...]:
    """The events that fill the seats of a new table; ``bots``: the names of bots.

    Raises:
        NameReserved: the opener has a bot's name.
        MalformedCommand, SeesAllCards: a seat is for a bot that cannot sit there, or for an unknown one.
    """
    if request.seats.count("me") > 1:
        raise MalformedCommand("seats", "must have “me” at most once")
    events: list[PersonSat | BotSat] = []
    for number, who in enumerate(request.seats):
        seat = Seat(number)
        if who == "me":
            name = parse_name(request.name)
            names.demand_no_bots(name, bots.all)
            events.append(PersonSat(seat=seat, user=user, name=name, at=0))
        elif who in bots.here:
            events.append(BotSat(seat=seat, bot=who, at=0))
        elif who == CLAIRVOYANT:
            raise SeesAllCards(bot=who)
        elif who != "open":
            raise MalformedCommand(f"seats[{seat}]", f"must be me, open, {' or '.join(bots.here)}")
    return tuple(events)


def table_appends(
    table: str, opened: TableOpened, sitting: Sequence[SeatingEvent], entered: Append | None
) -> list[Append]:
    """The appends for a new table; ``entered``: another append to its opener's own stream, if any."""
    events = tuple(streams.encode_event(event) for event in (opened, *sitting))
    appends = {one.stream: one for one in visitor_appends(table, tuple(sitting))}
    if entered is not None:
        said = appends[entered.stream].events if entered.stream in appends else ()
        appends[entered.stream] = replace(entered, events=(*said, *entered.events))
    return [Append(stream=streams.table_stream(table), expected=0, events=events), *appends.values()]
