"""A small run of the campaign of changed transcripts, which notices a verifier without any one of its checks."""

from random import Random

import pytest

from kitapi.fairness import Verdict
from kitapi_campaigns.proofs.campaigns.tampering import CAMPAIGN, meaning, sittings, tries
from kitapi_campaigns.proofs.plan import Control
from kitapi_campaigns.proofs.tampers import TAMPERS, cards_of, change_field, double_event


def test_whatever_is_changed_is_rejected_or_the_same_transcript() -> None:
    tried = list(tries(Random(7), 300))
    assert len(tried) == 300
    assert len({name for name, _ in tried}) > len(TAMPERS), "those found against what was saved as well"
    assert sum(1 for _, checks in tried if checks) > 250


def test_a_change_that_means_something_changes_the_meaning() -> None:
    sitting = next(one for seed in range(9) if cards_of((one := next(sittings(Random(seed))))[1]))
    before = repr(meaning(sitting))
    double_event(Random(1), sitting)
    assert repr(meaning(sitting)) != before


def test_a_change_that_is_not_found_fails_the_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kitapi_campaigns.proofs.campaigns.tampering.TAMPERS", {change_field: 1})
    monkeypatch.setattr("kitapi_campaigns.proofs.campaigns.tampering.HIDDEN", (change_field,))
    monkeypatch.setattr("kitapi.fairness.sitting.verify_deal", lambda events, games, without: _sound(events))
    with pytest.raises(AssertionError, match="was not found"):
        list(tries(Random(3), 300))


def _sound(events: list[dict[str, object]]) -> Verdict:
    number = events[0].get("number")
    return Verdict(deal=number if isinstance(number, int) else 0, context=f"t/{number}", outcome="sound")


@pytest.mark.parametrize("control", CAMPAIGN.controls, ids=lambda control: control.name)
def test_without_a_check_something_passes(control: Control) -> None:
    counts = control.block(1, 0)
    assert counts["found"] >= 1
    assert counts["tried"] > 1800
