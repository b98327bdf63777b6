"""Tables of one house at different nodes share their meter, and are stopped together."""

import asyncio
from pathlib import Path

from kitapi.store import open_store
from kitapi_testing.lottery_hall import hall, lottery, stake
from kitapi_testing.room_people import TOO_LONG, Guest, story
from tests.nodes.served_nodes import NodeServed, node
from tests.room.test_stopped_tables import stops_all

LASTING = 400
"""Milliseconds for which a table stops the others."""


async def guest_at(served: NodeServed, user: str) -> Guest:
    return await Guest(await lottery(served.room, "me", user=user), user).look()


@story
async def test_what_one_nodes_table_puts_into_the_meter_is_soon_shown_at_anothers(page: Path, database: str) -> None:
    async with (
        node(page, database, room=hall(open_store(database), pace=1)) as a,
        node(page, database, room=hall(open_store(database), pace=1)) as b,
    ):
        maria, nikos = await guest_at(a, "maria"), await guest_at(b, "nikos")
        await nikos.until(lambda state: state.table.meter == 100)
        await stake(maria)
        await nikos.until(lambda state: state.table.meter == 103)


@story
async def test_a_table_stops_those_of_other_nodes_and_lets_them_go_on(page: Path, database: str) -> None:
    async with (
        node(page, database, room=hall(open_store(database), pace=1)) as a,
        node(page, database, room=hall(open_store(database), pace=1)) as b,
    ):
        nikos = await guest_at(b, "nikos")
        await stops_all(a.room, LASTING)
        await nikos.until(lambda state: state.table.stopped)
        await nikos.until(lambda state: not state.table.stopped)


@story
async def test_what_a_node_that_ends_holds_stopped_goes_on_at_another_though_nobody_asks(
    page: Path, database: str
) -> None:
    async with node(page, database, room=hall(open_store(database), pace=1)) as b:
        nikos = await guest_at(b, "nikos")
        async with node(page, database, room=hall(open_store(database), pace=1)) as a:
            await stops_all(a.room, 3000)
            await nikos.until(lambda state: state.table.stopped)
            async with asyncio.timeout(TOO_LONG):
                while not b.place.others():
                    await asyncio.sleep(0.01)
        await nikos.until(lambda state: not state.table.stopped)
