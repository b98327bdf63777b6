"""Names of changelog fragments."""

from pathlib import Path

import pytest

from tools.check_changelog import problems


@pytest.mark.parametrize("name", ["prefa.added.md", "kasa-of-four.changed.md", "7nt.fixed.md", "README.md"])
def test_a_well_named_fragment_passes(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("A kasa for four.\n")
    assert list(problems(tmp_path)) == []


@pytest.mark.parametrize("name", ["prefa.md", "prefa.removed.md", "Prefa.added.md", "prefa.added.txt", ".added.md"])
def test_another_name_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("A kasa for four.\n")
    (problem,) = problems(tmp_path)
    assert name in problem


def test_an_empty_fragment_is_refused(tmp_path: Path) -> None:
    (tmp_path / "prefa.added.md").write_text(" \n")
    (problem,) = problems(tmp_path)
    assert problem.endswith("says nothing")
