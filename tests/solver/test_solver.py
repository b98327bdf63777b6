"""Promises of the solver besides its values: budgets, lines, bounded memory, refusals."""

import random
import threading
import time
from types import ModuleType

import pytest

from kitapi.cards import EMPTY, CardSet, Suit, read_cards, set_of
from kitapi.solver import entries
from kitapi.solver import solver as module
from kitapi.solver.position import BadPosition, Objective, Position, play_card
from kitapi.solver.questions import question_of
from kitapi.solver.solver import Solver
from kitapi_testing.endings import any_ending


def hand(text: str) -> CardSet:
    return set_of(read_cards(text))


def test_a_line_brings_the_value_of_the_position() -> None:
    rng, solver = random.Random("lines"), Solver()
    for _ in range(40):
        start = position = any_ending(rng, (3, 4, 5, 6))
        tricks = 0
        for card in solver.line(start):
            point, position = play_card(position, card)
            tricks += point
        assert not any(position.hands)
        assert tricks == solver.tricks(start), start


def test_a_betl_line_ends_without_a_trick_where_betl_is_made() -> None:
    rng, solver = random.Random("betl lines"), Solver()
    seen = set()
    for _ in range(60):
        start = position = any_ending(rng, (2, 3, 4))
        tricks = 0
        for card in solver.line(start, Objective.BETL):
            point, position = play_card(position, card)
            tricks += point
        made = solver.betl_made(start)
        seen.add(made)
        assert (tricks == 0) == made, start
    assert seen == {True, False}


def test_without_enough_nodes_the_result_lies_between_bounds() -> None:
    rng, solver, patient = random.Random("budget"), Solver(), Solver()
    inexact = 0
    for _ in range(30):
        position = any_ending(rng, (8, 9, 10))
        low, high = known = solver.bounds(position, nodes=60)
        inexact += not known.exact
        assert low <= patient.tricks(position) <= high
    assert inexact > 5
    assert solver.bounds(position).exact


def test_kernels_are_loaded_before_the_clock_of_a_limited_search_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []

    def load() -> ModuleType:
        steps.append("load")
        return entries

    class Clock(threading.Timer):
        def start(self) -> None:
            steps.append("start")
            super().start()

    monkeypatch.setattr(module, "load_entries", load)
    monkeypatch.setattr(module, "Timer", Clock)
    position, solver = any_ending(random.Random("clock"), (4,)), Solver()
    solver.bounds(position, seconds=60)
    solver.bounds_of_cards(position, seconds=60)
    assert steps == ["load", "start"] * 2


class RingsLate(threading.Timer):
    """A timer whose time is up just when it is cancelled."""

    def run(self) -> None:
        self.finished.wait()
        time.sleep(0.05)
        self.function(*self.args)


def test_time_that_runs_out_late_does_not_stop_the_next_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "Timer", RingsLate)
    position = any_ending(random.Random("late"), (9,))
    solver = Solver()
    assert solver.bounds(position, seconds=60).exact
    question = question_of(position, Objective.TRICKS)
    with solver.within():
        time.sleep(0.1)
        entries.reach(*question[:4], 4, *question[4:], *solver.tools())
    assert not solver.stopped


def test_the_same_questions_cost_the_same_nodes() -> None:
    position = any_ending(random.Random("nodes"), (9,))
    solver = Solver()
    counted = set()
    for _ in range(3):
        solver.clear()
        solver.tricks(position)
        counted.add(solver.nodes)
    other = Solver()
    other.tricks(position)
    assert counted == {other.nodes}


def test_memory_has_the_size_requested() -> None:
    assert Solver(table_bits=10).memory == 32 << 10
    with pytest.raises(ValueError, match="table"):
        Solver(table_bits=40)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (Position((hand("As"),), 0, None), "two or three hands"),
        (Position((hand("As"), hand("Ks")), 2, None), "leader is none"),
        (Position((hand("As"), hand("Ks Qs")), 0, None), "same number of cards"),
        (Position((EMPTY, EMPTY), 0, None), "same number of cards"),
        (Position((hand("As"), hand("As")), 0, None), "is given twice"),
        (Position((hand("As"), hand("2s")), 0, None), "from seven to ace"),
        (Position((hand("As"), hand("Ks")), 0, Suit.SPADES, read_cards("7s 8s")), "trick that is full"),
        (Position((hand("As"), hand("Ks")), 0, Suit.SPADES, read_cards("As")), "is given twice"),
    ],
)
def test_what_cannot_be_is_refused(position: Position, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        Solver().tricks(position)
