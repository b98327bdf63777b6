"""A PostgreSQL database is opened if it can be trusted and brought to the newest schema, or refused in one sentence."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from kitapi.store import DatabaseRefused, StoreUnavailable, VersionConflict
from kitapi.store.migrations import Migration
from kitapi.store.postgres import PostgresStore, preparation
from kitapi.store.postgres.preparation import address_without_secrets, all_steps, demand_durable, prepare
from kitapi_testing.store_contract import texts, to
from tests.postgresql import empty_schema, execute, fresh_database, lent_database, name_of, on_server

SECOND = Migration(number=4, name="second", sql="CREATE TABLE second (x integer); INSERT INTO second VALUES (1)")


@pytest.fixture(scope="module")
def spoilable() -> str:
    """Return a database whose declarations these tests change."""
    return fresh_database()


@pytest.fixture
def database() -> Iterator[str]:
    with lent_database() as url:
        yield url


def test_an_empty_database_gets_its_tables_once_whoever_comes_first(database: str) -> None:
    url = empty_schema(database)
    with ThreadPoolExecutor(3) as nodes:
        list(nodes.map(prepare, [url] * 3))
    execute(url, "DO $$ BEGIN ASSERT (SELECT count(*) FROM cluster WHERE length(secret) = 64) = 1; END $$")
    execute(url, "DO $$ BEGIN ASSERT (SELECT count(*) FROM migrations) = 3; END $$")
    with pytest.raises(DatabaseRefused, match="schema version 1 is not the one of this Kitapi"):
        prepare(url, [Migration(number=1, name="first", sql="CREATE TABLE other (x integer)"), *all_steps()[1:]])
    broken = Migration(number=4, name="broken", sql="CREATE TABLE third (x integer); SELECT nothing")
    with pytest.raises(DatabaseRefused, match="cannot be used"):
        prepare(url, [*all_steps(), broken])
    execute(url, "DO $$ BEGIN ASSERT to_regclass('third') IS NULL; END $$")
    prepare(url, [*all_steps(), SECOND])
    prepare(url, [*all_steps(), SECOND])
    execute(url, "DO $$ BEGIN ASSERT (SELECT count(*) FROM second) = 1; END $$")
    with pytest.raises(DatabaseRefused, match="newer Kitapi: schema version 4, this one knows up to 3"):
        PostgresStore.open(url)


def test_another_programs_tables_are_left_alone(database: str) -> None:
    url = empty_schema(database)
    execute(url, "CREATE TABLE members (name text)")
    with pytest.raises(DatabaseRefused, match="tables of another program"):
        PostgresStore.open(url)
    execute(url, "DO $$ BEGIN ASSERT to_regclass('events') IS NULL; END $$")


def test_a_session_that_would_answer_before_the_disk_has_it_is_refused(spoilable: str) -> None:
    for setting in ("off", "local", "remote_write"):
        on_server(f'ALTER DATABASE "{name_of(spoilable)}" SET synchronous_commit = {setting}')
        with pytest.raises(DatabaseRefused, match=f"synchronous_commit={setting}"):
            PostgresStore.open(spoilable)
    on_server(f'ALTER DATABASE "{name_of(spoilable)}" RESET synchronous_commit')
    prepare(spoilable)


@pytest.mark.parametrize("name", ["fsync", "full_page_writes"])
def test_a_server_that_forgets_with_the_power_is_refused(name: str) -> None:
    """These settings change only when a server starts, so the test changes the server's answer."""

    class FakeConnection:
        async def fetch(self, _statement: str, statement: list[str]) -> list[tuple[str, str]]:
            return [(setting, "off" if setting == name else "on") for setting in statement]

    with pytest.raises(DatabaseRefused, match=f"{name}=off"):
        asyncio.run(demand_durable(FakeConnection()))


def test_every_new_connection_that_writes_is_checked_again(spoilable: str) -> None:
    async def run() -> None:
        store = PostgresStore.open(spoilable)
        await asyncio.to_thread(on_server, f'ALTER DATABASE "{name_of(spoilable)}" SET synchronous_commit = off')
        with pytest.raises(StoreUnavailable, match=r"nothing was stored: .*synchronous_commit=off"):
            await store.append([to("a", "1")])
        await asyncio.to_thread(on_server, f'ALTER DATABASE "{name_of(spoilable)}" RESET synchronous_commit')
        await store.append([to("a", "2", expected=0)])
        await store.close()

    asyncio.run(run())


def test_a_database_without_its_triggers_is_refused(spoilable: str) -> None:
    execute(spoilable, "ALTER TABLE events DISABLE TRIGGER events_are_never_removed")
    with pytest.raises(DatabaseRefused, match="lacks what keeps its events as they are: events_are_never_removed"):
        PostgresStore.open(spoilable)
    execute(spoilable, "ALTER TABLE events ENABLE TRIGGER events_are_never_removed")
    prepare(spoilable)


def test_another_encoding_and_a_standby_are_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server has these from its start, so the test changes the server's answer."""
    answers: dict[str, object] = {}
    fetchval = asyncpg.Connection.fetchval

    async def fetch_answer(self: Any, statement: str, *values: Any) -> Any:
        return answers[statement] if statement in answers else await fetchval(self, statement, *values)

    monkeypatch.setattr(asyncpg.Connection, "fetchval", fetch_answer)
    answers["SELECT current_setting('server_encoding')"] = "LATIN1"
    with pytest.raises(DatabaseRefused, match="encoding is LATIN1"):
        PostgresStore.open(database)
    answers.clear()
    answers["SELECT pg_is_in_recovery()"] = True
    with pytest.raises(DatabaseRefused, match="is a standby"):
        PostgresStore.open(database)


def test_a_server_too_old_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparation, "OLDEST", 99)
    with pytest.raises(DatabaseRefused, match="too old, 99 or newer"):
        PostgresStore.open(database)


def test_an_address_is_written_without_its_secrets() -> None:
    assert (
        address_without_secrets("postgresql://anna:secret@db.club:5433/kitapi?password=secret")
        == "postgresql://db.club:5433/kitapi"
    )
    assert address_without_secrets("postgresql:///kitapi") == "postgresql:///kitapi"


def test_a_store_goes_on_in_the_event_loop_that_follows_its_first(database: str) -> None:
    """As when a server is started twice in one process."""
    store = PostgresStore.open(database)
    asyncio.run(_append(store, 1))
    asyncio.run(_append(store, 2))

    async def last() -> list[str]:
        found = texts(await store.read("a"))
        await store.close()
        return found

    assert asyncio.run(last()) == ["1", "2"]


async def _append(store: PostgresStore, number: int) -> None:
    await store.append([to("a", str(number), expected=number - 1)])
    assert await store.version("a") == number
    with pytest.raises(VersionConflict):
        await store.append([to("a", "no", expected=9)])
