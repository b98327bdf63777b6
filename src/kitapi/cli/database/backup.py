"""``kitapi backup``: a copy of the database, checked before it gets its name."""

import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Annotated

from cyclopts import Parameter

from kitapi.cli.database.check import FOUND, events_in_words, write_result
from kitapi.cli.database.findings import check_database
from kitapi.console.databases import Database, database_path, on_server
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate
from kitapi.console.progress import progress_bar
from kitapi.store.connections import open_writer
from kitapi.store.copies import back_up, place_file, sync_file
from kitapi.store.postgres import address_without_secrets
from kitapi.store.postgres.transfer import carry_out


class Unsound(Exception):
    """The copy is not sound, and was discarded."""


def backup(
    file: Annotated[str, Parameter(help="File for the copy; it must not exist yet.")],
    /,
    *,
    database: Database = None,
) -> int:
    """Copy the database to FILE, whether or not the room runs on it. The copy has all that was stored before it began.

    The copy of a PostgreSQL database is an SQLite file, too, which `kitapi move` moves back.

    The copy is checked as ``kitapi check`` does. If an error is found, the copy is removed, and the exit status is 1.
    """
    url, target = on_server(database), os.path.realpath(file)
    if not os.path.isdir(folder := os.path.dirname(target)):
        raise Stopped("{name}: there is no folder {folder}", name=file, folder=folder)
    name = address_without_secrets(url) if url else database_path(database)
    try:
        with _from_server(url, target) if url else back_up(name, target) as copy:
            said = check_database(copy)
            if not said.sound:
                raise Unsound
    except Unsound:
        write_result(said, name, json=False)
        sys.stderr.write("kitapi: " + translate("no backup was made, as the copy is not sound") + "\n")
        return FOUND
    hash = translate("hash of all: {hash}", hash=said.hash or translate("none yet"))
    sys.stdout.write(f"{target}: {events_in_words(said)}; {hash}.\n")
    return 0


@contextmanager
def _from_server(url: str, target: str) -> Iterator[str]:
    """Yield a file that becomes ``target``, with the content of the PostgreSQL database at ``url`` at one moment."""
    with place_file(target) as partial:
        with progress_bar(translate("Copying")) as bar, closing(open_writer(partial)) as copy:
            carry_out(url, copy, bar, alone=False)
        sync_file(partial)
        yield partial
