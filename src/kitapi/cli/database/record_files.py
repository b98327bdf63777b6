"""The parameter for the file of a record, and errors in its content."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from kitapi.console.exits import Stopped
from kitapi.console.files import READ_FROM
from kitapi.records import MISFITS

RecordFile: TypeAlias = Annotated[Path, READ_FROM, Parameter(help="The record's file; “-”: standard input.")]


@contextmanager
def refuse_misfits(refusal: str) -> Iterator[None]:
    """Refuse with the message ``refusal`` a record whose events are not those of a real sitting.

    Raises:
        Stopped: a game's functions fail on its events.
    """
    try:
        yield
    except MISFITS as error:
        raise Stopped(refusal) from error
