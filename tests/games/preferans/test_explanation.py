"""The explanations of a deal's figures: the result of every sum is the figure it explains."""

import random
from typing import Any

import pytest

from kitapi.games.preferans.rules.deal_facts import GameFacts
from kitapi.games.preferans.rules.explanation import ChipReason, Explained, HeadReason
from kitapi.games.preferans.rules.sheet_page import SheetPage, WrittenDeal
from kitapi.games.preferans.rules.state import Answering
from kitapi.games.preferans.rules.variant import Money
from kitapi.kernel import SPECTATOR
from kitapi.ledger import net, seat_account
from kitapi_testing.clauses import clause
from kitapi_testing.games.cases import CASES
from kitapi_testing.strategies import sitting
from tests.games.preferans.named_games import HANDS
from tests.games.preferans.tables import Table, first_setup, variant

HOUSES: dict[str, dict[str, Any]] = {
    "sheet": {},
    "symmetric": {"sides": "symmetric", "lost_kontra": "penalty", "betl_sides": "five_tricks", "stake": 100},
    "dropping": {"defenders_may_drop": True, "refas": 3, "all_pass": True, "stake": 100},
    "pot": {"money": "pot", "pot_stake": 30, "all_pass": True, "refas": 2},
    "symmetric pot": {"money": "pot", "sides": "symmetric", "lost_kontra": "penalty", "defenders_may_drop": True},
}


def pages(house: dict[str, Any], sittings: int = 6) -> list[tuple[SheetPage, Any]]:
    """Return the sheets of random sittings, and the final states of their last deals."""
    case = CASES["preferans"]
    found = []
    for at in range(sittings):
        terms = type(case.presets["rulebook, 3 players"])(players=3 + at % 2, variant=variant(**house))
        moments = list(sitting(case.game, terms, random.Random(f"explained {at}"), deals=12))
        events = [event for moment in moments for event in moment.events]
        found.append((case.game.sheet(events), moments[-1].after))
    return found


def sums_come_out(deal: WrittenDeal, facts: GameFacts) -> None:
    explained, settlement = deal.explained, deal.settlement
    assert explained.value is not None
    assert explained.value.full == settlement.full_value
    assert [line.points for line in explained.heads] == [-10 * change.points for change in settlement.heads]
    assert len(explained.sides) == len(settlement.sides)
    for line, entry in zip(explained.sides, settlement.sides, strict=True):
        product = line.tricks * line.value
        if line.rounded is None:
            assert product == entry.points
        else:
            assert product <= line.rounded == 2 * entry.points <= product + 1
    if explained.chips:
        chips_come_out(explained, deal, facts)


def chips_come_out(explained: Explained, deal: WrittenDeal, facts: GameFacts) -> None:
    for chips, transfer in zip(explained.chips, deal.settlement.transfers, strict=True):
        side = chips.side and (chips.side.rounded or 2 * chips.side.tricks * chips.side.value) // 2
        assert transfer.amount == (side if side is not None else 10 * chips.units - chips.less)
        assert (chips.head is not None) == (chips.reason is ChipReason.HEAD)
    assert sum(explained.fed) == 3 * explained.fed[facts.declarer]
    gained = net(deal.settlement.transfers)
    assert explained.moved == tuple(gained.get(seat_account(seat), 0) - put for seat, put in enumerate(explained.fed))


@clause("SK-SHEET-01")
@pytest.mark.parametrize("house", HOUSES)
def test_every_sum_comes_to_its_figure(house: str) -> None:
    reasons: set[HeadReason] = set()
    for page, last in pages(HOUSES[house]):
        assert page.deals
        chips = [0] * page.players
        for deal in page.deals:
            if isinstance(deal.facts, GameFacts):
                sums_come_out(deal, deal.facts)
            reasons |= {line.reason for line in deal.explained.heads}
            chips = [had + more for had, more in zip(chips, deal.explained.moved or chips, strict=True)]
            assert deal.chips == (tuple(chips) if page.variant.money is Money.POT else ())
        outcome = CASES["preferans"].game.view(last, SPECTATOR).outcome
        if outcome is not None:
            assert outcome.explained == page.deals[-1].explained
            assert outcome.sheet_settlement == page.settlement
    assert {HeadReason.WON, HeadReason.LOST} <= reasons


@clause("SK-SHEET-01")
def test_the_page_says_at_what_the_bidding_was_won_and_whether_the_hand_was_cut_short() -> None:
    table = Table().call("2, pass, pass").discard().name(2).answer("no no").play_lowest()
    (deal,) = CASES["preferans"].game.sheet(table.events).deals
    stopped = any(type(event).__name__ == "PlayStopped" for event in table.events)
    assert (deal.explained.course.number, deal.explained.course.stopped) == (2, stopped)


@clause("SK-SCORE-07")
def test_a_result_is_its_head_sum_in_points_and_the_side_sums() -> None:
    for page, _ in pages(HOUSES["sheet"], sittings=2):
        now = page.settlement
        for seat, result in enumerate(now.results):
            assert now.from_heads[seat] == -10 * now.left[seat]
            assert result == now.from_heads[seat] + sum(now.sides[seat]) - sum(row[seat] for row in now.sides)


@clause("SK-KON-03", "SK-SCORE-02")
@pytest.mark.parametrize(
    ("options", "said", "reasons"),
    [
        ({}, "", {HeadReason.WON, HeadReason.DUTY}),
        ({"defenders_may_drop": True}, "drops plays", {HeadReason.WON, HeadReason.LONE_DUTY}),
        ({}, "kontra", {HeadReason.WON, HeadReason.KONTRA}),
        ({"lost_kontra": "penalty"}, "kontra", {HeadReason.WON, HeadReason.KONTRA_DUTY}),
    ],
)
def test_the_page_says_why_a_head_sum_changed(options: dict[str, Any], said: str, reasons: set[HeadReason]) -> None:
    """The declarer takes every trick."""
    table = Table(*HANDS, setup=first_setup(**options)).call("1, pass, pass").discard("7d 7h").name(2).answer(said)
    while isinstance(table.state, Answering):
        table.answer("no")
    (deal,) = CASES["preferans"].game.sheet(table.play_lowest().events).deals
    assert {line.reason for line in deal.explained.heads} == reasons
