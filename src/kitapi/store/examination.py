"""Examination of an existing database before it is used; it does not change a byte of it or of the files beside it.

SQLite changes files merely by opening and closing them: it replays journals, creates shared memory, and moves the
write-ahead log into the database. So the examination opens the files without locks, read-only, with the log's index
kept in memory, and closes without a checkpoint. The caller must own the database.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import apsw

from kitapi.store.log import log_of
from kitapi.store.migrations import APPLICATION_ID, Migration, SchemaObject, schema_at, schema_of
from kitapi.store.port import DatabaseRefused
from kitapi.texts import Text

OLDEST_SQLITE = (3, 51, 3)
"""The oldest accepted version: in older ones two connections could damage the write-ahead log (sqlite.org/wal.html)."""

_MAGIC = b"SQLite format 3\0"
_REMOVABLE = 3
"""The first schema version with tables about removed streams."""

NAMED = 4
"""The first schema version in which names of people are stored beside the events."""

UNLOCKED_FILES = "win32-none" if sys.platform == "win32" else "unix-none"
_GAPS = "SELECT stream FROM events GROUP BY stream HAVING count(*) <> max(version) OR min(version) <> 1 LIMIT 1"


def require_sqlite(version: str) -> None:
    """Check that the SQLite library is new enough for a write-ahead log.

    Raises:
        DatabaseRefused: the library is too old; the message names both versions.
    """
    if tuple(int(part) for part in version.split(".")) < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise DatabaseRefused(
            Text(
                "SQLite {version} is too old, {oldest} or newer is needed: install a newer apsw",
                version=version,
                oldest=oldest,
            )
        )


def examine(path: str, migrations: Sequence[Migration]) -> None:
    """Check the database file at ``path`` from its first bytes to its last event.

    Raises:
        DatabaseRefused: the database is damaged or of another program; the message says what is wrong.
    """
    with open_untouched(path, migrations) as connection, _refusing_damage(path):
        _examine_log(path)
        _examine_pages(path, connection)
        for damage in schema_damage(connection, migrations):
            raise DatabaseRefused(Text("{path}: {problem}", path=path, problem=damage))
        _examine_streams(path, connection)


@contextmanager
def open_untouched(path: str, migrations: Sequence[Migration]) -> Iterator[apsw.Connection]:
    """A connection that reads the database at ``path`` and changes nothing; the caller must own it.

    Raises:
        DatabaseRefused: the file is no database of Kitapi, was written by a newer version, or cannot be read.
    """
    try:
        _examine_files(path)
        with closing(open_as_it_lies(path)) as connection:
            with _refusing_damage(path):
                _examine_header(path, connection, migrations)
                _stand_in_for_removals(connection)
                _stand_in_for_names(connection)
            yield connection
    except OSError as error:
        raise DatabaseRefused(
            Text("{path} cannot be read: {problem}", path=path, problem=str(error.strerror))
        ) from error


def _examine_files(path: str) -> None:
    with open(path, "rb") as file:
        first = file.read(len(_MAGIC))
    if not first:
        raise DatabaseRefused(Text("{path} is empty; remove it to begin a new database there", path=path))
    # If the power failed during a checkpoint, the first page of the database may be torn; the log has it complete.
    if first != _MAGIC and not _has_content(path + "-wal"):
        raise DatabaseRefused(Text("{path} is not an SQLite database", path=path))
    if _has_content(path + "-journal"):
        raise DatabaseRefused(Text("{path}-journal was left by another program; Kitapi never writes one", path=path))


def _has_content(path: str) -> bool:
    return os.path.exists(path) and os.path.getsize(path) > 0


def open_as_it_lies(path: str) -> apsw.Connection:
    """A connection that reads the database at ``path``, whatever its state, and changes no file."""
    flags = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
    uri = Path(path).as_uri()
    if not _has_content(path + "-wal"):
        return apsw.Connection(f"{uri}?immutable=1", flags=flags)
    connection = apsw.Connection(f"{uri}?mode=ro", flags=flags, vfs=UNLOCKED_FILES)
    connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
    connection.pragma("locking_mode", "EXCLUSIVE")
    return connection


@contextmanager
def _refusing_damage(path: str) -> Iterator[None]:
    try:
        yield
    except (apsw.Error, UnicodeDecodeError) as error:
        raise DatabaseRefused(Text("{path} is damaged: {problem}", path=path, problem=str(error))) from error


def _examine_header(path: str, connection: apsw.Connection, migrations: Sequence[Migration]) -> None:
    application = connection.pragma("application_id")
    if application != APPLICATION_ID:
        raise DatabaseRefused(
            Text("{path} belongs to another program (application_id {application})", path=path, application=application)
        )
    version = connection.pragma("user_version")
    if version > len(migrations):
        raise DatabaseRefused(
            Text(
                "{path} was written by a newer Kitapi: schema version {version}, this one knows up to {count}",
                path=path,
                version=version,
                count=len(migrations),
            )
        )
    if version < 1:
        raise DatabaseRefused(Text("{path} has the impossible schema version {version}", path=path, version=version))


def _stand_in_for_removals(connection: apsw.Connection) -> None:
    """Create empty temporary tables of removals, so that an older database, which lacks them, can be read."""
    if connection.pragma("user_version") < _REMOVABLE:
        connection.pragma("temp_store", "MEMORY")
        connection.execute("CREATE TEMP TABLE removing (stream TEXT, removal INTEGER)")
        connection.execute("CREATE TEMP TABLE removed_events (position INTEGER, hash BLOB, removal INTEGER)")


def _stand_in_for_names(connection: apsw.Connection) -> None:
    """Create an empty temporary table of names, so that an older database, which lacks one, can be read."""
    if connection.pragma("user_version") < NAMED:
        connection.pragma("temp_store", "MEMORY")
        connection.execute("CREATE TEMP TABLE names (stream TEXT, version INTEGER, field, owner, name, salt)")


def _examine_log(path: str) -> None:
    if log_of(path).lost:
        raise DatabaseRefused(
            Text("{path}-wal, its log, is damaged, and what was stored behind that would be lost", path=path)
        )


def _examine_pages(path: str, connection: apsw.Connection) -> None:
    complaint = connection.execute("PRAGMA quick_check(1)").get
    if complaint != "ok":
        raise DatabaseRefused(Text("{path} is damaged: {problem}", path=path, problem=" ".join(str(complaint).split())))


def schema_damage(connection: apsw.Connection, migrations: Sequence[Migration]) -> Iterator[Text]:
    """Yield a text for each object that the schema should not have, and for each that it lacks."""
    present = schema_of(connection)
    due = schema_at(migrations[: int(connection.pragma("user_version"))])
    if unexpected := present - due:
        yield Text("the schema has what it should not: {objects}", objects=_describe(unexpected))
    if missing := due - present:
        yield Text("the schema lacks: {objects}", objects=_describe(missing))


def _describe(objects: set[SchemaObject]) -> str:
    return ", ".join(sorted(f"{kind} {name}" for kind, name, _, _ in objects))


def _examine_streams(path: str, connection: apsw.Connection) -> None:
    for (stream,) in connection.execute(_GAPS):
        raise DatabaseRefused(
            Text("{path} has lost events of stream {stream}: its versions have a gap", path=path, stream=repr(stream))
        )
