"""Arrays of positions have the same results as single positions."""

import random
from typing import Any

import numpy as np
import pytest

from kitapi.cards import Card, cards_of
from kitapi.mechanics.tricks import playable
from kitapi.solver.deals import Deals, results, results_of_cards
from kitapi.solver.position import BadPosition, Objective, Position, play_card
from kitapi.solver.questions import STRAINS
from kitapi.solver.solver import Solver
from kitapi_testing.endings import any_ending


def together(positions: list[Position]) -> Deals:
    return Deals(
        np.array([position.hands for position in positions]),
        np.array([position.leader for position in positions]),
        np.array([-1 if position.trump is None else position.trump.index for position in positions]),
        positions[0].table,
    )


def starts(rng: random.Random, hands: int, number: int) -> list[Position]:
    found: list[Position] = []
    while len(found) < number:
        ending = any_ending(rng, (1, 3, 4, 5))
        if len(ending.hands) == hands:
            found.append(Position(ending.with_table_in_hand(), ending.leader, ending.trump))
    return found


@pytest.mark.parametrize("objective", Objective)
@pytest.mark.parametrize("hands", [2, 3])
def test_every_position_gets_its_own_answer(hands: int, objective: Objective) -> None:
    positions, solver = starts(random.Random(f"deals/{hands}"), hands, 150), Solver()
    deals = together(positions)
    assert results(deals, objective, workers=2).tolist() == [solver.result(one, objective) for one in positions]
    for row, position in zip(results_of_cards(deals, objective, workers=1), positions, strict=True):
        expected = {card.index: value for card, value in solver.results(position, objective).items()}
        assert {index: value for index, value in enumerate(row.tolist()) if value >= 0} == expected


def test_all_may_have_the_same_cards_on_the_table() -> None:
    rng, solver = random.Random("table"), Solver()
    for _ in range(5):
        first = starts(rng, 3, 1)[0]
        card = rng.choice(cards_of(playable(first.hands[first.leader], None, first.trump)))
        positions = [play_card(first._replace(trump=trump), card)[1] for trump in STRAINS]
        deals = together(positions)
        assert results(deals).tolist() == [solver.tricks(position) for position in positions]


def test_neither_workers_nor_tables_change_an_answer() -> None:
    deals = together(starts(random.Random("workers"), 3, 200))
    expected = results(deals, workers=1).tolist()
    assert results(deals, workers=3, table_bits=4).tolist() == expected


@pytest.mark.parametrize("kind", [np.uint8, np.int8, np.uint64])
def test_small_and_unsigned_leaders_are_the_same_leaders(kind: type) -> None:
    deals = together(starts(random.Random("kinds"), 3, 60))
    assert results(deals._replace(leaders=deals.leaders.astype(kind))).tolist() == results(deals).tolist()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            {"hands": np.array([[1 << 12, 1 << 11, 1 << 10], [1 << 12, 1 << 12, 1 << 10]])},
            "row 1: a card is given twice",
        ),
        ({"hands": np.array([[1 << 12, 1 << 11, 1 << 10], [1 << 12, 3 << 10, 1 << 9]])}, "row 1: every hand has"),
        ({"hands": np.array([[1, 2, 4], [1, 2, 4]])}, "row 0: the pack goes from seven"),
        ({"hands": np.array([[1 << 12], [1 << 12]])}, "two or three hands"),
        ({"leaders": np.array([0, 3])}, "row 1: the leader is none"),
        ({"trumps": np.array([4, 0])}, "row 0: trumps are"),
        ({"leaders": np.array([0, 0]), "table": (Card("As"),)}, "row 0: a card is given twice"),
    ],
)
def test_what_cannot_be_is_refused_by_its_row(wrong: dict[str, Any], said: str) -> None:
    fair = Deals(np.array([[1 << 12, 1 << 11, 1 << 10]] * 2), np.array([0, 1]), np.array([0, -1]))
    assert results(fair).shape == (2,)
    with pytest.raises(BadPosition, match=said):
        results(fair._replace(**wrong))
