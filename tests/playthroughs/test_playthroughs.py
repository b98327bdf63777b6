"""Views of every viewer, step by step, are those of the stored playthroughs: any change shows as a difference."""

import pytest

from kitapi_testing.game_case import GameCase
from tests.playthroughs.writer import FOLDER, playthroughs, text_of

PLAYTHROUGHS = tuple(playthroughs())


@pytest.mark.parametrize(("name", "case", "preset"), PLAYTHROUGHS, ids=[name for name, _, _ in PLAYTHROUGHS])
def test_a_sitting_shows_what_is_written_down(name: str, case: GameCase, preset: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    now = text_of(case, preset).splitlines()
    different = [
        (number, was, line) for number, (was, line) in enumerate(zip(written, now, strict=False), 1) if was != line
    ]
    if different or len(written) != len(now):
        number, was, line = different[0] if different else (min(len(written), len(now)) + 1, "", "")
        pytest.fail(
            f"{name} differs first in line {number}:\n- {was}\n+ {line}\n"
            "If the change is meant, write it down with `python -m tests.playthroughs.writer` and read the difference."
        )


def test_no_playthrough_is_left_of_a_preset_that_is_gone() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {name for name, _, _ in PLAYTHROUGHS}
