"""The skeleton of a new game: its names, its line in the registry, and the resulting game."""

import json
import re
from pathlib import Path

import pytest

from kitapi.registry import PACKAGES
from kitapi_testing.browser.chromium import NO_BROWSER, find_browser
from tests.tools.howto_steps import run_line
from tests.tree_copies import copy_tree, needs_node_modules, run_in
from tools.new_game import REGISTRY, ROOT, BadName, files_of, make, register_game, spellings

ESLINT = "node_modules/eslint/bin/eslint.js"
FAIR = "tests/fairness/test_every_game.py"
LAWS = "tests/games/test_contract.py::TestHalfAHundred"


def test_a_name_is_spelt_as_each_place_needs_it() -> None:
    spelt = spellings("half-a-hundred")
    assert spelt["skeleton_game"] == "half_a_hundred"
    assert spelt["SkeletonGame"] == "HalfAHundred"
    assert spelt["skeletonGame"] == "halfAHundred"
    assert spelt["Skeleton Game"] == "Half A Hundred"
    assert spelt["SKELETON"] == "HALFAHUNDRED"


@pytest.mark.parametrize("name", ["", "German", "german_whist", "../whist", "whist-", "whist2", "w" * 33])
def test_another_name_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadName, match="NAME"):
        make(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_game_that_is_there_is_not_overwritten() -> None:
    with pytest.raises(BadName, match="there is src/kitapi/games/prefa already"):
        make("prefa")


def test_nothing_of_the_skeletons_own_name_is_left() -> None:
    files = files_of("half-a-hundred")
    assert not [path for path, text in files.items() if "skeleton" in (path + text).lower()]


def test_the_registry_gets_one_line_once() -> None:
    source = (ROOT / REGISTRY).read_text("utf-8")
    more = register_game(source, "half_a_hundred")
    assert set(more.splitlines()) - set(source.splitlines()) == {'    "kitapi.games.half_a_hundred.package",'}
    assert register_game(more, "half_a_hundred") == more


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the tree with the new game."""
    copied = copy_tree(tmp_path_factory.mktemp("new_game"))
    run_in(copied, "-m", "tools.new_game", "half-a-hundred", "--root", str(copied))
    return copied


def test_its_rulebook_is_generated(folder: Path) -> None:
    document = (folder / "docs/games/half_a_hundred/rules.md").read_text("utf-8")
    rulebook = (folder / "src/kitapi/games/half_a_hundred/rulebook/en.json").read_text("utf-8")
    numbers = re.findall(r"^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*", document, re.MULTILINE)
    assert numbers
    assert re.findall(r'"number":"([^"]+)"', rulebook) == numbers


@pytest.mark.slow
def test_a_new_game_keeps_the_laws_of_all_games_and_is_served_and_played(folder: Path) -> None:
    run_in(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/half_a_hundred", LAWS, FAIR)
    served = run_in(folder, str(folder / "tests/removed_game/played_deals.py"), str(folder))
    assert json.loads(served) == [*PACKAGES, "half-a-hundred"]


@needs_node_modules
@pytest.mark.slow
def test_a_new_game_is_played_by_hand_on_the_page(folder: Path, tmp_path: Path) -> None:
    if find_browser() is None:
        pytest.skip(NO_BROWSER)
    status, output = run_line(folder, "make bundle")
    assert status == 0, output
    run_in(folder, str(folder / "tests/tools/played_by_hand.py"), str(tmp_path), "Half A Hundred")


@needs_node_modules
@pytest.mark.slow
def test_the_page_of_a_new_game_is_written_as_the_others_are(folder: Path) -> None:
    for command in ("npm run types", f"node {ESLINT} src/kitapi/games/half_a_hundred/client"):
        status, output = run_line(folder, command)
        assert status == 0, output
