"""The numbers of nodes of fixed deals equal the stored ones, so that no change to the search goes unnoticed."""

import random

import msgspec
import pytest

from benchmarks import bench_solver
from kitapi.cards import size


@pytest.mark.parametrize("name", ["10", "100"])
def test_nodes_are_those_signed(name: str) -> None:
    """After an intended change: ``python -m benchmarks.bench_solver --sign``."""
    signed = msgspec.json.decode(bench_solver.SIGNATURE.read_bytes())
    assert bench_solver.nodes(name) == signed[name]


@pytest.mark.parametrize("name", bench_solver.FILES)
def test_files_hold_whole_deals(name: str) -> None:
    deals = bench_solver.positions(name)
    assert len(deals) == (20 if name == "hardest" else int(name))
    assert all(size(hand) == 10 for position in deals for hand in position.hands)


def test_the_files_come_from_their_seed() -> None:
    rng = random.Random("10/1")
    assert [bench_solver.any_deal(rng, number).position() for number in range(10)] == bench_solver.positions("10")
