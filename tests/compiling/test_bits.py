"""Bit operations of kernels: the processor's instruction and the loop that replaces it give the same result."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba.core import config

from kitapi.compiling import bits
from kitapi.compiling.bits import gather, gather_by_loop, has_fast_bmi2, highest_bit, scatter, scatter_by_loop
from kitapi.compiling.kernels import compiled

WORDS = st.integers(0, (1 << 63) - 1)


def compile_both() -> tuple[Any, Any]:
    """Kernels of one call each: compiled here, for the processor of this machine."""

    def gather_one(cards: int, among: int) -> int:
        return gather(cards, among)

    def scatter_one(cards: int, among: int) -> int:
        return scatter(cards, among)

    return compiled("int64(int64, int64)")(gather_one), compiled("int64(int64, int64)")(scatter_one)


@pytest.fixture(scope="module", params=[False, True], ids=["this processor", "a processor without BMI2"])
def kernels(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(config, "CACHE_DIR", str(tmp_path_factory.mktemp("code")))
        if request.param:
            patch.setattr(bits, "has_fast_bmi2", lambda _machine: False)
        yield compile_both()


@given(WORDS, WORDS)
def test_gather_and_scatter_are_as_their_loops(kernels: tuple[Any, Any], cards: int, among: int) -> None:
    gather_one, scatter_one = kernels
    assert gather_one(cards, among) == gather_by_loop(cards, among)
    assert scatter_one(cards, among) == scatter_by_loop(cards, among)


@compiled("int64(int64)")
def find_highest(cards: int) -> int:
    return highest_bit(cards)


@given(WORDS)
def test_the_highest_bit_is_one_less_than_the_length(cards: int) -> None:
    assert find_highest(cards) == cards.bit_length() - 1


@given(WORDS, WORDS)
def test_what_is_gathered_is_scattered_to_where_it_was(cards: int, among: int) -> None:
    assert scatter_by_loop(gather_by_loop(cards, among), among) == cards & among
    assert gather_by_loop(cards, among).bit_length() <= among.bit_count()


@pytest.mark.parametrize(
    ("name", "features", "fast"),
    [
        ("znver4", "+bmi,+bmi2,+avx2", True),
        ("znver2", "+bmi,+bmi2,+avx2", False),
        ("haswell", "+bmi,-bmi2", False),
        ("apple-m1", "+neon", False),
    ],
)
def test_slow_instructions_are_not_used(name: str, features: str, *, fast: bool) -> None:
    assert has_fast_bmi2(("x86_64-unknown-linux-gnu", name, features)) == fast


def test_the_test_reads_the_machine_as_the_kernels_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machines: list[tuple[str, str, str]] = []
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(bits, "has_fast_bmi2", machines.append)
    compile_both()
    assert machines
    assert all(len(machine) == 3 for machine in machines)
