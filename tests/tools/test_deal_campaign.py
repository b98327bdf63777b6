"""The campaign of random deals: every law asked, every row counted, and a broken law named by its sitting."""

from collections import Counter
from typing import Any

import pytest

from tests.games.prefa.case import PrefaCase
from tools import deal_campaign
from tools.deal_campaign import batch, markdown, sections
from tools.deal_counts import all_rows


@pytest.fixture(scope="module")
def counts() -> Counter[str]:
    return batch(seed=7, number=0, deals=300)


def test_every_law_holds_in_three_hundred_random_deals(counts: Counter[str]) -> None:
    assert counts["deal"] == 300


def test_every_row_reached_is_one_of_those_listed_before(counts: Counter[str]) -> None:
    assert counts.keys() <= {*all_rows(), "deal", "sitting"}
    assert len(set(all_rows())) == len(all_rows())


@pytest.mark.parametrize("section", ["event", "option", "call", "participation"])
def test_three_hundred_deals_reach_every(section: str, counts: Counter[str]) -> None:
    rare = {"prefa.sitting_broken_up"}
    assert all(counts[f"{section}: {row}"] for row in dict(sections())[section] if row not in rare)


def test_rows_that_tell_the_same_twice_agree(counts: Counter[str]) -> None:
    reached = {section: sum(counts[f"{section}: {row}"] for row in rows) for section, rows in sections()}
    outcomes = ("made, nobody in", "declarer in", "one defender in", "both in")
    contracts = sum(reached[outcome] for outcome in outcomes) + counts["event: prefa.solo_written"]
    all_passed = counts["auction: all passed, played"] + counts["auction: all passed, thrown in"]
    granted = sum(counts[f"claim: {how}"] for how in ("certain", "accepted by one", "accepted by both"))
    refused = sum(counts[f"claim: refused by the {which} asked"] for which in ("first", "second"))
    assert counts["option: players 3"] + counts["option: players 4"] == counts["deal"]
    assert (
        counts["deal"] - counts["event: prefa.deal_settled"]
        == counts["broken up: in a deal"] + counts["broken up: before the cards"]
    )
    assert reached["broken up"] == counts["event: prefa.sitting_broken_up"]
    assert reached["call"] == counts["event: prefa.call_made"]
    assert reached["minimum contract"] == counts["event: prefa.auction_won"]
    assert reached["contract named"] == counts["event: prefa.contract_named"]
    assert granted == counts["event: prefa.claim_granted"]
    assert refused == counts["event: prefa.claim_refused"]
    assert contracts + all_passed == counts["event: prefa.deal_settled"]


def test_the_same_seed_gives_the_same_deals_and_another_other_ones(counts: Counter[str]) -> None:
    assert batch(seed=7, number=0, deals=20) == batch(seed=7, number=0, deals=20)
    assert batch(seed=7, number=0, deals=20) != batch(seed=8, number=0, deals=20)


def test_a_broken_law_names_the_sitting_to_play_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class LosesACard(PrefaCase):
        def places(self, state: Any) -> Any:
            return {**super().places(state), "played": 0}

    monkeypatch.setattr(deal_campaign, "PREFA_CASE", LosesACard())
    with pytest.raises(AssertionError, match=r"the sitting of seed '7/0/\d+', 12 deals: cards are missing"):
        batch(seed=7, number=0, deals=50)


def test_the_table_tells_every_row(counts: Counter[str]) -> None:
    table = markdown(counts)
    assert all(f"{row} {counts[f'{section}: {row}']:,}" in table for section, rows in sections() for row in rows)
