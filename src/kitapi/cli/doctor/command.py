"""``kitapi doctor``: checks whether machine, database and proxy suit the room, and says what to do if not."""

import sys
from collections.abc import Callable, Iterator
from typing import Annotated

import msgspec
from cyclopts import Parameter

from kitapi.cli.doctor.database import check_database
from kitapi.cli.doctor.finding import Finding
from kitapi.cli.doctor.machine import check_clock, check_open_files, check_python
from kitapi.cli.doctor.proxy import check_proxies, check_room
from kitapi.cli.doctor.settings import check_settings
from kitapi.cli.serve.serve import USUAL, ServeOptions, check_options
from kitapi.cli.serve.settings import ConfigFile
from kitapi.console.exits import Stopped
from kitapi.console.languages import in_language, language
from kitapi.wording.catalogues import SOURCE

FAILED = 1
"""Exit status if something prevents the room from working."""

Checks = Callable[[ServeOptions], Iterator[Finding]]

CHECKS: tuple[Checks, ...] = (
    check_settings,
    check_python,
    check_open_files,
    check_clock,
    check_database,
    check_proxies,
)


def doctor(
    room: Annotated[
        str | None,
        Parameter(help="http:// or https:// address of a running room, as visitors write it, to check it too."),
    ] = None,
    /,
    *,
    json: Annotated[bool, Parameter(help="One JSON object per line.", negative="")] = False,
    config: ConfigFile = None,  # noqa: ARG001 - it is read before the command starts
    options: ServeOptions = USUAL,
) -> int:
    """Check limits, clock, disk, database and proxy for the settings in force, and say what to do.

    Nothing is changed. Settings are read as by `serve`. The exit status is 0 if no check failed, else 1.
    """
    check_options(options)
    if room is not None and not room.startswith(("http://", "https://")):
        raise Stopped("the room's address must begin with http:// or https://, not {given}", given=room[:60])
    found = []
    # For programs the sentences are in English, whatever language people read.
    with in_language(SOURCE if json else language()):
        for finding in _findings(room, options):
            sys.stdout.write(_in_json(finding) if json else _in_words(finding))
            sys.stdout.flush()
            found.append(finding.state)
    return FAILED if "fail" in found else 0


def _findings(room: str | None, options: ServeOptions) -> Iterator[Finding]:
    for check in CHECKS:
        yield from check(options)
    if room is not None:
        yield from check_room(room)


def _in_json(finding: Finding) -> str:
    return msgspec.json.encode(finding).decode() + "\n"


def _in_words(finding: Finding) -> str:
    advice = f" {finding.advice}" if finding.advice else ""
    return f"{finding.state:4}  {finding.check:10}  {finding.text}{advice}\n"
