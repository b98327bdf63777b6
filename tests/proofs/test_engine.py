"""Deals driven through ``kitapi engine``: a few run in the suite, and every fault planted in the engine is found."""

import pytest

from kitapi_campaigns.proofs.campaigns import engine
from kitapi_campaigns.proofs.engines.lines import Child, Here
from kitapi_campaigns.proofs.plan import Campaign
from kitapi_campaigns.registry import GAME_CAMPAIGNS

NAMED = pytest.mark.parametrize("campaign", engine.CAMPAIGNS, ids=lambda campaign: campaign.name)


@NAMED
def test_an_engine_in_its_own_process_answers_as_the_kernel_does(
    campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game, deals in (("prefa", 60), ("preferans", 40), ("caribbean-stud", 3)):
        fewer = GAME_CAMPAIGNS[game]._replace(amounts=GAME_CAMPAIGNS[game].amounts._replace(engine=deals))
        monkeypatch.setitem(GAME_CAMPAIGNS, game, fewer)
    counts = campaign.block(1, 0)
    assert counts["deals"] >= 3
    assert counts["refused"] > 0
    assert counts["views"] > 0


@NAMED
def test_planted_faults_are_found(campaign: Campaign) -> None:
    for control in campaign.controls:
        assert control.block(1, 0) == {"tried": 1, "found": 1}, control.title


def test_without_a_fault_nothing_is_found() -> None:
    assert engine.compare_engines("prefa", Here("prefa"), "sound", 10)["deals"] == 10


def test_a_process_that_answers_nothing_differs() -> None:
    child = Child("prefa")
    assert child.close() == 0
    with pytest.raises((AssertionError, ValueError, OSError)):
        engine.compare_engines("prefa", child, "gone", 1)
