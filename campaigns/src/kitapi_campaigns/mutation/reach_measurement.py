"""Runs the tests under coverage, and keeps which test reaches which lines of the modules in scope.

``python -m kitapi_campaigns.mutation.reach_measurement DATA RUNS TESTS…`` is one of the processes that measure.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

import coverage
import msgspec
import pytest

from kitapi_campaigns.mutation.mutants import ROOT, SCOPE, files
from kitapi_campaigns.mutation.trials import OPTIONS, folders

KEPT = ROOT / ".pytest_cache" / "mutants"
"""Folder of the measured coverage, which is valid until a module or test changes."""


class MeasuringFailed(RuntimeError):
    """The tests fail without any mutant, or cannot be run; the message is pytest's output."""


class _Noted:
    """A pytest plugin that reports the running test to coverage, and notes the duration of each test."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self.measured = measured
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.measured.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.measured.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration


def measure_reach(workers: int) -> coverage.Coverage:
    """Return the lines that each test reaches; measured again if a module or test has changed.

    Raises:
        MeasuringFailed: a test fails, or the tests cannot be run.
    """
    KEPT.mkdir(parents=True, exist_ok=True)
    whole = KEPT / f"{_now()}.coverage"
    if not whole.exists():
        for old in KEPT.iterdir():
            old.unlink()
        _measure(whole, workers)
    return open_coverage(whole)


def open_coverage(whole: Path) -> coverage.Coverage:
    """Return the measured data in the file ``whole``."""
    found = coverage.Coverage(data_file=str(whole), branch=True, config_file=False)
    found.load()
    return found


def seconds() -> dict[str, float]:
    """Seconds that each test took, by its name; under coverage, and so slower than usual."""
    found: dict[str, float] = {}
    for one in sorted(KEPT.glob("*.runs.json")):
        found |= msgspec.json.decode(one.read_bytes(), type=dict[str, float])
    return found


def _measure(whole: Path, workers: int) -> None:
    parts = [KEPT / f"{worker}.part" for worker in range(workers)]
    modules = _test_modules()
    running = [
        subprocess.Popen(
            [
                sys.executable,
                "-m",
                "kitapi_campaigns.mutation.reach_measurement",
                str(part),
                str(part.with_suffix(".runs.json")),
                *mine,
            ],
            cwd=ROOT,
            env=os.environ | {"HYPOTHESIS_PROFILE": "bite"},
            stdout=subprocess.PIPE,
            text=True,
        )
        for part, mine in zip(parts, (modules[worker::workers] for worker in range(workers)), strict=True)
    ]
    said = [one.communicate()[0] for one in running]
    if any(one.returncode for one in running):
        raise MeasuringFailed("\n".join(said))
    together = coverage.Coverage(data_file=str(whole), branch=True, config_file=False)
    together.combine([str(part) for part in parts])
    together.save()


def _test_modules() -> list[str]:
    found: list[Path] = []
    for one in folders():
        place = ROOT / one
        found += [place] if place.is_file() else sorted(place.rglob("test_*.py"))
    return [str(one.relative_to(ROOT)) for one in found]


def _now() -> str:
    """A fingerprint of all modules and tests, which changes with any of them."""
    digest = hashlib.sha256()
    for path in (*files(), *sorted((ROOT / "tests").rglob("*.py"))):
        digest.update(str(path).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def sources() -> Iterator[str]:
    """Folders of the modules in scope, as values of coverage's option."""
    for one in SCOPE:
        for place in (ROOT / "src/kitapi").glob(one):
            yield str(place.parent if place.suffix else place)


def main(data: str, runs: str, tests: Sequence[str]) -> int:
    """Run ``tests`` under coverage; returns pytest's exit status."""
    covered = coverage.Coverage(data_file=data, branch=True, config_file=False, source=list(sources()))
    covered.start()
    noted = _Noted(covered)
    status = pytest.main([*OPTIONS[:2], *OPTIONS[3:], "--tb=short", *tests], plugins=[noted])
    covered.stop()
    covered.save()
    Path(runs).write_bytes(msgspec.json.encode(noted.seconds))
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
