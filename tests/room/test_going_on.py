"""Automatic steps that could not be stored are taken once the store is available again, without any request."""

import contextlib
from typing import Any

import pytest

from kitapi.kernel.house import Contributed, Resumed, Stopped
from kitapi.room.errors import Busy
from kitapi.room.record import streams
from kitapi.room.table import linked_house
from kitapi.store import Append, Appended, CommandKey, MemoryStore, Recorded, StoreUnavailable
from kitapi_testing.lottery_hall import eventually, hall, lottery, stake
from kitapi_testing.room_people import Guest, is_over, story
from kitapi_testing.two_people import a_table_of_two, play_out
from tests.room.failing_store import FailingStore


@story
async def test_the_next_deal_is_opened_although_the_store_was_away_when_the_last_one_it_waited_for_left() -> None:
    room, maria, nikos = await a_table_of_two(store := FailingStore())
    await play_out(maria, nikos)
    await maria.next()
    store.next_failure = StoreUnavailable("not now")
    with contextlib.suppress(Busy):
        await nikos.leave()
    assert store.next_failure is None
    await eventually(lambda: maria.desk.kept.now is not None and maria.desk.kept.now.deals == 2)
    await room.close()


class Unreadable(MemoryStore):
    """Fails to read the house's streams a number of times; others write into the meter before the award is stored."""

    def __init__(self) -> None:
        super().__init__()
        self.refuse = 0
        self._fed = False

    async def append(self, batches: Any, command: CommandKey | None = None) -> Appended:
        if not self._fed and any(event.kind == "lottery.paid" for batch in batches for event in batch.events):
            self._fed, self.refuse = True, 1
            entry = streams.encode_event(Contributed(id="elsewhere/1", amount=2))
            await super().append([Append(stream=streams.meter_stream("hall"), expected=None, events=(entry,))])
        return await super().append(batches, command)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
        if self.refuse and stream.startswith(("meter:", "house:")):
            self.refuse -= 1
            raise StoreUnavailable("not now")
        return await super().read(stream, after, limit)


@story
async def test_the_houses_step_is_taken_although_what_others_wrote_could_not_be_read_at_once() -> None:
    room = hall(store := Unreadable())
    maria = await Guest(await lottery(room, "me", wins="fixed"), "maria").look()
    await stake(maria)
    await maria.until(is_over)
    assert store.refuse == 0
    await room.close()


@story
async def test_stopped_tables_go_on_although_the_store_was_away_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linked_house, "WATCHING_SECONDS", 0.01)
    room = hall(store := Unreadable())
    floor = streams.house_stream("hall")
    stopped, resumed = (streams.encode_event(one(id="elsewhere/1")) for one in (Stopped, Resumed))
    desk = await lottery(room, "me")
    await store.append([Append(stream=floor, expected=None, events=(stopped,))])
    desk.link.house.reread_soon()  # type: ignore[union-attr]
    maria = await Guest(desk, "maria").look()
    await maria.until(lambda state: state.table.stopped)
    store.refuse = 1
    await eventually(lambda: store.refuse == 0)
    await store.append([Append(stream=floor, expected=None, events=(resumed,))])
    await maria.until(lambda state: not state.table.stopped)
    await room.close()
