"""A copy of the tree without one game's folder is served, plays the other games and passes their tests."""

import json
import shutil
from pathlib import Path

import pytest

from kitapi import games
from kitapi.kernel.spelling import in_code
from kitapi.registry import PACKAGES
from tests.absent_games import pass_over_absent_game
from tests.tree_copies import copy_tree, run_in

FOLDERS = sorted(path.parent.name for path in Path(games.__path__[0]).glob("*/__init__.py"))
CONTRACT = "tests/games/test_contract.py"
"""The tests of the laws of all games; in each copy those of one other game are run."""
COLLECTED = (CONTRACT, "tests/engine", "tests/contracts", "tests/kernel")
"""Tests of all games and of what they use; collecting all tests would take half a minute."""


def copy_without(game: str, folder: Path) -> Path:
    """Return a copy of the tree in ``folder`` without sources and tests of ``game``."""
    copy_tree(folder)
    for games_folder in ("src/kitapi/games", "src/kitapi_testing/games", "tests/games"):
        shutil.rmtree(folder / games_folder / game)
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("game", FOLDERS)
def test_without_a_games_folder_the_others_are_served_played_and_tested(game: str, tmp_path: Path) -> None:
    folder = copy_without(game, tmp_path)
    others = [name for name in PACKAGES if in_code(name) != game]

    served = run_in(folder, str(folder / "tests/removed_game/played_deals.py"), str(folder))
    assert json.loads(served) == others

    found = run_in(folder, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *COLLECTED)
    assert all(f"test_contract.py::{suite_of(in_code(name))}::" in found for name in others), found

    # Each game's suite is run in the copy without the one before it: it needs none of the others' folders. One example
    # of each law shows that. The law that tries every other action needs no other modules than the rest.
    following = FOLDERS[(FOLDERS.index(game) + 1) % len(FOLDERS)]
    selected = ("-m", "not slow", "-k", f"{suite_of(following)} and not every_other_action", CONTRACT)
    assert " passed" in run_in(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", *selected, profile="once")


def suite_of(game: str) -> str:
    """Return the class of the contract's tests for a game, by the name of its folder."""
    return f"Test{''.join(word.title() for word in game.split('_'))}"


@pytest.mark.parametrize(
    ("missing", "outcome"),
    [
        ("kitapi.games.old_maid", "skipped"),
        ("kitapi_testing.games.old_maid.case", "skipped"),
        ("kitapi.games.prefa.rules.old_maid", "failed"),
        ("kitapi.old_maid", "failed"),
    ],
)
def test_only_modules_of_a_game_without_a_folder_are_passed_over(missing: str, outcome: str) -> None:
    report = pytest.CollectReport("tests/test_it.py", "failed", f"ModuleNotFoundError: No module named '{missing}'", [])
    assert pass_over_absent_game(report).outcome == outcome
