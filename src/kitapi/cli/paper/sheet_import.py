"""``kitapi paper import``: a record, or a file of scores, as a sheet."""

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from kitapi.cli.database.record_files import refuse_misfits
from kitapi.cli.paper.begin import begin_file, name_players
from kitapi.cli.paper.line_reading import plain_line
from kitapi.cli.paper.parameters import SheetFile, SourceFile
from kitapi.cli.paper.sheets import OpenSheet, games, sheets_of
from kitapi.console.exits import Stopped
from kitapi.console.files import lines_of
from kitapi.lines.paper import PaperImports
from kitapi.lines.sittings import MOST_LINES
from kitapi.papers.changes import LONGEST_NAME, Change, Head, KeptSheet, Options, Write
from kitapi.papers.history import Stamp
from kitapi.records import Record, read_records
from kitapi.registry import GAMES
from kitapi.room.seats.names import number_namesakes
from kitapi.wording.catalogues import message
from kitapi.wording.problems import field_and_problem, problem_text

MISFIT = message("the record cannot become a sheet: its events do not belong together")


class Imported(NamedTuple):
    """The sitting of a file, and the players' names, which a file of scores does not have."""

    sitting: Any
    names: Sequence[str] = ()


def import_sitting(source: SourceFile, file: SheetFile, /) -> None:
    """Begin a sheet in FILE, which must not exist yet, with the deals of SOURCE: a record, or scores.

    A record has cards and a sheet has none, so a sheet cannot become a record. Scores are the lines that `export`
    writes.
    """
    lines = [line for line in lines_of(source) if line.strip()]
    imported = _import_record(source, lines) if _is_record(lines) else _import_scores(source, lines)
    names = number_namesakes([name[: LONGEST_NAME - 2] for name in imported.names])
    sheet = name_players(_begin(imported.sitting), list(names))
    begin_file(file, _write_lines(sheet, msgspec.to_builtins(imported.sitting.lines)))


def _is_record(lines: Sequence[bytes]) -> bool:
    try:
        heading = msgspec.json.decode(lines[0]) if lines else None
    except msgspec.DecodeError:
        return False
    return isinstance(heading, dict) and "format" in heading


def _import_record(source: SourceFile, lines: Sequence[bytes]) -> Imported:
    found = list(read_records(lines, GAMES))
    if len(found) != 1:
        raise Stopped("{file}: holds {count} sittings; a sheet is one", file=source, count=len(found))
    (record,) = found
    reader = sheets_of(record.game.name).imports
    with refuse_misfits(MISFIT):
        imported = reader.record(msgspec.convert(record_fields(record, reader.recorded_kinds), reader.recorded))
    return Imported(_accept(imported), record.seats)


def record_fields(record: Record, kinds: Sequence[str]) -> Options:
    """Return the terms of a record, and its events that have one of ``kinds``."""
    return {"terms": msgspec.to_builtins(record.terms), "events": list(_events_for(record, kinds))}


def _events_for(record: Record, kinds: Sequence[str]) -> Iterator[Options]:
    for deal in record.deals:
        for event in deal:
            if record.game.codec.event_kind(event)[0] in kinds:
                yield msgspec.to_builtins(event)


def _import_scores(source: SourceFile, lines: Sequence[bytes]) -> Imported:
    for reader in (sheets_of(game).imports for game in games()):
        if lines and _can_read(reader, lines[0]):
            return Imported(_accept(reader.scores(_read_scores(reader, lines))))
    raise Stopped("{file}: holds neither a record nor scores", file=source)


def _can_read(reader: PaperImports, line: bytes) -> bool:
    try:
        _decode_scores(reader, [line])
    except msgspec.DecodeError:
        return False
    return True


def _read_scores(reader: PaperImports, lines: Sequence[bytes]) -> Any:
    for number, line in enumerate(lines, 1):
        try:
            _decode_scores(reader, [line])
        except msgspec.DecodeError as error:
            field, problem = field_and_problem(str(error))
            inside = field.removeprefix("deals[0]").lstrip(".") or "line"
            raise Stopped(
                "line {number}: {field}: {problem}", number=number, field=inside, problem=problem_text(problem)
            ) from error
    if len(lines) > MOST_LINES:
        raise _too_long()
    return _decode_scores(reader, lines)


def _decode_scores(reader: PaperImports, lines: Sequence[bytes]) -> Any:
    return msgspec.json.decode(b'{"deals":[' + b",".join(lines) + b"]}", type=reader.scored)


def _accept(imported: Any) -> Any:
    """Return the sitting that was imported.

    Raises:
        Stopped: the file cannot become a sheet.
    """
    if imported.sitting is not None:
        return imported.sitting
    field = imported.refused.field
    if field == "number":
        raise Stopped("the record begins in the middle of a sitting; a sheet needs its first deal")
    if field == "results":
        raise Stopped("the deals of the record do not give its accounts, so it cannot become a sheet")
    if field == "lines":
        raise _too_long()
    number = int(field.removeprefix("deals[").removesuffix("]")) + 1
    raise Stopped("line {number}: the deal does not follow from those before it", number=number)


def _too_long() -> Stopped:
    return Stopped("a sheet has at most {count} lines", count=MOST_LINES)


def _begin(sitting: Any) -> OpenSheet:
    """The sheet of a sitting, without its lines."""
    fields = msgspec.to_builtins(sitting)
    head = {name: fields[name] for name in ("game", "players", "first_dealer", "variant")}
    return OpenSheet(KeptSheet(head=Head(id=secrets.token_hex(8), made=time.time_ns() // 1_000_000, **head)))


def _write_lines(sheet: OpenSheet, lines: list[Options]) -> OpenSheet:
    after: str | None = None
    for line in lines:
        sheet = sheet.grow(_writer_of(line, after))
        after = sheet.kept.changes[-1].id
    return sheet


def _writer_of(line: Options, after: str | None) -> Callable[[Stamp], Change]:
    return lambda stamp: Write(**stamp, line=plain_line(line), after=after)
