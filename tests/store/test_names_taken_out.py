"""Databases with names of people in their events are upgraded: no byte of a name is left in events, and hashes fit."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import apsw
import pytest

from kitapi.cli.database.findings import check_database
from kitapi.registry import GAMES
from kitapi.room.record import streams
from kitapi.room.record.audit import audit_table
from kitapi.room.record.authors import public_name
from kitapi.room.record.chain import ChainSealed, Sound
from kitapi.room.record.histories import encode_record
from kitapi.store import DatabaseRefused, EventStore, SqliteStore
from kitapi.store.heads import ALL, head_of
from kitapi.store.migrations import all_migrations as released_for_sqlite
from kitapi.store.migrations import migrate
from kitapi.store.name_check import rehashings
from kitapi.store.postgres import Connection, PostgresStore
from kitapi.store.postgres.preparation import all_steps, at_once, prepare
from kitapi.store.postgres.transfer import carry_out
from kitapi.web.visitors import user_of
from tests.histories.databases.evening_freezer import LEAVER, PEOPLE, token_of
from tests.postgresql import empty_schema, execute, lent_database
from tests.records.frozen_databases import FOLDER, unpack_database
from tests.store.databases import fingerprints

FROZEN = FOLDER / "0.3.0-names-in-events.db.xz"
NAMES = (*PEOPLE, LEAVER, "Maria", "Carla")
PAYLOADS = "SELECT stream, version, kind, schema, payload FROM events ORDER BY position"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return a database of schema 2 with every name in its events."""
    return unpack_database(FROZEN, tmp_path)


def names_in(content: bytes) -> list[str]:
    """Return the names that are in ``content``."""
    return [name for name in NAMES if name.encode() in content]


def in_folder(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.iterdir()))


def brought_forward(path: Path) -> None:
    asyncio.run(SqliteStore.open(path).close())


async def owners_in(store: EventStore) -> dict[str, set[str]]:
    """Return the owners of each name."""
    owners: dict[str, set[str]] = {}
    for one in await store.names():
        owners.setdefault(one.name, set()).add(one.owner)
    return owners


def test_no_event_holds_a_name_and_every_name_has_its_owner(database: Path) -> None:
    assert names_in(in_folder(database.parent)) == list(NAMES)
    brought_forward(database)

    async def look() -> tuple[dict[str, set[str]], bytes, bytes]:
        store = SqliteStore.open(database)
        events = b"".join(event.payload for event in await store.read_all(limit=10_000))
        imported = [event for event in await store.read_all(limit=10_000) if event.kind == "table.sitting_archived"]
        table = imported[0].stream.partition(":")[2]
        sat, played = await store.read(streams.table_stream(table)), await store.read(streams.play_stream(table))
        record = encode_record(GAMES["caribbean-stud"], sat, played)
        owners = await owners_in(store)
        await store.close()
        return owners, events, record

    owners, events, record = asyncio.run(look())
    assert names_in(events) == []
    assert set(owners) >= set(NAMES)
    for name in (*PEOPLE, "Carla"):
        assert owners[name] == {user_of(token_of(name.lower()))}
    maria = user_of(token_of("maria"))
    assert owners["Maria"] == {maria, public_name(maria)}, "at her seats, and in the record that was imported"
    assert b'"Maria"' in record
    assert LEAVER.encode() in record


def test_every_name_that_is_forgotten_then_is_in_no_byte_of_the_files(database: Path) -> None:
    async def forget() -> None:
        store = SqliteStore.open(database)
        for owner in {one.owner for one in await store.names()}:
            await store.forget(owner)
        assert names_in(in_folder(database.parent)) == [], "while it is open, too"
        await store.close()

    asyncio.run(forget())
    assert names_in(in_folder(database.parent)) == []
    assert check_database(str(database)).sound


def test_all_is_sound_and_the_hash_of_before_is_kept(database: Path) -> None:
    with closing(apsw.Connection(str(database))) as connection:
        before = head_of(connection, ALL)
    brought_forward(database)
    with closing(apsw.Connection(str(database))) as connection:
        [once] = rehashings(connection)
        after = head_of(connection, ALL)
    assert (once.position, once.before) == (before.version, before.hash.hex())
    assert (after.version, after.hash == before.hash) == (before.version, False)
    said = check_database(str(database))
    assert said.sound
    assert said.rehashed == (once,)


