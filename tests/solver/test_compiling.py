"""Kernels run whether or not compiled code can be kept."""

import subprocess
import sys
from typing import Any

import pytest

from kitapi.solver import compiling


def doubled(number: int) -> int:
    return 2 * number


def test_without_a_place_for_compiled_code_it_is_compiled_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(_function: Any) -> None:
        raise RuntimeError("cannot cache function: no locator available")

    monkeypatch.setattr(compiling, "FunctionCache", nowhere)
    kernel = compiling.compiled("int64(int64)")(doubled)
    assert kernel(21) == 42
    assert not kernel.stats.cache_path  # type: ignore[attr-defined]


@pytest.mark.parametrize("trouble", [OSError("read-only"), EOFError("cut short"), ValueError("no pickle")])
def test_a_cache_that_cannot_be_used_is_passed_over(monkeypatch: pytest.MonkeyPatch, trouble: Exception) -> None:
    whole = compiling.compiler

    def spoilt(signature: str, **settings: Any) -> Any:
        if settings.get("cache"):
            raise trouble
        return whole(signature, **settings)

    monkeypatch.setattr(compiling, "compiler", spoilt)
    assert compiling.compiled("int64(int64)")(doubled)(21) == 42


def test_other_processes_start_with_what_is_kept() -> None:
    """Recursion that does not load from a cache ends the process, so that it must be a second one that says so."""
    asks = (
        "from kitapi.cards import read_cards, set_of; from kitapi.solver.position import Position; "
        "from kitapi.solver.solver import Solver; "
        "hands = tuple(set_of(read_cards(one)) for one in ('As Ks', 'Qs Js', '7h 8h')); "
        "print(Solver().tricks(Position(hands, 0, None)))"
    )
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=False)
        assert (done.stdout, done.returncode) == ("2\n", 0), done.stderr
