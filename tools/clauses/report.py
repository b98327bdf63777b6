"""Prints the results: tables to standard output, progress to standard error."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tools.clauses.bite import Outcome
from tools.clauses.coverage import Chapter
from tools.clauses.disabled_rule import Disabling
from tools.clauses.rulebook import chapter_of

OUT = Console(soft_wrap=True)
ERR = Console(stderr=True, soft_wrap=True)


def show_chapters(chapters: Sequence[Chapter]) -> None:
    """Print the coverage table."""
    table = Table("chapter", title="Rules", title_justify="left")
    for heading in ("rules", "with a test", "in code", "excused", "tests"):
        table.add_column(heading, justify="right")
    for chapter in chapters:
        table.add_row(chapter.name, *map(str, chapter[1:]))
    table.add_section()
    table.add_row("all", *(str(sum(column)) for column in _columns(chapters)), "")
    OUT.print(table)


def _columns(chapters: Sequence[Chapter]) -> tuple[Sequence[int], ...]:
    return tuple(zip(*((row.clauses, row.tested, row.in_code, row.excused) for row in chapters), strict=True))


def show_problems(problems: Sequence[str]) -> None:
    """Print what is wrong, one line each."""
    for problem in problems:
        OUT.print(problem, style="red", highlight=False, markup=False)


def show_progress(outcomes: Iterable[Outcome], total: int, what: str) -> Iterator[Outcome]:
    """Show the progress of the trials on standard error, and pass on their outcomes."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=ERR) as progress:
        task = progress.add_task(what, total=total)
        for outcome in outcomes:
            progress.advance(task)
            yield outcome


def show_bites(disablings: Sequence[Disabling], outcomes: Sequence[Outcome], seconds: float) -> None:
    """Print how many disabled rules the tests noticed, by chapter."""
    noticed = {outcome.name for outcome in outcomes if outcome.failed}
    chapters: dict[str, list[str]] = {}
    for disabling in disablings:
        for chapter in {chapter_of(clause) for clause in disabling.clauses}:
            chapters.setdefault(chapter, []).append(disabling.name)
    table = Table("chapter", title="Rules disabled in turn", title_justify="left")
    for heading in ("disabled", "noticed", "unnoticed"):
        table.add_column(heading, justify="right")
    for chapter, names in sorted(chapters.items()):
        found = sum(name in noticed for name in names)
        table.add_row(chapter, str(len(names)), str(found), str(len(names) - found))
    table.add_section()
    table.add_row("all", str(len(disablings)), str(len(noticed)), str(len(disablings) - len(noticed)))
    OUT.print(table)
    runs = sum(len(outcome.seconds) for outcome in outcomes)
    OUT.print(f"{len(disablings)} disabled, {runs} tests run, {seconds:.0f} s", highlight=False)
