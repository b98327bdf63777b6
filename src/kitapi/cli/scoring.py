"""``kitapi score``: what a deal played on paper comes to."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO

from cyclopts import App, Parameter

from kitapi.cli.lines import Answered, answers
from kitapi.cli.prefa_paper import score_line
from kitapi.cli.stopping import WRONG_USAGE, Stopped

InputFile = Annotated[
    Path | None,
    Parameter(help="One deal a line, in JSON; '-' or none: standard input.", allow_leading_hyphen=True),
]

score = App(name="score", help="Score deals of a game played on paper.")


@score.default
def no_game() -> None:
    """Score deals of a game played on paper."""
    raise Stopped("say which game to score, as in “kitapi score prefa”")


@score.command(name="prefa")
def prefa(
    file: InputFile = None,
    /,
    *,
    json: Annotated[bool, Parameter(negative="", help="Answer in JSON Lines, also on a terminal.")] = False,
) -> int:
    """Score Greek Prefa: who is in, who pays whom how much, and by which rule."""
    with _opened(file) as lines:
        answered = answers(lines, score_line)
        good = _in_json(answered) if json or not sys.stdout.isatty() else _on_a_terminal(answered)
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


def _on_a_terminal(answered: Iterable[Answered]) -> bool:
    from kitapi.cli.score_sheet import show_scores  # noqa: PLC0415 - rich takes a while to load

    return show_scores(answered)
