"""The file of a record, as commands name it."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from kitapi.console.stopping import Stopped
from kitapi.records import MISFITS

RecordFile: TypeAlias = Annotated[
    Path, Parameter(help="The record's file; '-': standard input.", allow_leading_hyphen=True)
]


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


@contextmanager
def telling_misfits(done: str) -> Iterator[None]:
    """Refuse in one sentence a record that cannot be ``done``, since its events are not those of a real sitting.

    Raises:
        Stopped: a game's functions fail on its events.
    """
    try:
        yield
    except MISFITS as error:
        raise Stopped(f"the record cannot be {done}: its events do not belong together") from error
