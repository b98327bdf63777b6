"""Simulated evenings of the whole room hold all laws, and the simulation notices planted faults."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kitapi_campaigns.simulate import main
from kitapi_campaigns.simulated_room.controls import BROKEN, Broken, find_fault
from kitapi_campaigns.simulated_room.schedule import TOGETHER, play_schedule

ROOT = Path(__file__).parents[2]

FEW = 3
"""Schedules of each kind of party."""


@pytest.mark.parametrize("party", range(8))
def test_nothing_that_goes_wrong_outside_makes_the_room_go_wrong(party: int) -> None:
    for seed in range(party * TOGETHER, party * TOGETHER + FEW):
        outcome = play_schedule(seed)
        assert not outcome.faults, f"python -m kitapi_campaigns.simulate --seed {seed}: {outcome.faults}"


def test_things_do_go_wrong_and_people_are_answered_all_the_same() -> None:
    counts = [play_schedule(seed).counts for seed in range(10)]
    assert sum(one["lives"] for one in counts) > len(counts)
    assert sum(one["commands"] for one in counts) > sum(one["carried out"] for one in counts) > len(counts)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.name)
def test_what_is_broken_on_purpose_is_found(broken: Broken) -> None:
    seeds = range(0, 8 * TOGETHER, 50)
    assert any(find_fault(broken, seed) for seed in seeds), f"{broken.title} was not noticed"


SCRIPT = """
from kitapi_campaigns.simulated_room.schedule import play_schedule
print(*(play_schedule(seed).digest for seed in (3, 201, 405)))
"""


def test_a_seed_names_one_evening_whatever_the_hashes_of_texts_are() -> None:
    here = [play_schedule(seed).digest for seed in (3, 201, 405)]
    assert len(set(here)) == 3
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    ran = subprocess.run([sys.executable, "-c", SCRIPT], cwd=ROOT, env=environment, capture_output=True, check=True)
    assert ran.stdout.decode().split() == here


def test_one_schedule_is_printed_and_played_twice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seed", "3", "--trace"]) == 0
    printed = capsys.readouterr().out
    assert "the same twice" in printed
    assert "life 1 begins" in printed
