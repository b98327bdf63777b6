"""The upgrade of tables from before houses had names: tables with equal meters, which were linked, join houses.

Of the linked tables, the live ones form one house and the practice tables another. The house of the live tables, or of
the practice tables if none is live, keeps the meter with its history. The other house's meter opens with the present
amount of that meter, so no table's display changes. A stop goes to the house of the table that has stopped the others.
Earlier contributions stay in the meter that got them.

Each step is one transaction and is done only once, so the upgrade may be interrupted at any point and restarted by any
node.
"""

import logging
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kitapi.kernel import ImpossibleHistory, RulesError
from kitapi.room.faults import trace_of
from kitapi.room.houses.meter import MeterOpened, StopGiven, StopTaken
from kitapi.room.houses.register import HouseFounded, TableJoined, VisitorAdmitted
from kitapi.room.record import streams
from kitapi.room.record.deal import AnyGame
from kitapi.room.record.streams import HouseEntered, UpgradeDone
from kitapi.room.seats import seating_fold
from kitapi.room.seats.seating_events import HouseJoined
from kitapi.room.table.house_state import opening_of
from kitapi.room.table.tails import HouseTail, MeterTail
from kitapi.store import Append, DamagedEvents, EventStore, VersionConflict

LOG = logging.getLogger(__name__)

AT_ONCE = 100
"""Tables that join their house in one transaction."""

TRIES = 20

LIVE, PRACTICE = "House", "Practice house"
"""The names of the houses, to which a number is added."""


class LinkedTable(NamedTuple):
    """A table from before houses had names; ``version``: of its seating; ``housed``: whether it is in a house."""

    table: str
    game: AnyGame
    terms: Any
    opener: str | None
    version: int
    housed: bool

    @property
    def link(self) -> str:
        """The key that the table and the tables linked to it had in common."""
        assert self.game.house is not None
        return self.game.house.former_link(self.terms)

    @property
    def practice(self) -> bool:
        """Whether it is for practice."""
        return self.game.house is not None and self.game.house.is_practice(self.terms)


async def put_into_houses(store: EventStore, games: Mapping[str, AnyGame]) -> None:
    """Put every table from before houses had names into a house; an event notes the end, so this is done only once.

    Tables whose meter or stops are damaged stay in no house, and nobody can play at them; every start tries again.

    Raises:
        StoreError: the store does not answer, or every attempt had a conflict.
    """
    if await store.version(streams.UPGRADE_TO_HOUSES):
        return
    links: dict[str, list[LinkedTable]] = {}
    for one in await _find_linked_tables(store, games):
        links.setdefault(one.link, []).append(one)
    damaged = False
    for number, link in enumerate(sorted(links), start=1):
        try:
            await _split_tables(_Upgrade(store, games, link, number), [one for one in links[link] if not one.housed])
        except (RulesError, DamagedEvents) as error:  # the other tables can be played at
            LOG.critical("the tables linked by %s are put into no house: %s", link, trace_of(error))
            damaged = True
    if damaged:
        return
    done = Append(stream=streams.UPGRADE_TO_HOUSES, expected=0, events=(streams.encode_event(UpgradeDone()),))
    await _try_append(store, [done])


class _Upgrade(NamedTuple):
    """The upgrade of the tables of one ``link``; ``number``: in the names of their houses."""

    store: EventStore
    games: Mapping[str, AnyGame]
    link: str
    number: int


async def _find_linked_tables(store: EventStore, games: Mapping[str, AnyGame]) -> list[LinkedTable]:
    """The tables from before houses had names, of games with a house."""
    found = []
    for stream in await store.streams(streams.table_stream("")):
        try:
            one = await _read(store, games, stream)
        except (RulesError, DamagedEvents) as error:  # nobody can play there, as before
            LOG.error("%s is put into no house: %s", stream, trace_of(error))
            continue
        if one is not None:
            found.append(one)
    return found


async def _read(store: EventStore, games: Mapping[str, AnyGame], stream: str) -> LinkedTable | None:
    events = [streams.read(one) for one in await store.read(stream)]
    seats = seating_fold.fold(events)
    game = games.get(seats.game)
    if game is None or game.house is None or seats.archived is not None or events[0].house is not None:
        return None
    terms = game.codec.read_stored_terms(bytes(seats.terms))
    table = stream.removeprefix(streams.table_stream(""))
    return LinkedTable(table, game, terms, seats.opener, len(events), housed=seats.house is not None)


async def _split_tables(upgrade: _Upgrade, tables: Sequence[LinkedTable]) -> None:
    """Found the houses of linked tables, and add the ``tables``, which are in no house yet."""
    if not tables:
        return
    for _ in range(TRIES):
        if (practice := await _is_kept_by_practice(upgrade)) is not None:
            break
        await _found_houses(upgrade, tables)
    else:
        raise VersionConflict(streams.house_stream(upgrade.link), 0, 0)
    for kind in (False, True):
        house = upgrade.link if kind == practice else _practice_house_of(upgrade.link)
        members = [one for one in tables if one.practice == kind]
        for first in range(0, len(members), AT_ONCE):
            await _join(upgrade, house, members[first : first + AT_ONCE])


