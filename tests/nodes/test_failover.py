"""A table continues at another node if its own node hands it over, is cut off, is killed, or hangs."""

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from kitapi.room.record.streams import play_stream
from kitapi.store import open_store
from kitapi_testing.room_people import TOO_LONG, story
from tests.nodes.served_nodes import AGES, SHORT, back, cut, elsewhere, node, process, two_at
from tests.postgresql import name_of, server
from tests.web.visitors import Line, Message, Visitor


async def execute(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


async def kinds(url: str, table: str) -> list[str]:
    """Return the events played, by kind."""
    store = await asyncio.to_thread(open_store, url)
    try:
        return [one.kind for one in await store.read(play_stream(table))]
    finally:
        await store.close()


def hand(line: Line) -> list[str]:
    held: list[str] = line.state["view"]["hand"]
    return held


async def may_play(line: Line) -> Message:
    return await line.state_where(lambda state: any(one["kind"] == "play_card" for one in state["view"]["options"]))


async def begin_play(line: Line) -> list[str]:
    """Contribute to the shuffle, wait until a card may be played, and return the hand."""
    await line.contribute()
    await may_play(line)
    return hand(line)


async def goes_on(line: Line, held: list[str]) -> None:
    """Assert that a player who reconnects has the same cards, and play one."""
    await may_play(line)
    assert hand(line) == held
    assert (await line.play())["type"] == "done"


class Two(NamedTuple):
    """Two people at a table, of whom one leads."""

    table: str
    line: Line
    other: Line
    leads: bool

    @property
    def leading(self) -> Line:
        return self.line if self.leads else self.other

    def act(self, id: str) -> dict[str, Any]:
        """Let the leader play the first legal card."""
        seen, view = self.leading.state["version"], self.leading.state["view"]
        return {"type": "act", "seen": seen, "action": view["options"][0], "id": id}

    @asynccontextmanager
    async def back(self, first: Visitor, other: Visitor) -> AsyncIterator[tuple[Line, Line]]:
        """Reconnect both visitors; returns the leader's connection, then the follower's."""
        leader, follower = (first, other) if self.leads else (other, first)
        async with back(leader, self.table) as leading, back(follower, self.table) as following:
            yield leading, following


@asynccontextmanager
async def play_together(first: Visitor, other: Visitor, table: str) -> AsyncIterator[Two]:
    """Yield the person who opened the table and another one; one of them may play a card."""
    await other.browser.get("/")
    async with first.at(table) as line, other.at(table) as other_line:
        leads, leading, _ = await two_at(line, other_line)
        await may_play(leading)
        yield Two(table, line, other_line, leads)


@story
async def test_a_node_that_ends_in_good_order_hands_its_tables_over(page: Path, database: str) -> None:
    async with node(page, database) as b:
        async with node(page, database) as a, a.visitor() as maria:
            table = await maria.new_table("me", "first")
            async with elsewhere(maria, b) as moved, moved.at(table) as line:
                held = await begin_play(line)
                a.server.should_exit = True
                assert await cut(line) in {1001, 1012}
                async with back(moved, table) as again:
                    await goes_on(again, held)
        assert table in b.room.desks.kept


@story
async def test_a_node_that_was_given_up_cuts_everybody_off_stores_nothing_and_comes_back(
    page: Path, database: str
) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            held, before, desk = await begin_play(line), a.epoch, a.room.desks.kept[table]
            await execute(
                database,
                f"UPDATE nodes SET until = now() - interval '1 hour' WHERE epoch = {before}",
                f"UPDATE nodes SET ended = true WHERE epoch = {before}",
            )
            assert await cut(line) == 1001
        async with asyncio.timeout(TOO_LONG):
            while a.epoch in {0, before}:
                await asyncio.sleep(0.01)
        stored = await kinds(database, table)
        async with elsewhere(maria, b) as moved, back(moved, table) as again:
            await may_play(again)
            assert a.room.desks.kept.get(table) is not desk
            await goes_on(again, held)
        assert len(await kinds(database, table)) > len(stored)


@story
async def test_a_killed_nodes_table_goes_on_with_the_same_cards_and_nothing_lost_or_doubled(
    page: Path, database: str
) -> None:
    async with node(page, database, SHORT) as b, process(page, database) as (killed, a), a.visitor() as maria:
        table = await maria.new_table("me", "open")
        async with elsewhere(maria, b) as moved, b.visitor() as nikos, play_together(moved, nikos, table) as two:
            held, act = hand(two.leading), two.act("the-same-1")
            assert (await two.leading.say(**act))["type"] == "done"
            before = await kinds(database, table)
            killed.kill()
            assert await cut(two.line) == 1012
            async with two.back(moved, nikos) as (again, there):
                assert hand(again) == [one for one in held if one != act["action"]["card"]]
                assert (await again.say(**act))["type"] == "done", "the page says again what it had not heard"
                assert await kinds(database, table) == before
                await may_play(there)
                assert (await there.play())["type"] == "done"
        assert table in b.room.desks.kept


@story
async def test_a_node_that_stood_still_for_longer_than_its_lease_writes_nothing_and_joins_again(
    page: Path, database: str
) -> None:
    async with node(page, database, SHORT) as b, process(page, database) as (stopped, a), a.visitor() as maria:
        table = await maria.new_table("me", "open")
        async with elsewhere(maria, b) as moved, b.visitor() as nikos, play_together(maria, nikos, table) as two:
            act = two.act("stopped-01")
            stopped.send_signal(signal.SIGSTOP)
            await two.leading.socket.send(json.dumps(act))  # the command waits at that node
            assert await cut(two.other) == 1012
            async with two.back(moved, nikos) as (again, there):
                assert (await again.play())["type"] == "done"
                await may_play(there)
                assert (await there.play())["type"] == "done"
                stored = await kinds(database, table)
                stopped.send_signal(signal.SIGCONT)
                assert await cut(two.line) == 1001
                assert await kinds(database, table) == stored
        async with asyncio.timeout(TOO_LONG):
            while (await maria.browser.get(f"/api/tables/{table}/commitments")).status_code != 200:
                await asyncio.sleep(0.05)


@story
async def test_a_database_whose_connections_all_break_is_queried_again_and_nobody_notices(
    page: Path, database: str
) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with elsewhere(maria, b) as moved, moved.at(table) as line:
            await begin_play(line)
            epochs = (a.epoch, b.epoch)
            await execute(server(), cut_statement(database))
            assert (await line.play())["type"] == "done"
            assert (a.epoch, b.epoch) == epochs


@story
async def test_after_a_database_was_away_for_longer_than_the_lease_a_node_comes_back_by_itself(
    page: Path, database: str
) -> None:
    async with node(page, database, SHORT) as a, a.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            held, before = await begin_play(line), a.epoch
            async with away(database):
                assert await cut(line) == 1001
                assert a.place.why_not_in() == "lost"
                assert (await maria.browser.get(f"/api/tables/{table}/sheet")).status_code == 503
        async with back(maria, table) as again:
            await goes_on(again, held)
            assert a.epoch > before
            assert not a.place.why_not_in()


@asynccontextmanager
async def away(url: str) -> AsyncIterator[None]:
    """Refuse all connections to the database while the block runs."""
    connections = f'ALTER DATABASE "{name_of(url)}" ALLOW_CONNECTIONS'
    await execute(server(), f"{connections} false")
    try:
        await execute(server(), cut_statement(url))
        yield
    finally:
        await execute(server(), f"{connections} true")


def cut_statement(url: str) -> str:
    return f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name_of(url)}'"


@story
async def test_bots_of_a_lost_nodes_table_act_once(page: Path, database: str) -> None:
    async with node(page, database, AGES) as b, node(page, database, AGES) as a, a.visitor() as maria:
        table = await maria.new_table("first", "other")
        async with elsewhere(maria, b) as moved, moved.at(table) as line:
            await line.hear()
            a.server.should_exit = True
            await cut(line)
            async with back(moved, table) as again:
                await again.state_where(lambda state: state["view"]["over"])
    played = await kinds(database, table)
    deals = " ".join(played).split("toy.opened")[1:]
    assert [deal.count("toy.played") for deal in deals[:-1]] == [4] * (len(deals) - 1)
    assert deals[-1].count("toy.played") <= 4
