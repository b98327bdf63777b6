"""What a command says of the lines of a sheet, for people or as JSON."""

import sys
from typing import Any

import msgspec

from kitapi.cli.paper.sheets import OpenSheet
from kitapi.console.languages import translate
from kitapi.papers.changes import Amend, Strike, Write
from kitapi.papers.history import conflicts_in, names_of
from kitapi.wording.players import by_name


def for_people(*, json: bool) -> bool:
    """Whether answers are written for people: on a terminal, without the option for JSON."""
    return not json and sys.stdout.isatty()


def write_json(value: Any) -> None:
    """Write ``value`` as a line of JSON."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def report_line(sheet: OpenSheet, place: int, *, json: bool) -> None:
    """Report the line at ``place`` with its payments, the results, and all lines that are not counted."""
    if not for_people(json=json):
        write_json(line_in_json(sheet, place))
        return
    say_line(sheet, place)
    _say_results(sheet)
    _say_refused(sheet)


def line_in_json(sheet: OpenSheet, place: int) -> dict[str, Any]:
    """Return the line at ``place`` with what it has written."""
    line = sheet.lines[place]
    found = sheet.result_of(place)
    return {
        "line": place + 1,
        "id": line.id,
        "struck": line.struck,
        "content": line.line,
        "written": found and found.written,
        "refused": found and found.refused,
        "results": sheet.written.page.results,
    }


def say_line(sheet: OpenSheet, place: int) -> None:
    """Write the line at ``place`` for people, and its payments."""
    sys.stdout.write(f"{place + 1}. {line_in_words(sheet, place)}\n")
    found = sheet.result_of(place)
    if found is not None and found.written is not None:
        for sentence in sheet.explain(found.written):
            sys.stdout.write(f"   {sentence}\n")


def line_in_words(sheet: OpenSheet, place: int) -> str:
    """Return the line at ``place`` in a few words; whether it is struck or refused is said too."""
    found = sheet.result_of(place)
    said = sheet.words_of(sheet.lines[place].line)
    if found is None:
        return translate("struck out: {line}", line=said)
    if found.refused is None:
        return said
    reason = found.refused.clause or found.refused.field
    return translate("not counted ({reason}): {line}", reason=reason, line=said)


def report_sheet(sheet: OpenSheet, *, json: bool) -> None:
    """Report all lines in short, the results, and the conflicts."""
    if not for_people(json=json):
        write_json(sheet_in_json(sheet))
        return
    for place in range(len(sheet.lines)):
        sys.stdout.write(f"{place + 1}. {line_in_words(sheet, place)}\n")
    _say_results(sheet)
    say_conflicts(sheet)


def sheet_in_json(sheet: OpenSheet) -> dict[str, Any]:
    """Return all that the sheet says: its lines, its accounts, and what is in conflict."""
    pairs = conflicts_in(sheet.kept.changes)
    return {
        "names": names_of(sheet.kept.changes, sheet.kept.head.players),
        "lines": [line_in_json(sheet, place) for place in range(len(sheet.lines))],
        "sheet": sheet.written,
        "conflicts": [[one.id, other.id] for one, other in pairs],
    }


def say_conflicts(sheet: OpenSheet) -> None:
    """Write which changes two devices made in one place, numbered."""
    numbers = {line.id: number for number, line in enumerate(sheet.lines, start=1)}
    for number, (one, other) in enumerate(conflicts_in(sheet.kept.changes), start=1):
        if isinstance(one, Write):
            text = translate(
                "Conflict {number}: lines {one} and {other} were written in one place, on two devices.",
                number=number,
                one=numbers[one.id],
                other=numbers[other.id],
            )
        else:
            line = numbers[one.of] if isinstance(one, Amend | Strike) else 0
            text = translate("Conflict {number}: line {line} was corrected on two devices.", number=number, line=line)
        sys.stdout.write(text + "\n")


def _say_results(sheet: OpenSheet) -> None:
    results = by_name(sheet.names, sheet.written.page.results)
    sys.stdout.write(translate("Results: {results}", results=results) + "\n")


def _say_refused(sheet: OpenSheet) -> None:
    """Write which lines are not counted."""
    for place in range(len(sheet.lines)):
        found = sheet.result_of(place)
        if found is not None and found.refused is not None:
            sys.stdout.write(f"{place + 1}. {line_in_words(sheet, place)}\n")
