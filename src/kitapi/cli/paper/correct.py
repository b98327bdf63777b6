"""``kitapi paper strike``, ``restore``, ``undo``, ``redo``, ``name`` and ``keep``: corrections; nothing is removed."""

from typing import Annotated

from cyclopts import Parameter

from kitapi.cli.paper.begin import name_player
from kitapi.cli.paper.line_report import report_sheet
from kitapi.cli.paper.parameters import InJson, LineNumber, SheetFile
from kitapi.cli.paper.sheets import OpenSheet, change_sheet
from kitapi.console.exits import Stopped
from kitapi.papers import changes
from kitapi.papers.history import conflicts_in, redoable, undoable


def strike(file: SheetFile, number: LineNumber, /, *, json: InJson = False) -> None:
    """Strike out line NUMBER of the sheet in FILE; all later deals are computed again."""

    def put(sheet: OpenSheet) -> OpenSheet:
        line = sheet.line_at(number)
        if line.struck:
            raise Stopped("line {number} is struck out already", number=number)
        return sheet.grow(lambda stamp: changes.Strike(**stamp, of=line.id))

    report_sheet(change_sheet(file, put), json=json)


def restore(file: SheetFile, number: LineNumber, /, *, json: InJson = False) -> None:
    """Restore line NUMBER of the sheet in FILE, which was struck out."""

    def put(sheet: OpenSheet) -> OpenSheet:
        struck = [one for one in sheet.line_at(number).changes if isinstance(one, changes.Strike)]
        if not struck:
            raise Stopped("line {number} is not struck out", number=number)
        for one in struck:
            sheet = sheet.cancel(one)
        return sheet

    report_sheet(change_sheet(file, put), json=json)


def undo(file: SheetFile, /, *, json: InJson = False) -> None:
    """Undo the last change of the sheet in FILE; again: the one before."""

    def put(sheet: OpenSheet) -> OpenSheet:
        if (change := undoable(sheet.kept.changes)) is None:
            raise Stopped("there is nothing to undo")
        return sheet.cancel(change)

    report_sheet(change_sheet(file, put), json=json)


def redo(file: SheetFile, /, *, json: InJson = False) -> None:
    """Redo what was undone last in the sheet in FILE."""

    def put(sheet: OpenSheet) -> OpenSheet:
        if (change := redoable(sheet.kept.changes)) is None:
            raise Stopped("there is nothing to redo")
        return sheet.cancel(change)

    report_sheet(change_sheet(file, put), json=json)


def name(
    file: SheetFile,
    player: Annotated[int, Parameter(help="The player's number in the order of play, from 1.")],
    called: Annotated[str, Parameter(name="NAME", help="The player's name.")],
    /,
    *,
    json: InJson = False,
) -> None:
    """Name PLAYER in the sheet in FILE."""

    def put(sheet: OpenSheet) -> OpenSheet:
        if not 1 <= player <= sheet.kept.head.players:
            raise Stopped(
                "{option}: must be from {lowest} to {highest}, not {given}",
                option="PLAYER",
                lowest=1,
                highest=sheet.kept.head.players,
                given=player,
            )
        return name_player(sheet, player - 1, called)

    report_sheet(change_sheet(file, put), json=json)


def keep(
    file: SheetFile,
    conflict: Annotated[int, Parameter(help="Number of the conflict, as `kitapi paper show` counts them.")],
    /,
    *,
    json: InJson = False,
) -> None:
    """Say that both changes of CONFLICT in the sheet in FILE are right; otherwise strike one of its lines."""

    def put(sheet: OpenSheet) -> OpenSheet:
        pairs = conflicts_in(sheet.kept.changes)
        if not 1 <= conflict <= len(pairs):
            raise Stopped("there is no conflict {number}; the sheet has {count}", number=conflict, count=len(pairs))
        one, other = pairs[conflict - 1]
        return sheet.grow(lambda stamp: changes.Keep(**stamp, of=(one.id, other.id)))

    report_sheet(change_sheet(file, put), json=json)
