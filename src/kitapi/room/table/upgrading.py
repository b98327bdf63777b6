"""Puts tables from before houses had names into houses: then tables with equal amounts were linked, and nothing more.

Of such tables the live ones are one house and those of practice another. The one of the live tables, or of practice
where none is live, keeps the meter with its history; the other's opens with what that one holds at that moment, so no
table's display changes. A stop goes where the table is that holds the others stopped. What was put into the meter
before stays in the one into which it was put.

Every step is one transaction and none is done twice, so the upgrade may stop anywhere and be started again by any node.
"""

import logging
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kitapi.kernel import ImpossibleHistory, RulesError
from kitapi.room.faults import where
from kitapi.room.houses.meter import MeterOpened, StopGiven, StopTaken
from kitapi.room.houses.register import HouseFounded, TableJoined, VisitorAdmitted
from kitapi.room.record import streams
from kitapi.room.record.deal import AnyGame
from kitapi.room.record.streams import HouseEntered, UpgradeDone
from kitapi.room.seats import seating_fold
from kitapi.room.seats.seating_events import HouseJoined
from kitapi.room.table.linked import opening_of
from kitapi.room.table.tails import HouseTail, MeterTail
from kitapi.store import Append, DamagedEvents, EventStore, VersionConflict

LOG = logging.getLogger(__name__)

AT_ONCE = 100
"""Tables that join their house in one transaction."""

TRIES = 20

LIVE, PRACTICE = "House", "Practice house"
"""What the houses are called, with a number after it."""


class Linked(NamedTuple):
    """A table from before houses had names; ``version``: of its seating; ``housed``: it is in a house by now."""

    table: str
    game: AnyGame
    terms: Any
    opener: str | None
    version: int
    housed: bool

    @property
    def link(self) -> str:
        """What it shared with those with which it was linked."""
        assert self.game.house is not None
        return self.game.house.former_link(self.terms)

    @property
    def practice(self) -> bool:
        """Whether it is for practice."""
        return self.game.house is not None and self.game.house.is_practice(self.terms)


async def put_into_houses(store: EventStore, games: Mapping[str, AnyGame]) -> None:
    """Put every table from before houses had names into one; once that is done it is not looked for again.

    Tables whose meter or stops are damaged stay in no house, and nobody can play at them; every start tries again.

    Raises:
        StoreError: the store does not answer, or others always were quicker.
    """
    if await store.version(streams.UPGRADE_TO_HOUSES):
        return
    links: dict[str, list[Linked]] = {}
    for one in await _find_linked_tables(store, games):
        links.setdefault(one.link, []).append(one)
    damaged = False
    for number, link in enumerate(sorted(links), start=1):
        try:
            await _part(_Upgrade(store, games, link, number), [one for one in links[link] if not one.housed])
        except (RulesError, DamagedEvents) as error:  # the other tables can be played at
            LOG.critical("the tables linked by %s are put into no house: %s", link, where(error))
            damaged = True
    if damaged:
        return
    done = Append(stream=streams.UPGRADE_TO_HOUSES, expected=0, events=(streams.written(UpgradeDone()),))
    await _try_append(store, [done])


class _Upgrade(NamedTuple):
    """The tables of one ``link`` are put into houses, which are the ``number``th."""

    store: EventStore
    games: Mapping[str, AnyGame]
    link: str
    number: int


async def _find_linked_tables(store: EventStore, games: Mapping[str, AnyGame]) -> list[Linked]:
    """The tables from before houses had names, of games with one."""
    found = []
    for stream in await store.streams(streams.table_stream("")):
        try:
            one = await _read(store, games, stream)
        except (RulesError, DamagedEvents) as error:  # nobody can play there, as before
            LOG.error("%s is put into no house: %s", stream, where(error))
            continue
        if one is not None:
            found.append(one)
    return found


async def _read(store: EventStore, games: Mapping[str, AnyGame], stream: str) -> Linked | None:
    events = [streams.read(one) for one in await store.read(stream)]
    seats = seating_fold.fold(events)
    game = games.get(seats.game)
    if game is None or game.house is None or seats.archived is not None or events[0].house is not None:
        return None
    terms = game.codec.read_stored_terms(bytes(seats.terms))
    table = stream.removeprefix(streams.table_stream(""))
    return Linked(table, game, terms, seats.opener, len(events), housed=seats.house is not None)


