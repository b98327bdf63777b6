"""Rooms and tables of the lottery, the toy game with a house."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from kitapi.kernel import HouseEntry
from kitapi.kernel.house import Resumed, Stopped
from kitapi.room.desk.desk import TableDesk
from kitapi.room.houses.meter import Meter, MeterCount, MeterOpened
from kitapi.room.houses.register import HouseFounded, VisitorAdmitted
from kitapi.room.record import streams
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.bots import BotPlayers, Choose
from kitapi.room.table.house_tables import HouseRequest
from kitapi.room.table.tails import HouseTail
from kitapi.room.times import Times
from kitapi.store import Append, EventStore
from kitapi_testing.house_events import LotteryTerms
from kitapi_testing.house_game import LOTTERY
from kitapi_testing.room_people import LASTING, TOO_LONG, Guest, play_first, toy_bots
from kitapi_testing.toy_game import TOY

HALL = {"name": "hall", "opening": 100}


def hall(store: EventStore, *, choose: Choose = play_first, pace: float = 0, times: Times = LASTING) -> CardRoom:
    """Return a card room with the toy game and the lottery."""
    players = BotPlayers(choose, pace=pace, workers=lambda: ThreadPoolExecutor(1))
    return CardRoom(store, {"toy": TOY, "lottery": LOTTERY}, players, toy_bots, times=times)


async def lottery(room: CardRoom, *seats: str, user: str = "maria", **variant: Any) -> TableDesk:
    """Return the desk of a new table that ``user`` opened in the house of that name."""
    terms = LOTTERY.codec.read_terms(msgspec.json.encode({"players": len(seats), "variant": {**HALL, **variant}}))
    house = terms.variant.name.value
    await let_in(room.desks.context.store, house, terms, user)
    written = msgspec.Raw(LOTTERY.codec.write_terms(terms))
    new_table = NewTable(game="lottery", terms=written, seats=seats, name="Maria", house=HouseRequest(id=house))
    return await room.desk((await room.open_table(user, new_table))[0])


async def let_in(store: EventStore, house: str, terms: LotteryTerms, user: str) -> None:
    """Found ``house`` with the terms of its first table, and let ``user`` open tables in it."""
    tail, settled = HouseTail(streams.house_stream(house)), LOTTERY.house.fixed_terms(terms)
    await tail.catch_up(store)
    admitted = streams.encode_event(VisitorAdmitted(user=user))
    if tail.register is not None:
        if not tail.register.may_open(user):
            await store.append([Append(stream=tail.stream, expected=tail.version, events=(admitted,))])
        return
    practice, amount = terms.variant.practice, terms.variant.opening
    founded = HouseFounded(name=house, game="lottery", practice=practice, settled=dict(settled), by="founder")
    events = (streams.encode_event(founded), admitted)
    opened = (streams.encode_event(MeterOpened(amount=amount)),)
    await store.append(
        [
            Append(stream=tail.stream, expected=tail.version, events=events),
            Append(stream=streams.meter_stream(house), expected=None, events=opened),
        ]
    )


async def stake(guest: Guest) -> int:
    """Stake as soon as that is offered."""
    await ready_to_stake(guest)
    return await guest.act({"kind": "stake"})


async def pass_hand(guest: Guest) -> int:
    """Pass in a hand, without a stake."""
    await ready_to_stake(guest)
    return await guest.act({"kind": "pass"})


async def ready_to_stake(guest: Guest) -> None:
    """Give the guest's share in the shuffle if it is due, and wait until they may stake."""
    state = await guest.until(lambda state: bool({"nonce", "stake"} & {one["kind"] for one in options(state)}))
    if any(one["kind"] == "nonce" for one in options(state)):
        await guest.act({"kind": "contribute", "value": "0f" * 16})
    await guest.until_offered("stake")


def options(state: Any) -> list[dict[str, Any]]:
    """Return the options in the view of a state; none where there is no view."""
    listed: list[dict[str, Any]] = msgspec.json.decode(state.view)["options"] if state.view else []
    return listed


async def meter_events(store: EventStore, link: str = "hall") -> list[Any]:
    """Return all events of the meter of the house ``link``."""
    return [streams.read(one) for one in await store.read(streams.meter_stream(link))]


async def floor_events(store: EventStore, link: str = "hall") -> list[Stopped | Resumed]:
    """Return the events that stopped the tables of the house ``link``, and those that let them continue."""
    read = [streams.read(one) for one in await store.read(streams.house_stream(link))]
    return [event for event in read if isinstance(event, Stopped | Resumed)]


async def audit_meter(store: EventStore, link: str = "hall") -> Meter:
    """Compute the meter from all its events, each counted once."""
    count, names = MeterCount(), set[str]()
    for event in await meter_events(store, link):
        count.add(event)
        if isinstance(event, HouseEntry):
            assert event.id not in names
            names.add(event.id)
    return count.meter


async def eventually(condition: Callable[[], Any]) -> None:
    """Wait until ``condition``, awaited if it can be, is true."""
    async with asyncio.timeout(TOO_LONG):
        while True:
            holds = condition()
            if asyncio.iscoroutine(holds):
                holds = await holds
            if holds:
                return
            await asyncio.sleep(0.001)
