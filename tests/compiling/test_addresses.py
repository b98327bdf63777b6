"""A kernel that is called by its address gets its arguments, also if another process compiled the caller."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitapi.compiling.addresses import address_of, call_at, call_self
from kitapi.compiling.comparisons import larger, smaller
from kitapi.compiling.kernels import compiled

WORDS = st.integers(-(1 << 63), (1 << 63) - 1)

MODULE = """
from kitapi.compiling.addresses import address_of, call_at, call_self
from kitapi.compiling.kernels import compiled
@compiled("int64(int64, int64)")
def subtract(number, other):
    return number if other == 0 else call_self(number - 1, other - 1)
@compiled("int64(int64, int64, int64)")
def call(address, number, other):
    return call_at(address, number, other)
print(call(address_of(subtract), 50, 8), sum(call.stats.cache_hits.values()))
"""


@compiled("int64(int64, int64)")
def find_smaller(first: int, second: int) -> int:
    return smaller(first, second)


@compiled("int64(int64, int64)")
def find_larger(first: int, second: int) -> int:
    return larger(first, second)


@compiled("int64(int64, int64, int64)")
def call_either(address: int, first: int, second: int) -> int:
    return call_at(address, first, second)


@given(WORDS, WORDS)
def test_the_smaller_and_the_larger_are_min_and_max(first: int, second: int) -> None:
    assert find_smaller(first, second) == min(first, second)
    assert find_larger(first, second) == max(first, second)


@compiled("int64(int64, int64)")
def add_downwards(number: int, total: int) -> int:
    return total if number == 0 else call_self(number - 1, total + number)


@given(st.integers(0, 1000), st.integers(-(1 << 40), 1 << 40))
def test_a_kernel_calls_itself(number: int, total: int) -> None:
    assert add_downwards(number, total) == total + number * (number + 1) // 2


@given(WORDS, WORDS)
def test_the_address_decides_which_kernel_is_called(first: int, second: int) -> None:
    assert call_either(address_of(find_smaller), first, second) == min(first, second)
    assert call_either(address_of(find_larger), first, second) == max(first, second)


def test_a_caller_from_the_cache_calls_the_address_in_its_own_process(tmp_path: Path) -> None:
    file = tmp_path / "subtraction.py"
    file.write_text(MODULE)
    settings = {"NUMBA_CACHE_DIR": str(tmp_path / "kept")}
    ran = [
        subprocess.run([sys.executable, file], env=settings, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert [one.stdout for one in ran] == ["42 0\n", "42 1\n"]


def test_an_inner_kernel_has_no_address() -> None:
    @compiled("int64(int64)", inner=True)
    def double(number: int) -> int:
        return 2 * number

    with pytest.raises(ValueError, match="double"):
        address_of(double)
