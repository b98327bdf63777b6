"""The file of a record, as commands name it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from kitapi.console.files import READ_FROM
from kitapi.console.stopping import Stopped
from kitapi.records import MISFITS

RecordFile: TypeAlias = Annotated[Path, READ_FROM, Parameter(help="The record's file; “-”: standard input.")]


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
