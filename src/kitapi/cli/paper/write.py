"""``kitapi paper write``, ``amend`` and ``insert``: lines that are written, by answers or as JSON."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kitapi.cli.paper.line_reading import checked_line, lines_in, read_line
from kitapi.cli.paper.line_report import report_line
from kitapi.cli.paper.parameters import Deals, InJson, LineNumber, OneDeal, SheetFile
from kitapi.cli.paper.questions import Ended, ask_deal
from kitapi.cli.paper.sheets import OpenSheet, change_sheet, open_sheet
from kitapi.console.exits import Stopped
from kitapi.console.languages import language, translate
from kitapi.papers.changes import Amend, Options, Write

Reading = Callable[[OpenSheet, Any], Options]
"""Returns a line that the rules allow, given the sheet and the sitting before the line."""


def write(file: SheetFile, /, *, line: Deals = None, json: InJson = False) -> None:
    """Write deals at the end of the sheet in FILE.

    On a terminal you answer the questions of the page. Otherwise standard input has a line of JSON for each deal, as in
    the sheet or as `kitapi score` reads it. A line that the rules refuse ends the command; those before it are written.
    """
    if line is None and sys.stdin.isatty():
        _write_answers(file, json=json)
        return
    for given in _read_texts(line):
        _write_at_end(file, _reader_of(given), json=json)


def amend(file: SheetFile, number: LineNumber, /, *, line: OneDeal = None, json: InJson = False) -> None:
    """Write line NUMBER of the sheet in FILE again; all later deals are computed again."""
    place = number - 1
    open_sheet(file).line_at(number)
    reading = _take_line(file, lambda sheet: sheet.sitting_before(place), line)

    def put(sheet: OpenSheet) -> OpenSheet:
        of = sheet.line_at(number).id
        written = reading(sheet, sheet.sitting_before(place))
        return sheet.grow(lambda stamp: Amend(**stamp, of=of, line=written))

    report_line(change_sheet(file, put), place, json=json)


def insert(file: SheetFile, after: LineNumber, /, *, line: OneDeal = None, json: InJson = False) -> None:
    """Write a deal after line AFTER of the sheet in FILE; 0: before the first."""
    if after:
        open_sheet(file).line_at(after)
    reading = _take_line(file, lambda sheet: sheet.sitting_before(after), line)

    def put(sheet: OpenSheet) -> OpenSheet:
        before = sheet.line_at(after).id if after else None
        written = reading(sheet, sheet.sitting_before(after))
        return sheet.grow(lambda stamp: Write(**stamp, after=before, line=written))

    report_line(change_sheet(file, put), after, json=json)


def _read_texts(lines: list[str] | None) -> Iterator[str | bytes]:
    """The lines of the option, else of standard input."""
    yield from lines if lines is not None else lines_in(sys.stdin.buffer)


def _take_line(file: Path, before: Callable[[OpenSheet], Any], line: str | None) -> Reading:
    """How the one line of a command is read: from the option, by answers on a terminal, or from standard input."""
    if line is None and sys.stdin.isatty():
        sheet = open_sheet(file)
        answered = _ask(sheet, before(sheet))
        return _checker_of(answered)
    given = next(iter(_read_texts(None if line is None else [line])), None)
    if given is None:
        raise Stopped("the input holds no line")
    return _reader_of(given)


def _reader_of(text: str | bytes) -> Reading:
    return lambda sheet, sitting: read_line(sheet, sitting, text)


def _checker_of(answered: Options) -> Reading:
    return lambda sheet, sitting: checked_line(sheet, sitting, answered)


def _ask(sheet: OpenSheet, sitting: Any) -> Options:
    try:
        return ask_deal(sheet, sitting)
    except Ended:
        raise Stopped("nothing was written") from None


def _write_answers(file: Path, *, json: bool) -> None:
    """Ask for deals until the writer stops or the sitting is over."""
    while True:
        sheet = open_sheet(file)
        if sheet.written.next is None:
            sys.stdout.write(translate("The sitting is over.") + "\n")
            return
        sys.stdout.write("\n" + sheet.game.next_deal(sheet.written.next, sheet.names, language()) + "\n")
        try:
            answered = ask_deal(sheet, sheet.sitting)
        except Ended:
            sys.stdout.write("\n")
            return
        last = len(sheet.kept.changes)
        changed = _write_at_end(file, _checker_of(answered), json=json)
        if len(changed.kept.changes) > last + 1:
            sys.stdout.write(translate("Another writer has changed the sheet meanwhile: look at it again.") + "\n")


def _write_at_end(file: Path, reading: Reading, *, json: bool) -> OpenSheet:
    def put(sheet: OpenSheet) -> OpenSheet:
        after = sheet.lines[-1].id if sheet.lines else None
        written = reading(sheet, sheet.sitting)
        return sheet.grow(lambda stamp: Write(**stamp, after=after, line=written))

    changed = change_sheet(file, put)
    report_line(changed, len(changed.lines) - 1, json=json)
    return changed
