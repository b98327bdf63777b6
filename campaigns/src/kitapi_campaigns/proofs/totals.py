"""The totals of campaigns, in one committed file for each, to which every run adds."""

import math
import os
import platform
import subprocess
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parents[4] / "docs" / "campaigns"

DOUBT = 0.05
"""The probability that the true share of failures exceeds the reported bound."""


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """One run of the command: the ``units`` it added, the ``seconds`` of wall time, and its commit and machine."""

    date: str
    commit: str
    machine: str
    python: str
    workers: int
    units: int
    seconds: float


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """A failed block, or None for all blocks together; the next run plays it again.

    ``fixed_at``: the commit at which it was played again and passed; empty if it is not fixed.
    """

    block: int | None
    message: str = msgspec.field(name="told")
    commit: str
    date: str
    fixed_at: str = msgspec.field(default="", name="mended")


class ControlResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of the last run of a control."""

    tried: int
    found: int
    commit: str
    date: str


class Totals(msgspec.Struct, kw_only=True):
    """A campaign's totals. Blocks below ``next`` are done; ``counts`` are theirs alone.

    ``found``: all failures up to now; ``units_before``: the units counted before the campaign was restarted, as after
    fixing a failure.
    """

    name: str
    seed: int
    next: int = 0
    counts: dict[str, int] = {}
    units_before: int = 0
    found: list[Found] = []
    controls: dict[str, ControlResult] = {}
    runs: list[Run] = []

    def add(self, counts: Counter[str]) -> None:
        """Add the counts of the next block."""
        self.counts = dict(sorted((Counter(self.counts) + counts).items()))
        self.next += 1

    def restart(self, unit: str) -> None:
        """Count from zero again, from the first block on."""
        self.units_before += self.counts.get(unit, 0)
        self.next, self.counts, self.runs = 0, {}, []

    def mark_fixed(self, block: int | None, commit: str) -> None:
        """Record that ``block`` (None: all blocks together) passed at ``commit``, which fixes its failure."""
        self.found = [
            one if one.fixed_at or one.block != block else msgspec.structs.replace(one, fixed_at=commit)
            for one in self.found
        ]

    @property
    def open_findings(self) -> list[Found]:
        """The failures that are not fixed."""
        return [one for one in self.found if not one.fixed_at]

    @property
    def seconds(self) -> float:
        """Wall time of all runs that count."""
        return sum(run.seconds for run in self.runs)


class OtherSeed(ValueError):
    """The totals belong to another seed."""


def file_of(folder: Path, name: str) -> Path:
    """The file with the totals of the campaign ``name``."""
    return folder / f"{name}.json"


def read(folder: Path, name: str, seed: int | None) -> Totals:
    """The totals in the campaign's file, or new ones of ``seed`` (None: 1) if there is no file.

    Raises:
        OtherSeed: the totals belong to another seed.
    """
    file = file_of(folder, name)
    if not file.exists():
        return Totals(name=name, seed=1 if seed is None else seed)
    totals = msgspec.json.decode(file.read_bytes(), type=Totals)
    if seed not in (None, totals.seed):
        raise OtherSeed(f"{file.name} belongs to seed {totals.seed}")
    return totals


def write(folder: Path, totals: Totals) -> None:
    """Write the totals atomically, so that a command that is stopped leaves either the old or the new ones."""
    file = file_of(folder, totals.name)
    file.parent.mkdir(parents=True, exist_ok=True)
    written = file.with_suffix(".new")
    written.write_bytes(msgspec.json.format(msgspec.json.encode(totals), indent=1) + b"\n")
    written.replace(file)


def bound(units: int, failed: int = 0) -> float:
    """The upper bound, with 95 % confidence, of the share of failures if ``failed`` of ``units`` failed.

    The upper limit of Clopper and Pearson (Biometrika 26, 1934), exact for independent units.
    """
    if failed >= units:
        return 1.0
    low, high = failed / units, 1.0
    while high - low > 1e-12 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if _at_most(failed, units, middle) > DOUBT else (low, middle)
    return high


def _at_most(failed: int, units: int, share: float) -> float:
    """The probability that at most ``failed`` of ``units`` fail if each fails with probability ``share``."""
    total, ways = 0.0, 0.0
    for count in range(failed + 1):
        total += math.exp(ways + count * math.log(share) + (units - count) * math.log1p(-share))
        ways += math.log((units - count) / (count + 1))
    return total


def now() -> str:
    """The current time in UTC."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%MZ")


def commit() -> str:
    """The commit that is checked out, with a plus if the program or the tests differ from it."""
    git = ("git", "-C", str(FOLDER.parents[1]))
    try:
        head = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, check=True, text=True)
        changed = subprocess.run(
            [*git, "status", "--porcelain", "--untracked-files=no", "src", "tests", "tools"],
            capture_output=True,
            check=True,
            text=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return head.stdout.strip() + ("+" if changed.stdout.strip() else "")


def machine() -> str:
    """The processor, as far as the system reports it, and the number of cores."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{models[0] if models else platform.machine()}, {os.cpu_count()} cores"
