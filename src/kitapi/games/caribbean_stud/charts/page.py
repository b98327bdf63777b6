"""A report as one page that loads nothing: drawings for a wide page and for a phone, and tables with every number."""

from collections.abc import Sequence
from functools import cache
from html import escape
from importlib import resources
from string import Template
from typing import Final

from kitapi.reports import look
from kitapi.reports.drawing import as_svg, in_page
from kitapi.reports.parts import Cell, Fact, Part, Report, Table
from kitapi.wording.catalogues import language_of, message, say

NIGHT: Final = {
    "ink": "#f1eee2",
    "quiet": "#b9cdc9",
    "rule": "#2f646a",
    "paper": "#0a2a30",
    "strong": "#7fd19b",
    "on-strong": "#06231a",
    "middle": "#8a6c26",
    "on-middle": "#fffbe8",
    "faint": "#113d44",
    "on-faint": "#b9cdc9",
    "accent": "#ff8f86",
    "strong-text": "#8fe0aa",
}
"""The colours of the dark theme, by their names."""

COLUMNS_ABREAST: Final = 8
"""A table with more columns than this is set in smaller letters, so that a wide page shows all of them."""

DAY: Final = {name: colour for colour, name in look.NAMES.items()} | {"strong-text": look.STRONG}


def as_page(report: Report) -> str:
    """Return the complete page.

    Raises:
        NoCharts: the library that draws charts is missing, or fails.
    """
    return _template().substitute(
        lang=language_of(report.lang),
        title=escape(report.title),
        about=escape(report.about),
        day=_colours(DAY),
        night=_colours(NIGHT),
        contents=_contents(report.parts) if len(report.parts) > 1 else "",
        summary=_summary(report) if len(report.parts) > 1 else "",
        sections="\n".join(_section(part, report.lang) for part in report.parts),
        footer=escape(report.footer),
    )


@cache
def _template() -> Template:
    return Template(resources.files("kitapi.games.caribbean_stud.charts").joinpath("page.html").read_text("utf-8"))


def _colours(named: dict[str, str]) -> str:
    return " ".join(f"--{name}: {colour};" for name, colour in named.items())


def _contents(parts: Sequence[Part]) -> str:
    links = "".join(f'<li><a href="#{part.name}">{escape(part.heading)}</a></li>' for part in parts)
    return f"<nav><ul>{links}</ul></nav>"


def _summary(report: Report) -> str:
    """Return the HTML of the summary: one sentence for each part, and the main figures."""
    findings = "".join(f"<li>{escape(part.finding)}</li>" for part in report.parts)
    heading = escape(say(report.lang, message("In short")))
    return f"<section><h2>{heading}</h2><ul>{findings}</ul>{_facts(report.figures)}</section>"


def _section(part: Part, lang: str) -> str:
    blocks = (
        f"<h2>{escape(part.heading)}</h2>",
        *(f"<p>{escape(text)}</p>" for text in part.text),
        _facts(part.facts),
        f"<figure>{_draw(part, look.WIDE, 'wide')}{_draw(part, look.NARROW, 'narrow')}</figure>",
        _table(part.table, part.heading, lang),
        *(f'<p class="note">{escape(text)}</p>' for text in part.notes),
    )
    return f'<section id="{part.name}">\n' + "\n".join(filter(None, blocks)) + "\n</section>"


def _facts(facts: Sequence[Fact]) -> str:
    rows = "".join(f"<dt>{escape(one.label)}</dt><dd>{_value(one.value)}</dd>" for one in facts)
    return f"<dl>{rows}</dl>" if rows else ""


def _draw(part: Part, width: int, size: str) -> str:
    drawing = in_page(as_svg(part.chart(width)), f"{part.name}-{size}", escape(part.alt_text))
    return f'<div class="{size}">{drawing}</div>'


def _table(table: Table, heading: str, lang: str) -> str:
    caption = say(lang, message("{chart}: all numbers"), chart=heading)
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in table.head)
    body = "\n".join(_row(row) for row in table.rows)
    many = " many" if len(table.head) > COLUMNS_ABREAST else ""
    return (
        f'<div class="scroll{many}" role="region" aria-label="{escape(caption)}" tabindex="0"><table>'
        f"<caption>{escape(caption)}</caption>"
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>"
    )


def _row(row: Sequence[Cell]) -> str:
    first, *others = row
    cells = "".join(f"<td>{_value(cell)}</td>" for cell in others)
    return f'<tr><th scope="row">{_value(first)}</th>{cells}</tr>'


def _value(cell: Cell) -> str:
    """Return the HTML of a number: rounded for people, with the exact fraction in an attribute for programs."""
    shown = escape(cell.text).replace("\n", "<br>")
    return shown if cell.exact is None else f'<data value="{cell.exact}">{shown}</data>'
