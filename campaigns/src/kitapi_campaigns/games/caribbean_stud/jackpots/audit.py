"""Audits the log of a jackpot that many tables fed and emptied."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table.events import JackpotAwarded
from kitapi.games.caribbean_stud.rules.terms.accounts import METER
from kitapi.kernel import HouseEntry, ImpossibleHistory
from kitapi.kernel.house import Awarded, Resumed, Stopped
from kitapi.room.houses.meter import HouseFloor, MeterCount, apply_floor_event, qualify_entry
from kitapi.room.record import streams
from kitapi.store import EventStore, Recorded


class Books(msgspec.Struct, kw_only=True):
    """The result of auditing one jackpot and its tables. ``breaks``: every violation found.

    ``award_bases``: by award, the meter's amount as the winner's table received it.
    """

    tables: int = 0
    hands: int = 0
    contributions: int = 0
    awards: int = 0
    stops: int = 0
    resets: int = 0
    opening: int = 0
    amount: int = 0
    given: int = 0
    expected: Counter[HouseEntry] = msgspec.field(default_factory=Counter)
    award_bases: dict[str, int | None] = msgspec.field(default_factory=dict)
    breaks: list[str] = msgspec.field(default_factory=list)


async def audit_books(store: EventStore) -> Books:
    """Audit the only jackpot in ``store``."""
    books = Books()
    for stream in await store.streams("play:"):
        _read_table(books, stream.removeprefix("play:"), await store.read(stream))
    [meter] = await store.streams("meter:")
    held, entries = _read_meter(books, await store.read(meter))
    floors = [one for floor in await store.streams(streams.HOUSES) for one in await store.read(floor)]
    stops = [one for one in floors if isinstance(streams.read(one), Stopped | Resumed)]
    entries += _read_floor(books, stops)
    books.breaks += _differences(books.expected, Counter(entries))
    books.breaks += [
        f"award {name} was computed from {basis}, and the meter held {held.get(name)}"
        for name, basis in books.award_bases.items()
        if basis != held.get(name)
    ]
    if books.opening + books.given != books.amount:
        books.breaks.append(f"the tables gave {books.given} beside {books.opening}; the meter holds {books.amount}")
    books.breaks += await _moves_beside_stops(store, stops)
    return books


def _read_table(books: Books, table: str, recorded: Sequence[Recorded]) -> None:
    """Replay a table: add the entries that it must have reported to the house, and its own account of the meter."""
    game, state = CARIBBEAN_STUD, None
    for one in recorded:
        event = game.codec.read_event(one.kind, one.schema, one.payload)
        opens = one.kind == game.opening_kind
        before: Any = state
        state = game.evolve(None if opens else state, event)
        books.hands += opens
        entries = [qualify_entry(table, entry) for entry in game.house.entries(state, event)]
        books.expected.update(entries)
        if isinstance(event, JackpotAwarded):
            books.award_bases.update(
                {entry.id: before.jackpot.meter for entry in entries if isinstance(entry, Awarded)}
            )
    if state is not None:
        books.tables += 1
        books.given += state.balances.get(METER, 0)


def _read_meter(books: Books, recorded: Sequence[Recorded]) -> tuple[dict[str, int], list[HouseEntry]]:
    """Replay the meter: returns its amount before each award, by award, and all its entries."""
    count, held, entries = MeterCount(), dict[str, int](), list[HouseEntry]()
    for one in recorded:
        event = streams.read(one)
        if isinstance(event, Awarded):
            held[event.id] = count.meter.amount
        try:
            count.add(event)
        except ImpossibleHistory as error:
            books.breaks.append(f"meter, event {one.version}: {error}")
        if isinstance(event, HouseEntry):
            entries.append(event)
    kinds = Counter(one.kind for one in recorded)
    books.contributions, books.awards = kinds["meter.contributed"], kinds["meter.awarded"]
    books.resets = kinds["meter.reset"]
    books.opening, books.amount = count.meter.opening, count.meter.amount
    return held, entries


def _read_floor(books: Books, recorded: Sequence[Recorded]) -> list[HouseEntry]:
    floor, entries = HouseFloor(), list[HouseEntry]()
    for one in recorded:
        event = streams.read(one)
        try:
            floor = apply_floor_event(floor, event)
        except ImpossibleHistory as error:
            books.breaks.append(f"house, event {one.version}: {error}")
        entries.append(event)
        books.stops += isinstance(event, Stopped)
    if floor.stop is not None:
        books.breaks.append(f"{floor.stop} was never resumed")
    return entries


def _differences(expected: Mapping[HouseEntry, int], written: Mapping[HouseEntry, int]) -> Iterator[str]:
    """Entries of the house that no table's history has, that are missing, or that are there twice."""
    for entry in expected.keys() | written.keys():
        if (expected.get(entry, 0), written.get(entry, 0)) != (1, 1):
            yield f"{entry}: {expected.get(entry, 0)} times by the tables, {written.get(entry, 0)} by the house"


async def _moves_beside_stops(store: EventStore, stops: Sequence[Recorded]) -> list[str]:
    """Events of tables that happened while another table held them stopped."""
    found: list[str] = []
    for stopped, following in pairwise(stops):
        event = streams.read(stopped)
        if not isinstance(event, Stopped) or not isinstance(streams.read(following), Resumed):
            continue
        own = streams.play_stream(event.id.partition("/")[0])
        length = following.position - stopped.position
        between = await store.read_all(stopped.position, length) if length else []
        found += [
            f"{one.stream} moved at {one.position} while {event.id} held it stopped"
            for one in between
            if one.stream.startswith("play:") and one.stream != own and one.position < following.position
        ]
    return found
