"""Opening of database files: a new one is created completely or not at all, an existing one is examined first."""

import os
from collections.abc import Sequence
from contextlib import closing, suppress

import apsw

from kitapi.store.examination import examine
from kitapi.store.migrations import Migration, migrate
from kitapi.store.port import DatabaseRefused
from kitapi.texts import Text

BUSY_MILLISECONDS = 5000
"""Milliseconds that an append waits while another program, such as a backup, locks the file, before it is refused."""

SETTINGS = {
    "mmap_size": 0,
    "synchronous": "FULL",
    "foreign_keys": True,
    "trusted_schema": False,
    "secure_delete": True,
}
"""FULL syncs the log at every commit; otherwise a power failure could lose an append that was acknowledged.

``secure_delete`` overwrites removed content with zeros; without it the bytes would stay in unused parts of the file.
"""


def prepare(path: str, migrations: Sequence[Migration]) -> None:
    """Create a database at ``path``, or examine the one that exists there and migrate it to the newest schema.

    Raises:
        DatabaseRefused: the database cannot be created, trusted or migrated.
    """
    if os.path.exists(path):
        examine(path, migrations)
        _bring_forward(path, migrations)
    elif os.path.exists(path + "-wal"):
        raise DatabaseRefused(
            Text("{path} is missing, but its log {path}-wal is there: put the database back beside it", path=path)
        )
    else:
        _create(path, migrations)


def _bring_forward(path: str, migrations: Sequence[Migration]) -> None:
    with closing(open_writer(path)) as connection:
        try:
            before = connection.pragma("user_version")
            migrate(connection, migrations)
            if before < len(migrations):
                _leave_nothing_behind(connection)
        except apsw.Error as error:
            raise DatabaseRefused(
                Text(
                    "{path} cannot be brought to schema version {count}: {problem}",
                    path=path,
                    count=len(migrations),
                    problem=str(error),
                )
            ) from error


def _leave_nothing_behind(connection: apsw.Connection) -> None:
    """Rewrite the file without its free pages, and empty its log: both may hold content that a migration removed."""
    connection.execute("VACUUM")
    connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)


def _create(path: str, migrations: Sequence[Migration]) -> None:
    """Build the database in another file, then rename it, so that a crash leaves no incomplete database at ``path``."""
    fresh = path + "-new"
    try:
        for leftover in (fresh, fresh + "-wal", fresh + "-shm", fresh + "-journal"):
            with suppress(FileNotFoundError):
                os.unlink(leftover)
        os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))  # events hold every hand: owner only
        with closing(open_writer(fresh)) as connection:
            migrate(connection, migrations)
        os.replace(fresh, path)
        sync_folder(os.path.dirname(path))
    except OSError as error:
        raise DatabaseRefused(
            Text("{path} cannot be made: {problem}", path=path, problem=str(error.strerror))
        ) from error
    except apsw.Error as error:
        raise DatabaseRefused(Text("{path} cannot be made: {problem}", path=path, problem=str(error))) from error


def sync_folder(folder: str) -> None:
    """Sync the directory entries of ``folder``."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def open_writer(path: str, vfs: str | None = None) -> apsw.Connection:
    """The one connection that writes.

    ``vfs``: name of an SQLite file system layer to use instead of the platform's.

    Raises:
        DatabaseRefused: the file or its folder is read-only, or cannot have a write-ahead log.
    """
    connection = _open(path, vfs)
    if connection.readonly("main"):
        connection.close()
        raise DatabaseRefused(Text("{path} is read-only", path=path))
    if connection.pragma("journal_mode", "WAL") != "wal":
        connection.close()
        raise DatabaseRefused(Text("{path} cannot have a write-ahead log: is it on a network drive?", path=path))
    return connection


def open_reader(path: str) -> apsw.Connection:
    """A connection that only reads, and makes no checkpoint when it closes."""
    connection = _open(path, vfs=None)
    connection.pragma("query_only", True)
    connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
    return connection


def _open(path: str, vfs: str | None) -> apsw.Connection:
    connection = apsw.Connection(path, flags=apsw.SQLITE_OPEN_READWRITE, vfs=vfs)
    connection.set_busy_timeout(BUSY_MILLISECONDS)
    # Query planner stability: without it SQLite plans again for each bound value, and parses the query each time.
    connection.config(apsw.SQLITE_DBCONFIG_ENABLE_QPSG, 1)
    for name, setting in SETTINGS.items():
        connection.pragma(name, setting)
    return connection
