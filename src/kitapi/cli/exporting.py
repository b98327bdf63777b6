"""``kitapi export``: a table's finished deals as a record."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kitapi.cli.stopping import Stopped
from kitapi.records import Record, write_record
from kitapi.registry import GAMES
from kitapi.room import streams
from kitapi.room.histories import record_of
from kitapi.store import EventStore, open_store


def export(
    table: Annotated[str, Parameter(help="The table's name, as it stands in its page's address.")],
    *,
    database: Annotated[str | None, Parameter(help="sqlite:///PATH [default: the file in your data folder]")] = None,
) -> None:
    """Write TABLE's finished deals to standard output, as a record; a deal that still runs is left out.

    The room must not be running on that database.
    """
    address = _existing(database)
    record = asyncio.run(_record(open_store(address), table))
    for line in write_record(record):
        sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def _existing(database: str | None) -> str:
    """The database's address; its file must be there, as none is made for reading."""
    if database is None:
        from kitapi.web.serving import data_folder  # noqa: PLC0415 - the server takes a while to load

        database = f"sqlite:///{data_folder() / 'kitapi.sqlite3'}"
    path = database.removeprefix("sqlite:///")
    if path != database and not Path(path).is_file():
        raise Stopped(f"there is no database {path}")
    return database


async def _record(store: EventStore, table: str) -> Record:
    """The record of ``table``'s finished deals; closes the store."""
    try:
        sat = await store.read(streams.table_stream(table))
        if not sat:
            raise Stopped(f"there is no table “{table}” in this database")
        played = await store.read(streams.play_stream(table))
    finally:
        await store.close()
    opened = streams.read(sat[0])
    return record_of(GAMES[opened.game], sat, played)
