"""Every game's odds at its tables answer what the room asks."""

import inspect

import pytest

from kitapi.kernel.odds import TableOdds
from kitapi.registry import TABLE_ODDS


@pytest.mark.parametrize("asked", ["before", "answer"])
@pytest.mark.parametrize("game", TABLE_ODDS)
def test_odds_are_asked_in_the_same_words_of_every_game(game: str, asked: str) -> None:
    told = inspect.signature(getattr(TABLE_ODDS[game], asked)).parameters
    _itself, *names = inspect.signature(getattr(TableOdds, asked)).parameters
    assert list(told) == names
