"""Every game's folder has its package in the registry, and a missing folder is no error."""

import pickle
from pathlib import Path

import pytest

from kitapi import games
from kitapi.kernel.spelling import in_code
from kitapi.registry import BOOKS, DRILLS, GAMES, MODULES, PACKAGES, RULINGS, TABLE_ODDS, packages_of

FOLDER = Path(games.__path__[0])


def test_the_registry_lists_every_folder_of_games() -> None:
    folders = {entry.parent.name for entry in FOLDER.glob("*/__init__.py")}

    assert set(MODULES) == {f"kitapi.games.{name}.package" for name in folders}
    assert len(PACKAGES) == len(MODULES)


def test_a_package_has_the_name_of_its_rules_and_of_its_folder() -> None:
    for module in MODULES:
        (package,) = packages_of([module])
        assert package.name == package.rules().name
        assert in_code(package.name) == module.split(".")[2]
        assert package.rules().opening_kind.partition(".")[0] == in_code(package.name)
        assert package.fairness is None or package.fairness().prefix == in_code(package.name)


def test_a_game_whose_folder_is_not_there_is_passed_over() -> None:
    found = packages_of(["kitapi.games.old_maid.package", MODULES[0]])

    assert [package.name for package in found] == [next(iter(PACKAGES))]


def test_a_folder_without_a_package_is_an_error() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"kitapi\.games\.prefa\.parcel"):
        list(packages_of(["kitapi.games.prefa.parcel"]))


def test_a_part_that_a_game_does_not_have_is_in_no_table() -> None:
    for table, part in ((RULINGS, "rulings"), (DRILLS, "drills"), (BOOKS, "books"), (TABLE_ODDS, "table_odds")):
        assert set(table) == {name for name, package in PACKAGES.items() if getattr(package, part)}
    assert "prefa" not in RULINGS
    assert "prefa" in GAMES


def test_a_package_can_be_sent_to_another_process() -> None:
    for package in PACKAGES.values():
        assert pickle.loads(pickle.dumps(package)) == package
