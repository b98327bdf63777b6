"""A batch of any game: shuffles, actions that are refused, random choices, payments, and sittings that continue."""

from typing import Any

import numpy as np
import pytest

from kitapi.batch.deals import BadBatch, Deals
from tests.batch.toy_game import GAME


def batch(count: int = 100, deals: int = 2, seed: int = 7, workers: int = 1) -> Deals:
    return Deals(GAME, deals, count, seed=seed, workers=workers)


def play_to_end(deals: Deals) -> Deals:
    while not deals.done.all():
        deals.step(deals.random_actions())
    return deals


def test_every_row_is_dealt_whole_hands_of_other_cards() -> None:
    hands = batch().column("hands")

    assert (hands.sum(axis=1) == 255).all()
    assert (np.bitwise_count(hands) == 4).all()
    assert len(np.unique(hands[:, 0])) > 40


def test_each_card_comes_to_each_hand_equally_often() -> None:
    hands = batch(70_000).column("hands")[:, 0]

    for card in range(8):
        assert abs((hands >> card & 1).mean() - 0.5) < 0.01
    assert len(np.unique(hands)) == 70


def test_the_same_seed_gives_the_same_deals_with_any_rows_and_threads() -> None:
    few, many, threads = (play_to_end(batch(*sizes)) for sizes in ((50,), (100,), (50, 2, 7, 3)))

    assert (few.column("hands") == many.column("hands")[:50]).all()
    assert (few.payments() == threads.payments()).all()
    assert (few.column("hands") != play_to_end(batch(50, seed=8)).column("hands")).any()


def test_the_second_deal_has_other_cards() -> None:
    deals = batch(50)
    first = deals.column("hands")
    play_to_end(deals).deal()

    assert (deals.column("hands") != first).any()
    assert (deals.numbers() == 2).all()


def test_given_orders_and_lots_are_dealt_in_rows_that_are_over() -> None:
    deals = batch(2)
    play_to_end(deals).deal(np.array([range(8), range(7, -1, -1)]), np.array([0, 1]))

    assert deals.column("hands").tolist() == [[15, 240], [240, 15]]
    assert deals.to_act.tolist() == [0, 1]
    assert deals.legal().tolist() == [15, 15]


def test_a_row_in_which_a_deal_runs_keeps_its_cards() -> None:
    deals = batch(3)
    before = deals.column("hands")
    deals.deal(np.array([range(8)] * 3))

    assert (deals.column("hands") == before).all()
    assert (deals.numbers() == 1).all()


def test_the_lower_card_pays_the_higher_and_all_adds_up() -> None:
    deals = batch(2, deals=1)
    play_to_end(deals).deal(np.array([range(8), range(7, -1, -1)]), np.array([0, 1]))
    deals.step(np.array([3, 3]))
    assert not deals.payments().any()
    assert deals.observations().tolist() == [[0, 0, 0, 0, 1, 1, 1, 1, 3], [0, 0, 0, 0, 1, 1, 1, 1, 3]]
    deals.step(np.array([4, 7]))

    assert deals.payments().tolist() == [[-1, -1, 2], [-1, -1, 2]]
    assert deals.returns().tolist() == [[0, 0], [0, 0]]
    assert deals.sitting_over.all()
    assert not deals.legal().any()
    assert (deals.to_act == -1).all()


def test_a_sitting_goes_on_until_it_is_over_and_a_new_one_follows() -> None:
    deals = batch(3, deals=2)
    over = []
    for _ in range(4):
        over.append(play_to_end(deals).sitting_over.tolist())
        deals.deal()

    assert over == [[False] * 3, [True] * 3, [False] * 3, [True] * 3]


def test_a_row_that_is_over_takes_any_action_and_stays() -> None:
    deals = batch(2)
    play_to_end(deals)
    paid = deals.payments()
    deals.step(np.array([63, -1]))

    assert (deals.payments() == paid).all()


def test_random_actions_are_legal_and_all_alike() -> None:
    deals = batch(40_000)
    actions, legal = deals.random_actions(), deals.legal()

    assert (legal >> actions.astype(np.uint64) & np.uint64(1)).all()
    chosen = np.bincount(actions, minlength=8) / np.bincount(
        np.nonzero(legal[:, None] >> np.arange(8, dtype=np.uint64) & np.uint64(1))[1]
    )
    assert (np.abs(chosen - 0.25) < 0.02).all()
    assert (deals.random_actions() != actions).any()


@pytest.mark.parametrize("actions", [[0, 200], [0, -1], [0, 7]])
def test_an_action_that_is_not_legal_changes_nothing(actions: list[int]) -> None:
    deals = batch(2)
    play_to_end(deals).deal(np.array([range(8)] * 2), np.array([0, 0]))
    with pytest.raises(BadBatch, match=rf"actions: {actions[1]} is not legal in row 1"):
        deals.step(np.array(actions))

    assert deals.column("hands").tolist() == [[15, 240]] * 2


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"count": 0}, "count: must be from 1"),
        ({"seed": -1}, "seed: must be from 0"),
        ({"workers": 0}, "workers: must be from 1"),
    ],
)
def test_sizes_out_of_range_are_refused_by_name(given: dict[str, int], problem: str) -> None:
    with pytest.raises(BadBatch, match=problem):
        batch(**given)


def test_arrays_of_other_shapes_and_values_are_refused_by_name() -> None:
    deals: Any = batch(2)
    with pytest.raises(BadBatch, match=r"actions: must be of shape \(2,\), not \(3,\)"):
        deals.step(np.zeros(3))
    with pytest.raises(BadBatch, match=r"orders: must be of shape \(2, 8\)"):
        deals.deal(np.zeros((2, 7)))
    with pytest.raises(BadBatch, match="orders: must be the numbers 0 to 7, each once"):
        deals.deal(np.zeros((2, 8)))
    with pytest.raises(BadBatch, match=r"drawn: must be of shape \(2,\)"):
        deals.deal(drawn=np.zeros(1))
    with pytest.raises(BadBatch, match="seats: must be from 0 to 1"):
        deals.observations(2)
    with pytest.raises(KeyError):
        deals.column("feet")
