"""Processes: the first one compiles and reports progress, the others load; none disturbs another."""

import subprocess
import sys
from pathlib import Path

import pytest
from numba.extending import is_jitted

from kitapi.compiling.progress import kernels_of
from kitapi.solver import entries, search

LOWER = """
from kitapi.compiling.kernels import compiled
STEP = 1
@compiled("int64(int64)")
def lower(number):
    return number + STEP
"""
UPPER = """
import small.lower
from small.lower import lower
from kitapi.compiling.kernels import compiled
@compiled("int64(int64, int64)")
def upper(number, times):
    return number if times == 0 else lower(upper(number, times - 1))
@compiled("int64(int64)")
def top(number):
    return upper(number, 3)
"""
ASKS = """
from kitapi.compiling.progress import report_compiling
with report_compiling("small.upper", lambda now: print(*now)):
    import small.upper
print(small.upper.top(40))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a package with kernels in two modules, one of which calls itself."""
    small = tmp_path / "small"
    small.mkdir()
    (small / "__init__.py").write_text("")
    (small / "lower.py").write_text(LOWER)
    (small / "upper.py").write_text(UPPER)
    return small


def start_process(package: Path) -> subprocess.Popen[str]:
    settings = {"NUMBA_CACHE_DIR": str(package.parent / "kept"), "PYTHONPATH": str(package.parent)}
    return subprocess.Popen([sys.executable, "-c", ASKS], stdout=subprocess.PIPE, text=True, env=settings)


def read_lines(process: subprocess.Popen[str]) -> list[str]:
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    return output.splitlines()


def test_the_first_process_tells_what_it_compiles_and_later_ones_only_what_changed(package: Path) -> None:
    at_once = start_process(package), start_process(package)
    cold = [read_lines(process) for process in at_once]
    expected = ["lower 1 3", "upper 2 3", "top 3 3"]
    assert all(lines[-1] == "43" and set(lines[:-1]) <= set(expected) for lines in cold)
    assert [line for line in expected if any(line in lines for lines in cold)] == expected
    assert read_lines(start_process(package)) == ["43"]
    (package / "lower.py").write_text(LOWER.replace("STEP = 1", "STEP = 2"))
    assert read_lines(start_process(package)) == [*expected, "46"]
    (package / "upper.py").write_text(UPPER.replace("upper(number, 3)", "upper(number, 1)"))
    assert read_lines(start_process(package)) == ["top 3 3", "42"]


def test_the_kernels_of_the_solver_are_those_that_it_has() -> None:
    kernels = [(name, made) for name, made in vars(search).items() if is_jitted(made)]
    own = [name for name, made in kernels if made.__module__ == search.__name__]
    assert [name for module, name in kernels_of(entries.__name__) if module == search.__name__] == own
    assert {(made.__module__, name) for name, made in kernels} <= set(kernels_of(entries.__name__))


def test_kernels_are_counted_without_importing_anything() -> None:
    """They are counted while their module is being imported, and such a module cannot be imported again."""
    asks = (
        "import sys; from kitapi.compiling.progress import kernels_of; "
        "found = list(kernels_of('kitapi.solver.many')); "
        "loaded = [one for one in sys.modules if one.startswith('kitapi.solver')]; "
        "print(('kitapi.solver.many', 'count_layouts') in found, loaded)"
    )
    done = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True)
    assert done.stdout == "True []\n"
