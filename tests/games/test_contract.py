"""Every registered game keeps the laws of all games."""

import pytest

from kitapi.registry import GAMES
from tests.contracts.game_contract import GameContract
from tests.games.cases import CASES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Ask what is asked of a preset of each of the game's presets."""
    if "preset" in metafunc.fixturenames:
        assert metafunc.cls is not None
        metafunc.parametrize("preset", metafunc.cls.case.presets)


def test_every_registered_game_is_tested() -> None:
    assert CASES.keys() == GAMES.keys()


class TestPrefa(GameContract):
    case = CASES["prefa"]


class TestPreferans(GameContract):
    case = CASES["preferans"]


class TestCaribbeanStud(GameContract):
    case = CASES["caribbean-stud"]
