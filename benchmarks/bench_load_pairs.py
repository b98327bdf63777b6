"""Compares the server's processor time for a command before and after a change, under load.

``uv run python -m benchmarks.bench_load_pairs --before FOLDER`` starts two servers, that of the working tree and that
of a checkout at FOLDER, opens as many tables at each, and loads one after the other for slices of some seconds, so
that both have the same machine. Figures are processor time of all threads for each answered command, median over the
slices, as the system counts it (Linux). Anything shown wrongly is printed.
"""

import argparse
import asyncio
import gc
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from kitapi_campaigns.load_runs.run import Plan, Run

ROOT = Path(__file__).parents[1]


class Loaded:
    """A server with the sources in ``tree``, and its load."""

    def __init__(self, tree: Path, folder: Path, plan: Plan) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree / 'campaigns' / 'src'}"}
        options = ["--database", f"sqlite:///{folder / 'load.sqlite3'}", "--figures", str(folder / "figures.jsonl")]
        command = [sys.executable, "-m", "kitapi_campaigns.load_runs.server", *options]
        self.process = subprocess.Popen(command, env=environment, cwd=tree, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.run = Run([self.process.stdout.readline().strip()], plan)
        self.costs: list[float] = []

    async def load(self, seconds: float) -> None:
        """Load the server for a slice, and note the processor time for a command."""
        milliseconds, commands = self._milliseconds(), self._commands()
        await self.run.drive(seconds)
        await self.run.settle()
        if commands := self._commands() - commands:
            self.costs.append((self._milliseconds() - milliseconds) / commands)

    def _commands(self) -> int:
        figures = self.run.figures
        return len(figures.answers) + len(figures.shares) + figures.refused.total()

    def _milliseconds(self) -> float:
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text(encoding="utf-8").split()[0]) for task in tasks) / 1e6

    async def end(self) -> None:
        """End load and server."""
        await self.run.close()
        self.process.terminate()
        self.process.wait()


async def measure(trees: tuple[Path, Path], plan: Plan, slices: int) -> None:
    """Load both in turn, and print the processor time for a command at each."""
    with tempfile.TemporaryDirectory() as name:
        folders = [Path(name) / "before", Path(name) / "after"]
        for folder in folders:
            folder.mkdir()
        both = [Loaded(tree, folder, plan) for tree, folder in zip(trees, folders, strict=True)]
        try:
            for one in both:
                await one.run.open()
                one.run.figures.begin()
            for number in range(slices):
                for one in both if number % 2 else reversed(both):
                    await one.load(plan.seconds)
        finally:
            for one in both:
                await one.end()
    for when, one in zip(("before", "after"), both, strict=True):
        wrong = dict(one.run.figures.wrong) or ""
        print(f"{when:6} {statistics.median(one.costs):.2f} ms a command ({min(one.costs):.2f} at least) {wrong}")
    print(f"ratio  {statistics.median(both[1].costs) / statistics.median(both[0].costs):.2f}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, required=True, help="folder of the checkout before the change")
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--moves", type=float, default=60, help="due a second")
    parser.add_argument("--slices", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=2.0, help="of a slice")
    options = parser.parse_args()
    gc.disable()  # as in kitapi_campaigns.load
    plan = Plan(tables=options.tables, moves=options.moves, seconds=options.seconds)
    asyncio.run(measure((options.before.resolve(), ROOT), plan, options.slices))
    print(f"load average {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
