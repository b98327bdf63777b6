"""Reading of databases by commands, whether or not a room runs on them."""

import os
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, TypeAlias, TypeVar

from cyclopts import Parameter

from kitapi.console.exits import Stopped
from kitapi.console.folders import data_folder
from kitapi.console.languages import translate
from kitapi.console.progress import progress_bar
from kitapi.store import EventStore, is_postgresql
from kitapi.store.connections import open_writer
from kitapi.store.moment import Lying, Moment, read_database
from kitapi.store.open import file_at
from kitapi.store.postgres import address_without_secrets
from kitapi.store.postgres.moment import reading_moment
from kitapi.store.postgres.preparation import examine
from kitapi.store.postgres.transfer import copy_as_it_lies
from kitapi.store.sqlite import resolved_path

ReadT = TypeVar("ReadT")

Database: TypeAlias = Annotated[
    str | None,
    Parameter(
        env_var="KITAPI_DATABASE",
        help="sqlite:///PATH or postgresql://USER@HOST/NAME [default: the file in your data folder]",
    ),
]


async def read_from(database: str | None, read: Callable[[EventStore], Awaitable[ReadT]]) -> tuple[ReadT, Moment]:
    """The result of ``read`` on ``database``, which is not changed, and the moment of reading; a room may run on it.

    Raises:
        Stopped: there is no such file; reading creates none.
        DatabaseRefused: the database cannot be used.
    """
    if (url := on_server(database)) is not None:
        async with reading_moment(url) as (store, moment):
            return await read(store), moment
    with read_database(resolved_path(file_at(_require_existing(database)))) as (snapshot, moment):
        return await read(snapshot), moment


def say_moment(moment: Moment, name: str) -> None:
    """Report on standard error that the database ``name`` was in use, and up to which position it was read."""
    if moment.running:
        sys.stderr.write(f"{in_use(moment, name)}.\n")


def in_use(moment: Moment, name: str) -> str:
    """A message that the database ``name`` was in use, with the position up to which it was read; no full stop."""
    return translate(
        "{name}: the room is running on it ({by}); read as it was at position {position}",
        name=name,
        by=moment.by,
        position=moment.position,
    )


def name_of(database: str | None) -> str:
    """The name of ``database`` in messages: its path, or its address without the password."""
    url = on_server(database)
    return database_path(database) if url is None else address_without_secrets(url)


def database_path(database: str | None, *, existing: bool = True) -> str:
    """The real path of the file that ``database`` names.

    Raises:
        Stopped: ``database`` names no file, or a missing file although ``existing`` is set.
        DatabaseRefused: the path is a folder, or its folder does not exist.
    """
    if on_server(database):
        raise Stopped("this is done with a file: `kitapi move` carries a database from a server to one, and back")
    address = _require_existing(database) if existing else _address_of(database)
    path = address.removeprefix("sqlite:///")
    if path == address or not path or "?" in path:
        raise Stopped("--database: write sqlite:///PATH")
    return resolved_path(path)


def on_server(database: str | None) -> str | None:
    """The address of a PostgreSQL database, if ``database`` is one; it may hold a password, and is never printed."""
    return database if database is not None and is_postgresql(database) else None


@contextmanager
def copy_of_server(url: str) -> Iterator[Lying]:
    """A temporary file with the same rows as the PostgreSQL database at ``url``, removed after the block.

    Raises:
        DatabaseRefused: the database cannot be read.
    """
    examine(url)
    with tempfile.TemporaryDirectory(prefix="kitapi-") as folder:  # readable only by its owner
        path = os.path.join(os.path.realpath(folder), "copy.sqlite3")
        Path(path).touch(0o600)
        with progress_bar(translate("Copying")) as bar, closing(open_writer(path)) as copy:
            moment = copy_as_it_lies(url, copy, bar)
        yield Lying(path, moment)


def _require_existing(database: str | None) -> str:
    address = _address_of(database)
    if is_postgresql(address):
        examine(address)
    path = address.removeprefix("sqlite:///")
    if path != address and not Path(path).is_file():
        raise Stopped("there is no database {path}", path=path)
    return address


def _address_of(database: str | None) -> str:
    if database is not None:
        return database
    return f"sqlite:///{data_folder() / 'kitapi.sqlite3'}"
