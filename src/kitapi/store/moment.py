"""Reading of a database file for a report: the file itself, or a copy of one moment if a room runs on it."""

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import apsw

from kitapi.store.connections import open_reader, open_writer
from kitapi.store.examination import examine, open_as_it_lies, open_untouched
from kitapi.store.migrations import all_migrations, migrate
from kitapi.store.ownership import Ownership
from kitapi.store.port import DatabaseInUse, DatabaseRefused
from kitapi.store.snapshot import Snapshot
from kitapi.store.verification import FAILED_READING
from kitapi.texts import Text

ALL_PAGES = -1
"""The number of pages that SQLite's backup copies in one step, here all pages, so that one read transaction has them
all."""

_LAST = "SELECT coalesce(max(position), 0) FROM events"


class Moment(NamedTuple):
    """The moment at which a database was read.

    ``running``: whether another process, such as a room, had the database open; ``by``: the name of that process, such
    as ``process 123``. ``position``: the position of the newest event that could be read.
    """

    running: bool = False
    by: str = ""
    position: int = 0


ALONE = Moment()
"""No other process had the database open."""


class Lying(NamedTuple):
    """A database file at ``path`` that nobody writes to, and the ``moment`` at which it is read."""

    path: str
    moment: Moment


@contextmanager
def lying_still(path: str) -> Iterator[Lying]:
    """Yield the database at ``path``, locked while the block runs; if a room runs on it, a copy.

    The copy is made page by page in one read transaction, so that it contains damaged pages too.

    Raises:
        DatabaseRefused: the database cannot be copied, or its folder cannot be written.
    """
    try:
        ownership = Ownership.acquire(path)
    except DatabaseInUse as error:
        by = f"process {error.process}" if error.process else "another process"
        with _copy(path, open_reader) as copy, _with_names(copy, path):
            yield Lying(copy, Moment(running=True, by=by, position=_position(copy)))
        return
    try:
        yield Lying(path, ALONE)
    finally:
        ownership.release()


@contextmanager
def read_database(path: str) -> Iterator[tuple[Snapshot, Moment]]:
    """The events of the database at ``path``, examined as at every opening, without changing any file.

    Raises:
        DatabaseRefused: the database cannot be trusted or read.
    """
    known = all_migrations()
    with lying_still(path) as lying, _of_newest_schema(lying.path) as whole:
        examine(whole, known)
        with open_untouched(whole, known) as connection:
            try:
                yield Snapshot(connection), lying.moment
            except apsw.Error as error:
                raise DatabaseRefused(
                    Text("{path} cannot be read: {problem}", path=path, problem=str(error))
                ) from error


@contextmanager
def _of_newest_schema(path: str) -> Iterator[str]:
    """Yield ``path``, or if the database has an older schema, the path of a migrated copy."""
    known = all_migrations()
    with open_untouched(path, known) as connection:
        is_newest = connection.pragma("user_version") == len(known)
    if is_newest:
        yield path
        return
    examine(path, known)
    with _copy(path, open_as_it_lies) as copy, _with_names(copy, path):
        try:
            with closing(open_writer(copy)) as connection:
                migrate(connection, known)
        except apsw.Error as error:
            raise DatabaseRefused(
                Text(
                    "{path} cannot be brought to schema version {count}: {problem}",
                    path=path,
                    count=len(known),
                    problem=str(error),
                )
            ) from error
        yield copy


@contextmanager
def _copy(path: str, opened: Callable[[str], apsw.Connection]) -> Iterator[str]:
    """Yield the path of a temporary copy, readable only by its owner, made through a connection from ``opened``."""
    with tempfile.TemporaryDirectory(prefix="kitapi-") as folder:
        copy = os.path.join(os.path.realpath(folder), os.path.basename(path))
        Path(copy).touch(0o600)
        try:
            with closing(opened(path)) as source, closing(apsw.Connection(copy)) as target:
                target.pragma("synchronous", "OFF")
                with target.backup("main", source, "main") as copying:
                    while not copying.done:
                        copying.step(ALL_PAGES)
        except apsw.Error as error:
            raise DatabaseRefused(Text("{path} cannot be copied: {problem}", path=path, problem=str(error))) from error
        yield copy


@contextmanager
def _with_names(copy: str, path: str) -> Iterator[None]:
    """Replace the name of the ``copy`` in refusals by ``path``, the database that was copied."""
    try:
        yield
    except DatabaseRefused as error:
        places = {
            name: place.replace(copy, path) if isinstance(place, str) else place
            for name, place in error.reason.places.items()
        }
        raise DatabaseRefused(Text(error.reason.english, **places)) from error


def _position(path: str) -> int:
    try:
        with open_untouched(path, all_migrations()) as connection:
            return int(connection.execute(_LAST).get)
    except (DatabaseRefused, *FAILED_READING):
        return 0
