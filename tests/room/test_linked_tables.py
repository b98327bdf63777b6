"""Tables that share one meter: every contribution and every win is counted exactly once, in the same order."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from kitapi.kernel import ImpossibleHistory
from kitapi.kernel.house import Awarded, Contributed, Restarted, Reversed
from kitapi.room.desk import desk
from kitapi.room.desk.cached_table import CachedTable
from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import Busy
from kitapi.room.houses.house_errors import SettledByHouse
from kitapi.room.houses.meter import MeterCounted, MeterOpened
from kitapi.room.onlookers.messages import Terms
from kitapi.room.record import streams
from kitapi.room.rooms import NewTable
from kitapi.room.table import linked_house
from kitapi.room.table.houses import Houses
from kitapi.store import Append, Appended, CommandKey, EventStore, MemoryStore, NewEvent, Recorded, StoreUnavailable
from kitapi.store.port import VersionConflict
from kitapi_testing.clauses import clause
from kitapi_testing.house_events import CoinsIn, Paid
from kitapi_testing.house_game import LOTTERY
from kitapi_testing.lottery_hall import (
    HALL,
    audit_meter,
    eventually,
    hall,
    lottery,
    meter_events,
    ready_to_stake,
    stake,
)
from kitapi_testing.room_people import Guest, StoreAt, fresh_id, is_over, story, view_in


async def events_at(store: EventStore, table: str) -> list[Any]:
    recorded = await store.read(streams.play_stream(table))
    return [LOTTERY.codec.read_event(one.kind, one.schema, one.payload) for one in recorded]


async def hands_played(desk: TableDesk) -> int:
    return (await desk.table()).settled


async def check_books(store: EventStore, *desks: TableDesk) -> None:
    """Check that the tables' own histories and the meter's have the same entries, each once."""
    meter = await audit_meter(store)
    events = [event for desk in desks for event in await events_at(store, desk.table_id)]
    assert meter.contributed == sum(event.amount for event in events if isinstance(event, CoinsIn))
    paid = [event for event in events if isinstance(event, Paid)]
    assert (meter.awarded, meter.covered) == (sum(one.amount for one in paid), sum(one.covered for one in paid))
    assert meter.restarted == sum(one.restart or 0 for one in paid)


@story
async def test_tables_of_one_house_feed_one_meter_and_those_of_another_their_own(store: StoreAt) -> None:
    room = hall(kept := store())
    guests = [await Guest(await lottery(room, "me", user=user), user).look() for user in ("maria", "nikos")]
    away = await Guest(await lottery(room, "me", user="anna", name="cellar", opening=5), "anna").look()
    for guest in (*guests, away):
        await stake(guest)
        await guest.until(is_over)
    assert [type(event) for event in await meter_events(kept)] == [MeterOpened, Contributed, Contributed]
    assert (await audit_meter(kept)).amount == 106
    assert (await audit_meter(kept, "cellar")).amount == 8
    assert away.state.table.meter == 8
    tables = {event.id.split("/")[0] for event in (await meter_events(kept))[1:]}
    assert tables == {guest.desk.table_id for guest in guests}
    await room.close()


@clause("AMB-72")
@story
async def test_terms_leave_what_the_house_has_settled_and_change_the_rest(store: StoreAt) -> None:
    room = hall(store())
    nikos = await Guest(await lottery(room, "open", user="maria"), "nikos").look()
    await nikos.sit(0)

    async def put(**changed: Any) -> None:
        terms = msgspec.json.encode({"players": 1, "variant": {**HALL, **changed}})
        await nikos.desk.handle("nikos", Terms(id=fresh_id(), terms=msgspec.Raw(terms)))

    with pytest.raises(SettledByHouse) as refused:
        await put(opening=5)
    assert refused.value.facts == {"field": "opening"}
    await put(share=7)
    await stake(nikos)
    assert (await nikos.until(is_over)).table.meter == 107
    await room.close()


@story
async def test_a_table_that_is_a_house_of_its_own_opens_its_meter_as_its_terms_say_when_it_begins(
    store: StoreAt,
) -> None:
    room = hall(kept := store())
    terms = msgspec.Raw(msgspec.json.encode({"players": 1, "variant": HALL}))
    table, _ = await room.open_table("maria", NewTable(game="lottery", terms=terms, seats=("open",)))
    nikos = await Guest(await room.desk(table), "nikos").look()
    assert (nikos.state.table.meter, nikos.state.table.house) == (100, "")
    await nikos.sit(0)
    other = msgspec.json.encode({"players": 1, "variant": {**HALL, "opening": 5}})
    await nikos.desk.handle("nikos", Terms(id=fresh_id(), terms=msgspec.Raw(other)))
    await stake(nikos)
    assert (await nikos.until(is_over)).table.meter == 8
    assert (await audit_meter(kept, table)).opening == 5
    await room.close()


@story
async def test_what_others_put_in_is_shown_in_about_a_second_at_most_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linked_house, "NOTICE_SECONDS", 0.3)
    room = hall(MemoryStore())
    maria = await Guest(await lottery(room, "me"), "maria").look()
    await ready_to_stake(maria)
    assert maria.state.table.meter == 100
    tables = [await Guest(await lottery(room, "me", user=user), user).look() for user in ("a", "b", "c", "d")]
    before = len(maria.states)
    for guest in tables:
        await stake(guest)
        await guest.until(is_over)
    await maria.until(lambda state: state.table.meter == 112)
    assert len(maria.states) - before <= 2
    await room.close()


@pytest.mark.parametrize(("took", "seconds"), [(0.0, 1.0), (0.05, 1.0), (0.25, 2.5), (3.0, 5.0)])
def test_a_meter_of_many_tables_is_shown_less_often(took: float, seconds: float) -> None:
    assert linked_house.seconds_until_notice(took) == seconds


@story
async def test_an_award_is_computed_from_what_the_meter_holds(store: StoreAt) -> None:
    room = hall(kept := store())
    maria = await Guest(await lottery(room, "me", opening=2, wins="fixed"), "maria").look()
    await stake(maria)
    await maria.until(is_over)
    paid = next(event for event in await events_at(kept, maria.desk.table_id) if isinstance(event, Paid))
    assert (paid.amount, paid.covered) == (5, 2), "the meter held the opening and the stake"
    await check_books(kept, maria.desk)
    assert (await audit_meter(kept)).amount == 0
    await room.close()


@pytest.mark.parametrize("wins", ["fixed", "all"])
@story
async def test_two_tables_that_win_at_once_are_paid_one_after_the_other(store: StoreAt, wins: str) -> None:
    room = hall(kept := store())
    desks = [await lottery(room, "me", wins=wins, user=user) for user in ("maria", "nikos")]
    guests = [await Guest(desk, user).look() for desk, user in zip(desks, ("maria", "nikos"), strict=True)]
    for _ in range(3):
        for guest in guests:
            await ready_to_stake(guest)
        await asyncio.gather(*(guest.act({"kind": "stake"}) for guest in guests))
        await asyncio.gather(*(guest.until(is_over) for guest in guests))
        await asyncio.gather(*(guest.until(lambda state: not is_over(state)) for guest in guests))
    await check_books(kept, *desks)
    awards = [event for event in await meter_events(kept) if isinstance(event, Awarded)]
    assert len(awards) == len({award.id for award in awards}) == 6
    await room.close()


@story
async def test_what_a_hundred_tables_put_in_and_win_at_once_has_one_order(store: StoreAt) -> None:
    room = hall(kept := store())
    desks = [
        await lottery(room, "first", "first", "open", wins=("fixed" if number % 3 else "nothing"), user="opener")
        for number in range(100)
    ]
    await asyncio.gather(*(eventually(lambda one=one: has_played(one, 1)) for one in desks))  # type: ignore[misc]
    await check_books(kept, *desks)
    count = await audit_meter(kept)
    assert count.contributed == 600
    table = await desks[0].table()
    assert table.meter == count.amount, "what is remembered is what is stored"
    await room.close()


async def has_played(desk: TableDesk, hands: int) -> bool:
    return await hands_played(desk) >= hands


class Interrupted(MemoryStore):
    """Lets something happen right before an event of the kind ``at`` is stored for the first time."""

    def __init__(self, at: str, before: Callable[["Interrupted"], Awaitable[Any]]) -> None:
        super().__init__()
        self.conflicts = 0
        self._at = at
        self._before: Callable[[Interrupted], Awaitable[Any]] | None = before

    async def append(self, batches: Any, command: CommandKey | None = None) -> Appended:
        if self._before is not None and any(event.kind == self._at for batch in batches for event in batch.events):
            before, self._before = self._before, None
            await before(self)
        try:
            return await super().append(batches, command)
        except VersionConflict:
            self.conflicts += 1
            raise


class Slow(MemoryStore):
    """A store as slow as a disk, so that simultaneous appends really overlap."""

    async def append(self, batches: Any, command: CommandKey | None = None) -> Appended:
        await asyncio.sleep(0.005)
        return await super().append(batches, command)


async def contribute_elsewhere(store: EventStore, name: str, amount: int) -> None:
    """Another server puts something into the meter."""
    entry = streams.encode_event(Contributed(id=name, amount=amount))
    await store.append([Append(stream=streams.meter_stream("hall"), expected=None, events=(entry,))])


@story
async def test_an_award_that_comes_too_late_is_computed_again_and_the_player_hears_nothing_of_it() -> None:
    store = Interrupted("lottery.paid", lambda store: contribute_elsewhere(store, "elsewhere/1", 2))
    room = hall(store)
    maria = await Guest(await lottery(room, "me", opening=1, wins="fixed"), "maria").look()
    await stake(maria)
    await maria.until(is_over)
    assert store.conflicts == 1
    paid = next(event for event in await events_at(store, maria.desk.table_id) if isinstance(event, Paid))
    assert (paid.amount, paid.covered) == (6, 1)
    assert (await audit_meter(store)).amount == 0
    await room.close()


@story
async def test_what_only_puts_in_is_never_too_late() -> None:
    store = Interrupted("lottery.coins_in", lambda store: contribute_elsewhere(store, "elsewhere/1", 2))
    room = hall(store)
    maria = await Guest(await lottery(room, "me"), "maria").look()
    await stake(maria)
    await maria.until(is_over)
    assert store.conflicts == 0
    await eventually(lambda: maria.desk.link.house is not None and maria.desk.link.house.now.meter.amount == 105)
    await room.close()


@story
async def test_a_player_whose_every_attempt_conflicts_may_try_again_and_the_table_continues() -> None:
    store = MemoryStore()
    room = hall(store)
    maria = await Guest(await lottery(room, "me", "open"), "maria").look()
    await ready_to_stake(maria)
    real = store.append

    async def too_late(batches: Any, command: CommandKey | None = None) -> Appended:
        raise VersionConflict(streams.house_stream("hall"), 0, 1)

    store.append = too_late  # type: ignore[method-assign]
    with pytest.raises(Busy):
        await maria.act({"kind": "stake"})
    store.append = real  # type: ignore[method-assign]
    await stake(maria)
    await maria.until(is_over)
    await room.close()


@story
async def test_those_who_try_again_take_turns_so_that_each_gets_through_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(desk, "TRIES", 4)
    gave_up: list[CachedTable] = []

    def forget(self: CachedTable) -> None:
        gave_up.append(self)

    monkeypatch.setattr(CachedTable, "forget", forget)
    room, people = hall(Slow()), [f"person-{number}" for number in range(12)]
    guests = [await Guest(await lottery(room, "me", wins="fixed", user=user), user).look() for user in people]
    for guest in guests:
        await ready_to_stake(guest)
    await asyncio.gather(*(guest.act({"kind": "stake"}) for guest in guests))
    await asyncio.gather(*(guest.until(is_over) for guest in guests))
    assert gave_up == []
    await room.close()


@story
async def test_a_repeated_command_puts_in_nothing_again(store: StoreAt) -> None:
    room = hall(kept := store())
    maria = await Guest(await lottery(room, "me", wins="fixed"), "maria").look()
    await ready_to_stake(maria)
    seen, command = maria.state.version, fresh_id()
    first = await maria.act({"kind": "stake"}, seen=seen, id=command)
    await maria.until(is_over)
    assert await maria.act({"kind": "stake"}, seen=seen, id=command) == first
    await check_books(kept, maria.desk)
    assert (await audit_meter(kept)).contributed == 3
    await room.close()


@story
async def test_two_servers_over_one_store_feed_and_empty_one_meter() -> None:
    store = MemoryStore()
    rooms = [hall(store), hall(store)]
    desks = [
        await lottery(room, "first", "first", wins=wins, user="opener")
        for room in rooms
        for wins in ("fixed", "nothing", "fixed")
    ]
    lookers = [await Guest(desk, "stranger").look() for desk in desks]
    await asyncio.gather(*(eventually(lambda one=one: has_played(one, 5)) for one in desks))  # type: ignore[misc]
    for looker in lookers:
        await looker.leave()
    await asyncio.gather(*(eventually(desk.is_quiet) for desk in desks))
    await check_books(store, *desks)
    for room in rooms:
        await room.close()


@story
async def test_a_hand_broken_up_takes_its_stakes_back_out_of_the_meter(store: StoreAt) -> None:
    room = hall(kept := store(), pace=1)
    maria = await Guest(await lottery(room, "me", wins="fixed", looking=3_600_000), "maria").look()
    await stake(maria)
    await maria.until(lambda state: view_in(state)["coins"] is not None)
    award = (streams.encode_event(Awarded(id="elsewhere/1", amount=102)),)
    await kept.append([Append(stream=streams.meter_stream("hall"), expected=None, events=award)])
    await maria.break_up()
    await maria.until(is_over)
    reversal = (await meter_events(kept))[-1]
    assert isinstance(reversal, Reversed)
    assert (reversal.amount, reversal.covered, reversal.of) == (1, 2, f"{maria.desk.table_id}/1/coins")
    assert (await audit_meter(kept)).amount == 0
    await room.close()


@story
async def test_the_meter_is_counted_now_and_then_and_read_from_there(
    store: StoreAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(linked_house, "COUNTING_ENTRIES", 5)
    room = hall(kept := store())
    stranger = await Guest(desk := await lottery(room, "first", user="opener"), "stranger").look()
    await eventually(lambda: has_played(desk, 12))
    await stranger.leave()
    await eventually(desk.is_quiet)
    await room.close()
    kept = store()
    events = await meter_events(kept)
    assert sum(isinstance(event, MeterCounted) for event in events) >= 2
    meter = await audit_meter(kept)
    real, read = kept.read, list[int]()

    async def note_read(stream: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
        read.append(after)
        return await real(stream, after, limit)

    monkeypatch.setattr(kept, "read", note_read)
    house = await Houses(kept).of("hall", 100, desk)
    assert house.now.meter == meter
    assert read[0] > len(events) - 12, "not from the beginning"
    assert house.now.meter_version == len(events)
    await house.close()
    await kept.close()


class Unheard:
    """A listener that is informed of no house."""

    async def on_house_changed(self) -> None:
        raise AssertionError("nothing has happened")


@story
async def test_a_meter_whose_stream_does_not_hold_together_is_not_paid_from() -> None:
    store = MemoryStore()
    entry = NewEvent(kind="meter.awarded", schema=1, payload=b'{"kind":"meter.awarded","id":"T/1","amount":1}')
    await store.append([Append(stream=streams.meter_stream("hall"), expected=0, events=(entry,))])
    with pytest.raises(ImpossibleHistory):
        await Houses(store).of("hall", 100, Unheard())


@story
async def test_the_meter_is_opened_once_by_whoever_comes_first() -> None:
    opened = streams.encode_event(MeterOpened(amount=7))

    async def first(store: EventStore) -> None:
        await store.append([Append(stream=streams.meter_stream("hall"), expected=0, events=(opened,))])

    store = Interrupted("meter.opened", first)
    house = await Houses(store).of("hall", 100, Unheard())
    assert house.now.meter.amount == 7
    await house.close()


@story
async def test_a_store_that_fails_while_the_meter_is_read_again_leaves_the_table_playable() -> None:
    store = MemoryStore()
    room = hall(store)
    maria = await Guest(await lottery(room, "me", "open"), "maria").look()
    await ready_to_stake(maria)
    real = store.append

    async def unavailable(batches: Any, command: CommandKey | None = None) -> Appended:
        store.append = real  # type: ignore[method-assign]
        raise StoreUnavailable("full")

    store.append = unavailable  # type: ignore[method-assign]
    with pytest.raises(Busy):
        await maria.act({"kind": "stake"})
    await stake(maria)
    await maria.until(is_over)
    await room.close()


@story
async def test_a_restart_pays_and_puts_in_the_amount_that_the_winner_was_due() -> None:
    store = MemoryStore()
    room = hall(store)
    maria = await Guest(await lottery(room, "me", wins="all"), "maria").look()
    await stake(maria)
    await maria.until(is_over)
    kinds = [type(event) for event in await meter_events(store)]
    assert kinds == [MeterOpened, Contributed, Awarded, Restarted]
    assert (await audit_meter(store)).amount == 50
    await room.close()
