"""A report as plain text, for a terminal or a mail."""

from collections.abc import Iterator, Sequence
from unicodedata import combining

from kitapi.wording.papers import Grid, Line, Paper, Section

WIDTH = 78
"""Maximum width in characters; a grid with longer texts may be wider."""


def as_text(paper: Paper) -> str:
    """The whole report, a line feed at the end of every line."""
    blocks = [[paper.title, paper.subtitle], *(list(_section(one)) for one in paper.sections), [paper.footer]]
    return "\n\n".join("\n".join(lines) for lines in blocks) + "\n"


def _section(section: Section) -> Iterator[str]:
    yield section.heading
    yield "-" * _columns(section.heading)
    yield from (_line(line) for line in section.lines)
    if section.grid is not None:
        yield from _grid(section.grid)


def _line(line: Line) -> str:
    dots = WIDTH - _columns(line.label) - _columns(line.value) - 2
    return f"{line.label} {'.' * max(2, dots)} {line.value}"


def _grid(grid: Grid) -> Iterator[str]:
    rows = (grid.head, *grid.rows)
    widths = [max(_columns(row[column]) for row in rows) for column in range(len(grid.head))]
    for row in rows:
        yield "  ".join(_cells(row, widths, grid.figures)).rstrip()


def _cells(row: Sequence[str], widths: Sequence[int], figures: Sequence[int]) -> Iterator[str]:
    for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
        blanks = " " * (width - _columns(cell))
        yield blanks + cell if column in figures else cell + blanks


def _columns(text: str) -> int:
    """The number of columns of ``text`` on a terminal; there are no wide letters in the supported languages."""
    return sum(not combining(letter) for letter in text)
