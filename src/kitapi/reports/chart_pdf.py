"""A report with charts as a PDF on A4."""

from collections.abc import Sequence
from typing import Any

from kitapi.reports.drawing import as_pdf as draw_pdf
from kitapi.reports.look import WIDE
from kitapi.reports.parts import Fact, Part, Report
from kitapi.reports.pdf import typeset
from kitapi.wording.catalogues import language_of, message, say


def as_pdf(report: Report) -> bytes:
    """The report: a first page with a sentence for each part and the first figures, then every chart with its table.

    Raises:
        NoCharts: the library that draws charts is missing, or fails.
        NoTypesetter: the library that typesets PDFs is missing, or fails.
    """
    charts = {f"{part.name}.pdf": draw_pdf(part.chart(WIDE)) for part in report.parts}
    content = {
        "lang": language_of(report.lang),
        "title": report.title,
        "about": report.about,
        "summary": say(report.lang, message("In short")),
        "figures": _lines(report.figures),
        "parts": [_part(one) for one in report.parts],
        "footer": report.footer,
    }
    return typeset("charts.typ", content, charts)


def _lines(facts: Sequence[Fact]) -> list[dict[str, str]]:
    return [{"label": one.label, "value": one.value.text} for one in facts]


def _part(part: Part) -> dict[str, Any]:
    return {
        "name": part.name,
        "heading": part.heading,
        "finding": part.finding,
        "text": part.text,
        "facts": _lines(part.facts),
        "alt": part.alt_text,
        "head": part.table.head,
        "rows": [[cell.text for cell in row] for row in part.table.rows],
        "notes": part.notes,
    }
