"""``kitapi move``: copies a whole database from a file to a PostgreSQL server, or back."""

import sys
from contextlib import closing
from typing import Annotated

from cyclopts import Parameter

from kitapi.console.databases import database_path, on_server
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate
from kitapi.console.progress import progress_bar
from kitapi.store.connections import open_writer
from kitapi.store.copies import place_file
from kitapi.store.examination import open_untouched
from kitapi.store.migrations import all_migrations
from kitapi.store.ownership import Ownership
from kitapi.store.postgres import address_without_secrets
from kitapi.store.postgres.transfer import carry_in, carry_out
from kitapi.store.sums import Total


def move(
    source: Annotated[
        str, Parameter(name="FROM", help="sqlite:///PATH or postgresql://USER@HOST/NAME; it is not changed.")
    ],
    target: Annotated[str, Parameter(name="TO", help="An address of the other kind, where nothing is stored yet.")],
    /,
) -> int:
    """Copy all events and commands FROM one database TO another, unchanged, and check that they arrived.

    The room must not be running on either database. If the command is interrupted, nothing is left at TO, and it can be
    run again. Keep a password in the environment variable PGPASSWORD or the file ~/.pgpass rather than in an address.
    """
    here, there = on_server(source), on_server(target)
    if there is not None and here is None:
        total, name = _to_server(database_path(source), there), address_without_secrets(there)
    elif here is not None and there is None:
        name = database_path(target, existing=False)
        total = _to_file(here, name)
    else:
        raise Stopped("write one address with sqlite:/// and one with postgresql://")
    counts = translate("{events} events, {commands} commands", events=total.events, commands=total.commands)
    hash = translate("hash of all: {hash}", hash=total.hash.hex())
    sys.stdout.write(f"{name}: {counts}; {hash}.\n")
    return 0


def _to_server(path: str, url: str) -> Total:
    ownership = Ownership.acquire(path)
    try:
        with open_untouched(path, all_migrations()) as connection, progress_bar(translate("Moving")) as bar:
            return carry_in(connection, url, bar)
    finally:
        ownership.release()


def _to_file(url: str, path: str) -> Total:
    with (
        place_file(path) as partial,
        progress_bar(translate("Moving")) as bar,
        closing(open_writer(partial)) as connection,
    ):
        return carry_out(url, connection, bar)
