"""The campaign of agreement: a small run, and every planted fault is found."""

import shutil
from random import Random

import pytest

from kitapi_campaigns.proofs.campaigns.agreement import CAMPAIGN, differences
from kitapi_campaigns.proofs.page_verifier import NO_NODE
from kitapi_campaigns.proofs.plan import Control

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason=NO_NODE)


def test_both_verifiers_say_the_same() -> None:
    counts, differing = differences(Random("small"), 120)
    assert differing == []
    assert counts["deals"] == 120
    assert counts["sound"] > 30
    assert counts["failed"] > 30


@pytest.mark.parametrize("control", CAMPAIGN.controls, ids=lambda control: control.name)
def test_a_fault_in_either_is_found(control: Control) -> None:
    assert control.block(1, 0)["found"] == 1
