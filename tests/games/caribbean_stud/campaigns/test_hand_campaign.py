"""A small run of the campaign of random hands; docs/how-it-is-tested.md has the full figures."""

import random

import pytest

from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.round import void_hand
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi_campaigns.games.caribbean_stud.hand_campaign import batch
from kitapi_campaigns.games.caribbean_stud.hands import irregular
from kitapi_campaigns.games.caribbean_stud.hands.counts import EXACT, HANDS, deviation
from kitapi_campaigns.games.caribbean_stud.hands.irregular import Irregular
from kitapi_campaigns.games.caribbean_stud.hands.random_table import Room
from kitapi_testing.clauses import clause


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


@pytest.mark.parametrize("stacked", [False, True])
def test_hands_at_which_anything_goes_wrong_keep_every_law_too(stacked: bool) -> None:
    counts = batch(2, 1, 120, stacked=stacked, irregular=True)
    assert counts["hand"] == 120
    kinds = {name.partition(": ")[0] for name in counts}
    assert {"ruled", "refused", "void"} <= kinds
    ruled = {name.split()[-1] for name in counts if name.startswith("ruled: ")}
    assert ruled == {"hand", "seat", "none"}
    assert sum(name.startswith("refused: ") for name in counts) > 15


def table(seed: int) -> Irregular:
    return Irregular("table", Room(), random.Random(seed), stacked=True)


@pytest.mark.parametrize("spoiled", ["wagers_back", "award_back", "contributions_back", "lost_to_tray"])
def test_a_void_hand_that_does_not_bring_everything_back_is_found(
    monkeypatch: pytest.MonkeyPatch, spoiled: str
) -> None:
    monkeypatch.setattr(void_hand, spoiled, lambda *_: 0 if spoiled == "lost_to_tray" else ())
    with pytest.raises(AssertionError, match=r"at the table, .* by the lookup"):
        batch(4, 1, 300, stacked=True, irregular=True)


def test_a_button_that_is_refused_by_no_clause_of_the_rulebook_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(irregular, "RULEBOOK", irregular.RULEBOOK - {"CSP-086"})
    with pytest.raises(AssertionError, match="CSP-086 is no clause"):
        table(1).press("municipal_inspector", actions.Wash())  # type: ignore[arg-type]


def test_a_button_that_works_and_was_not_offered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = table(1)
    monkeypatch.setattr(type(CARIBBEAN_STUD), "options", lambda *_: ())
    with pytest.raises(AssertionError, match="was not offered"):
        playing.press("dealer", actions.OpenTable())  # type: ignore[arg-type]
