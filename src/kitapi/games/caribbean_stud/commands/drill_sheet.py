"""Drills on a terminal: one after the other with answers, on sheets, and a class's scores."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kitapi.games.caribbean_stud.language.situation import (
    bank_in_words,
    console_in_words,
    heads_in_words,
    rows_in_words,
)
from kitapi.kernel.drills import FULL, BadAnswer, Drill, Drills, Mark, ScoreSheet, mark, read_answer
from kitapi.wording.drills import (
    how_in_words,
    mark_in_words,
    question_in_words,
    solution_in_words,
    tally_in_words,
)


def show_drill(drills: Drills, one: Drill, lang: str, console: Console) -> None:
    """Print a drill: what happened, the table, and the question."""
    said = question_in_words(drills, one, lang)
    console.print(Text.assemble((f"{one.number}  {said['heading']}", "bold")))
    console.print(Padding(Text(" ".join(said["told"])), (0, 0, 0, 2)))
    console.print(Padding(_table(one, lang), (0, 0, 0, 2)))
    for line in (bank_in_words(one.situation, lang), console_in_words(one.situation, lang)):
        if line:
            console.print(Padding(Text(line), (0, 0, 0, 3)))
    console.print(Padding(Text(said["ask"], "bold"), (1, 0, 0, 2)))
    for option in said["options"]:
        console.print(Padding(Text(f"{option['letter']}  {option['text']}"), (0, 0, 0, 4)))


def _table(one: Drill, lang: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for place, head in enumerate(heads_in_words(lang)):
        table.add_column(head, justify="right" if place in (2, 3, 4) else "left")
    for row in rows_in_words(one.situation, lang):
        table.add_row(*row)
    return table


def show_sheet(drills: Drills, series: Sequence[Drill], lang: str, *, solved: bool) -> None:
    """Print every drill, or with ``solved`` the right answer of each and its reason."""
    console = Console()
    for one in series:
        if not solved:
            show_drill(drills, one, lang, console)
            console.print()
            continue
        said = solution_in_words(drills, one, lang)
        letters = "" if isinstance(said["answer"], int) else " ".join(said["answer"])
        console.print(Text.assemble((f"{one.number}  {letters}", "bold"), f"  {' · '.join(said['told'])}"))
        for text in (said["reason"], *said["rules"].values()):
            console.print(Padding(Text(text), (0, 0, 0, 3)))
        console.print(Padding(Text(" ".join(said["clauses"]), "dim"), (0, 0, 1, 3)))


def ask_all(drills: Drills, series: Sequence[Drill], lang: str, lines: Iterator[str]) -> None:
    """Print one drill after the other and mark what is typed, until ``lines``, the input, ends."""
    console, marks = Console(), list[Mark]()
    for one in series:
        show_drill(drills, one, lang, console)
        if (given := _read_mark(one, lang, lines, console)) is None:
            break
        marks.append(given)
        _show_mark(drills, one, given, lang, console)
    right = sum(one.right for one in marks)
    console.print(Text(tally_in_words(right, len(marks), lang), "bold"))


def _read_mark(one: Drill, lang: str, lines: Iterator[str], console: Console) -> Mark | None:
    """Read lines until one is an answer, and mark it; None at the end of the input."""
    console.print(Padding(Text(how_in_words(one.question.kind, lang)), (1, 0, 0, 2)), end=" ")
    for line in lines:
        try:
            return mark(one, read_answer(one.question, line))
        except BadAnswer:
            console.print(Padding(Text(how_in_words(one.question.kind, lang), "red"), (0, 0, 0, 2)), end=" ")
    return None


def _show_mark(drills: Drills, one: Drill, given: Mark, lang: str, console: Console) -> None:
    said = mark_in_words(drills, one, given, lang)
    style = "green" if given.right else "yellow" if given.points else "red"
    console.print(Padding(Text(said["verdict"], style), (0, 0, 0, 2)))
    if not given.right:
        console.print(Padding(Text(" · ".join(said["told"])), (0, 0, 0, 2)))
    for text in (said["reason"], *said["rules"].values()):
        console.print(Padding(Text(text), (0, 0, 0, 2)))
    console.print(Padding(Text(" ".join(said["clauses"]), "dim"), (0, 0, 1, 2)))


def show_score_sheet(sheet: ScoreSheet) -> None:
    """Print a class's marks, a row for every trainee, and the clauses with the most wrong answers."""
    console = Console()
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for one in sheet.drills:
        table.add_column(str(one.number), justify="right")
    table.add_column(f"/{FULL * len(sheet.drills)}", justify="right")
    for row in sheet.rows:
        table.add_row(row.name, *("–" if one is None else str(one.points) for one in row.marks), str(row.points))
    console.print(table)
    for clause, tally in sheet.weakest():
        console.print(Text(f"  {clause}  {tally.right}/{tally.asked}"))
