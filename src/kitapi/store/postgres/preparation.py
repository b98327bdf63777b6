"""Preparation of a PostgreSQL database: checks of version and settings, and migration to the newest schema."""

import asyncio
import hashlib
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from importlib import resources
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

from kitapi.store.migrations import Migration, read_folder
from kitapi.store.port import DatabaseRefused
from kitapi.store.postgres.connections import AWAY, Connection, connect, leave, reason
from kitapi.store.postgres.name_migration import take_names_out
from kitapi.texts import Text

DoneT = TypeVar("DoneT")

OLDEST = 14
"""The oldest version of PostgreSQL that is accepted."""

DURABLE = {"fsync": ("on",), "full_page_writes": ("on",), "synchronous_commit": ("on", "remote_apply")}
"""Settings without which a power failure could lose an acknowledged append, and their allowed values."""

LONG = 3600.0
"""Time limit for a migration, in seconds."""

TRIGGERS = frozenset({
    "commands_are_never_changed",
    "commands_are_never_removed",
    "commands_are_never_removed_at_once",
    "events_are_never_changed",
    "events_are_never_removed",
    "events_are_never_removed_at_once",
    "heads_are_never_removed",
    "heads_are_never_removed_at_once",
    "heads_never_go_back",
    "names_are_counted_in",
    "names_are_counted_out",
    "names_are_never_changed",
    "names_are_never_removed_at_once",
    "names_go_with_their_event",
    "names_kept_is_never_removed",
    "rehashed_is_never_changed",
    "rehashed_is_never_removed",
    "removals_are_never_changed",
    "removals_are_never_removed",
    "removed_events_are_never_changed",
    "removed_events_are_never_removed",
    "removed_streams_are_never_changed",
    "removed_streams_are_never_removed",
    "removing_is_never_changed",
    "removing_lasts_until_nothing_is_left",
})  # fmt: skip

_LOCK = int.from_bytes(b"Kita", "big")
_MIGRATIONS = """
CREATE TABLE IF NOT EXISTS migrations (
    number integer PRIMARY KEY, digest text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
)
"""
_SETTINGS = "SELECT name, setting FROM pg_settings WHERE name = ANY ($1::text[])"
_FOREIGN = """
SELECT count(*) FROM pg_class
WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v') AND NOT EXISTS (
    SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e'
)
"""
_TRIGGERS = """
SELECT tgname::text FROM pg_trigger WHERE tgenabled IN ('O', 'A') AND tgrelid IN (
    to_regclass('events'), to_regclass('commands'), to_regclass('heads'), to_regclass('removals'),
    to_regclass('removed_events'), to_regclass('removed_streams'), to_regclass('removing'),
    to_regclass('names'), to_regclass('names_kept'), to_regclass('rehashed')
)
"""


_WORK = {"names_beside": take_names_out}
"""Functions for the parts of migrations that SQL cannot do, by the migration's name."""


def all_steps() -> tuple[Migration, ...]:
    """All migrations that this version of Kitapi has, in order."""
    return read_folder(resources.files("kitapi.store.postgres.schema"))


def prepare(url: str, migrations: Sequence[Migration] | None = None) -> None:
    """Check that the database at ``url`` can be trusted, and migrate it to the newest schema.

    The function needs no event loop, and may be called inside one.

    Raises:
        DatabaseRefused: the database cannot be reached, trusted or migrated.
    """
    known = all_steps() if migrations is None else migrations

    async def prepare_database(connection: Connection) -> None:
        await _demand_server(connection)
        await demand_durable(connection)
        async with connection.transaction():
            await _migrate(connection, known)
        await _demand_triggers(connection)

    at_once(url, prepare_database)


def examine(url: str) -> None:
    """Check, without changing anything, that the database at ``url`` has the newest schema and all its triggers.

    Raises:
        DatabaseRefused: the database is not Kitapi's, has an older schema, or lacks a trigger.
    """

    async def examine_database(connection: Connection) -> None:
        if await connection.fetchval("SELECT to_regclass('migrations')") is None:
            raise DatabaseRefused(Text("there is no database of Kitapi"))
        newest = _demand_known(await _applied_steps(connection), all_steps())
        if newest < len(all_steps()):
            raise DatabaseRefused(Text("the database is of an older Kitapi: start the room on it once"))
        await _demand_triggers(connection)

    at_once(url, examine_database)


class Survey(NamedTuple):
    """The state of a PostgreSQL server and its database.

    ``version``: the server's version, such as ``16.4``. ``ahead``: seconds by which its clock is ahead of this
    machine's, measured at the middle of the request; negative if it is behind. ``schema``: the schema version of the
    database, 0 if it has none yet. ``newest``: the newest schema version that this program knows.
    """

    version: str
    ahead: float
    schema: int
    newest: int


def survey(url: str) -> Survey:
    """The state of the database at ``url``, which is not changed.

    Raises:
        DatabaseRefused: the database cannot be reached or trusted, or belongs to another program.
    """

    async def survey_database(connection: Connection) -> Survey:
        await _demand_server(connection)
        await demand_durable(connection)
        sent = time.time()
        there = float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8"))
        ahead = there - (sent + time.time()) / 2
        version = connection.get_server_version()
        is_ours = await connection.fetchval("SELECT to_regclass('migrations')") is not None
        schema = _demand_known(await _applied_steps(connection), all_steps()) if is_ours else 0
        return Survey(f"{version.major}.{version.minor}", ahead, schema, len(all_steps()))

    return at_once(url, survey_database)


