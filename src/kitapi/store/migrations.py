"""The database's schema versions and the way from one to the next."""

from collections.abc import Sequence
from importlib import resources

import apsw
import msgspec

APPLICATION_ID = int.from_bytes(b"Kita", "big")
"""Stands in the header of every Kitapi database, where the tool ``file`` and we look for it."""


class Migration(msgspec.Struct, frozen=True, kw_only=True):
    """The step to schema version ``number``; numbers run from 1 without a gap."""

    number: int
    name: str
    sql: str


SchemaObject = tuple[str, str, str, str]
"""Type, name, table and SQL text of one table, index or trigger."""


def released() -> tuple[Migration, ...]:
    """All migrations this version of Kitapi knows, in order."""
    folder = resources.files("kitapi.store.schema")
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    return tuple(_read(entry.name, entry.read_text(encoding="utf-8")) for entry in files)


def _read(file_name: str, sql: str) -> Migration:
    number, _, name = file_name.removesuffix(".sql").partition("_")
    return Migration(number=int(number), name=name, sql=sql)


def migrate(connection: apsw.Connection, migrations: Sequence[Migration]) -> None:
    """Bring the database to the newest of ``migrations``; each step happens whole or not at all.

    Raises:
        apsw.Error: a step failed; the database stands where the step before left it.
    """
    present = int(connection.pragma("user_version"))
    for migration in migrations[present:]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(migration.sql)
            connection.pragma("application_id", APPLICATION_ID)
            connection.pragma("user_version", migration.number)
            connection.execute("COMMIT")
        except apsw.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def schema_of(connection: apsw.Connection) -> set[SchemaObject]:
    """Everything the database declares, except what SQLite keeps for itself."""
    rows = connection.execute(
        "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    )
    return {(str(kind), str(name), str(table), str(sql)) for kind, name, table, sql in rows}


def schema_at(migrations: Sequence[Migration]) -> set[SchemaObject]:
    """What a database declares after exactly these migrations."""
    connection = apsw.Connection(":memory:")
    try:
        migrate(connection, migrations)
        return schema_of(connection)
    finally:
        connection.close()
