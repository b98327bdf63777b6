"""Preferans' sheets on paper, as the command line writes and shows them."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kitapi.games.preferans.paper.document import DealLine, PaperSitting
from kitapi.games.preferans.paper.exported_scores import chips_before, export_scores
from kitapi.games.preferans.paper.form import offer
from kitapi.games.preferans.paper.imported_record import RECORDED_KINDS, RecordedSitting, import_record
from kitapi.games.preferans.paper.imported_scores import ScoredSitting, import_scores
from kitapi.games.preferans.paper.line_words import (
    choice_in_words,
    explain_line,
    line_in_words,
    name_field,
    name_next_deal,
)
from kitapi.games.preferans.paper.sheet_sections import sections_of
from kitapi.games.preferans.paper.sitting import Writer, write_sitting
from kitapi.games.preferans.rules.opening import active_seats
from kitapi.games.preferans.rules.sheet_page import WrittenDeal
from kitapi.games.preferans.rules.variant import Money
from kitapi.kernel import Seat
from kitapi.lines.paper import PaperImports, PaperSheets
from kitapi.mechanics.table import defenders_of


def write_line(sitting: PaperSitting, line: DealLine) -> WrittenDeal:
    """Return what ``line`` would write after ``sitting``.

    Raises:
        BadLine: the rules refuse it.
    """
    return _writer_after(sitting).write_deal(line)


def known_fields(sitting: PaperSitting) -> dict[str, Any]:
    """Return the fields of the next deal's score that follow from ``sitting``."""
    writer, variant = _writer_after(sitting), sitting.variant
    coming = writer.next()
    fields: dict[str, Any] = {"dealer": writer.dealer}
    if variant.money is Money.POT:
        fields |= {"pot": coming.pot if coming else 0, "chips": list(chips_before(writer))}
    else:
        fields |= {"heads": list(writer.sheet.heads), "sides": [list(row) for row in writer.sheet.sides]}
    return {**fields, "variant": msgspec.to_builtins(variant)}


def read_score(sitting: PaperSitting, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a line, given those of a score."""
    writer = _writer_after(sitting)
    line = {"doublings": 0, **{name: value for name, value in fields.items() if name != "refa"}}
    declarer, tricks = line.get("declarer"), line.get("tricks")
    if declarer in writer.active() and isinstance(tricks, list) and len(tricks) == sitting.players:
        line["tricks"] = [tricks[seat] for seat in _list_takers(sitting, writer.dealer, declarer)]
    return line


def _list_takers(sitting: PaperSitting, dealer: Seat, declarer: int) -> tuple[Seat, ...]:
    """The declarer and the defenders, in the order in which a line counts their tricks."""
    return (Seat(declarer), *defenders_of(Seat(declarer), active_seats(dealer, sitting.players)))


def _writer_after(sitting: PaperSitting) -> Writer:
    """The writer who has written all lines of ``sitting``."""
    writer = Writer(sitting)
    for line in sitting.lines:
        writer.write(line)
    return writer


SHEETS = PaperSheets(
    deal=DealLine,
    write=write_sitting,
    offer=offer,
    write_line=write_line,
    known=known_fields,
    read_score=read_score,
    export=export_scores,
    imports=PaperImports(
        recorded_kinds=RECORDED_KINDS,
        recorded=RecordedSitting,
        record=import_record,
        scored=ScoredSitting,
        scores=import_scores,
    ),
    question=name_field,
    choice=choice_in_words,
    next_deal=name_next_deal,
    line=line_in_words,
    explain=explain_line,
    sections=sections_of,
)
