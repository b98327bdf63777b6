"""The campaign that compares bots in twin worlds finds a bot that knows too much."""

import pytest

from kitapi.kernel import Seat
from kitapi_campaigns import bot_campaign
from kitapi_campaigns.bot_campaign import Leak, compare_deal


@pytest.mark.parametrize("game", ["prefa", "preferans"])
def test_every_decision_of_the_bot_is_compared(game: str) -> None:
    counts = sum(
        (compare_deal(game, "steady", number, 1) for number in range(1, 4)), start=compare_deal(game, "steady", 0, 1)
    )
    assert counts["deals"] == 4
    assert counts["decisions"] > 20
    assert counts["playing"] > 10


def test_a_bot_that_acts_otherwise_in_a_twin_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_campaign, "choose", lambda *_: b'{"kind":"peek"}')
    with pytest.raises(Leak, match="peek"):
        compare_deal("prefa", "steady", 0, 1)


def test_a_view_that_shows_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        bot_campaign,
        "twin_view",
        lambda moment, _: moment.game.codec.write_view(moment.game.view(moment.state, Seat(1))),
    )
    with pytest.raises(Leak, match="looks otherwise"):
        compare_deal("prefa", "steady", 0, 1)
