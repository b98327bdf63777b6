"""The example game, examples/german_whist, is added to a copy of the tree by the command of the how-to."""

import json
import re
from pathlib import Path

import pytest

from kitapi.registry import PACKAGES
from tests.tree_copies import ROOT, copy_tree, run_in

HOWTO = ROOT / "docs" / "howto" / "add-a-game.md"
FAIR = "tests/fairness/test_every_game.py"
COMMAND = re.compile(r"^ *python (-m tools\.new_game german-whist --skeleton .+)$", re.MULTILINE)


@pytest.mark.slow
def test_the_example_keeps_the_laws_of_all_games_and_is_served_and_played(tmp_path: Path) -> None:
    (command,) = COMMAND.findall(HOWTO.read_text("utf-8"))
    folder = copy_tree(tmp_path)
    run_in(folder, *command.split())

    laws = "tests/games/test_contract.py::TestGermanWhist"
    run_in(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/german_whist", laws, FAIR)
    served = run_in(folder, str(folder / "tests/removed_game/played_deals.py"), str(folder))
    assert json.loads(served) == [*PACKAGES, "german-whist"]