def test_seals_hold_the_new_log_and_say_what_they_were(database: Path) -> None:
    brought_forward(database)

    async def look() -> tuple[list[bool], list[ChainSealed]]:
        store = SqliteStore.open(database)
        tables = [name.partition(":")[2] for name in await store.streams("table:")]
        sound = [isinstance(await audit_table(store, GAMES, table), Sound) for table in tables]
        seals = [streams.read(one) for table in tables for one in await store.read(streams.chain_stream(table))]
        await store.close()
        return sound, seals

    sound, seals = asyncio.run(look())
    assert all(sound)
    changed = [seal for seal in seals if seal.former]
    assert len(changed) in range(1, len(seals)), "those of tables without a house stay"
    assert all(seal.former != seal.head for seal in changed)


SPOILT = (
    "UPDATE events SET payload = CAST(replace(payload, 'Maria', 'Marie') AS BLOB) WHERE kind = 'table.person_sat'",
    "UPDATE events SET recorded_at = 'x' WHERE position = 200",
    "UPDATE heads SET hash = zeroblob(32) WHERE stream = ''",
    "UPDATE heads SET version = version + 1 WHERE stream LIKE 'play:%'",
)


@pytest.mark.parametrize("statement", SPOILT)
def test_a_damaged_database_is_refused_and_stays_as_it_is(database: Path, statement: str) -> None:
    with closing(apsw.Connection(str(database))) as connection:
        guards = [str(sql) for (sql,) in connection.execute("SELECT sql FROM sqlite_schema WHERE type = 'trigger'")]
        for guard in guards:
            connection.execute(f"DROP TRIGGER {guard.split()[2]}")
        connection.execute(statement)
        for guard in guards:
            connection.execute(guard)
        payloads = connection.execute(PAYLOADS).fetchall()
    with pytest.raises(DatabaseRefused, match="not as it was written"):
        SqliteStore.open(database)
    with closing(apsw.Connection(str(database))) as connection:
        assert connection.execute(PAYLOADS).fetchall() == payloads
        assert not connection.table_exists("main", "names")


def test_a_database_of_before_is_checked_as_it_lies(database: Path) -> None:
    before = fingerprints(database.parent)
    assert check_database(str(database)).sound
    assert fingerprints(database.parent) == before


@pytest.fixture
def server() -> Iterator[str]:
    """Yield the address of a PostgreSQL schema with the tables of the earlier version."""
    with lent_database() as url:
        place = empty_schema(url)
        with pytest.raises(DatabaseRefused, match="names_are_never_changed"):  # the tables exist at that moment
            prepare(place, [one for one in all_steps() if one.name != "names_beside"])
        yield place


def carry_over(path: Path, url: str) -> None:
    """Put the rows of a file of schema 2 into the tables on the server."""
    with closing(apsw.Connection(str(path))) as source:
        events, heads = (source.execute(f"SELECT * FROM {table}").fetchall() for table in ("events", "heads"))

    async def put(connection: Connection) -> None:
        await connection.copy_records_to_table("events", records=events)
        [last] = [row for row in heads if not row[0]]
        await connection.execute("UPDATE heads SET version = $2, hash = $3, commands = 0 WHERE stream = $1", *last[:3])
        named = [(*row[:3], 0) for row in heads if row[0] and row[1]]
        await connection.copy_records_to_table("heads", records=named)

    at_once(url, put)


@pytest.mark.slow
def test_a_database_on_a_server_comes_forward_alike(database: Path, server: str, tmp_path: Path) -> None:
    carry_over(database, server)
    prepare(server)

    async def look() -> tuple[dict[str, set[str]], bytes]:
        store = PostgresStore.open(server)
        events = b"".join(event.payload for event in await store.read_all(limit=10_000))
        owners = await owners_in(store)
        await store.close()
        return owners, events

    owners, events = asyncio.run(look())
    assert names_in(events) == []
    assert set(owners) >= set(NAMES)
    target = tmp_path / "copy" / "k.db"
    target.parent.mkdir()
    with closing(apsw.Connection(str(target))) as file:
        carry_out(server, file)
        assert len(rehashings(file)) == 1
    assert check_database(str(target)).sound


@pytest.mark.slow
def test_a_server_on_which_an_older_node_runs_is_left_as_it_is(database: Path, server: str) -> None:
    carry_over(database, server)
    execute(server, "INSERT INTO nodes VALUES ('old', 1, 'a', '0', now() + interval '1 hour')")
    with pytest.raises(DatabaseRefused, match="an older Kitapi runs on the database, at node old"):
        prepare(server)


def test_a_new_database_needs_no_second_hash(tmp_path: Path) -> None:
    with closing(apsw.Connection(str(tmp_path / "k.db"))) as connection:
        migrate(connection, released_for_sqlite())
        assert rehashings(connection) == ()
