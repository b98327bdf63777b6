"""The campaign of finished sittings: all accounts add up, and a sitting whose accounts do not is named."""

from typing import Any

import pytest

from kitapi_campaigns.registry import RANDOM_DEALS
from kitapi_campaigns.sitting_campaign import batch
from kitapi_testing.games.preferans.case import PreferansCase


@pytest.mark.parametrize("game", sorted(RANDOM_DEALS))
def test_finished_sittings_add_up_and_so_does_breaking_them_up(game: str) -> None:
    counts = batch(game, seed=3, number=0, sittings=2)
    assert counts["sittings"] == 2
    assert counts["broken up"] == 2 * counts["deals"] - counts["sittings"]


def test_the_same_seed_gives_the_same_sittings() -> None:
    assert batch("preferans", seed=3, number=1, sittings=1) == batch("preferans", seed=3, number=1, sittings=1)


def test_a_sitting_that_does_not_add_up_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class LosesAPoint(PreferansCase):
        def balances(self, state: Any) -> Any:
            return {**super().balances(state), "seat0": 1}

    monkeypatch.setitem(RANDOM_DEALS, "preferans", RANDOM_DEALS["preferans"]._replace(case=LosesAPoint()))
    with pytest.raises(AssertionError, match=r"preferans, the sitting of seed '3/0/0': balances do not add up"):
        batch("preferans", seed=3, number=0, sittings=1)
