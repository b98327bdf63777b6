"""Sheets in files: read within bounds, and written so that no reader ever sees half of one and no writer is lost."""

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec

from kitapi.papers.changes import KeptSheet
from kitapi.papers.history import in_order
from kitapi.store.connections import sync_folder
from kitapi.store.copies import sync_file
from kitapi.store.ownership import Ownership
from kitapi.store.port import DatabaseInUse
from kitapi.texts import Text

LONGEST_FILE = 4_000_000
"""The longest file of a sheet, in bytes; the page counts characters."""
PATIENCE = 5.0
"""Seconds for which a command waits until another one has written."""


class UnreadableSheet(Exception):
    """A file that holds no sheet.

    Attributes:
        text: what is wrong with it, without a full stop.
    """

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


def read_sheet(path: Path) -> KeptSheet:
    """Return the sheet in the file.

    Raises:
        OSError: the file cannot be read.
        UnreadableSheet: it holds no sheet.
    """
    with path.open("rb") as file:
        content = file.read(LONGEST_FILE + 1)
    if len(content) > LONGEST_FILE:
        raise UnreadableSheet(Text("{path}: is too long for a sheet", path=path))
    try:
        sheet = msgspec.json.decode(content, type=KeptSheet)
    except (msgspec.MsgspecError, RecursionError) as error:
        from kitapi.wording.problems import field_and_problem, problem_text  # noqa: PLC0415 - compiles patterns

        field, problem = field_and_problem(str(error))
        said = Text("{subject}: {problem}", subject=field or "line", problem=problem_text(problem))
        raise UnreadableSheet(Text("{path}: is no sheet: {problem}", path=path, problem=said)) from error
    if len({change.id for change in sheet.changes}) < len(sheet.changes):
        raise UnreadableSheet(Text("{path}: is no sheet: two changes have one id", path=path))
    if sheet.head.first_dealer >= sheet.head.players:
        raise UnreadableSheet(Text("{path}: is no sheet: its first dealer does not sit at the table", path=path))
    return sheet


def write_sheet(path: Path, sheet: KeptSheet) -> None:
    """Write the sheet into the file, as a whole or not at all, and onto the disk."""
    ordered = KeptSheet(head=sheet.head, changes=tuple(in_order(sheet.changes)))
    fields = {"format": ordered.format, "version": ordered.version, "head": ordered.head, "changes": ordered.changes}
    content = msgspec.json.format(msgspec.json.encode(fields), indent=1) + b"\n"
    folder = path.resolve().parent
    with NamedTemporaryFile(dir=folder, prefix=f".{path.name}-", delete=False) as partial:
        try:
            partial.write(content)
            partial.close()
            if path.exists():
                shutil.copymode(path, partial.name)
            sync_file(partial.name)
            os.replace(partial.name, path.resolve())
        except BaseException:
            os.unlink(partial.name)
            raise
    sync_folder(str(folder))


@contextmanager
def only_writer(path: Path) -> Iterator[None]:
    """Keep other commands from writing the file; waits while one does.

    Raises:
        DatabaseInUse: another command has held the file all the time.
    """
    held = _own(str(path.resolve()))
    try:
        yield
    finally:
        held.release()


def _own(path: str) -> Ownership:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return Ownership.acquire(path)
        except DatabaseInUse:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)
