"""The campaign of jackpots: its audit finds doubled, lost and misordered payments, and none in the room's own log."""

import asyncio
import copy
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from kitapi.kernel.house import Resumed, Stopped
from kitapi.registry import GAMES
from kitapi.room.record import streams
from kitapi.room.rooms import CardRoom
from kitapi.room.table import deal_start
from kitapi.room.table.bots import BotPlayers
from kitapi.store import MemoryStore, Recorded
from kitapi_campaigns.games.caribbean_stud.jackpot_campaign import campaign
from kitapi_campaigns.games.caribbean_stud.jackpots import rigged_shuffles
from kitapi_campaigns.games.caribbean_stud.jackpots.audit import audit_books
from kitapi_campaigns.games.caribbean_stud.jackpots.node import finish_hands, look_on, open_bot_table
from kitapi_testing.lottery_hall import eventually
from kitapi_testing.room_people import story

STOPS = 4
"""The number of stops after which the evening ends."""


@pytest.fixture(scope="module")
def evening_log() -> MemoryStore:
    """Return the log of three tables that have won and stopped each other several times."""
    store = MemoryStore()
    with pytest.MonkeyPatch.context() as rigged:
        rigged.setattr(deal_start, "shuffle", rigged_shuffles.rig_order)
        rigged.setattr(rigged_shuffles, "ROYAL", 0.2)
        rigged.setattr(rigged_shuffles, "STRAIGHT_FLUSH", 0.2)
        asyncio.run(until_won(store))
    return store


@pytest.fixture
def spoilable_log(evening_log: MemoryStore) -> MemoryStore:
    """Return a copy of that log, into which a test puts a fault."""
    return copy.deepcopy(evening_log)


async def until_won(store: MemoryStore) -> None:
    players = BotPlayers(rigged_shuffles.stake_always, pace=0, workers=lambda: ThreadPoolExecutor(1))
    room = CardRoom(store, GAMES, players, lambda _: ("bot",))
    desks = [await room.desk(await open_bot_table(room)) for _ in range(3)]
    looking = [await look_on(desk) for desk in desks]
    await eventually(lambda: kinds(store).issuperset({"meter.reset", "house.resumed"}) and stops(store) >= STOPS)
    await finish_hands(looking)
    await room.close()
    store.reopen()


def kinds(store: MemoryStore) -> set[str]:
    return {event.kind for event in store.log}


def stops(store: MemoryStore) -> int:
    return sum(event.kind == "house.stopped" for event in store.log)


def of_kind(store: MemoryStore, kind: str) -> Recorded:
    return next(event for event in store.log if event.kind == kind)


@story
async def the_books_are_right(store: MemoryStore) -> None:
    books = await audit_books(store)
    assert books.breaks == []
    assert books.stops >= STOPS
    assert books.awards >= 1
    assert books.hands >= 1
    assert books.resets >= 1


def test_the_audit_finds_nothing_where_nothing_is_wrong(spoilable_log: MemoryStore) -> None:
    the_books_are_right(spoilable_log)


def pay_twice(store: MemoryStore) -> None:
    award = of_kind(store, "meter.awarded")
    store.by_stream[award.stream].append(award)


def lose_a_contribution(store: MemoryStore) -> None:
    given = of_kind(store, "meter.contributed")
    store.by_stream[given.stream].remove(given)


def put_in_more(store: MemoryStore) -> None:
    given = of_kind(store, "meter.contributed")
    changed = msgspec.structs.replace(given, payload=given.payload.replace(b'"amount":1', b'"amount":2'))
    assert changed != given
    stream = store.by_stream[given.stream]
    stream[stream.index(given)] = changed


def pay_before_it_was_there(store: MemoryStore) -> None:
    """Swap two entries, so that the award was computed from an amount that was not in the meter yet."""
    award = of_kind(store, "meter.awarded")
    stream = store.by_stream[award.stream]
    place = stream.index(award)
    stream[place - 1], stream[place] = award, stream[place - 1]


def never_go_on(store: MemoryStore) -> None:
    stream = store.by_stream[of_kind(store, "house.resumed").stream]
    stream.pop()


def move_while_stopped(store: MemoryStore) -> None:
    """Put an event of another table between a stop and its end."""
    floor = store.by_stream[of_kind(store, "house.stopped").stream]
    stopped, resumed = [one for one in floor if isinstance(streams.read(one), Stopped | Resumed)][:2]
    event = streams.read(stopped)
    assert isinstance(event, Stopped)
    mine = streams.play_stream(event.id.partition("/")[0])
    other = next(one for one in store.log if one.stream.startswith("play:") and one.stream != mine)
    place = store.log.index(resumed)
    store.log.insert(place, msgspec.structs.replace(other, position=resumed.position - 1))


@pytest.mark.parametrize(
    "spoil", [pay_twice, lose_a_contribution, put_in_more, pay_before_it_was_there, never_go_on, move_while_stopped]
)
def test_the_audit_finds_it_when_we(spoil: Callable[[MemoryStore], None], spoilable_log: MemoryStore) -> None:
    spoil(spoilable_log)
    assert asyncio.run(audit_books(spoilable_log)).breaks


@pytest.mark.slow
def test_tables_on_one_jackpot_whose_node_is_killed_pay_nothing_twice_and_go_on(tmp_path: Path) -> None:
    done = asyncio.run(campaign(tmp_path, tables=8, rounds=3, seed=5))
    assert done.books.breaks == []
    assert done.errors == ""
    assert done.kills == 3
    assert done.books.awards > 0
    assert done.books.contributions > 20
