"""``kitapi import``: imports a record as a table, at which nobody can play."""

import asyncio
import sys
from collections.abc import Sequence

from kitapi.cli.database.record_files import RecordFile
from kitapi.console.databases import Database
from kitapi.console.exits import Stopped
from kitapi.console.files import lines_of
from kitapi.records import BadRecord, Part, parts, read_part
from kitapi.registry import GAMES
from kitapi.room.record_import import archive, check
from kitapi.store import EventStore, open_store


def import_record(
    record: RecordFile,
    /,
    *,
    database: Database = None,
) -> None:
    """Write RECORD into the database as a table, and print its name; each record in the file makes a table.

    Before anything is stored, the record is checked: its events must follow each other and its accounts add up. Nobody
    can play on at that table, but everybody who has its name can look at it, replay its deals and export it again. The
    room must not be running on that database.
    """
    given = tuple(parts(lines_of(record)))
    for part in given:
        _check(part)
    for table in asyncio.run(_archive_all(open_store(database or _usual()), given)):
        sys.stdout.write(f"{table}\n")


def _check(part: Part) -> None:
    """Check that ``part`` is sound and can become a table.

    Raises:
        BadRecord: the part is not sound, or cannot become a table; the error has the line of the file.
    """
    record = read_part(part, GAMES, audited=True)
    try:
        check(record)
    except BadRecord as error:
        raise BadRecord(part.before + error.line, error.problem) from error


def _usual() -> str:
    """The address of the database in the user's data folder."""
    from kitapi.web.server import CannotServe, default_database  # noqa: PLC0415 - the server takes a while to load

    try:
        return default_database()
    except CannotServe as error:
        raise Stopped(str(error).removesuffix(".")) from error


async def _archive_all(store: EventStore, given: Sequence[Part]) -> list[str]:
    """Create a table from each of the records ``given``, which are read one at a time; return the tables' ids."""
    try:
        return [await archive(store, read_part(part, GAMES)) for part in given]
    finally:
        await store.close()
