"""Measures the processor time of starting programs, compared with a Python that does nothing.

``uv run python -m benchmarks.bench_start`` starts each program in turn in every round; ``--score GAME FILE`` also
scores the line of FILE. Compiled modules are kept in a folder of this run, filled before the first round, even if the
environment sets ``PYTHONDONTWRITEBYTECODE``. ``--cold`` measures a first solve that compiles all its kernels instead.
Figures are medians of user and system time over the rounds.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

BASE = "python -c pass"

PROGRAMS: Mapping[str, Sequence[str]] = {
    BASE: ("-c", "pass"),
    "kitapi --version": ("-m", "kitapi", "--version"),
    "import msgspec": ("-c", "import msgspec"),
    "import cyclopts": ("-c", "import cyclopts"),
    "import kitapi.registry": ("-c", "import kitapi.registry"),
    "import kitapi.api": ("-c", "import kitapi.api"),
    "import numba": ("-c", "import numba"),
    "import kitapi.solver.solver": ("-c", "import kitapi.solver.solver"),
    "the solver's kernels": ("-c", "from kitapi.solver.loader import load_entries; load_entries()"),
}


def measure_start(arguments: Sequence[str], given: bytes, environment: Mapping[str, str]) -> float:
    """The seconds of processor time of a Python with ``arguments``; ``given``: its standard input."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], input=given, env=environment, capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure_rounds(programs: Mapping[str, Sequence[str]], given: bytes, rounds: int) -> dict[str, list[float]]:
    """The seconds of every program by round, after one round that is not counted."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = folder
        times: dict[str, list[float]] = {name: [] for name in programs}
        for counted in range(rounds + 1):
            for name, arguments in programs.items():
                seconds = measure_start(arguments, given, environment)
                times[name] += [seconds] if counted else []
    return times


SOLVE = """
from kitapi.cards import read_cards, set_of
from kitapi.solver.position import Position
from kitapi.solver.solver import Solver
hands = tuple(set_of(read_cards(cards)) for cards in ("As Ks", "Qs Js", "7h 8h"))
assert Solver().tricks(Position(hands, 0, None)) == 2
"""


def measure_first_solve(rounds: int) -> list[float]:
    """The seconds of a new process that solves a position, with no compiled kernel in the cache, by round."""
    times = []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            times.append(measure_start(("-c", SOLVE), b"", {**os.environ, "NUMBA_CACHE_DIR": folder}))
    return times


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--score", nargs=2, metavar=("GAME", "FILE"), help="a game, and a file with a line of a deal")
    parser.add_argument("--cold", action="store_true", help="measure the first solve of a new installation instead")
    options = parser.parse_args()
    if options.cold:
        seconds = measure_first_solve(options.rounds)
        print(f"first solve: {statistics.median(seconds):.2f} s ({min(seconds):.2f} - {max(seconds):.2f})")
        return
    programs, given = dict(PROGRAMS), b""
    if options.score:
        game, file = options.score
        programs[f"kitapi score {game}"] = ("-m", "kitapi", "score", game)
        given = Path(file).read_bytes()
    times = measure_rounds(programs, given, options.rounds)
    print("| program | seconds, median | lowest - highest | ratio |\n| --- | --- | --- | --- |")
    for name, seconds in times.items():
        ratio = statistics.median(one / base for one, base in zip(seconds, times[BASE], strict=True))
        spread = f"{min(seconds):.3f} - {max(seconds):.3f}"
        print(f"| `{name}` | {statistics.median(seconds):.3f} | {spread} | {ratio:.1f} |")


if __name__ == "__main__":
    main()
