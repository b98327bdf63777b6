"""Random deals: a few run in the suite, and every fault planted in the check of a game is found."""

from functools import partial
from unittest.mock import patch

import pytest

from kitapi_campaigns.games.caribbean_stud import campaigns as stud
from kitapi_campaigns.proofs.campaigns import deals
from kitapi_campaigns.proofs.plan import Campaign

NAMED = pytest.mark.parametrize("campaign", deals.CAMPAIGNS, ids=lambda campaign: campaign.name)


@NAMED
def test_a_block_of_deals_breaks_no_law(campaign: Campaign, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "DEALS", 30)
    monkeypatch.setattr(stud, "HANDS", 10)
    for number in (0, 1):
        assert campaign.block(1, number)["deals"] >= 10


@NAMED
def test_planted_faults_are_found(campaign: Campaign) -> None:
    for control in campaign.controls:
        assert control.block(1, 0) == {"tried": 1, "found": 1}, control.title


def test_without_a_fault_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(deals.FAULTS, "none", lambda case: patch.object(type(case), "spoilt", True, create=True))
    assert partial(deals.spoil_deals, "prefa", "none")(1, 0) == {"tried": 1}
