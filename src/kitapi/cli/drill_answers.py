"""A class's answers read from JSON Lines, and its score sheet written as JSON and CSV."""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from kitapi.cli.fields import read_fields
from kitapi.cli.lines import BadLine
from kitapi.cli.stopping import Stopped
from kitapi.kernel.drills import BadAnswer, Drill, Given, Question, ScoreSheet, check_answer, read_answer, score_sheet


class PaperAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line: who answers which drill, from 0, and what: chips, letters as a text, or a list of letters."""

    trainee: Annotated[str, Meta(min_length=1, max_length=40)]
    number: Annotated[int, Meta(ge=0)]
    answer: int | str | tuple[str, ...]


_read = msgspec.json.Decoder(PaperAnswer).decode


def sheet_of(drills: Sequence[Drill], lines: Iterable[tuple[int, bytes]]) -> ScoreSheet:
    """The score sheet of the answers; ``lines`` with their numbers.

    Raises:
        Stopped: a line is no answer, or answers what was answered before.
    """
    given: dict[str, dict[int, Given]] = {}
    for place, line in lines:
        paper = _paper(place, line)
        if paper.number >= len(drills):
            raise Stopped(f"line {place}: number: must be below {len(drills)}, the number of drills")
        own = given.setdefault(paper.trainee, {})
        if paper.number in own:
            raise Stopped(f"line {place}: {paper.trainee} has answered drill {paper.number} before")
        own[paper.number] = _given(place, drills[paper.number].question, paper.answer)
    return score_sheet(drills, given)


def _paper(place: int, line: bytes) -> PaperAnswer:
    try:
        return read_fields(_read, line.removeprefix(b"\xef\xbb\xbf") if place == 1 else line, {})
    except UnicodeDecodeError:
        raise Stopped(f"line {place}: is not UTF-8 text") from None
    except BadLine as bad:
        raise Stopped(f"line {place}: {bad}") from None


def _given(place: int, question: Question, answer: int | str | tuple[str, ...]) -> Given:
    try:
        if isinstance(answer, str):
            return read_answer(question, answer)
        check_answer(question, answer)
    except BadAnswer as bad:
        raise Stopped(f"line {place}: answer: {bad.problem}") from None
    return answer


def in_json(sheet: ScoreSheet) -> bytes:
    """The score sheet as one JSON object, described in ``docs/formats/drill.md``."""
    return msgspec.json.encode(
        {
            "drills": [
                {"number": one.number, "topic": one.topic, "clauses": one.solution.clauses} for one in sheet.drills
            ],
            "trainees": [
                {
                    "name": row.name,
                    "right": row.right,
                    "points": row.points,
                    "marks": [
                        one and {"right": one.right, "points": one.points, "given": one.given} for one in row.marks
                    ],
                }
                for row in sheet.rows
            ],
            "clauses": {clause: {"right": one.right, "asked": one.asked} for clause, one in sheet.by_clause.items()},
            "weakest": [clause for clause, _ in sheet.weakest()],
        }
    )


def in_csv(sheet: ScoreSheet) -> str:
    """The score sheet as CSV: a row for every trainee, his points by drill, and what they come to."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(["trainee", *(f"{one.number} {one.topic}" for one in sheet.drills), "right", "points"])
    for row in sheet.rows:
        points = ["" if one is None else one.points for one in row.marks]
        writer.writerow([_harmless(row.name), *points, row.right, row.points])
    return out.getvalue()


def _harmless(name: str) -> str:
    """``name`` as no spreadsheet takes it for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t", "\r")) else name
