"""Measures the processor time of starting programs, compared with a Python that does nothing.

``uv run python -m benchmarks.bench_start`` starts each program in turn in every round; ``--score GAME FILE`` also
scores the line of FILE. Compiled modules are kept in a folder of this run, filled before the first round, even if the
environment sets ``PYTHONDONTWRITEBYTECODE``. Figures are medians of user and system time over the rounds.
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


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--score", nargs=2, metavar=("GAME", "FILE"), help="a game, and a file with a line of a deal")
    options = parser.parse_args()
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
