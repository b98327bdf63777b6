"""Checks that the tests reach every branch of rules, ledger, views and shuffle.

Run from the root of the repository: ``python -m tools.branches``. The measurement is cached until those modules or the
tests change. Exit status: 0 if all branches are reached, 1 if some are not or a test fails.
"""

import argparse
import json
import os
import sys
import tempfile
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import coverage

from kitapi_campaigns.mutation.mutants import ROOT, files, package_of
from kitapi_campaigns.mutation.reach_measurement import MeasuringFailed, measure_reach

LEFT_OUT = Path(__file__).with_suffix(".toml")


class ModuleCoverage(NamedTuple):
    """The coverage of a module: its statements and branches, and those that no test reaches."""

    module: str
    statements: int
    branches: int
    missing_lines: tuple[int, ...]
    missing_branches: tuple[tuple[int, int], ...]


def measure_modules(found: coverage.Coverage, modules: Iterable[Path]) -> Iterator[ModuleCoverage]:
    """Yield the coverage of each module."""
    for pattern in left_out():
        found.exclude(pattern)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        found.json_report(morfs=[str(one) for one in modules], outfile=str(report))
        by_file: Mapping[str, Any] = json.loads(report.read_bytes())["files"]
    for name, said in by_file.items():
        summary = said["summary"]
        lines, branches = said["missing_lines"], said["missing_branches"]
        module = str(Path(name).resolve().relative_to(ROOT))
        pairs = tuple((start, end) for start, end in branches)
        yield ModuleCoverage(module, summary["num_statements"], summary["num_branches"], tuple(lines), pairs)


def left_out() -> Iterator[str]:
    """Yields patterns of lines that are not counted; see ``branches.toml``."""
    yield from (one["code"] for one in tomllib.loads(LEFT_OUT.read_text("utf-8"))["left_out"])


def render_report(modules: Iterable[ModuleCoverage]) -> Iterator[str]:
    """Yields a line for each package with its coverage, then one for each statement and branch not reached."""
    of: defaultdict[str, Counter[str]] = defaultdict(Counter)
    missing = []
    for one in modules:
        counts = of[package_of(one.module)]
        counts.update(lines=one.statements, branches=one.branches)
        counts.update(no_lines=len(one.missing_lines), no_branches=len(one.missing_branches))
        missing += [f"{one.module}:{line}: not reached" for line in one.missing_lines]
        missing += [f"{one.module}:{start}: never continues at {_place(end)}" for start, end in one.missing_branches]
    for package, counts in [*sorted(of.items()), ("all", sum(of.values(), Counter()))]:
        lines = _share(counts["lines"], counts["no_lines"], "lines")
        yield f"{package:22}{lines}, {_share(counts['branches'], counts['no_branches'], 'branches')}"
    yield from missing


def _share(whole: int, missing: int, what: str) -> str:
    share = 100 if not missing else (whole - missing) * 100 / whole
    return f"{whole - missing:6} of {whole:6} {what} ({share:.2f} %)"


def _place(line: int) -> str:
    return f"line {line}" if line > 0 else "the end"


def main() -> int:
    """Measure and report the coverage; returns the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--workers", type=int, default=min(2, os.cpu_count() or 1))
    try:
        found = list(measure_modules(measure_reach(parser.parse_args().workers), files()))
    except MeasuringFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    print(*render_report(found), sep="\n")
    return int(any(one.missing_lines or one.missing_branches for one in found))


if __name__ == "__main__":
    sys.exit(main())
