"""The store reads from PostgreSQL exactly what was written, or the reading fails; the other streams continue."""

from collections.abc import Iterator

import asyncpg  # type: ignore[import-untyped]
import pytest

from kitapi.store.postgres import PostgresStore, reader
from kitapi_testing.damage_contract import (
    DamageContract,
    Spoilable,
    assert_newest_found,
    fill,
    spoil_event_below_newer_kinds,
)
from kitapi_testing.store_contract import StoreFactory, on
from tests.postgresql import execute, lent_database


def at(url: str) -> StoreFactory:
    return lambda: PostgresStore.open(url)


@pytest.fixture
def filled_server() -> Iterator[str]:
    with lent_database() as url:
        on(at(url), fill)
        yield url


def spoil(url: str, statement: str) -> None:
    """Change the database without its triggers, as its owner can."""
    execute(url, f"SET session_replication_role = replica; {statement}; SET session_replication_role = DEFAULT")


class TestDamageOfPostgresStore(DamageContract):
    @pytest.fixture
    def database(self, filled_server: str) -> Spoilable:
        return Spoilable(
            at(filled_server), lambda sql: spoil(filled_server, sql), lambda content: f"'\\x{content.hex()}'"
        )

    @pytest.mark.parametrize("page", [10, 20, 30, 5000])  # read backwards by 1, 2, 3 or all events at once
    def test_the_newest_of_a_kind_is_found_however_many_events_are_read_at_once(
        self, database: Spoilable, monkeypatch: pytest.MonkeyPatch, page: int
    ) -> None:
        spoil_event_below_newer_kinds(database)
        monkeypatch.setattr(reader, "PAGE", page)
        on(database.open, assert_newest_found)


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("UPDATE events SET kind = 'x'", "events are never changed"),
        ("DELETE FROM events WHERE version = 6", "events are never removed"),
        ("TRUNCATE events", "events are never removed"),
        ("UPDATE commands SET answer = 'x'", "commands are never changed"),
        ("DELETE FROM commands", "commands are never removed"),
        ("TRUNCATE commands", "commands are never removed"),
        ("UPDATE heads SET version = version - 1 WHERE stream = 'a'", "heads never go back"),
        ("UPDATE heads SET commands = commands - 1 WHERE stream = 'd'", "heads never go back"),
        ("UPDATE heads SET stream = 'x' WHERE stream = 'a'", "heads never go back"),
        ("DELETE FROM heads", "heads are never removed"),
        ("TRUNCATE heads", "heads are never removed"),
    ],
)
def test_the_database_itself_refuses_to_forget(filled_server: str, statement: str, reason: str) -> None:
    with pytest.raises(asyncpg.RaiseError, match=reason):
        execute(filled_server, statement)
