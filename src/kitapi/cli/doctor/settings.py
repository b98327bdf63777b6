"""Checks of the settings: who can read them, and variables that look like settings and are none."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from kitapi.cli.doctor.finding import Finding, fail, ok, warn
from kitapi.cli.serve.configuring import not_read
from kitapi.cli.serve.serving import ServeOptions
from kitapi.cli.serve.settings import FILE_NAME, file_in_force, origins
from kitapi.console.databases import on_server

OF_OTHERS = 0o077
"""Bits of a file's mode that let others than its owner read or change it."""


def check_settings(options: ServeOptions) -> Iterator[Finding]:
    """Whether the settings' file is private if it must be, what is removed, and whether a variable is misspelt."""
    file = file_in_force()
    if file is None:
        yield ok("settings", f"No {FILE_NAME} was read.")
    elif _has_password(options) and sys.platform != "win32" and os.stat(file).st_mode & OF_OTHERS:
        yield _readable(file)
    else:
        yield ok("settings", f"Read from {file}.")
    if options.keep_days:
        yield ok("settings", f"Tables are removed {options.keep_days} days after their last event.")
    for name in not_read():
        yield warn(
            "settings", f"{name} is no setting, and is ignored.", "Correct it; “kitapi config” lists all settings."
        )


def _has_password(options: ServeOptions) -> bool:
    """Whether the file holds the address of a database with a password."""
    url = on_server(options.database)
    if url is None or origins()["database"].kind != "file":
        return False
    try:
        return urlsplit(url).password is not None
    except ValueError:
        return False


def _readable(file: Path) -> Finding:
    return fail(
        "settings",
        f"{file} has a password, and others may read it.",
        "Put the password into ~/.pgpass, or let only the owner read the file (chmod 600).",
    )
