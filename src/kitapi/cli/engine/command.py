"""``kitapi engine``: answers requests to the rules of a game, one a line."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
from cyclopts import Parameter

from kitapi import api
from kitapi.console.choices import of_games
from kitapi.console.exits import WRONG_USAGE, Stopped
from kitapi.console.files import READ_FROM
from kitapi.console.languages import in_language, translate
from kitapi.engine import LONGEST_LINE, BadRequest, Engine
from kitapi.lines.lines import Answered, BadLine, answers, split_lines
from kitapi.registry import GAMES
from kitapi.texts import Text
from kitapi.wording.catalogues import SOURCE, message

HINT = message("One JSON object a line, such as {example}; the end of the input ends it.")


def engine(
    game: Annotated[str, Parameter(help=of_games(tuple(GAMES)))],
    file: Annotated[
        Path | None, READ_FROM, Parameter(help="Requests, one per line; “-” or none: standard input.")
    ] = None,
    /,
    *,
    schema: Annotated[bool, Parameter(help="Print the JSON Schema of all requests and answers.", negative="")] = False,
) -> int:
    """Run the rules of GAME as a process that any program can drive: one JSON object per line in, one out.

    A request names what to ``do``: ``new`` begins a deal from a seed or a deck, ``act`` takes one of the offered
    actions, ``view`` returns the view of a seat or a role, ``options`` returns the offers again, and ``result`` returns
    payments and sheet. Each answer has the request's ``id``. The answer to a refused action names the rule, and nothing
    changes. The same lines always give the same answers. The exit status is 2 if any line was refused.
    """
    if game not in GAMES:
        raise Stopped("game: there is no game “{game}”; choose from {choices}", game=game, choices=", ".join(GAMES))
    if schema:
        from kitapi.engine.schema import schema_of  # noqa: PLC0415 - only this option needs it

        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema_of(GAMES[game])), indent=1) + b"\n")
        return 0
    # Programs read the answers, whatever language people read.
    with _open_input(file) as lines, in_language(SOURCE):
        return _run(api.engine(game), lines)


def _run(rules: Engine, lines: BinaryIO) -> int:
    """Answer every line as soon as it arrives; returns the exit status."""
    status = 0
    for one in answer_lines(rules, split_lines(lines, LONGEST_LINE)):
        sys.stdout.buffer.write(one.line())
        sys.stdout.buffer.flush()
        status = status if one.good else WRONG_USAGE
    return status


def answer_lines(rules: Engine, lines: Iterable[bytes]) -> Iterator[Answered]:
    """Answer each of ``lines`` by ``rules``."""

    def answer(line: bytes) -> msgspec.Struct:
        try:
            return rules.answer(line)
        except BadRequest as error:
            raise BadLine(error.subject, Text(error.problem)) from None

    return answers(lines, answer, longest=LONGEST_LINE)


@contextmanager
def _open_input(file: Path | None) -> Iterator[BinaryIO]:
    if file is None or str(file) == "-":
        if sys.stdin.isatty():
            sys.stderr.write(translate(HINT, example='{"do":"new","seed":1}') + "\n")
        yield sys.stdin.buffer
        return
    with file.open("rb") as opened:
        yield opened
