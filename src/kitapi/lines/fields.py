"""Reading of the fields of a line of JSON, and sentences for their errors."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

import msgspec

from kitapi.lines.lines import BadLine
from kitapi.texts import Text

FieldsT = TypeVar("FieldsT")


def choices_text(names: Iterable[str]) -> Text:
    """The text that lists the allowed values of a field."""
    return Text("choose from {choices}", choices=", ".join(names))


def read_fields(read: Callable[[bytes], FieldsT], line: bytes, choices: Mapping[str, Text]) -> FieldsT:
    """The fields that ``read`` decodes from ``line``; ``choices``: texts with the allowed values of fields, by path.

    Raises:
        BadLine: a field is missing, unknown, or of the wrong kind.
    """
    try:
        return read(line)
    except (msgspec.MsgspecError, RecursionError) as error:
        from kitapi.wording.problems import field_and_problem, problem_text  # noqa: PLC0415 - compiles patterns

        field, problem = field_and_problem(str(error))
        choice = choices.get(re.sub(r"\[\d+\]$", "", field)) if problem.startswith("Invalid enum") else None
        text = problem_text(problem)
        text = Text("{problem}; {choices}", problem=text, choices=choice) if choice else text
        raise BadLine(field or "line", text) from None


def check_seat(field: str, seat: int, players: int) -> None:
    """Check that a table for ``players`` has ``seat``.

    Raises:
        BadLine: the table has no such seat.
    """
    if seat >= players:
        raise BadLine(
            field,
            Text(
                "must be a seat from 0 to {last} with {players} players, not {seat}",
                last=players - 1,
                players=players,
                seat=seat,
            ),
        )
