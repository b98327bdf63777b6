"""A class's answers, read from JSON Lines."""

from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from kitapi.console.exits import Stopped
from kitapi.kernel.drills import BadAnswer, Drill, Given, Question, ScoreSheet, check_answer, read_answer, score_sheet
from kitapi.lines.fields import read_fields
from kitapi.lines.lines import BadLine


class PaperAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line: the trainee, the number of the drill, from 0, and the answer: chips, letters as a text, or a list."""

    trainee: Annotated[str, Meta(min_length=1, max_length=40)]
    number: Annotated[int, Meta(ge=0)]
    answer: int | str | tuple[str, ...]


_read = msgspec.json.Decoder(PaperAnswer).decode


def sheet_of(drills: Sequence[Drill], lines: Iterable[tuple[int, bytes]]) -> ScoreSheet:
    """Mark the answers of a class; ``lines`` with their numbers from 1.

    Raises:
        Stopped: a line is not an answer, or answers a drill for the second time.
    """
    given: dict[str, dict[int, Given]] = {}
    for place, line in lines:
        paper = _read_line(place, line)
        if paper.number >= len(drills):
            raise Stopped(
                "line {line}: number: must be below {count}, the number of drills", line=place, count=len(drills)
            )
        own = given.setdefault(paper.trainee, {})
        if paper.number in own:
            raise Stopped(
                "line {line}: {trainee} has answered drill {number} before",
                line=place,
                trainee=paper.trainee,
                number=paper.number,
            )
        own[paper.number] = _read_answer(place, drills[paper.number].question, paper.answer)
    return score_sheet(drills, given)


def _read_line(place: int, line: bytes) -> PaperAnswer:
    try:
        return read_fields(_read, line.removeprefix(b"\xef\xbb\xbf") if place == 1 else line, {})
    except UnicodeDecodeError:
        raise Stopped("line {line}: is not UTF-8 text", line=place) from None
    except BadLine as bad:
        raise Stopped("line {line}: {problem}", line=place, problem=bad.text) from None


def _read_answer(place: int, question: Question, answer: int | str | tuple[str, ...]) -> Given:
    try:
        if isinstance(answer, str):
            return read_answer(question, answer)
        check_answer(question, answer)
    except BadAnswer as bad:
        raise Stopped("line {line}: answer: {problem}", line=place, problem=bad.problem) from None
    return answer
