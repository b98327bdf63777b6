"""Small runs of the campaigns of the cheating server."""

from random import Random

import pytest

from kitapi_campaigns.proofs.campaigns import grinding
from kitapi_campaigns.proofs.campaigns.grinding import CAMPAIGNS, before_the_last, is_refused, judge
from kitapi_campaigns.proofs.plan import Control
from kitapi_testing.games.transcripts import GAMES
from kitapi_testing.shuffles import Shuffle


def test_no_value_but_the_pledged_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grinding, "TRIED", 40)
    counts = grinding.block(1, 0)
    assert counts == {"values": 40, "decks to choose from": 2 * len(GAMES), "withheld and told": len(GAMES)}


def test_rules_that_take_another_value_fail_the_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grinding, "is_refused", lambda *_: False)
    with pytest.raises(AssertionError, match="the rules of prefa took"):
        grinding.block(1, 0)


def test_a_verifier_that_takes_another_value_fails_the_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grinding, "checks_failed", lambda *_: set())
    with pytest.raises(AssertionError, match="the verifier of prefa said set"):
        grinding.block(1, 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_that_speaks_last_may_show_what_it_pledged_or_nothing(game: str) -> None:
    _, state, last = before_the_last(Random(2), Shuffle(game, 4))
    assert [is_refused(game, state, last["seat"], value) for value in (last["value"], "", "0" * 32)] == [0, 0, 1]


def test_secrets_looked_through_beforehand_gain_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grinding, "CHOICES", 500)
    counts = grinding.secrets_block(1, 0)
    assert counts["aces hoped for"] >= 4
    assert judge(counts).endswith("(99 %)")
    with pytest.raises(AssertionError, match=r"^1\.9"):
        judge({**counts, "aces": counts["aces"] + 1300})


@pytest.mark.parametrize(
    "control", [one for campaign in CAMPAIGNS for one in campaign.controls], ids=lambda control: control.name
)
def test_every_control_finds_its_gain(control: Control) -> None:
    counts = control.block(1, 0)
    assert counts["found"] == counts["tried"] > 4
