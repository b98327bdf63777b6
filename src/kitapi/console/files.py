"""Files that a command reads."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from kitapi.console.stopping import Stopped


def lines_of(record: Path) -> Iterable[bytes]:
    """The lines of the file, or of standard input.

    Raises:
        Stopped: it looks like an option.
    """
    if str(record).startswith("-") and str(record) != "-":
        raise Stopped(f"“{record}” is no option here")
    return sys.stdin.buffer if str(record) == "-" else _lines(record)


def _lines(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        yield from file
