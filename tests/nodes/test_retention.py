"""A table is removed only by the node that serves it, or by one that takes it over if nobody serves it."""

from datetime import timedelta
from pathlib import Path

from kitapi.room.retention import Passed, Retention
from kitapi.store.clock import system_clock
from kitapi_testing.room_people import story
from tests.nodes.served_nodes import NodeServed, node

DAYS = 20


async def pass_at(node: NodeServed) -> Passed:
    """Run the node's removal of expired tables at a time when every table has been expired for a day."""
    return await Retention(node.room.desks, DAYS, lambda: system_clock() + timedelta(days=DAYS + 1)).remove_expired()


@story
async def test_a_table_that_another_node_serves_stays_and_goes_at_any_node_once_nobody_does(
    page: Path, database: str
) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria:
        table = await maria.new_table("me", "open")
        async with maria.at(table) as line:
            await line.hear()
            assert [(await pass_at(one)).tables for one in (a, b)] == [0, 0]
        await a.room.desks.release(table)
        assert b.place.node.owners is not None
        b.place.node.owners.forget(table)  # the cached owner counts for a second
        assert (await pass_at(b)).tables == 1
        for one in (a, b):
            answer = await maria.browser.get(f"{one.address}/api/tables/{table}/sheet")
            assert (answer.status_code, answer.json()["reason"]) == (404, "unknown_table")
        assert (await maria.browser.get("/api/tables")).json()["tables"] == []
