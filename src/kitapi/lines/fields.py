"""The fields of a line of JSON: read, and their errors in words."""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from kitapi.lines.lines import BadLine
from kitapi.wording.problems import field_and_problem, problem_in_words

FieldsT = TypeVar("FieldsT")


def read_fields(read: Callable[[bytes], FieldsT], line: bytes, choices: Mapping[str, str]) -> FieldsT:
    """What ``read`` makes of ``line``; ``choices``: what a field chosen from a list may be, by its path.

    Raises:
        BadLine: a field is missing, unknown, or of the wrong kind.
    """
    try:
        return read(line)
    except (msgspec.MsgspecError, RecursionError) as error:
        field, problem = field_and_problem(str(error))
        choice = choices.get(re.sub(r"\[\d+\]$", "", field)) if problem.startswith("Invalid enum") else None
        raise BadLine(field or "line", problem_in_words(problem, "en") + (f"; {choice}" if choice else "")) from None


def check_seat(field: str, seat: int, players: int) -> None:
    """See that ``seat`` is one of a table for ``players``.

    Raises:
        BadLine: it is none.
    """
    if seat >= players:
        raise BadLine(field, f"must be a seat from 0 to {players - 1} with {players} players, not {seat}")
