"""Backups of a database, made while a room runs on it, and their restoration.

A copy gets its name only when it is complete, synced and checked; no existing file is ever overwritten.
"""

import errno
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from typing import NamedTuple

import apsw

from kitapi.store.connections import open_reader, sync_folder
from kitapi.store.examination import open_untouched
from kitapi.store.migrations import all_migrations
from kitapi.store.ownership import Ownership
from kitapi.store.port import DatabaseRefused
from kitapi.texts import Text

_BESIDE = ("-wal", "-shm", "-journal")


class Restoring(NamedTuple):
    """A backup to be put in place: its ``copy``, and the new name of the present database, if there is one."""

    copy: str
    aside: str | None


@contextmanager
def back_up(path: str, target: str) -> Iterator[str]:
    """Yield the path of a copy of the database at ``path``; the copy becomes ``target`` unless the block raises.

    It contains every event that was stored before the copy began, whether or not a room runs on the database.

    Raises:
        DatabaseRefused: the database cannot be read whole.
        FileExistsError: ``target`` exists.
    """
    with place_file(target) as partial:
        with _open_source(path) as connection:
            try:
                connection.execute("VACUUM INTO ?", (partial,))
            except apsw.Error as error:
                raise DatabaseRefused(
                    Text("{path} cannot be copied: {problem}", path=path, problem=str(error))
                ) from error
        sync_file(partial)
        yield partial


@contextmanager
def place_file(target: str) -> Iterator[str]:
    """Yield the path of an empty file to be filled and synced; it becomes ``target`` unless the block raises.

    Raises:
        FileExistsError: ``target`` exists.
    """
    _demand_free(target)
    with _beside(target) as partial:
        yield partial
        _place(partial, target)


@contextmanager
def restore_backup(backup: str, path: str, *, replace: bool) -> Iterator[Restoring]:
    """Yield a copy of ``backup``; it becomes the database at ``path`` unless the block raises.

    ``replace``: whether an existing database is moved to a new name.

    Raises:
        DatabaseRefused: a room runs on the database, or ``backup`` is incomplete.
        FileExistsError: the database exists and ``replace`` is false.
    """
    ownership = Ownership.acquire(path)
    try:
        there = any(os.path.exists(path + end) for end in ("", "-wal"))
        if there and not replace:
            raise FileExistsError(
                errno.EEXIST, "it is there already; with --replace it is kept under another name", path
            )
        if _has_content(backup + "-wal"):
            raise DatabaseRefused(
                Text("{backup} has a log beside it, so it is a database in use and no backup", backup=backup)
            )
        with _beside(path) as partial:
            shutil.copyfile(backup, partial)
            sync_file(partial)
            aside = _free_name(path) if there else None
            yield Restoring(partial, aside)
            if aside:
                _set_aside(path, aside)
            os.replace(partial, path)
            sync_folder(os.path.dirname(path))
    finally:
        ownership.release()


@contextmanager
def _open_source(path: str) -> Iterator[apsw.Connection]:
    """A connection to a database, which is not changed; a room may run on it."""
    try:
        ownership = Ownership.acquire(path)
    except DatabaseRefused:
        with closing(open_reader(path)) as connection:
            connection.pragma("query_only", False)  # it would also forbid writing to another file
            yield connection
        return
    try:
        with open_untouched(path, all_migrations()) as connection:
            yield connection
    finally:
        ownership.release()


@contextmanager
def _beside(target: str) -> Iterator[str]:
    """Yield an empty file in the folder of ``target``, readable only by its owner; it is removed unless renamed."""
    descriptor, partial = tempfile.mkstemp(
        dir=os.path.dirname(target), prefix=f"{os.path.basename(target)}-", suffix="-part"
    )
    os.close(descriptor)
    try:
        yield partial
    finally:
        for end in ("", *_BESIDE):
            with suppress(FileNotFoundError):
                os.unlink(partial + end)


def _set_aside(path: str, aside: str) -> None:
    """Move the database to another name, so that even after a crash no new one is created by mistake.

    A database with a log is renamed first and then its log: a log without a database is refused at opening. A database
    without a log keeps both names until it is replaced.
    """
    if _has_content(path + "-wal"):
        for end in ("", "-wal"):
            if os.path.exists(path + end):
                os.rename(path + end, aside + end)
    else:
        with suppress(FileNotFoundError):
            os.unlink(path + "-wal")
        try:
            os.link(path, aside)
        except OSError:  # a file system without links
            os.rename(path, aside)
    with suppress(FileNotFoundError):
        os.unlink(path + "-shm")
    sync_folder(os.path.dirname(path))


def _place(partial: str, target: str) -> None:
    try:
        os.link(partial, target)  # unlike a renaming it overwrites nothing
    except FileExistsError:
        _demand_free(target)
    except OSError:  # a file system without links
        _demand_free(target)
        os.rename(partial, target)
    sync_folder(os.path.dirname(target))


def _demand_free(target: str) -> None:
    if os.path.lexists(target):
        raise FileExistsError(errno.EEXIST, "it is there already, and nothing is overwritten", target)


def _free_name(path: str) -> str:
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    name, number = f"{path}-before-{moment}", 1
    while os.path.lexists(name) or os.path.lexists(name + "-wal"):
        number += 1
        name = f"{path}-before-{moment}-{number}"
    return name


def _has_content(path: str) -> bool:
    return os.path.exists(path) and os.path.getsize(path) > 0


def sync_file(path: str) -> None:
    """Sync the content of the file at ``path``."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
