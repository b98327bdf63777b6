"""A small run of the campaign of random hands; the full figures stand in docs/how-it-is-tested.md."""

import pytest

from tests.clauses import clause
from tools.hand_campaign import batch
from tools.hands.counting import EXACT, HANDS, deviation


@clause("CSP-046", "AMB-20", "CSP-050")
@pytest.mark.parametrize("stacked", [False, True])
def test_random_hands_keep_every_law_and_the_meter_its_identity(stacked: bool) -> None:
    counts = batch(1, 1, 80, stacked=stacked)
    assert counts["hand"] == 80
    assert counts["broken up"] > 0
    if stacked:
        assert counts["jackpot: royal_flush"] > 0
        assert counts["event: TablesStopped"] == counts["event: TablesResumed"] > 0
    else:
        assert abs(deviation(counts, "pair")) < 4
        assert abs(deviation(counts, "qualifies")) < 4


def test_the_exact_counts_are_all_hands() -> None:
    assert sum(count for name, count in EXACT.items() if name != "qualifies") == HANDS == 2_598_960
