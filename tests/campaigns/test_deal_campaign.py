"""The campaign of random deals checks every law, counts every row, and names the sitting in which a law is broken."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from kitapi_campaigns.deal_campaign import batch, markdown, sections
from kitapi_campaigns.registry import RANDOM_DEALS
from kitapi_testing.games.prefa.case import PrefaCase

GAMES = sorted(RANDOM_DEALS)


@cache
def count_rows(game: str) -> Counter[str]:
    """Return the counts of the rows in three hundred deals."""
    return batch(game, seed=7, number=0, deals=300)


def sums(game: str) -> dict[str, int]:
    """Return how often the rows of each section were reached in total."""
    return {section: sum(count_rows(game)[f"{section}: {row}"] for row in rows) for section, rows in sections(game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_law_holds_in_three_hundred_random_deals(game: str) -> None:
    assert count_rows(game)["deal"] == 300


@pytest.mark.parametrize("game", GAMES)
def test_every_row_reached_is_one_of_those_listed_before(game: str) -> None:
    rows = RANDOM_DEALS[game].all_rows()
    assert count_rows(game).keys() <= {*rows, "deal", "sitting"}
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize(
    ("game", "section"),
    [
        *(("prefa", section) for section in ("event", "option", "call", "participation")),
        *(
            ("preferans", section)
            for section in ("event", "option", "call", "bid", "won at", "lost, talon", "hand ended")
        ),
    ],
)
def test_three_hundred_deals_reach_every(game: str, section: str) -> None:
    rare = {"prefa.sitting_broken_up", "prefa.shuffle_unused", "preferans.shuffle_unused"}
    assert all(count_rows(game)[f"{section}: {row}"] for row in dict(sections(game))[section] if row not in rare)


def test_rows_of_prefa_that_tell_the_same_twice_agree() -> None:
    counts, reached = count_rows("prefa"), sums("prefa")
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


def test_rows_of_preferans_that_tell_the_same_twice_agree() -> None:
    counts, reached = count_rows("preferans"), sums("preferans")
    games = sum(count for section, count in reached.items() if section.startswith(("made, ", "lost, ")))
    void = counts["bidding: thrown in"] + counts["bidding: all passed"]
    undoubled = sum(counts[f"kontra: demanded and not said, {how}"] for how in ("refas written", "won without a card"))
    from_answers = reached["dropped"] - counts["dropped: a lone defender short of two"]
    assert counts["option: players 3"] + counts["option: players 4"] == counts["deal"]
    assert games + void + undoubled == counts["event: preferans.deal_settled"]
    assert reached["doublings"] == games
    assert reached["broken up"] == counts["event: preferans.sitting_broken_up"]
    assert reached["call"] == counts["event: preferans.call_made"]
    assert reached["bid"] == counts["call: bid"]
    assert reached["held"] == counts["call: hold"]
    assert reached["won at"] == counts["event: preferans.bidding_won"]
    assert sum(counts[f"from hand: said by {number}"] for number in (1, 2, 3)) == counts["event: preferans.hand_won"]
    assert reached["hand ended"] + counts["dropped: both"] == games
    assert 0 < from_answers < games


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_deals_and_another_other_ones(game: str) -> None:
    assert batch(game, seed=7, number=0, deals=20) == batch(game, seed=7, number=0, deals=20)
    assert batch(game, seed=7, number=0, deals=20) != batch(game, seed=8, number=0, deals=20)


def test_a_broken_law_names_the_sitting_to_play_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class LosesACard(PrefaCase):
        def places(self, state: Any) -> Any:
            return {**super().places(state), "played": 0}

    monkeypatch.setitem(RANDOM_DEALS, "prefa", RANDOM_DEALS["prefa"]._replace(case=LosesACard()))
    with pytest.raises(AssertionError, match=r"prefa, the sitting of seed '7/0/\d+', 12 deals: cards are missing"):
        batch("prefa", seed=7, number=0, deals=50)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_tells_every_row(game: str) -> None:
    counts, table = count_rows(game), markdown(game, count_rows(game))
    assert all(f"{row} {counts[f'{section}: {row}']:,}" in table for section, rows in sections(game) for row in rows)
