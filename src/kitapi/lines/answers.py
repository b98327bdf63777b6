"""Commands that answer lines of JSON from a file or standard input, as JSON Lines or as text for people."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from os import PathLike
from typing import TYPE_CHECKING, Any, BinaryIO, TypeAlias

import msgspec

from kitapi.console.exits import WRONG_USAGE
from kitapi.console.languages import in_language, language, translate
from kitapi.lines.lines import Answered, answers
from kitapi.wording.catalogues import SOURCE

if TYPE_CHECKING:
    from rich.console import RenderableType

Shown: TypeAlias = "Callable[[str, Any], RenderableType]"
"""A function that renders an answer for the terminal, given the name of its line."""

FileName: TypeAlias = str | PathLike[str] | None
"""The name of a file of lines; “-” or None: standard input."""


def answered_lines(
    answer: Callable[[bytes], msgspec.Struct],
    shown: Callable[[], Shown],
    file: FileName,
    *,
    json: bool,
) -> int:
    """Answer every line of ``file``; returns the exit status. On a terminal the function of ``shown`` renders it.

    With ``json`` the answers are JSON Lines for programs, and errors are always in English.
    """
    with _open(file) as lines, in_language(SOURCE if json else language()):
        answered = _warn_if_empty(answers(lines, answer))
        good = _in_json(answered) if json or not sys.stdout.isatty() else _on_a_terminal(shown(), answered)
    return 0 if good else WRONG_USAGE


def _warn_if_empty(answered: Iterable[Answered]) -> Iterator[Answered]:
    """Yield the answers unchanged; if there are none, print a warning on standard error."""
    count = 0
    for one in answered:
        count += 1
        yield one
    if not count:
        sys.stderr.write("kitapi: " + translate("the input holds no line, so there is no answer") + "\n")


@contextmanager
def _open(file: FileName) -> Iterator[BinaryIO]:
    if file is None or str(file) == "-":
        if sys.stdin.isatty():
            sys.stderr.write(translate("One JSON object a line; the end of the input (Ctrl-D) ends it.") + "\n")
        yield sys.stdin.buffer
        return
    with open(file, "rb") as opened:
        yield opened


def _in_json(answered: Iterable[Answered]) -> bool:
    """Print every answer as soon as it is known, for programs; returns whether none was an error."""
    good = True
    for one in answered:
        sys.stdout.buffer.write(one.line())
        sys.stdout.buffer.flush()
        good &= one.good
    return good


def _on_a_terminal(shown: Shown, answered: Iterable[Answered]) -> bool:
    """Print every answer or error; returns whether none was an error."""
    from rich.console import Console  # noqa: PLC0415 - rich takes a while to load
    from rich.text import Text  # noqa: PLC0415

    console, good = Console(), True
    for place, one in enumerate(answered, start=1):
        score = msgspec.json.decode(one.body)
        name = one.id.decode().strip('"') if one.id else f"line {place}"
        console.print(shown(name, score) if one.good else Text(f"{name}: {score['error']}", style="red"))
        good &= one.good
    return good
