"""Checks of the settings: who can read them, and whether a variable only looks like a setting."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from kitapi.cli.doctor.finding import Finding, fail, ok, warn
from kitapi.cli.serve.config import not_read
from kitapi.cli.serve.serve import ServeOptions
from kitapi.cli.serve.settings import FILE_NAME, file_in_force, origins
from kitapi.console.databases import on_server
from kitapi.console.languages import translate

OF_OTHERS = 0o077
"""The bits of a file's mode that permit users other than its owner to read or change it."""


def check_settings(options: ServeOptions) -> Iterator[Finding]:
    """Yield the findings about the privacy of the settings' file, removal of tables, and misspelt variables."""
    file = file_in_force()
    if file is None:
        yield ok("settings", translate("No {name} was read.", name=FILE_NAME))
    elif _has_password(options) and sys.platform != "win32" and os.stat(file).st_mode & OF_OTHERS:
        yield _readable(file)
    else:
        yield ok("settings", translate("Read from {file}.", file=file))
    if options.keep_days:
        days = options.keep_days
        yield ok("settings", translate("Tables are removed {days} days after their last event.", days=days))
    for name in not_read():
        yield warn(
            "settings",
            translate("{name} is no setting, and is ignored.", name=name),
            translate("Correct it; “kitapi config” lists all settings."),
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
        translate("{file} has a password, and others may read it.", file=file),
        translate("Put the password into ~/.pgpass, or let only the owner read the file (chmod 600)."),
    )
