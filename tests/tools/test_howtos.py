"""How-tos are followed step by step, each in a copy of the tree."""

from pathlib import Path

import pytest

from tests.tools.howto_steps import Step, apply_step, follow, steps_of
from tests.tree_copies import ROOT, copy_tree, needs_node_modules

FOLLOWED = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "docs").rglob("howto/add-a*.md")
    if steps_of(path.relative_to(ROOT).as_posix())
)


@needs_node_modules
@pytest.mark.slow
@pytest.mark.parametrize("howto", FOLLOWED)
def test_every_step_of_a_how_to_can_be_done_as_it_stands_there(howto: str, tmp_path: Path) -> None:
    follow(howto, copy_tree(tmp_path))


def test_a_place_that_is_not_there_once_is_no_place_for_a_change() -> None:
    assert apply_step("one\ntwo\nthree\n", Step("change", "file", " one\n-two\n+2\n\n-three\n+3\n")) == "one\n2\n3\n"
    with pytest.raises(AssertionError, match="does not hold once"):
        apply_step("one\ntwo\ntwo\n", Step("change", "file", "-two\n+2\n"))
