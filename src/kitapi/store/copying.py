"""Copies of a database: taken while it is played on, and put in its place again.

A copy appears under its name whole, synced and checked, or not at all; and nothing that is there is ever overwritten.
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
    """A backup about to be put in place: its ``copy``, and the name the database there now is kept under, if any."""

    copy: str
    aside: str | None


@contextmanager
def back_up(path: str, target: str) -> Iterator[str]:
    """A copy of the database at ``path``, which becomes ``target`` unless the block raises.

    It holds every event that was stored before it began, whether or not a room runs on the database.

    Raises:
        DatabaseRefused: the database cannot be read whole.
        FileExistsError: ``target`` is there already.
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
    """An empty file, to be filled and synced, which becomes ``target`` unless the block raises.

    Raises:
        FileExistsError: ``target`` is there already.
    """
    _demand_free(target)
    with _beside(target) as partial:
        yield partial
        _place(partial, target)


@contextmanager
def restore_backup(backup: str, path: str, *, replace: bool) -> Iterator[Restoring]:
    """A copy of ``backup``, which becomes the database at ``path`` unless the block raises.

    ``replace``: a database that is there is kept under a new name.

    Raises:
        DatabaseRefused: a room runs on the database, or ``backup`` is not a whole one.
        FileExistsError: the database is there and is not to be replaced.
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
    """A connection to a database that is at rest, or to one that a room runs on; neither is changed."""
    try:
        ownership = Ownership.acquire(path)
    except DatabaseRefused:
        with closing(open_reader(path)) as connection:
            connection.pragma("query_only", False)  # it forbids to write another file, too
            yield connection
        return
    try:
        with open_untouched(path, all_migrations()) as connection:
            yield connection
    finally:
        ownership.release()


@contextmanager
def _beside(target: str) -> Iterator[str]:
    """An empty file in the folder of ``target``, for its owner only, gone afterwards unless it was given a name."""
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
    """Keep the database under another name, so that no crash leaves a chance to begin a new one by mistake.

    One with a log goes first and its log behind it: a log alone is refused at opening. One without keeps both names
    until it is replaced.
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
    """Make what stands in the file at ``path`` durable."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
