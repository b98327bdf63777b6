"""Rules and batches compared: a small block of each game, and every planted fault."""

import pytest

from kitapi_campaigns.proofs.campaigns import batches
from kitapi_campaigns.proofs.plan import Campaign

NAMED = pytest.mark.parametrize("campaign", batches.CAMPAIGNS, ids=lambda campaign: campaign.name)


@NAMED
def test_a_block_of_deals_agrees(campaign: Campaign, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "ROWS", 4)

    assert campaign.block(1, 0)["deals"] == 4 * batches.SITTING * batches.TERMS


@NAMED
def test_planted_faults_are_found(campaign: Campaign) -> None:
    for control in campaign.controls:
        assert control.block(1, 0) == {"tried": 1, "found": 1}, control.title
