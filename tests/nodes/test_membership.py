"""Members of the cluster, and the node that serves each table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg  # type: ignore[import-untyped]
import pytest

from kitapi.nodes import Lease, Member, Owners, join
from kitapi.nodes.connection import DatabaseConnection
from kitapi.store import Append, NewEvent, StoreFenced, StoreUnavailable, open_store
from kitapi_testing.room_people import TOO_LONG, story
from tests.nodes.served_nodes import AGES, SHORT


@asynccontextmanager
async def join_nodes(url: str, lease: Lease = AGES) -> AsyncIterator[tuple[Member, Owners]]:
    member = await join(url, "http://127.0.0.1:1", "test", lease)
    line = DatabaseConnection(url, TOO_LONG)
    try:
        yield member, Owners(member, line)
    finally:
        await member.leave()
        line.drop()


async def fetch_value(url: str, statement: str, *values: object) -> object:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(statement, *values)
    finally:
        await connection.close()


async def until_known(member: Member, epoch: int) -> None:
    async with asyncio.timeout(TOO_LONG):
        while epoch not in member.others:
            await asyncio.sleep(0.01)


SELDOM = Lease(seconds=3600.0, beat=3600.0)
"""A lease that is renewed only once, at its beginning."""


async def until_renewed(member: Member, before: float) -> None:
    async with asyncio.timeout(TOO_LONG):
        while member.renewed == before:
            await asyncio.sleep(0.01)


async def nothing() -> None:
    """Close nothing."""


@story
async def test_of_all_who_ask_at_once_one_serves_a_table(database: str) -> None:
    async with join_nodes(database) as (first, owners), join_nodes(database) as (second, others):
        requests = [one.owner(f"table-{number}") for number in range(20) for one in (owners, others)]
        found = await asyncio.gather(*requests)
        for mine, theirs in zip(found[::2], found[1::2], strict=True):
            assert (mine is None) != (theirs is None)
            assert (mine or theirs) == ((second if mine else first).fence.epoch, "http://127.0.0.1:1")


@story
async def test_a_table_that_was_given_up_is_anybodys_once_it_is_closed(database: str) -> None:
    async with join_nodes(database) as (_, owners), join_nodes(database) as (_, others):
        assert await owners.claim("one")
        closed: list[bool] = []

        async def close() -> None:
            closed.append(await others.claim("one"))
            others.forget("one")

        await owners.release("one", close)
        assert closed == [False]
        assert not owners.owns("one")
        assert await others.claim("one")
        assert not await owners.claim("one")


@story
async def test_a_node_that_has_ended_owns_nothing_claims_nothing_and_stores_nothing(database: str) -> None:
    async with join_nodes(database, SELDOM) as (first, owners):
        await until_renewed(first, first.renewed)
        async with join_nodes(database) as (second, others):
            assert await owners.claim("one")
            store = await asyncio.to_thread(open_store, database, fence=first.fence)
            event = Append(stream="a", expected=None, events=(NewEvent(kind="k", schema=1, payload=b"{}"),))
            await store.append([event])
            await fetch_value(
                database, "UPDATE nodes SET until = now() - interval '1 minute' WHERE epoch = $1", first.fence.epoch
            )
            assert await second.wait_until_ended(first.fence.epoch, "", TOO_LONG)
            assert second.fewer.is_set()
            assert await others.claim("one")
            with pytest.raises(StoreFenced):
                await store.append([event])
            with pytest.raises(StoreUnavailable):
                await owners.claim("two")
            assert await store.version("a") == 1
            await store.close()
            assert await fetch_value(database, "SELECT count(*) FROM owners WHERE epoch = $1", first.fence.epoch) == 0


@story
async def test_a_node_whose_epoch_was_ended_knows_at_its_next_beat(database: str) -> None:
    async with join_nodes(database) as (member, owners):
        assert await owners.claim("one")
        await fetch_value(database, "UPDATE nodes SET ended = true")
        await asyncio.wait_for(member.lost.wait(), TOO_LONG)
        assert not owners.owns("one")


@story
async def test_a_node_that_leaves_leaves_nothing_behind(database: str) -> None:
    async with join_nodes(database) as (other, others):
        async with join_nodes(database) as (member, owners):
            assert await owners.claim("one")
            await until_known(other, member.fence.epoch)
        await asyncio.wait_for(other.fewer.wait(), TOO_LONG)
        assert await others.claim("one")


@story
async def test_a_node_that_is_about_to_end_takes_no_tables_but_keeps_its_own(database: str) -> None:
    async with join_nodes(database) as (member, owners), join_nodes(database) as (other, others):
        assert await owners.claim("one")
        owners.taking = False
        assert await owners.claim("one")
        await until_known(member, other.fence.epoch)
        found = await owners.owner("two")
        assert found is not None
        assert found.epoch == other.fence.epoch, "who may take it"
        assert await others.claim("two")


class Broken(DatabaseConnection):
    """A connection that is broken while ``away`` is true."""

    away = False

    async def run(self, work):  # type: ignore[no-untyped-def]
        if self.away:
            raise StoreUnavailable("away")
        return await super().run(work)


@story
async def test_a_database_that_is_away_for_less_than_the_lease_is_not_noticed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kitapi.nodes.membership.DatabaseConnection", Broken)
    async with join_nodes(database) as (member, owners):
        assert await owners.claim("one")
        monkeypatch.setattr(Broken, "away", True)
        before = member.renewed
        await asyncio.sleep(0)
        monkeypatch.setattr(Broken, "away", False)
        await until_renewed(member, before)
        assert owners.owns("one")


@story
async def test_a_node_that_cannot_be_heard_of_for_as_long_as_its_lease_takes_itself_for_lost(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kitapi.nodes.membership.DatabaseConnection", Broken)
    async with join_nodes(database, SHORT) as (member, owners):
        assert await owners.claim("one")
        monkeypatch.setattr(Broken, "away", True)
        await asyncio.wait_for(member.lost.wait(), TOO_LONG)
        assert not owners.owns("one")
