"""The connection to PostgreSQL breaks anywhere: answered appends are stored once, and none is answered early."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from kitapi.store import Appended, StoreFailed, StoreUnavailable
from kitapi.store.clock import system_clock
from kitapi.store.postgres import PostgresStore, connections, writer
from kitapi_campaigns.proofs.proxy import TcpProxy
from kitapi_testing.store_contract import command, texts, to
from tests.postgresql import lent_database


@pytest.fixture
def database() -> Iterator[str]:
    with lent_database() as url:
        yield url


@asynccontextmanager
async def through_proxy(url: str) -> AsyncIterator[tuple[PostgresStore, TcpProxy]]:
    async with TcpProxy.before(url) as proxy:
        await asyncio.to_thread(PostgresStore.open, url)
        store = PostgresStore(proxy.url, clock=system_clock, fence=None)
        await store.append([to("warm", "1")])
        await store.version("warm")
        yield store, proxy
        proxy.accept()
        await store.close()


def test_a_line_that_broke_between_two_appends_is_not_noticed(database: str) -> None:
    async def run() -> None:
        async with through_proxy(database) as (store, proxy):
            for n in range(3):
                proxy.cut()
                assert await store.append([to("a", str(n))]) == Appended({"a": n + 1}, repeated=False)
                proxy.cut()
                assert texts(await store.read("a"))[-1] == str(n)

    asyncio.run(run())


def test_an_append_whose_commit_took_place_and_was_not_answered_is_stored_once(database: str) -> None:
    async def run() -> None:
        async with through_proxy(database) as (store, proxy):
            for n in range(3):
                cut = proxy.cut_after_commit()
                assert await store.append([to("a", str(n))]) == Appended({"a": n + 1}, repeated=False)
                assert cut.is_set()
            cut = proxy.cut_after_commit()
            assert (await store.append([to("a", expected=3)], command())).repeated is False  # a command and no event
            assert cut.is_set()
            assert await store.outcome(command()) == Appended({"a": 3}, repeated=True)
            assert texts(await store.read("a")) == ["0", "1", "2"]

    asyncio.run(run())


@pytest.mark.parametrize("statement", [b"BEGIN; SELECT", b"FROM unnest($1::text[]) AS asked", b"pg_notify"])
def test_an_append_whose_commit_did_not_take_place_is_written_again(database: str, statement: bytes) -> None:
    async def run() -> None:
        async with TcpProxy.before(database) as proxy:
            store = PostgresStore(proxy.url, clock=system_clock, fence=None)
            cut = proxy.cut_after(statement)
            appended = await asyncio.gather(*(store.append([to("a", str(n))]) for n in range(5)))
            assert cut.is_set()
            assert [answer.versions["a"] for answer in appended] == [1, 2, 3, 4, 5]
            assert texts(await store.read("a")) == ["0", "1", "2", "3", "4"]
            await store.close()

    asyncio.run(run())


def test_a_commit_that_the_server_turned_into_its_opposite_is_no_commit(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    execute = asyncpg.Connection.execute
    turned: list[str] = []

    async def roll_back_instead(self: Any, statement: str, *values: Any, **options: Any) -> Any:
        if statement == "COMMIT" and not turned:
            turned.append(statement)
            statement = "ROLLBACK"
        return await execute(self, statement, *values, **options)

    monkeypatch.setattr(asyncpg.Connection, "execute", roll_back_instead)

    async def run() -> None:
        store = PostgresStore(database, clock=system_clock, fence=None)
        assert await store.append([to("a", "1")]) == Appended({"a": 1}, repeated=False)
        assert texts(await store.read("a")) == ["1"]
        await store.close()

    asyncio.run(run())
    assert turned


def test_while_the_server_is_away_appends_wait_and_are_then_turned_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with through_proxy(database) as (store, proxy):
            proxy.refuse()
            waiting = [asyncio.ensure_future(store.append([to("a", str(n))])) for n in range(3)]
            await asyncio.sleep(0)
            proxy.accept()
            assert sorted([(await one).versions["a"] for one in waiting]) == [1, 2, 3]  # reconnected before the answers
            monkeypatch.setattr(writer, "WAIT", 0.2)
            proxy.refuse()
            first = asyncio.ensure_future(store.append([to("a", "no")]))
            await asyncio.sleep(0)
            for refused in (first, store.append([to("b", "no")], command())):
                with pytest.raises(StoreUnavailable, match="nothing was stored"):
                    await refused
            with pytest.raises(StoreUnavailable, match="cannot be read"):
                await store.read("a")
            proxy.accept()
            assert await store.append([to("a", "3", expected=3)], command()) == Appended({"a": 4}, repeated=False)

    asyncio.run(run())


def test_what_nobody_can_know_is_reported_as_such_and_the_store_continues(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.3)

    async def run() -> None:
        async with through_proxy(database) as (store, proxy):
            cut = proxy.cut_after_commit()
            writing = asyncio.ensure_future(store.append([to("a", "1")], command()))
            await cut.wait()
            proxy.refuse()
            with pytest.raises(StoreFailed, match="whether this was stored is not known"):
                await writing
            proxy.accept()
            assert await store.append([to("a", "1")], command()) == Appended({"a": 1}, repeated=True)
            assert await store.append([to("a", "2")]) == Appended({"a": 2}, repeated=False)

    asyncio.run(run())


def test_a_line_gone_silent_is_given_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "CONNECT", 0.3)
    monkeypatch.setattr(connections, "STATEMENT", 0.3)
    monkeypatch.setattr(writer, "WAIT", 0.5)

    async def run() -> None:
        async with through_proxy(database) as (store, proxy):
            proxy.swallow()
            async with asyncio.timeout(60):
                with pytest.raises(StoreUnavailable, match="nothing was stored"):
                    await store.append([to("a", "1")])
                with pytest.raises(StoreUnavailable, match="cannot be read"):
                    await store.version("a")
            proxy.accept()
            monkeypatch.setattr(connections, "CONNECT", 5.0)
            monkeypatch.setattr(connections, "STATEMENT", 10.0)
            monkeypatch.setattr(writer, "WAIT", 5.0)
            assert await store.append([to("a", "2", expected=0)]) == Appended({"a": 1}, repeated=False)

    asyncio.run(run())


def test_whatever_is_cut_whenever_each_command_is_stored_once_and_answered_right(database: str) -> None:
    chance = random.Random(11)

    async def run() -> None:
        async with through_proxy(database) as (store, proxy):
            cuts = 0

            async def cut_pieces() -> None:
                nonlocal cuts
                while True:
                    pieces = chance.randint(0, 90)
                    await (proxy.cut_in(pieces) if pieces > 20 else proxy.cut_after_commit()).wait()
                    cuts += 1

            async def append_in_turn(stream: str) -> list[Appended]:
                return [
                    await store.append([to(stream, str(n), expected=n), to("all", "x")], command(id=f"{stream}{n}"))
                    for n in range(20)
                ]

            breaking = asyncio.ensure_future(cut_pieces())
            answers = await asyncio.gather(*(append_in_turn(f"s{n}") for n in range(5)))
            breaking.cancel()
            for number, answered in enumerate(answers):
                assert [answer.versions[f"s{number}"] for answer in answered] == list(range(1, 21))
                assert not any(answer.repeated for answer in answered)
            assert sorted(answer.versions["all"] for answered in answers for answer in answered) == list(range(1, 101))
            assert len(await store.read_all()) == 201
            assert cuts >= 5

    asyncio.run(run())