async def _is_kept_by_practice(upgrade: _Upgrade) -> bool | None:
    """Whether the house that keeps the meter is for practice; None if it is not founded yet."""
    house = HouseTail(streams.house_stream(upgrade.link))
    await house.catch_up(upgrade.store)
    return None if house.register is None else house.register.practice


def _practice_house_of(link: str) -> str:
    """The id of the practice tables' house, if the live tables keep the meter."""
    return f"{link}-practice"


async def _found_houses(upgrade: _Upgrade, tables: Sequence[LinkedTable]) -> None:
    """Found both houses in one transaction; do nothing after a conflict."""
    link, number = upgrade.link, upgrade.number
    keeping, parting = [one for one in tables if not one.practice], [one for one in tables if one.practice]
    if not keeping:
        keeping, parting = parting, []
    house, meter = HouseTail(streams.house_stream(link)), MeterTail(streams.meter_stream(link))
    await house.catch_up(upgrade.store)
    await meter.begin(upgrade.store)
    events: list[Any] = [_founding_event(number, keeping)]
    parted = list[Append]()
    if parting:
        holds = house.floor.stop if house.floor.stopped_by in {one.table for one in parting} else None
        events += [StopGiven(id=holds, house=_practice_house_of(link))] if holds else []
        parted = _practice_house_appends(link, number, parting, meter, holds)
    kept = [*_meter_appends(meter, keeping[0]), _append(house.stream, house.version, *events)]
    entered = _visitor_appends([(link, keeping), (_practice_house_of(link), parting)])
    await _try_append(upgrade.store, [*kept, *parted, *entered])


def _founding_event(number: int, tables: Sequence[LinkedTable], parted_from: str | None = None) -> HouseFounded:
    first = tables[0]
    assert first.game.house is not None
    return HouseFounded(
        name=f"{PRACTICE if first.practice else LIVE} {number}",
        game=first.game.name,
        practice=first.practice,
        settled=dict(first.game.house.fixed_terms(first.terms)),
        by=next((one.opener for one in tables if one.opener), None),
        parted_from=parted_from,
    )


def _meter_appends(meter: MeterTail, table: LinkedTable) -> list[Append]:
    """The append to the stream of the meter that expects its present version, and opens it if necessary."""
    opened = [] if meter.version else [MeterOpened(amount=opening_of(table.game, table.terms))]
    return [_append(meter.stream, meter.version, *opened)]


def _practice_house_appends(
    link: str, number: int, tables: Sequence[LinkedTable], meter: MeterTail, holds: str | None
) -> list[Append]:
    """The appends that found the practice house; its meter opens with that of ``link``; ``holds``: its stop."""
    amount = meter.count.meter.amount if meter.version else opening_of(tables[0].game, tables[0].terms)
    taken = [StopTaken(id=holds, house=link)] if holds else []
    return [
        _append(streams.house_stream(_practice_house_of(link)), 0, _founding_event(number, tables, link), *taken),
        _append(streams.meter_stream(_practice_house_of(link)), 0, MeterOpened(amount=amount, parted_from=link)),
    ]


def _visitor_appends(houses: Sequence[tuple[str, Sequence[LinkedTable]]]) -> list[Append]:
    """The appends to the streams of the visitors who opened a table of these houses."""
    events_by_user: dict[str, list[HouseEntered]] = {}
    for house, tables in houses:
        for user in dict.fromkeys(one.opener for one in tables if one.opener):
            events_by_user.setdefault(user, []).append(HouseEntered(house=house))
    return [_append(streams.visitor_stream(user), None, *events) for user, events in events_by_user.items()]


async def _join(upgrade: _Upgrade, house: str, tables: Sequence[LinkedTable]) -> None:
    """Add ``tables`` to ``house``, and admit their openers; try again after a conflict."""
    store = upgrade.store
    for _ in range(TRIES):
        tail = HouseTail(streams.house_stream(house))
        await tail.catch_up(store)
        read = [await _read(store, upgrade.games, streams.table_stream(one.table)) for one in tables]
        left = [one for one in read if one is not None and not one.housed]
        if not left:
            return
        if tail.register is None:
            raise ImpossibleHistory(f"nobody has founded the house {house}")
        openers = dict.fromkeys(one.opener for one in left if one.opener and not tail.register.may_open(one.opener))
        events = [*(VisitorAdmitted(user=user) for user in openers), *(TableJoined(table=one.table) for one in left)]
        joined = [_append(streams.table_stream(one.table), one.version, HouseJoined(house=house)) for one in left]
        if await _try_append(store, [*joined, _append(tail.stream, tail.version, *events)]):
            return
    raise VersionConflict(streams.house_stream(house), 0, 0)


async def _try_append(store: EventStore, appends: Sequence[Append]) -> bool:
    """Store ``appends``; False after a conflict."""
    try:
        await store.append(appends)
    except VersionConflict:
        return False
    return True


def _append(stream: str, expected: int | None, *events: Any) -> Append:
    return Append(stream=stream, expected=expected, events=tuple(streams.encode_event(event) for event in events))
