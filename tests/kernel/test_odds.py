"""The odds at the tables of every game have the methods that the room calls."""

import inspect

import pytest

from kitapi.kernel.odds import TableOdds
from kitapi.registry import TABLE_ODDS


@pytest.mark.parametrize("function", ["before", "answer"])
@pytest.mark.parametrize("game", TABLE_ODDS)
def test_odds_have_the_same_parameters_in_every_game(game: str, function: str) -> None:
    parameters = inspect.signature(getattr(TABLE_ODDS[game], function)).parameters
    _itself, *names = inspect.signature(getattr(TableOdds, function)).parameters
    assert list(parameters) == names
