"""Lines of a sheet from outside, as JSON: in the form of sheets, or as ``kitapi score`` reads a deal."""

from collections.abc import Iterable
from typing import Any

import msgspec

from kitapi.cli.paper.sheets import OpenSheet, read_as
from kitapi.console.exits import Stopped
from kitapi.lines.lines import BadLine
from kitapi.papers.changes import Options
from kitapi.texts import Text

LONGEST_LINE = 10_000
"""The longest line that is read, in bytes."""


def read_line(sheet: OpenSheet, sitting: Any, text: str | bytes) -> Options:
    """Return the line in ``text``, which is to be written after ``sitting``.

    Fields of a score that follow from the sheet, such as the dealer, may be there if they are right.

    Raises:
        Stopped: it is no line, or the rules refuse it.
    """
    fields = _fields_of(text)
    fields.pop("id", None)
    known = sheet.game.known(sitting)
    is_score = bool(set(known) & set(fields))
    for name in set(known) & set(fields):
        if (given := fields.pop(name)) != known[name] and not _is_part(given, known[name]):
            raise Stopped("{field}: the sheet says {known}, not {given}", field=name, known=known[name], given=given)
    if is_score:
        fields = sheet.game.read_score(sitting, fields)
    return checked_line(sheet, sitting, {"kind": "deal", **fields})


def checked_line(sheet: OpenSheet, sitting: Any, fields: Options) -> Options:
    """Return the line ``fields`` without fields that are empty, false or null.

    Raises:
        Stopped: it is no line, or the rules refuse it.
    """
    line = _as_line(sitting, fields)
    try:
        sheet.game.write_line(sitting, line)
    except BadLine as refused:
        raise Stopped(refused.text) from refused
    return plain_line(msgspec.to_builtins(line))


def plain_line(line: Options) -> Options:
    """Return a line without fields that are empty, false or null."""
    return {
        field: value
        for field, value in line.items()
        if value is not None and value is not False and value not in ((), [])
    }


def _as_line(sitting: Any, fields: Options) -> Any:
    """The line as the game reads it."""
    whole = {**msgspec.to_builtins(sitting), "lines": [fields]}
    return read_as(whole, type(sitting), inside="lines[0]").lines[0]


def _fields_of(text: str | bytes) -> dict[str, Any]:
    if len(text) > LONGEST_LINE:
        raise _refuse(Text("is longer than {longest} bytes", longest=LONGEST_LINE))
    try:
        fields = msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.ValidationError as error:
        raise _refuse(Text("must be a JSON object")) from error
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise _refuse(Text("is not JSON")) from error
    return fields


def _refuse(problem: Text) -> Stopped:
    """The refusal of a whole line."""
    return Stopped(BadLine("line", problem).text)


def _is_part(given: Any, known: Any) -> bool:
    """Whether ``given`` names some of the house rules ``known``, as they are."""
    return isinstance(given, dict) and isinstance(known, dict) and given.items() <= known.items()


def lines_in(texts: Iterable[bytes]) -> Iterable[bytes]:
    """Return the texts that are not blank."""
    return (text.strip() for text in texts if text.strip())
