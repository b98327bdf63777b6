"""``kitapi drill``: training for those who deal; on the terminal, on paper for a class, or to mark answers."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from cyclopts import App, Parameter

from kitapi.console.exits import Stopped
from kitapi.console.files import READ_FROM, lines_of
from kitapi.console.languages import language
from kitapi.kernel.drills import LARGEST_NUMBER, LARGEST_SEED, Drill, Drills, drills_of
from kitapi.wording.drills import question_in_words, solution_in_words, topic_in_words

MOST = 100
"""Drills of one class."""

Seed = Annotated[int, Parameter(help="The same seed gives the same drills.")]
Count = Annotated[int, Parameter(help="Number of drills.")]
Topics = Annotated[list[str] | None, Parameter(name="--topic", help="A topic of --list; may be repeated.", negative="")]
Answers = Annotated[Path | None, READ_FROM, Parameter(help="Mark this file of answers, in JSON Lines.")]
Pdf = Annotated[Path | None, Parameter(help="With --sheet or --solutions: write them into this file, as a PDF.")]

drill = App(name="drill", help="Train dealers: situations, and the right step.")


@drill.default
def no_game() -> None:
    """Train those who deal."""
    raise Stopped("name the game, as in “{example}”", example="kitapi drill caribbean-stud")


@drill.command(
    name="caribbean-stud", help_epilogue="drill caribbean-stud --seed 7 --count 20 --sheet --pdf questions.pdf"
)
def caribbean_stud(  # noqa: PLR0913 - the options of the command
    *,
    seed: Seed = 1,
    topic: Topics = None,
    count: Count = 10,
    answers: Answers = None,
    list_them: Annotated[bool, Parameter(name="--list", help="Print every topic.", negative="")] = False,
    sheet: Annotated[bool, Parameter(help="Print the questions, to be handed out.", negative="")] = False,
    solutions: Annotated[bool, Parameter(help="Print the right answers, for the trainer.", negative="")] = False,
    pdf: Pdf = None,
    csv: Annotated[bool, Parameter(help="With --answers: the score sheet as CSV.", negative="")] = False,
    json: Annotated[bool, Parameter(help="Answer in JSON, also on a terminal.", negative="")] = False,
) -> int:
    """Train at Caribbean Stud: irregularities, payments and their order, the console, the exchanges, and more."""
    drills, lang = _drills(), language()
    in_json = json or not sys.stdout.isatty()
    if list_them:
        return _list(drills, lang, in_json=in_json)
    series = _draw_series(drills, seed, topic or [], count)
    if answers is not None:
        return _mark_answers(series, answers, "csv" if csv else "json" if in_json else "text")
    if csv:
        raise Stopped("--csv goes with --answers")
    if sheet or solutions:
        return _write(drills, series, Sheet(seed, solutions, pdf), in_json=json)
    if pdf is not None:
        raise Stopped("--pdf goes with --sheet or --solutions")
    return _ask_series(drills, series, lang)


def _drills() -> Drills:
    from kitapi.games.caribbean_stud.drills.topics import CARIBBEAN_STUD_DRILLS  # noqa: PLC0415 - loads the rules

    return CARIBBEAN_STUD_DRILLS


def _draw_series(drills: Drills, seed: int, topics: list[str], count: int) -> tuple[Drill, ...]:
    if not 0 <= seed <= LARGEST_SEED:
        raise Stopped("{option}: must be from {lowest} to {highest}", option="--seed", lowest=0, highest=LARGEST_SEED)
    if not 1 <= count <= min(MOST, LARGEST_NUMBER):
        raise Stopped("{option}: must be from {lowest} to {highest}", option="--count", lowest=1, highest=MOST)
    for topic in topics:
        if topic not in drills.topics:
            raise Stopped(
                "--topic: there is no topic “{topic}”; “{command}” lists them",
                topic=topic,
                command="kitapi drill caribbean-stud --list",
            )
    return drills_of(drills, seed, topics, count)


def _list(drills: Drills, lang: str, *, in_json: bool) -> int:
    for topic in drills.topics:
        heading = topic_in_words(drills, topic, lang)
        _write_line({"topic": topic, "heading": heading}) if in_json else sys.stdout.write(f"{topic:24}{heading}\n")
    return 0


class Sheet(NamedTuple):
    """A sheet of the questions of a series, or of their solutions; ``pdf``: the file it goes into, None: printed."""

    seed: int
    solved: bool
    pdf: Path | None


def _write(drills: Drills, series: tuple[Drill, ...], sheet: Sheet, *, in_json: bool) -> int:
    if sheet.pdf is not None:
        sheet.pdf.write_bytes(_typeset(drills, series, sheet))
    elif in_json:
        for one in series:
            said = question_in_words(drills, one, language())
            _write_line({**said, **solution_in_words(drills, one, language())} if sheet.solved else said)
    else:
        from kitapi.games.caribbean_stud.commands.drill_sheet import show_sheet  # noqa: PLC0415 - loads rich

        show_sheet(drills, series, language(), solved=sheet.solved)
    return 0


def _typeset(drills: Drills, series: tuple[Drill, ...], sheet: Sheet) -> bytes:
    from kitapi.games.caribbean_stud.commands.drill_paper import paper_of  # noqa: PLC0415 - only for a PDF
    from kitapi.reports.pdf import NoTypesetter, as_pdf  # noqa: PLC0415

    try:
        return as_pdf(paper_of(drills, series, sheet.seed, solved=sheet.solved))
    except NoTypesetter as error:
        raise Stopped("no PDF can be set on this machine: {problem}", problem=error.problem) from error


def _write_line(said: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")


def _ask_series(drills: Drills, series: tuple[Drill, ...], lang: str) -> int:
    from kitapi.games.caribbean_stud.commands.drill_sheet import ask_all  # noqa: PLC0415 - rich takes a while to load

    ask_all(drills, series, lang, iter(sys.stdin.readline, ""))
    return 0


def _mark_answers(series: tuple[Drill, ...], file: Path, form: str) -> int:
    from kitapi.games.caribbean_stud.commands import drill_answers  # noqa: PLC0415 - only here
    from kitapi.reports import drills as reports  # noqa: PLC0415

    sheet = drill_answers.sheet_of(series, _read(file))
    if form == "json":
        _write_line(reports.in_json(sheet))
    elif form == "csv":
        sys.stdout.write(reports.in_csv(sheet))
    else:
        from kitapi.games.caribbean_stud.commands.drill_sheet import show_score_sheet  # noqa: PLC0415 - rich takes a while to load

        show_score_sheet(sheet)
    return 0


def _read(file: Path) -> Iterator[tuple[int, bytes]]:
    """The lines that are not blank, with their numbers from 1."""
    return ((place, line) for place, line in enumerate(lines_of(file), start=1) if line.strip())
