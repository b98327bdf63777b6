"""Every registered game keeps the laws of all games: a class of tests for each, such as ``TestCaribbeanStud``."""

from kitapi.registry import GAMES
from kitapi_testing.game_case import GameCase
from kitapi_testing.game_contract import GameContract
from kitapi_testing.games.cases import CASES


def test_every_registered_game_is_tested() -> None:
    assert CASES.keys() == GAMES.keys()


def contract_of(case: GameCase) -> type[GameContract]:
    """Return the law suite with ``case``."""
    words = "".join(word.title() for word in case.game.name.split("-"))
    return type(f"Test{words}", (GameContract,), {"case": case, "__module__": __name__})


globals().update({suite.__name__: suite for suite in map(contract_of, CASES.values())})
