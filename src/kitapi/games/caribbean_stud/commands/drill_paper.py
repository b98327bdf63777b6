"""Drills on paper: the questions of a series, or their solutions, as a report that is set as a PDF."""

from collections.abc import Iterable, Iterator, Sequence

from kitapi.console.languages import language, translate
from kitapi.games.caribbean_stud.language.situation import (
    bank_in_words,
    console_in_words,
    heads_in_words,
    rows_in_words,
)
from kitapi.kernel.drills import Drill, Drills
from kitapi.wording.drills import question_in_words, solution_in_words
from kitapi.wording.papers import Grid, Line, Paper, Section

FIGURES = (2, 3, 4)
"""Columns of a table's state that hold amounts."""


def paper_of(drills: Drills, series: Sequence[Drill], seed: int, *, solved: bool) -> Paper:
    """The sheet to hand out, or with ``solved`` the trainer's, in the language of the command."""
    sections = [_solution(drills, one) for one in series] if solved else _questions(drills, series)
    return Paper(
        lang=language(),
        title=translate("Answers") if solved else translate("Exercises"),
        subtitle=translate("Series {seed}", seed=seed),
        sections=tuple(sections),
        footer="Kitapi",
    )


def _questions(drills: Drills, series: Iterable[Drill]) -> Iterator[Section]:
    """For each drill what happened, with the table; then the question, with its options."""
    for one in series:
        said = question_in_words(drills, one, language())
        table = Grid(
            head=tuple(heads_in_words(language())),
            rows=tuple(tuple(row) for row in rows_in_words(one.situation, language())),
            figures=FIGURES,
        )
        yield Section(heading=f"{one.number}  {said['heading']}", lines=_lines((" ".join(said["told"]),)), grid=table)
        seen = (bank_in_words(one.situation, language()), console_in_words(one.situation, language()))
        options = (f"{option['letter']}  {option['text']}" for option in said["options"])
        yield Section(heading=said["ask"], lines=_lines((*filter(None, seen), *options)))


def _solution(drills: Drills, one: Drill) -> Section:
    said = solution_in_words(drills, one, language())
    letters = "" if isinstance(said["answer"], int) else " ".join(said["answer"])
    texts = (said["reason"], *said["rules"].values(), " ".join(said["clauses"]))
    return Section(heading=f"{one.number}  {letters}  {' · '.join(said['told'])}", lines=_lines(texts))


def _lines(texts: Iterable[str]) -> tuple[Line, ...]:
    return tuple(Line(label=text, value="") for text in texts)
