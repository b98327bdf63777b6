"""Recorded simulations: a few run in the suite, and spoilt files are found."""

import pytest

from kitapi_campaigns.proofs.campaigns import recorded
from kitapi_campaigns.proofs.plan import Campaign

NAMED = pytest.mark.parametrize("campaign", recorded.CAMPAIGNS, ids=lambda campaign: campaign.name)


@NAMED
def test_what_a_simulation_records_is_sound(campaign: Campaign, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recorded, "DEALS", 5)
    for number in range(2):
        assert campaign.block(1, number)["deals"] == 5


@NAMED
def test_spoilt_files_are_found(campaign: Campaign) -> None:
    for control in campaign.controls:
        assert control.block(1, 0) == {"tried": 1, "found": 1}, control.title
