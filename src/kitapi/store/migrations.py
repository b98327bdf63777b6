"""The database's schema versions and the migrations between them."""

from collections.abc import Callable, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import apsw
import msgspec
from msgspec.structs import replace

from kitapi.store import hashes
from kitapi.store.name_migration import take_names_out
from kitapi.store.port import DatabaseRefused

APPLICATION_ID = int.from_bytes(b"Kita", "big")
"""The number in the header of every Kitapi database, where the tool ``file`` and Kitapi look for it."""


class Migration(msgspec.Struct, frozen=True, kw_only=True):
    """The migration to schema version ``number``; numbers run from 1 without a gap.

    ``work``: called after the SQL, in the same transaction.
    """

    number: int
    name: str
    sql: str
    work: Callable[[apsw.Connection], None] | None = None


SchemaObject = tuple[str, str, str, str]
"""Type, name, table and SQL text of one table, index or trigger."""


def all_migrations() -> tuple[Migration, ...]:
    """All migrations that this version of Kitapi has, in order."""
    steps = read_folder(resources.files("kitapi.store.schema"))
    return tuple(replace(step, work=_WORK.get(step.name)) for step in steps)


def read_folder(folder: Traversable) -> tuple[Migration, ...]:
    """The migrations whose files lie in ``folder``, in order."""
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    return tuple(_read(entry.name, entry.read_text(encoding="utf-8")) for entry in files)


def _read(file_name: str, sql: str) -> Migration:
    number, _, name = file_name.removesuffix(".sql").partition("_")
    return Migration(number=int(number), name=name, sql=sql)


_WORK = {"names_beside": take_names_out}
"""Functions for the parts of migrations that SQL cannot do, by the migration's name."""


def migrate(connection: apsw.Connection, migrations: Sequence[Migration]) -> None:
    """Migrate the database to the newest of ``migrations``; each migration is done completely or not at all.

    Raises:
        apsw.Error: a migration failed; the database is as the migration before left it.
        DatabaseRefused: a migration found an event that is not as it was written; the rest as for ``apsw.Error``.
    """
    present = int(connection.pragma("user_version"))
    _offer_hashes(connection)
    for migration in migrations[present:]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(migration.sql)
            if migration.work is not None:
                migration.work(connection)
            connection.pragma("application_id", APPLICATION_ID)
            connection.pragma("user_version", migration.number)
            connection.execute("COMMIT")
        except (apsw.Error, DatabaseRefused):
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


class _All:
    """The SQL aggregate ``kitapi_hash_of_all``: the hash of all events."""

    def __init__(self) -> None:
        self._hash = hashes.NOTHING

    def step(self, *hash: Any) -> None:
        self._hash = hashes.hash_of_all(self._hash, *hash)

    def final(self) -> bytes:
        return self._hash


def _offer_hashes(connection: apsw.Connection) -> None:
    """Define the hashes as SQL functions; they continue the hashes of streams, so rows must come in order."""
    newest: dict[str, bytes] = {}

    def event_hash(*row: Any) -> bytes:
        stream = row[1]
        newest[stream] = hashes.event_hash(newest.get(stream) or hashes.origin(stream), row)
        return newest[stream]

    def origin(*stream: Any) -> bytes:
        return hashes.origin(*stream)

    connection.create_scalar_function("kitapi_event_hash", event_hash, 7)
    connection.create_scalar_function("kitapi_command_hash", hashes.command_hash, 6)
    connection.create_scalar_function("kitapi_origin", origin, 1)
    connection.create_aggregate_function("kitapi_hash_of_all", _All, 1)


def schema_of(connection: apsw.Connection) -> set[SchemaObject]:
    """All tables, indexes and triggers of the database, except SQLite's own."""
    rows = connection.execute(
        "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    )
    return {(str(kind), str(name), str(table), str(sql)) for kind, name, table, sql in rows}


def schema_at(migrations: Sequence[Migration]) -> set[SchemaObject]:
    """All tables, indexes and triggers of a database after exactly these migrations."""
    connection = apsw.Connection(":memory:")
    try:
        migrate(connection, migrations)
        return schema_of(connection)
    finally:
        connection.close()
