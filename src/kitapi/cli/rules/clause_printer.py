"""Rules as text for a terminal; in a pipe without colours, and as wide as the environment says."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from kitapi.console.languages import translate
from kitapi.rulebooks.rulebook import Block, Clause, ItemList, Paragraph, Rulebook, Run, Runs, Table

WIDEST = 100
"""The number of columns beyond which no line goes."""

INDENT = "  "
"""What stands before the lines of a rule."""

_STYLES = {"em": "italic", "strong": "bold", "code": "cyan", "clause": "underline"}


def print_book(book: Rulebook) -> None:
    """Print a whole rulebook."""
    out = _console()
    _print_apart(out, Line(book.title, "bold"))
    for opening in book.introduction:
        _print_apart(out, _render(opening))
    for chapter in book.chapters:
        _print_apart(out, Line(chapter.title, "bold underline" if chapter.level == 2 else "bold"))
        for block in chapter.blocks:
            if isinstance(block, Clause):
                _print_clause(out, block)
            else:
                _print_apart(out, _render(block))


def print_clauses(clauses: Sequence[Clause]) -> None:
    """Print these clauses."""
    out = _console()
    for clause in clauses:
        _print_clause(out, clause)


def _console() -> Console:
    out = Console(highlight=False)
    out.width = min(out.width, WIDEST)
    return out


def _print_clause(out: Console, clause: Clause) -> None:
    out.print(Line(clause.number, "bold"))
    label = Run("strong", translate("Example:") + " ")
    for example in clause.examples:
        _print_indented(out, _line((label, *example)))
    for block in clause.body:
        _print_indented(out, _render(block))
    if clause.note:
        _print_indented(out, _line(clause.note, "dim"))
    out.print()


def _print_apart(out: Console, shown: Line | Grid) -> None:
    """Print ``shown`` and an empty line."""
    out.print(shown)
    out.print()


def _print_indented(out: Console, shown: Line | Grid) -> None:
    if isinstance(shown, Line):
        for line in shown.wrap(out, out.width - len(INDENT)):
            line.rstrip()
            out.print(Line(INDENT).append_text(line))
    else:
        out.print(Padding(shown, (0, 0, 0, len(INDENT)), expand=False))


def _render(block: Block) -> Line | Grid:
    match block:
        case Paragraph(text):
            return _line(text)
        case ItemList():
            return Line("\n").join(_items(block))
        case Table(head, rows):
            return _grid(head, rows)


def _items(block: ItemList) -> Iterator[Line]:
    for at, item in enumerate(block.items, 1):
        yield Line(f"{at}. " if block.ordered else "• ").append_text(_line(item))


def _grid(head: Sequence[Runs], rows: Sequence[Sequence[Runs]]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for cell in head:
        grid.add_column(_line(cell))
    for row in rows:
        grid.add_row(*map(_line, row))
    return grid


def _line(text: Runs, style: str = "") -> Line:
    line = Line(style=style)
    for run in text:
        line.append(run.text, _STYLES.get(run.kind))
    return line