def at_once(url: str, work: Callable[[Connection], Awaitable[DoneT]]) -> DoneT:
    """Run ``work`` on a connection to ``url``, in a thread with an event loop of its own.

    Raises:
        DatabaseRefused: the database cannot be reached, or ``work`` failed.
    """
    done: list[DoneT] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            done.append(asyncio.run(run_on(url, work)))
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run, name="kitapi-store-opening")
    thread.start()
    thread.join()
    for error in failed:
        raise error
    return done[0]


async def run_on(url: str, work: Callable[[Connection], Awaitable[DoneT]]) -> DoneT:
    """Run ``work`` on a connection to ``url``, and return its result.

    Raises:
        DatabaseRefused: the database cannot be reached, or ``work`` failed.
    """
    try:
        connection = await connect(url)
    except (*AWAY, asyncpg.PostgresError) as error:
        raise DatabaseRefused(
            Text("{address} cannot be reached: {problem}", address=address_without_secrets(url), problem=reason(error))
        ) from error
    except ValueError:
        raise DatabaseRefused(Text("the address of the PostgreSQL server is not understood")) from None
    try:
        return await work(connection)
    except (*AWAY, asyncpg.PostgresError) as error:
        raise DatabaseRefused(
            Text("{address} cannot be used: {problem}", address=address_without_secrets(url), problem=reason(error))
        ) from error
    finally:
        await leave(connection)


def address_without_secrets(url: str) -> str:
    """The address without user, password and options, which may be secrets."""
    try:
        parts = urlsplit(url)
        return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"
    except ValueError:
        return "the PostgreSQL server"


async def demand_durable(connection: Connection) -> None:
    """Check that no setting of the server or of this session could lose acknowledged commits.

    Raises:
        DatabaseRefused: a setting is unsafe; the message names it.
    """
    settings = await connection.fetch(_SETTINGS, list(DURABLE))
    for name, setting in settings:
        if setting not in DURABLE[name]:
            raise DatabaseRefused(
                Text(
                    "PostgreSQL runs with {name}={setting}, with which it can lose what it has stored",
                    name=name,
                    setting=setting,
                )
            )


async def _demand_server(connection: Connection) -> None:
    version = connection.get_server_version()
    if version.major < OLDEST:
        raise DatabaseRefused(
            Text("PostgreSQL {major} is too old, {oldest} or newer is needed", major=version.major, oldest=OLDEST)
        )
    encoding = await connection.fetchval("SELECT current_setting('server_encoding')")
    if encoding != "UTF8":
        raise DatabaseRefused(Text("the database's encoding is {encoding}, and UTF8 is needed", encoding=encoding))
    if await connection.fetchval("SELECT pg_is_in_recovery()"):
        raise DatabaseRefused(Text("the server is a standby, which cannot be written to"))


async def _migrate(connection: Connection, migrations: Sequence[Migration]) -> None:
    await connection.execute("SET LOCAL statement_timeout = 0")  # another node may be migrating, or there is much to do
    await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK, timeout=LONG)
    if await connection.fetchval("SELECT to_regclass('migrations')") is None:
        if await connection.fetchval(_FOREIGN):
            raise DatabaseRefused(Text("the database has tables of another program: give Kitapi a database of its own"))
        await connection.execute(_MIGRATIONS)
    newest = _demand_known(await _applied_steps(connection), migrations)
    for migration in migrations[newest:]:
        await connection.execute(migration.sql, timeout=LONG)
        if (work := _WORK.get(migration.name)) is not None:
            await work(connection)
        await connection.execute("INSERT INTO migrations VALUES ($1, $2)", migration.number, _digest(migration))


async def _applied_steps(connection: Connection) -> dict[int, str]:
    rows = await connection.fetch("SELECT number, digest FROM migrations ORDER BY number")
    return {int(row["number"]): str(row["digest"]) for row in rows}


def _demand_known(applied: dict[int, str], migrations: Sequence[Migration]) -> int:
    """The newest schema version that was ``applied``."""
    newest = max(applied, default=0)
    if newest > len(migrations):
        raise DatabaseRefused(
            Text(
                "the database was written by a newer Kitapi: schema version {newest}, this one knows up to {count}",
                newest=newest,
                count=len(migrations),
            )
        )
    for migration in migrations[:newest]:
        if applied.get(migration.number) != _digest(migration):
            raise DatabaseRefused(
                Text("the database's schema version {number} is not the one of this Kitapi", number=migration.number)
            )
    return newest


def _digest(migration: Migration) -> str:
    return hashlib.sha256(migration.sql.encode()).hexdigest()


async def _demand_triggers(connection: Connection) -> None:
    rows = await connection.fetch(_TRIGGERS)
    missing = TRIGGERS - {str(row[0]) for row in rows}
    if missing:
        raise DatabaseRefused(
            Text(
                "the database lacks what keeps its events as they are: {triggers}", triggers=", ".join(sorted(missing))
            )
        )
