"""The table of docs/security.md is checked: missing items and tests, and rows without a reason, are found."""

from pathlib import Path

import pytest

from tools.check_security import DOCUMENT, LEVEL_1, main, problems, rows_in

REASON = "There are no passwords anywhere in it."


def table(*rows: str) -> str:
    """Return a table of ``rows`` with all other items of level 1."""
    named = {row.item for row in rows_in("\n".join(rows))}
    others = [f"| {item} | 1 | something | n/a | {REASON} |" for item in sorted(LEVEL_1 - named)]
    return "\n".join((*rows, *others))


def test_the_table_of_the_project_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0, capsys.readouterr().err
    rows = rows_in(DOCUMENT.read_text("utf-8"))
    assert len([row for row in rows if row.level == 1]) == 70
    assert len([row for row in rows if row.tests]) > 80


def test_a_test_that_is_there_is_accepted(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text("async def test_that():\n    pass\n", "utf-8")
    text = table("| 1.2.1 | 1 | output | met | `tests/test_it.py::test_that` |")
    assert list(problems(text, tmp_path)) == []


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        (
            "| 1.2.1 | 1 | output | met | `tests/test_it.py::test_gone` |",
            "1.2.1 names tests/test_it.py::test_gone, which is not there",
        ),
        ("| 1.2.1 | 1 | output | met | yes |", "1.2.1 names neither a test nor a reason"),
        ("| 1.2.1 | 1 | output | n/a | no |", "1.2.1 gives no reason"),
        ("| 1.2.1 | 2 | output | n/a | There is no output to be encoded. |", "1.2.1 is of another level than 2"),
        ("| 1.1.1 | 1 | output | n/a | There is no output to be encoded. |", "1.1.1 is of another level than 1"),
        ("| 1.2.1 | 1 | output | fine | There is no output to be encoded. |", "this row has another form"),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, row: str, problem: str) -> None:
    assert any(one.startswith(problem) for one in problems(table(row), tmp_path))


def test_a_missing_item_and_one_that_stands_twice_are_found(tmp_path: Path) -> None:
    lines = table().splitlines()
    assert list(problems("\n".join(lines[1:]), tmp_path)) == [f"{sorted(LEVEL_1)[0]} of level 1 is missing"]
    assert list(problems("\n".join((*lines, lines[0])), tmp_path)) == [f"{sorted(LEVEL_1)[0]} stands there twice"]
