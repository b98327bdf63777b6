"""Databases that a command reads while no room runs on them."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeAlias, TypeVar

from cyclopts import Parameter

from kitapi.cli.stopping import Stopped
from kitapi.store import EventStore, open_store
from kitapi.store.sqlite import resolved_path

ReadT = TypeVar("ReadT")

Database: TypeAlias = Annotated[str | None, Parameter(help="sqlite:///PATH [default: the file in your data folder]")]


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
    address = _existing(database) if existing else _addressed(database)
    path = address.removeprefix("sqlite:///")
    if path == address or not path or "?" in path:
        raise Stopped("--database: write sqlite:///PATH")
    return resolved_path(path)


def _existing(database: str | None) -> str:
    address = _addressed(database)
    path = address.removeprefix("sqlite:///")
    if path != address and not Path(path).is_file():
        raise Stopped(f"there is no database {path}")
    return address


def _addressed(database: str | None) -> str:
    if database is not None:
        return database
    from kitapi.web.serving import data_folder  # noqa: PLC0415 - the server takes a while to load

    return f"sqlite:///{data_folder() / 'kitapi.sqlite3'}"
