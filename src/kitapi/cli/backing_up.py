"""``kitapi backup``: a copy of the database, checked before it gets its name."""

import os
import sys
from typing import Annotated

from cyclopts import Parameter

from kitapi.cli.checking import FOUND, tell
from kitapi.cli.databases import Database, database_path
from kitapi.cli.findings import checked
from kitapi.store.copying import backing_up


class Unsound(Exception):
    """The copy is not sound, and is not kept."""


def backup(
    file: Annotated[str, Parameter(help="Where the copy goes; nothing is overwritten.")],
    /,
    *,
    database: Database = None,
) -> int:
    """Copy the database to FILE, whether or not the room runs on it; it holds all that was stored before it began.

    The copy is checked as ``kitapi check`` does. If something is found it is not kept, and the command ends with 1.
    """
    path, target = database_path(database), os.path.realpath(file)
    try:
        with backing_up(path, target) as copy:
            said = checked(copy)
            if not said.sound:
                raise Unsound
    except Unsound:
        tell(said, path, json=False)
        sys.stderr.write("kitapi: no backup was made, as the copy is not sound\n")
        return FOUND
    sys.stdout.write(
        f"{target}: {said.events} events of {said.streams} streams; hash of all: {said.hash or 'none yet'}.\n"
    )
    return 0
