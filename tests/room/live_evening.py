"""A live table with five people in the house's roles, and a clock that only the test moves."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec

from kitapi.cards import read_cards
from kitapi.registry import GAMES
from kitapi.room.desk.desk import TableDesk
from kitapi.room.houses.meter import MeterCount
from kitapi.room.onlookers.messages import State
from kitapi.room.record import streams
from kitapi.room.rooms import CardRoom
from kitapi.room.table import automaton, deal_start
from kitapi.room.table.house_state import house_of
from kitapi.room.table.house_tables import HouseRequest
from kitapi.store import EventStore, MemoryStore
from kitapi_testing.room_people import Guest, options_in
from tests.games.caribbean_stud.room.test_staff import STAFF, by_the_book, carry_out, of_player
from tests.room.test_staffing import casino, stud

TOP = read_cards("9h 8h 7h 6h 5h As Kd Tc 6s 3d")
"""A straight flush at the first seat, and a bank that qualifies."""

STUD = GAMES["caribbean-stud"]


class Hours:
    """A clock for the automaton's pauses that only the test moves."""

    def __init__(self) -> None:
        self._now = 0.0
        self._sleeping: list[tuple[float, asyncio.Future[None]]] = []

    async def sleep(self, seconds: float) -> None:
        awake = asyncio.get_running_loop().create_future()
        self._sleeping.append((self._now + seconds, awake))
        await awake

    async def passes(self, seconds: float) -> None:
        """Let the time advance, and carry out what is due in it."""
        until = self._now + seconds
        await let_tasks_end()
        while due := [one for one in self._sleeping if one[0] <= until and not one[1].done()]:
            self._now, awake = min(due, key=lambda one: one[0])
            awake.set_result(None)
            await let_tasks_end()
        self._now = until


async def let_tasks_end() -> None:
    """Let all started tasks end."""
    for _ in range(200):
        await asyncio.sleep(0)


def is_as_new(version: int, state: State) -> bool:
    """Whether ``state`` has that version or a later one."""
    return state.version >= version


class Evening:
    """A live table with a player and five people of the house, and another table of the same house."""

    def __init__(self, store: EventStore, room: CardRoom, desk: TableDesk, other: TableDesk) -> None:
        self.store, self.room, self.desk, self.other = store, room, desk, other
        self.maria = Guest(desk, "maria")
        self.staff: dict[str, Guest] = {}

    @classmethod
    async def open(cls) -> "Evening":
        room = casino(store := MemoryStore())
        desk = await stud(room, "me", practice=False)
        [lido] = await room.housing.of_user("maria")
        await room.housing.enter("elena", lido.id, await room.housing.invite("maria", lido.id))
        other = await stud(room, "me", user="elena", practice=False, house=HouseRequest(id=lido.id))
        evening = cls(store, room, desk, other)
        await evening.maria.look()
        for role in STAFF:
            evening.staff[role] = await Guest(desk, role, role).look()
            await evening.staff[role].take_role(role, role.title())
        await evening.maria.admit_all()
        return evening

    async def until(self, kind: type) -> None:
        """Play without irregularities until an event of ``kind`` has happened; the player declares their hand."""
        while not await self.of(kind):
            if (step := await by_the_book(self.maria)) is not None:
                await carry_out(self.staff[str(step.actor)], step)
            else:
                table = await self.desk.table()
                await self.maria.until(partial(is_as_new, table.version))
                await self.maria.act(self._choice(), seen=table.version)

    def _choice(self) -> dict[str, Any]:
        options = options_in(self.maria.state)
        kinds = {option.get("action", option["kind"]): option for option in options}
        wanted = ("declare", "raise") if "raise" in kinds or "declare" in kinds else ()
        if "ante" in kinds and "take_back_ante" in kinds and "token" in kinds:
            return {"kind": "token"}
        return next((kinds[kind] for kind in wanted if kind in kinds), None) or of_player(options)

    async def events(self) -> list[Any]:
        recorded = await self.store.read(streams.play_stream(self.desk.table_id))
        return [STUD.codec.read_event(one.kind, one.schema, one.payload) for one in recorded]

    async def of(self, kind: type) -> list[Any]:
        return [event for event in await self.events() if isinstance(event, kind)]

    async def meter(self) -> tuple[Any, list[Any]]:
        house = house_of(self.desk.table_id, (await self.desk.table()).seating)
        count, events = MeterCount(), []
        for one in await self.store.read(streams.meter_stream(house)):
            count.add(event := streams.read(one))
            events.append(event)
        return count.meter, events


@contextmanager
def kept_hours() -> Iterator[Hours]:
    """Yield the pauses of every automaton."""
    hours = Hours()
    with patch.object(automaton, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": hours.sleep})):
        yield hours


@contextmanager
def stacked_hours() -> Iterator[Hours]:
    """Yield the pauses of every automaton, and a deck that gives the first seat a straight flush."""
    stacked = patch.object(deal_start, "shuffle", lambda deck, *_: (*TOP, *(card for card in deck if card not in TOP)))
    with kept_hours() as hours, stacked:
        yield hours


def view_of(state: Any) -> dict[str, Any]:
    """Return the view of the game in a state."""
    view: dict[str, Any] = msgspec.json.decode(state.view)
    return view
