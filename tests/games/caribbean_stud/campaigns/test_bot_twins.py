"""Bots of Caribbean Stud in twin worlds: they act alike, and a bot that does not is found."""

from collections import Counter

import pytest

from kitapi_campaigns.bot_campaign import Leak
from kitapi_campaigns.games.caribbean_stud import bot_twins


def test_bots_do_the_same_in_twins() -> None:
    counts = sum(
        (bot_twins.compare_round(bot, 0, 1) for bot in ("rock", "simple")), start=bot_twins.compare_round("book", 1, 1)
    )
    assert counts["decisions"]


def test_a_bot_that_does_otherwise_in_a_twin_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_twins, "choose", lambda *_: b'{"kind":"peek"}')
    with pytest.raises(Leak, match="peek"):
        sum((bot_twins.compare_round("book", number, 1) for number in range(4)), start=Counter())
