"""The fast search has the same results as the reference."""

import random

import pytest

from kitapi.solver import reference
from kitapi.solver.position import Objective, Position
from kitapi.solver.questions import STRAINS
from kitapi.solver.solver import Solver
from kitapi_testing.endings import any_ending

SIZES = (1, 2, 2, 3, 3, 3, 4, 4, 5)


@pytest.mark.parametrize("seed", range(10))
def test_two_hundred_endings_have_the_values_of_the_reference(seed: int) -> None:
    rng, solver = random.Random(f"agreement/{seed}"), Solver()
    for _ in range(200):
        position = any_ending(rng, SIZES)
        tricks = reference.most_tricks(position)
        assert [solver.takes(position, n) for n in range(6)] == [tricks >= n for n in range(6)], position
        for objective in Objective:
            assert solver.result(position, objective) == reference.result(position, objective), position
            assert solver.results(position, objective) == reference.results(position, objective), position
        reference.forget()
    reference.forget()


@pytest.mark.parametrize("hands", [2, 3])
def test_all_strains_and_leaders_are_those_of_single_questions(hands: int) -> None:
    rng, solver = random.Random(f"all/{hands}"), Solver()
    for _ in range(12):
        position = any_ending(rng, (3,))
        dealt = position.with_table_in_hand()
        expected = {
            trump: tuple(reference.most_tricks(Position(dealt, leader, trump)) for leader in range(len(dealt)))
            for trump in STRAINS
        }
        assert solver.all_tricks(dealt) == expected
    reference.forget()


def test_a_small_table_changes_no_answer() -> None:
    """Its entries replace each other all the time."""
    rng, small, large = random.Random("small"), Solver(table_bits=1), Solver(table_bits=16)
    for _ in range(60):
        position = any_ending(rng, (4, 5, 6))
        assert small.values(position) == large.values(position), position
        assert small.betl_values(position) == large.betl_values(position), position
