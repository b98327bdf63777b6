"""Databases that a command reads while no room runs on them."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeAlias, TypeVar

from cyclopts import Parameter

from kitapi.cli.stopping import Stopped
from kitapi.store import EventStore, open_store

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


def _existing(database: str | None) -> str:
    if database is None:
        from kitapi.web.serving import data_folder  # noqa: PLC0415 - the server takes a while to load

        database = f"sqlite:///{data_folder() / 'kitapi.sqlite3'}"
    path = database.removeprefix("sqlite:///")
    if path != database and not Path(path).is_file():
        raise Stopped(f"there is no database {path}")
    return database
