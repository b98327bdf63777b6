"""A class's score sheet as JSON and as CSV."""

import csv
import io
from typing import Any

from kitapi.kernel.drills import ScoreSheet


def in_json(sheet: ScoreSheet) -> dict[str, Any]:
    """The score sheet as the JSON object described in ``docs/formats/drill.md``."""
    return {
        "drills": [{"number": one.number, "topic": one.topic, "clauses": one.solution.clauses} for one in sheet.drills],
        "trainees": [
            {
                "name": row.name,
                "right": row.right,
                "points": row.points,
                "marks": [one and {"right": one.right, "points": one.points, "given": one.given} for one in row.marks],
            }
            for row in sheet.rows
        ],
        "clauses": {clause: {"right": one.right, "asked": one.asked} for clause, one in sheet.by_clause.items()},
        "weakest": [clause for clause, _ in sheet.weakest()],
    }


def in_csv(sheet: ScoreSheet) -> str:
    """The score sheet as CSV: a row for every trainee, their points by drill, and the sum."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(["trainee", *(f"{one.number} {one.topic}" for one in sheet.drills), "right", "points"])
    for row in sheet.rows:
        points = ["" if one is None else one.points for one in row.marks]
        writer.writerow([_harmless(row.name), *points, row.right, row.points])
    return out.getvalue()


def _harmless(name: str) -> str:
    """``name`` changed so that no spreadsheet takes it for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t", "\r")) else name
