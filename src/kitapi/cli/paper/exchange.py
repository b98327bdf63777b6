"""``kitapi paper export`` and ``import``: the deals of a sheet for other commands, and a record as a sheet."""

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from kitapi.cli.database.record_files import RecordFile, refuse_misfits
from kitapi.cli.paper.begin import begin_file, name_players
from kitapi.cli.paper.line_reading import plain_line
from kitapi.cli.paper.line_report import write_json
from kitapi.cli.paper.parameters import SheetFile
from kitapi.cli.paper.sheets import OpenSheet, open_sheet, sheets_of
from kitapi.console.exits import Stopped
from kitapi.console.files import lines_of
from kitapi.papers.changes import LONGEST_NAME, Change, Head, KeptSheet, Options, Write
from kitapi.papers.history import Stamp
from kitapi.records import read_records
from kitapi.registry import GAMES
from kitapi.wording.catalogues import message

MISFIT = message("the record cannot become a sheet: its events do not belong together")


def export(file: SheetFile, /) -> None:
    """Write every deal that counts in FILE as a line that `kitapi score` reads, with its dealer, kasa and house rules.

    Changes of the kasa by agreement are no deals and are left out; the kasa of the next deal contains them.
    """
    sheet = open_sheet(file)
    counted = [place for place, line in enumerate(sheet.lines) if not line.struck]
    for place, deal in zip(counted, sheet.game.export(sheet.sitting), strict=True):
        if deal is not None:
            write_json({"id": place + 1, **score_fields(deal)})


def score_fields(deal: msgspec.Struct) -> Options:
    """Return the fields of a deal without those that go without saying; its house rules are whole."""
    names = (name for name in deal.__struct_fields__ if name != "id")
    return plain_line({name: msgspec.to_builtins(getattr(deal, name)) for name in names})


def import_record(record: RecordFile, file: SheetFile, /) -> None:
    """Begin a sheet in FILE, which must not exist yet, with the deals of the sitting in RECORD.

    A record has cards and a sheet has none, so a sheet cannot become a record.
    """
    found = list(read_records(lines_of(record), GAMES))
    if len(found) != 1:
        raise Stopped("{file}: holds {count} sittings; a sheet is one", file=record, count=len(found))
    (sitting,) = found
    with refuse_misfits(MISFIT):
        copied = sheets_of(sitting.game.name).copy([event for deal in sitting.deals for event in deal])
    begin_file(file, _write_lines(_begin(copied), msgspec.to_builtins(copied.lines), list(sitting.seats)))


def _begin(sitting: Any) -> OpenSheet:
    """The sheet of a sitting, without its lines."""
    fields = msgspec.to_builtins(sitting)
    head = {name: fields[name] for name in ("game", "players", "first_dealer", "variant")}
    return OpenSheet(KeptSheet(head=Head(id=secrets.token_hex(8), made=time.time_ns() // 1_000_000, **head)))


def _write_lines(sheet: OpenSheet, lines: list[Options], names: list[str]) -> OpenSheet:
    sheet = name_players(sheet, [name[:LONGEST_NAME] for name in names])
    after: str | None = None
    for line in lines:
        sheet = sheet.grow(_writer_of(line, after))
        after = sheet.kept.changes[-1].id
    return sheet


def _writer_of(line: Options, after: str | None) -> Callable[[Stamp], Change]:
    return lambda stamp: Write(**stamp, line=plain_line(line), after=after)
