"""``kitapi export``: a table's finished deals as a record."""

import asyncio
import sys
from typing import Annotated

from cyclopts import Parameter

from kitapi.console.databases import Database, name_of, read_from, say_moment
from kitapi.console.exits import Stopped
from kitapi.records import Record, write_record
from kitapi.registry import GAMES
from kitapi.room.record import streams
from kitapi.room.record.histories import record_of
from kitapi.store import EventStore


def export(
    table: Annotated[str, Parameter(help="The table's name, as in the address of its page.")],
    *,
    database: Database = None,
) -> None:
    """Write TABLE's finished deals to standard output, as a record; a deal that still runs is left out.

    The room may be running on the database: it is then read as of one moment, and standard error says so.
    """
    record, moment = asyncio.run(read_from(database, lambda store: export_record(store, table)))
    say_moment(moment, name_of(database))
    for line in write_record(record):
        sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


async def export_record(store: EventStore, table: str) -> Record:
    """The record of ``table``'s finished deals."""
    sat = await store.read(streams.table_stream(table))
    if not sat:
        raise Stopped("there is no table “{table}” in this database", table=table)
    played = await store.read(streams.play_stream(table))
    opened = streams.read(sat[0])
    return record_of(GAMES[opened.game], sat, played)
