"""``kitapi paper show``, ``settle`` and ``history``: what a sheet says."""

import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kitapi.cli.paper.line_report import (
    for_people,
    line_in_json,
    line_in_words,
    say_conflicts,
    say_line,
    sheet_in_json,
    write_json,
)
from kitapi.cli.paper.parameters import InJson, SheetFile
from kitapi.cli.paper.sheet_report import payment_lines, report_of
from kitapi.cli.paper.sheets import OpenSheet, open_sheet
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate
from kitapi.papers.changes import Amend, Change, Write, device_of
from kitapi.papers.fewest_payments import least_transfers
from kitapi.reports.plain import as_text


def show(
    file: SheetFile,
    /,
    *,
    why: Annotated[
        int | None,
        Parameter(help="Only the line of this number: its payments, their calculation and their rules."),
    ] = None,
    pdf: Annotated[Path | None, Parameter(help="Write the sheet into this file, as a PDF.")] = None,
    json: InJson = False,
) -> None:
    """Show the sheet in FILE: its deals, the figures as they stand, and the results if the sitting ended now."""
    sheet = open_sheet(file)
    if why is not None:
        _show_line(sheet, why, json=json)
    elif pdf is not None:
        pdf.write_bytes(_set(sheet))
    elif for_people(json=json):
        sys.stdout.write(as_text(report_of(sheet)))
        say_conflicts(sheet)
    else:
        write_json(sheet_in_json(sheet))


def _show_line(sheet: OpenSheet, number: int, *, json: bool) -> None:
    sheet.line_at(number)
    if for_people(json=json):
        say_line(sheet, number - 1)
    else:
        write_json(line_in_json(sheet, number - 1))


def _set(sheet: OpenSheet) -> bytes:
    from kitapi.reports.pdf import NoTypesetter, as_pdf  # noqa: PLC0415 - only for a PDF

    try:
        return as_pdf(report_of(sheet))
    except NoTypesetter as error:
        raise Stopped("no PDF can be set on this machine: {problem}", problem=error.problem) from error


def settle(file: SheetFile, /, *, json: InJson = False) -> None:
    """Show who pays whom if the sitting in FILE ends now, in as few payments as possible."""
    sheet = open_sheet(file)
    if not for_people(json=json):
        results = sheet.written.page.results
        write_json({"results": results, "payments": least_transfers(results)})
        return
    for line in payment_lines(sheet):
        sys.stdout.write(f"{line.label}{': ' if line.value else ''}{line.value}\n")


def history(file: SheetFile, /, *, json: InJson = False) -> None:
    """Show every line of the sheet in FILE with all its changes: when they were made, and on which device."""
    sheet = open_sheet(file)
    for place, line in enumerate(sheet.lines):
        if not for_people(json=json):
            write_json({"line": place + 1, "struck": line.struck, "changes": line.changes})
            continue
        sys.stdout.write(f"{place + 1}. {line_in_words(sheet, place)}\n")
        for change in line.changes:
            sys.stdout.write(f"   {_change_in_words(sheet, change)}\n")


def _change_in_words(sheet: OpenSheet, change: Change) -> str:
    at = datetime.fromtimestamp(change.at / 1000).astimezone().strftime("%Y-%m-%d %H:%M:%S")
    device = device_of(change.id)
    if not isinstance(change, Write | Amend):
        return translate("struck out {at}, on device {device}", at=at, device=device)
    content = sheet.words_of(change.line)
    if isinstance(change, Write):
        return translate("written {at}, on device {device}: {line}", at=at, device=device, line=content)
    return translate("corrected {at}, on device {device}: {line}", at=at, device=device, line=content)
