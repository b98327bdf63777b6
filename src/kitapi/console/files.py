"""Files that a command reads."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from cyclopts import Parameter

STANDARD_INPUT = "-"


def _demand_no_option(_kind: Any, path: Path | None) -> None:
    """Check that ``path`` is no mistyped option, so that the command line reports an unknown option."""
    if path is not None and str(path).startswith("-") and str(path) != STANDARD_INPUT:
        raise ValueError


READ_FROM = Parameter(allow_leading_hyphen=True, validator=_demand_no_option)
"""A parameter that is a file, or “-” for standard input."""


def lines_of(record: Path) -> Iterable[bytes]:
    """The lines of the file, or of standard input."""
    return sys.stdin.buffer if str(record) == STANDARD_INPUT else _lines(record)


def _lines(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        yield from file
