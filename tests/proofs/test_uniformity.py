"""The campaign of uniformity: its statistics are right, its counts add up, and it finds what is wrong."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from kitapi_campaigns.proofs import table
from kitapi_campaigns.proofs.campaigns import uniformity
from kitapi_campaigns.proofs.campaigns.uniformity import (
    CAMPAIGN,
    count_rows,
    eulerian,
    fixed_point_chances,
    judge,
    pack_row,
    table_of,
    tails,
)
from kitapi_campaigns.proofs.chi_square import fit, rejected_tests, tail
from kitapi_campaigns.proofs.plan import Control
from kitapi_campaigns.proofs.runner import BlockFailed, run_judge
from kitapi_campaigns.proofs.totals import Totals


@pytest.mark.parametrize(
    ("chi_square", "freedom", "chance"),
    [(3.8414588, 1, 0.05), (49.7282325, 23, 0.001), (9.2363569, 5, 0.1), (0.5543, 5, 0.99), (124.342, 100, 0.05)],
)
def test_tails_are_those_of_the_tables(chi_square: float, freedom: int, chance: float) -> None:
    assert tail(chi_square, freedom) == pytest.approx(chance, rel=0.01)
    assert tail(0, freedom) == 1


def test_rare_things_are_put_together() -> None:
    assert fit(np.array([50, 50, 0]), np.array([0.5, 0.499, 0.001])) == pytest.approx(tail(0.0, 1), abs=0.02)


def test_holm_goes_on_only_as_long_as_tests_fail() -> None:
    assert rejected_tests({"a": 0.001, "b": 0.0049, "c": 0.5}, 0.01) == ["a", "b"]
    assert rejected_tests({"a": 0.004, "b": 0.004, "c": 0.5}, 0.01) == []


def test_the_chances_of_falls_and_of_places_alike_are_exact() -> None:
    assert (eulerian(4) * 24).tolist() == pytest.approx([1, 11, 11, 1])
    assert (fixed_point_chances(4) * 24).tolist() == pytest.approx([9, 8, 6, 0, 1])
    assert eulerian(52).sum() == pytest.approx(1)
    assert fixed_point_chances(52).sum() == pytest.approx(1)


def test_packed_rows_add_up() -> None:
    first, second = [3, 0, 2**39], [5, 7, 2**39 - 1]
    counts = Counter({".3 place 00": pack_row(first)}) + Counter({".3 place 00": pack_row(second)})
    assert table_of(counts, 3, "place", 3).tolist() == [[8, 7, 2**40 - 1]]


def fair(cards: int, chance: Random) -> list[int]:
    order = list(range(cards))
    chance.shuffle(order)
    return order


def test_the_tail_of_a_fair_shuffle_is_anywhere() -> None:
    found = [tails(count_rows(6, 300, Random(seed), fair), 6) for seed in range(150)]
    for name in found[0]:
        quarters = Counter(int(4 * one[name]) for one in found)
        assert max(abs(quarters[quarter] - 37.5) for quarter in range(4)) < 21, f"{name}: four standard deviations"


def test_the_rooms_shuffle_holds_in_a_small_run() -> None:
    for cards in (32, 52):
        assert not rejected_tests(tails(count_rows(cards, 400, Random(cards), uniformity.by_the_room), cards), 0.001)


def test_the_judge_says_which_test_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    good, bad = Counter[str](), Counter[str]()
    for cards in (32, 52):
        good += count_rows(cards, 300, Random(cards), fair)
        bad += count_rows(cards, 300, Random(cards), uniformity.off_by_one)
    assert judge(good).startswith("8 tests hold at 99 % (Holm); least: ")
    with pytest.raises(AssertionError, match="card x place, 32 cards: p = "):
        judge(bad)


@pytest.mark.parametrize("control", CAMPAIGN.controls, ids=lambda control: control.name)
def test_every_wrong_shuffle_is_found(control: Control) -> None:
    counts = control.block(1, 0)
    assert counts["found"] == counts["tried"] == 2


def test_a_campaign_is_judged_once_its_figure_is_reached_and_not_before() -> None:
    small = CAMPAIGN._replace(figure=300)
    bad = {
        **count_rows(32, 300, Random(1), uniformity.off_by_one),
        **count_rows(52, 300, Random(1), uniformity.off_by_one),
    }
    assert run_judge(small, Totals(name="uniformity", seed=1, counts={**bad, "deals": 299})) == ""
    with pytest.raises(BlockFailed, match="all blocks of seed 1: card x place, 32 cards: p = "):
        run_judge(small, Totals(name="uniformity", seed=1, counts={**bad, "deals": 300}))


def test_counts_for_the_judge_alone_are_not_printed() -> None:
    text = table.render_totals(
        CAMPAIGN, Totals(name="uniformity", seed=1, counts={"deals": 5, ".32 place 00": 7, "beside": 3})
    )
    assert "beside 3" in text
    assert "place" not in text
