"""A table goes on at another node when its own hands it over, is lost, is killed or stands still."""

import asyncio
import json
import signal
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

from kitapi.room.streams import play_stream
from kitapi.store import open_store
from tests.nodes.served_nodes import AGES, SHORT, back, cut, elsewhere, node, process, two_at
from tests.postgresql import name_of, server
from tests.room.playing import TOO_LONG, story
from tests.web.browsing import Line, Message


async def done(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


async def kinds(url: str, table: str) -> list[str]:
    """What was played, by kind."""
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


@story
async def test_a_node_that_ends_in_good_order_hands_its_tables_over(page: Path, database: str) -> None:
    async with node(page, database) as b:
        async with node(page, database) as a, a.visitor() as maria:
            table = await maria.new_table("me", "first")
            async with elsewhere(maria, b) as moved, moved.at(table) as line:
                await line.contribute()
                await may_play(line)
                held = hand(line)
                a.server.should_exit = True
                assert await cut(line) in {1001, 1012}
                async with back(moved, table) as again:
                    await may_play(again)
                    assert hand(again) == held
                    assert (await again.play())["type"] == "done"
        assert table in b.room._desks


@story
async def test_a_node_that_was_given_up_cuts_everybody_off_stores_nothing_and_comes_back(
    page: Path, database: str
) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.contribute()
            await may_play(line)
            held, before, desk = hand(line), a.epoch, a.room._desks[table]
            await done(database, f"UPDATE nodes SET until = now() - interval '1 hour' WHERE epoch = {before}")
            await done(database, f"UPDATE nodes SET ended = true WHERE epoch = {before}")
            assert await cut(line) == 1001
        async with asyncio.timeout(TOO_LONG):
            while a.epoch in {0, before}:
                await asyncio.sleep(0.01)
        stored = await kinds(database, table)
        async with elsewhere(maria, b) as moved, back(moved, table) as again:
            await may_play(again)
            assert hand(again) == held
            assert a.room._desks.get(table) is not desk
            assert (await again.play())["type"] == "done"
        assert len(await kinds(database, table)) > len(stored)


@story
async def test_a_killed_nodes_table_goes_on_with_the_same_cards_and_nothing_lost_or_doubled(
    page: Path, database: str
) -> None:
    async with node(page, database, SHORT) as b, process(page, database) as (killed, a), a.visitor() as maria:
        table = await maria.new_table("me", "open")
        async with elsewhere(maria, b) as moved, b.visitor() as nikos:
            await nikos.browser.get("/")
            async with moved.at(table) as line, nikos.at(table) as other:
                leads, leading, _ = await two_at(line, other)
                first, second = (moved, nikos) if leads else (nikos, moved)
                await may_play(leading)
                held, card = hand(leading), leading.state["view"]["options"][0]
                act = {"type": "act", "seen": leading.state["version"], "action": card, "id": "the-same-1"}
                assert (await leading.say(**act))["type"] == "done"
                before = await kinds(database, table)
                killed.kill()
                assert await cut(line) == 1012
                async with back(first, table) as again, back(second, table) as there:
                    assert hand(again) == [one for one in held if one != card["card"]]
                    assert (await again.say(**act))["type"] == "done", "the page says again what it had not heard"
                    assert await kinds(database, table) == before
                    await may_play(there)
                    assert (await there.play())["type"] == "done"
        assert table in b.room._desks


@story
async def test_a_node_that_stood_still_for_longer_than_its_lease_writes_nothing_and_joins_again(
    page: Path, database: str
) -> None:
    async with node(page, database, SHORT) as b, process(page, database) as (stopped, a), a.visitor() as maria:
        table = await maria.new_table("me", "open")
        async with elsewhere(maria, b) as moved, maria.at(table) as direct, b.visitor() as nikos:
            await nikos.browser.get("/")
            async with nikos.at(table) as other:
                leads, leading, _ = await two_at(direct, other)
                first, second = (moved, nikos) if leads else (nikos, moved)
                await may_play(leading)
                play = {"type": "act", "seen": leading.state["version"], "action": leading.state["view"]["options"][0]}
                stopped.send_signal(signal.SIGSTOP)
                await leading.socket.send(json.dumps({**play, "id": "stopped-01"}))  # waits there
                assert await cut(other) == 1012
                async with back(first, table) as again, back(second, table) as there:
                    assert (await again.play())["type"] == "done"
                    await may_play(there)
                    assert (await there.play())["type"] == "done"
                    stored = await kinds(database, table)
                    stopped.send_signal(signal.SIGCONT)
                    assert await cut(direct) == 1001
                    assert await kinds(database, table) == stored
        async with asyncio.timeout(TOO_LONG):
            while (await maria.browser.get(f"/api/tables/{table}/commitments")).status_code != 200:
                await asyncio.sleep(0.05)


@story
async def test_a_database_whose_connections_all_break_is_asked_again_and_nobody_notices(
    page: Path, database: str
) -> None:
    async with node(page, database) as a, node(page, database) as b, a.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with elsewhere(maria, b) as moved, moved.at(table) as line:
            await line.contribute()
            await may_play(line)
            epochs = (a.epoch, b.epoch)
            await done(server(), cutting(database))
            assert (await line.play())["type"] == "done"
            assert (a.epoch, b.epoch) == epochs


@story
async def test_after_a_database_was_away_for_longer_than_the_lease_a_node_comes_back_by_itself(
    page: Path, database: str
) -> None:
    async with node(page, database, SHORT) as a, a.visitor() as maria:
        table = await maria.new_table("me", "first")
        async with maria.at(table) as line:
            await line.contribute()
            await may_play(line)
            held, before = hand(line), a.epoch
            await done(server(), f'ALTER DATABASE "{name_of(database)}" ALLOW_CONNECTIONS false')
            try:
                await done(server(), cutting(database))
                assert await cut(line) == 1001
                assert a.place.why_not_in() == "lost"
                assert (await maria.browser.get(f"/api/tables/{table}/sheet")).status_code == 503
            finally:
                await done(server(), f'ALTER DATABASE "{name_of(database)}" ALLOW_CONNECTIONS true')
        async with back(maria, table) as again:
            await may_play(again)
            assert hand(again) == held
            assert (await again.play())["type"] == "done"
            assert a.epoch > before
            assert not a.place.why_not_in()


def cutting(url: str) -> str:
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