async def _part(upgrade: _Upgrade, tables: Sequence[Linked]) -> None:
    """Found the houses of the tables that were linked, and let those ``tables`` join them that are in none yet."""
    if not tables:
        return
    for _ in range(TRIES):
        if (practice := await _kept_by_practice(upgrade)) is not None:
            break
        await _found(upgrade, tables)
    else:
        raise VersionConflict(streams.house_stream(upgrade.link), 0, 0)
    for kind in (False, True):
        house = upgrade.link if kind == practice else _parted(upgrade.link)
        members = [one for one in tables if one.practice == kind]
        for first in range(0, len(members), AT_ONCE):
            await _join(upgrade, house, members[first : first + AT_ONCE])


async def _kept_by_practice(upgrade: _Upgrade) -> bool | None:
    """Whether the house that keeps the meter is one of practice; None: it is not founded yet."""
    house = HouseTail(streams.house_stream(upgrade.link))
    await house.catch_up(upgrade.store)
    return None if house.register is None else house.register.practice


def _parted(link: str) -> str:
    """The house of the practice tables, where live ones keep the meter."""
    return f"{link}-practice"


async def _found(upgrade: _Upgrade, tables: Sequence[Linked]) -> None:
    """Found both houses in one transaction, unless others are quicker."""
    link, number = upgrade.link, upgrade.number
    keeping, parting = [one for one in tables if not one.practice], [one for one in tables if one.practice]
    if not keeping:
        keeping, parting = parting, []
    house, meter = HouseTail(streams.house_stream(link)), MeterTail(streams.meter_stream(link))
    await house.catch_up(upgrade.store)
    await meter.begin(upgrade.store)
    events: list[Any] = [_founding(number, keeping)]
    parted = list[Append]()
    if parting:
        holds = house.floor.stop if house.floor.stopped_by in {one.table for one in parting} else None
        events += [StopGiven(id=holds, house=_parted(link))] if holds else []
        parted = _parting(link, number, parting, meter, holds)
    kept = [*_opened(meter, keeping[0]), _append(house.stream, house.version, *events)]
    entered = _entered([(link, keeping), (_parted(link), parting)])
    await _try_append(upgrade.store, [*kept, *parted, *entered])


def _founding(number: int, tables: Sequence[Linked], parted_from: str | None = None) -> HouseFounded:
    first = tables[0]
    assert first.game.house is not None
    return HouseFounded(
        name=f"{PRACTICE if first.practice else LIVE} {number}",
        game=first.game.name,
        practice=first.practice,
        settled=dict(first.game.house.settled(first.terms)),
        by=next((one.opener for one in tables if one.opener), None),
        parted_from=parted_from,
    )


def _opened(meter: MeterTail, table: Linked) -> list[Append]:
    """The present meter; it is opened if it was not open yet."""
    opened = [] if meter.version else [MeterOpened(amount=opening_of(table.game, table.terms))]
    return [_append(meter.stream, meter.version, *opened)]


def _parting(link: str, number: int, tables: Sequence[Linked], meter: MeterTail, holds: str | None) -> list[Append]:
    """The house of practice, whose meter opens with what that of ``link`` holds; ``holds``: the stop that it takes."""
    amount = meter.count.meter.amount if meter.version else opening_of(tables[0].game, tables[0].terms)
    taken = [StopTaken(id=holds, house=link)] if holds else []
    return [
        _append(streams.house_stream(_parted(link)), 0, _founding(number, tables, link), *taken),
        _append(streams.meter_stream(_parted(link)), 0, MeterOpened(amount=amount, parted_from=link)),
    ]


def _entered(houses: Sequence[tuple[str, Sequence[Linked]]]) -> list[Append]:
    """What the visitors' own streams say who opened a table of these houses."""
    told: dict[str, list[HouseEntered]] = {}
    for house, tables in houses:
        for user in dict.fromkeys(one.opener for one in tables if one.opener):
            told.setdefault(user, []).append(HouseEntered(house=house))
    return [_append(streams.visitor_stream(user), None, *events) for user, events in told.items()]


async def _join(upgrade: _Upgrade, house: str, tables: Sequence[Linked]) -> None:
    """Let ``tables`` join ``house``, and admit who opened them; again where others write to it."""
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
    """Store ``appends``; False where others were quicker."""
    try:
        await store.append(appends)
    except VersionConflict:
        return False
    return True


def _append(stream: str, expected: int | None, *events: Any) -> Append:
    return Append(stream=stream, expected=expected, events=tuple(streams.written(event) for event in events))
