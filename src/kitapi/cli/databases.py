"""Databases that a command reads while no room runs on them."""

import os
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, TypeAlias, TypeVar

from cyclopts import Parameter

from kitapi.cli.progress import progress_bar
from kitapi.cli.stopping import Stopped
from kitapi.store import EventStore, is_postgresql, open_store
from kitapi.store.connections import open_writer
from kitapi.store.postgres.moving import copy_as_it_lies
from kitapi.store.postgres.preparing import examine
from kitapi.store.sqlite import resolved_path

ReadT = TypeVar("ReadT")

Database: TypeAlias = Annotated[
    str | None,
    Parameter(help="sqlite:///PATH or postgresql://USER@HOST/NAME [default: the file in your data folder]"),
]


async def read_from(database: str | None, read: Callable[[EventStore], Awaitable[ReadT]]) -> ReadT:
    """What ``read`` finds in ``database``, which is closed afterwards.

    Raises:
        Stopped: there is no such file; none is made for reading.
        DatabaseRefused: it cannot be used.
    """
    store = open_store(_existing(database))
    try:
        return await read(store)
    finally:
        await store.close()


def database_path(database: str | None, *, existing: bool = True) -> str:
    """The real path of the file that ``database`` names.

    Raises:
        Stopped: it names no file, or one that is not there and is to be ``existing``.
        DatabaseRefused: it is a folder, or in one that does not exist.
    """
    if on_server(database):
        raise Stopped("this is done with a file: `kitapi move` carries a database from a server to one, and back")
    address = _existing(database) if existing else _addressed(database)
    path = address.removeprefix("sqlite:///")
    if path == address or not path or "?" in path:
        raise Stopped("--database: write sqlite:///PATH")
    return resolved_path(path)


def on_server(database: str | None) -> str | None:
    """The address of a PostgreSQL database, if ``database`` is one; it may hold a password, and is never told."""
    return database if database is not None and is_postgresql(database) else None


@contextmanager
def copy_of_server(url: str) -> Iterator[str]:
    """The path of a file that holds what the PostgreSQL database at ``url`` does, row by row, while the block runs.

    Raises:
        DatabaseRefused: it cannot be read.
    """
    examine(url)
    with tempfile.TemporaryDirectory(prefix="kitapi-") as folder:  # for its owner only
        path = os.path.join(os.path.realpath(folder), "copy.sqlite3")
        Path(path).touch(0o600)
        with progress_bar("Copying") as bar, closing(open_writer(path)) as copy:
            copy_as_it_lies(url, copy, bar)
        yield path


def _existing(database: str | None) -> str:
    address = _addressed(database)
    if is_postgresql(address):
        examine(address)
    path = address.removeprefix("sqlite:///")
    if path != address and not Path(path).is_file():
        raise Stopped(f"there is no database {path}")
    return address


def _addressed(database: str | None) -> str:
    if database is not None:
        return database
    from kitapi.web.serving import data_folder  # noqa: PLC0415 - the server takes a while to load

    return f"sqlite:///{data_folder() / 'kitapi.sqlite3'}"
