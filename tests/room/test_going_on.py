"""What follows by itself and could not be stored follows once the store is there again, with nobody asked."""

import contextlib

from kitapi.room.errors import Busy
from kitapi.store import StoreUnavailable
from tests.room.failing import FailingStore
from tests.room.lottery_hall import eventually
from tests.room.playing import story
from tests.room.two_people import a_table_of_two, play_out


@story
async def test_the_next_deal_is_opened_although_the_store_was_away_when_the_last_one_it_waited_for_left() -> None:
    room, maria, nikos = await a_table_of_two(store := FailingStore())
    await play_out(maria, nikos)
    await maria.next()
    store.next_failure = StoreUnavailable("not now")
    with contextlib.suppress(Busy):
        await nikos.leave()
    assert store.next_failure is None
    await eventually(lambda: maria.desk._table is not None and maria.desk._table.deals == 2)
    await room.close()
