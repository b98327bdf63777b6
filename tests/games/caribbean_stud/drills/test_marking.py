"""Answers marked, and a class's score sheet."""

import pytest

from kitapi.games.caribbean_stud.drills.topics import CARIBBEAN_STUD_DRILLS
from kitapi.kernel.drills import (
    BadAnswer,
    Drill,
    Given,
    Kind,
    Line,
    Option,
    Question,
    Solution,
    Tally,
    mark,
    score_sheet,
)

drill = CARIBBEAN_STUD_DRILLS.drill


def _drill(kind: Kind, answer: Given, *clauses: str, letters: str = "abcd") -> Drill:
    options = () if kind == "amount" else tuple(Option(letter=letter, line=Line(letter)) for letter in letters)
    return Drill(
        seed=1,
        number=0,
        topic="one",
        situation=None,
        told=(),
        question=Question(kind=kind, ask=Line("ask"), options=options),
        solution=Solution(answer=answer, clauses=clauses or ("CSP-001",), reason=Line("reason")),
    )


@pytest.mark.parametrize(
    ("kind", "answer", "given", "points"),
    [
        ("choice", ("b",), ("b",), 2),
        ("choice", ("b",), ("a",), 0),
        ("amount", 40, 40, 2),
        ("amount", 40, 41, 0),
        ("order", ("c", "a", "d", "b"), ("c", "a", "d", "b"), 2),
        ("order", ("c", "a", "d", "b"), ("a", "c", "d", "b"), 1),
        ("order", ("c", "a", "d", "b"), ("c", "a", "b", "d"), 1),
        ("order", ("c", "a", "d", "b"), ("b", "a", "d", "c"), 0),
        ("present", ("a", "b"), ("b", "a"), 2),
        ("present", ("a", "b"), ("a",), 1),
        ("present", ("a", "b"), ("a", "b", "c"), 1),
        ("present", ("a", "b"), ("c",), 0),
        ("present", (), (), 2),
    ],
)
def test_an_answer_scores_two_points_or_one_if_it_is_nearly_right(
    kind: Kind, answer: Given, given: Given, points: int
) -> None:
    marked = mark(_drill(kind, answer), given)
    assert (marked.points, marked.right) == (points, points == 2)


@pytest.mark.parametrize(
    ("kind", "given", "problem"),
    [
        ("choice", ("a", "b"), "must be one of a, b, c, d"),
        ("choice", ("x",), "must be letters out of a, b, c, d, each once"),
        ("choice", 3, "must be letters out of a, b, c, d, each once"),
        ("order", ("a", "b"), "must be all of a, b, c, d, in their order"),
        ("order", ("a", "a", "b", "c"), "must be letters out of a, b, c, d, each once"),
        ("amount", ("a",), "must be a number of chips, 0 or more"),
        ("amount", -1, "must be a number of chips, 0 or more"),
    ],
)
def test_what_is_no_answer_is_refused(kind: Kind, given: Given, problem: str) -> None:
    with pytest.raises(BadAnswer, match=problem):
        mark(_drill(kind, 1 if kind == "amount" else ("a", "b", "c", "d")), given)


def test_a_class_is_scored_by_trainee_and_by_clause() -> None:
    drills = [_drill("choice", ("a",), "CSP-104", "AMB-21"), _drill("amount", 5, "CSP-104"), _drill("amount", 7, "X")]
    sheet = score_sheet(drills, {"Anna": {0: ("a",), 1: 5}, "Boris": {0: ("b",), 1: 5, 2: 1}})
    assert [(row.name, row.right, row.points) for row in sheet.rows] == [("Anna", 2, 4), ("Boris", 1, 2)]
    assert [one and one.right for one in sheet.rows[0].marks] == [True, True, None]
    assert sheet.by_clause == {
        "CSP-104": Tally(right=3, asked=4),
        "AMB-21": Tally(right=1, asked=2),
        "X": Tally(right=0, asked=1),
    }
    assert sheet.weakest() == (
        ("X", Tally(right=0, asked=1)),
        ("AMB-21", Tally(right=1, asked=2)),
        ("CSP-104", Tally(right=3, asked=4)),
    )
    assert sheet.weakest(1) == (("X", Tally(right=0, asked=1)),)


def test_a_class_without_a_fault_has_no_weak_clause() -> None:
    one = drill(3, "CSP-100")
    assert score_sheet([one], {"Anna": {0: one.solution.answer}}).weakest() == ()
