"""``kitapi restore``: puts a backup in the database's place."""

import os
import sys
from typing import Annotated

from cyclopts import Parameter

from kitapi.cli.database.backup import Unsound
from kitapi.cli.database.check import FOUND, events_in_words, write_result
from kitapi.cli.database.findings import check_database
from kitapi.console.databases import Database, database_path
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate
from kitapi.store.copies import restore_backup


def restore(
    file: Annotated[str, Parameter(help="The backup; it is not changed.")],
    /,
    *,
    replace: Annotated[bool, Parameter(help="Keep the database there under another name.", negative="")] = False,
    database: Database = None,
) -> int:
    """Replace the database with a copy of FILE, a backup. The room must not be running on the database.

    The backup is checked first as ``kitapi check`` does. If an error is found, nothing is changed, and the exit status
    is 1.
    """
    backup, path = os.path.realpath(file), database_path(database, existing=False)
    if not os.path.isfile(backup):
        raise Stopped("there is no backup {file}", file=file)
    try:
        with restore_backup(backup, path, replace=replace) as put:
            said = check_database(put.copy)
            if not said.sound:
                raise Unsound
    except Unsound:
        write_result(said, backup, json=False)
        sys.stderr.write("kitapi: " + translate("nothing was restored, as the backup is not sound") + "\n")
        return FOUND
    kept = "; " + translate("what was there is now {file}", file=put.aside) if put.aside else ""
    sys.stdout.write(f"{path}: {events_in_words(said)}{kept}.\n")
    return 0
