"""Public formats do not change by accident: kinds, fields, words, defaults in JSON, presets, rulings, drills."""

import pytest

from kitapi.registry import GAMES
from tests.contracts.wire import TYPES, describe_game, place_of


def test_every_game_is_described() -> None:
    assert set(TYPES) == set(GAMES)


@pytest.mark.parametrize("game", TYPES)
def test_what_a_game_writes_is_as_it_was(game: str) -> None:
    """If a change is intended: ``python -m tests.contracts.wire``."""
    assert describe_game(game) == place_of(game).read_text("utf-8")
