"""``kitapi paper join``: puts copies of a sheet together that were written apart."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from kitapi.cli.paper.line_report import report_sheet
from kitapi.cli.paper.parameters import InJson, SheetFile
from kitapi.cli.paper.sheets import OpenSheet, change_sheet, open_sheet
from kitapi.console.exits import Stopped
from kitapi.papers.changes import MOST_CHANGES, Change, is_same
from kitapi.papers.history import join_logs


def join(
    file: SheetFile,
    others: Annotated[list[Path], Parameter(name="OTHER", negative="", help="Files with copies of the same sheet.")],
    /,
    *,
    json: InJson = False,
) -> None:
    """Write into FILE all changes of each OTHER. Nothing is lost: what was written twice in one place is a conflict.

    A conflict stays until you strike one of its lines, or say with `kitapi paper keep` that both are right.
    """
    copies = [open_sheet(other) for other in others]

    def put(sheet: OpenSheet) -> OpenSheet:
        for other, copy in zip(others, copies, strict=True):
            sheet = _join_copy(sheet, copy, other)
        return sheet

    report_sheet(change_sheet(file, put), json=json)


def _join_copy(sheet: OpenSheet, copy: OpenSheet, path: Path) -> OpenSheet:
    """The sheet with the changes of its copy.

    Raises:
        Stopped: the copy is of another sheet, or says something else of a change that both have.
    """
    if copy.kept.head != sheet.kept.head:
        raise Stopped("{path}: is the file of another sheet", path=path)
    mine = {change.id: change for change in sheet.kept.changes}
    for change in copy.kept.changes:
        if change.id in mine and not is_same(mine[change.id], change):
            raise Stopped("{path}: change {change} says something else in the two files", path=path, change=change.id)
    joined = _prefer(mine.values(), copy.kept.changes)
    if len(joined) > MOST_CHANGES:
        raise Stopped("the sheet is full: it has {count} changes", count=MOST_CHANGES)
    return OpenSheet(replace(sheet.kept, changes=tuple(joined)))


def _prefer(mine: Iterable[Change], others: Iterable[Change]) -> list[Change]:
    """Both logs; where both have a change, the one of ``mine``, which may have more of its time."""
    return join_logs(others, mine)
