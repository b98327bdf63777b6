"""``kitapi score``: what a deal played on paper comes to."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
from cyclopts import App, Parameter

from kitapi.cli import prefa_paper, preferans_score, stud_score
from kitapi.console.stopping import WRONG_USAGE, Stopped
from kitapi.lines.lines import Answered, answers

InputFile = Annotated[
    Path | None,
    Parameter(help="A deal, round or report a line, in JSON; '-' or none: standard input.", allow_leading_hyphen=True),
]

InJson = Annotated[bool, Parameter(negative="", help="Answer in JSON Lines, also on a terminal.")]

score = App(name="score", help="Score deals of a game played on paper.")


@score.default
def no_game() -> None:
    """Score deals of a game played on paper."""
    raise Stopped("say which game to score, as in “kitapi score prefa”")


@score.command(name="prefa")
def prefa(file: InputFile = None, /, *, json: InJson = False) -> int:
    """Score Greek Prefa: who is in, who pays whom how much, and by which rule."""
    return answered_lines("prefa", prefa_paper.score_line, file, json)


@score.command(name="preferans")
def preferans(file: InputFile = None, /, *, json: InJson = False) -> int:
    """Score Slovak Preferans: what a deal does to head sums and side sums, and how everybody stands after it."""
    return answered_lines("preferans", preferans_score.score_line, file, json)


@score.command(name="caribbean-stud")
def caribbean_stud(file: InputFile = None, /, *, json: InJson = False) -> int:
    """Score Caribbean Stud: what a seat wins or loses in a round against the bank, wager by wager, and the jackpot."""
    return answered_lines("caribbean-stud", stud_score.score_line, file, json)


def answered_lines(game: str, answer: Callable[[bytes], msgspec.Struct], file: Path | None, json: bool) -> int:
    """Answer every line of ``file``, on a terminal as ``SHOWN`` says for ``game``; the exit status."""
    with _opened(file) as lines:
        answered = answers(lines, answer)
        good = _in_json(answered) if json or not sys.stdout.isatty() else _on_a_terminal(game, answered)
    return 0 if good else WRONG_USAGE


@contextmanager
def _opened(file: Path | None) -> Iterator[BinaryIO]:
    if file is None or str(file) == "-":
        yield sys.stdin.buffer
        return
    if str(file).startswith("-"):
        raise Stopped(f"“{file}” is no option here")
    with file.open("rb") as opened:
        yield opened


def _in_json(answered: Iterable[Answered]) -> bool:
    """Every answer as soon as it is known, for programs that ask line by line; whether all were good."""
    good = True
    for one in answered:
        sys.stdout.buffer.write(one.line())
        sys.stdout.buffer.flush()
        good &= one.good
    return good


def _on_a_terminal(game: str, answered: Iterable[Answered]) -> bool:
    from kitapi.cli.score_sheet import SHOWN, show_scores  # noqa: PLC0415 - rich takes a while to load

    return show_scores(answered, SHOWN[game])
