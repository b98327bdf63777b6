"""Campaigns are found in the games' folders; if a game or its folder is missing, the others still are."""

import pytest

from kitapi.registry import PACKAGES
from kitapi_campaigns import finding, games
from kitapi_campaigns.finding import parts_of
from kitapi_campaigns.registry import GAME_CAMPAIGNS


def test_every_game_has_campaigns_in_the_order_of_the_registry() -> None:
    assert list(GAME_CAMPAIGNS) == list(PACKAGES)


def test_a_game_that_is_not_there_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "PACKAGES", {"preferans": PACKAGES["preferans"], "without-a-folder": None})
    assert list(parts_of(games, "campaigns", "CAMPAIGNS")) == ["preferans"]


def test_a_part_that_a_folder_lacks_is_left_out() -> None:
    assert parts_of(games, "without_a_module", "NOTHING") == {}
