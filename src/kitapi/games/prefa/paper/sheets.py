"""Prefa's sheets on paper, as the command line writes and shows them."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kitapi.games.prefa.paper.document import DealLine, KasaLine, Line, PaperSitting
from kitapi.games.prefa.paper.exported_scores import export_scores
from kitapi.games.prefa.paper.form import offer
from kitapi.games.prefa.paper.imported_record import RECORDED_KINDS, RecordedSitting, import_record
from kitapi.games.prefa.paper.imported_scores import ScoredSitting, import_scores
from kitapi.games.prefa.paper.line_words import choice_in_words, explain_line, line_in_words, name_field, name_next_deal
from kitapi.games.prefa.paper.sheet_sections import sections_of
from kitapi.games.prefa.paper.sitting import Writer, write_sitting
from kitapi.games.prefa.rules.scoresheet import WrittenAddition, WrittenDeal
from kitapi.lines.paper import PaperImports, PaperSheets


def write_line(sitting: PaperSitting, line: Line) -> WrittenDeal | WrittenAddition:
    """Return what ``line`` would write after ``sitting``.

    Raises:
        BadLine: the rules refuse it.
    """
    writer = _writer_after(sitting)
    return writer.write_addition(line) if isinstance(line, KasaLine) else writer.write_deal(line)


def known_fields(sitting: PaperSitting) -> dict[str, Any]:
    """Return the fields of the next deal's score that follow from ``sitting``."""
    writer = _writer_after(sitting)
    return {
        "players": sitting.players,
        "dealer": writer.dealer,
        "kasa": writer.balances["kasa"],
        "variant": msgspec.to_builtins(sitting.variant),
    }


def same_fields(_sitting: PaperSitting, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a deal unchanged: a score has the same ones."""
    return dict(fields)


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
    read_score=same_fields,
    export=export_scores,
    imports=PaperImports(
        recorded_kinds=RECORDED_KINDS,
        recorded=RecordedSitting,
        record=import_record,
        scored=ScoredSitting,
        scores=import_scores,
    ),
    question=name_field,
    choice=lambda choice, takers, names, _rules, lang: choice_in_words(choice, takers, names, lang),
    next_deal=name_next_deal,
    line=lambda line, names, _rules, lang: line_in_words(line, names, lang),
    explain=lambda written, names, _rules, lang: explain_line(written, names, lang),
    sections=sections_of,
)
