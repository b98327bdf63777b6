"""Load on a card room: how many tables, sockets and moves a second one node carries, with every view checked.

    python -m kitapi_campaigns.load --tables 1000 --watchers 0.5 --moves 300 --seconds 1200

Each move is due at a planned time, and its latency counts from then: the schedule does not wait for a slow server.
Without ``--address``, the program starts a server of its own over a new database. See ``benchmarks/README.md``.
"""

import argparse
import asyncio
import gc
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from kitapi.registry import GAMES
from kitapi_campaigns.load_runs.figures import summarize, table_of
from kitapi_campaigns.load_runs.node import Node
from kitapi_campaigns.load_runs.run import Plan, Run


def parse_options(words: list[str] | None = None) -> argparse.Namespace:
    """Parse the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--people", type=int, default=3, help="people at the seats of each table")
    parser.add_argument("--watchers", type=float, default=0.5, help="spectators for each table")
    parser.add_argument("--moves", type=float, default=300, help="moves due a second")
    parser.add_argument("--seconds", type=float, default=1200)
    parser.add_argument("--warm", type=float, default=15, help="seconds at the beginning that are not counted")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slow", type=int, default=0, help="further spectators, who stop reading")
    parser.add_argument("--storm", action="store_true", help="cut all connections half-way")
    parser.add_argument("--restart", action="store_true", help="kill the server half-way and start it again")
    parser.add_argument(
        "--address", action="append", help="of a running server, as http://127.0.0.1:8000/; once for each node"
    )
    parser.add_argument("--spread", action="store_true", help="connect the people of a table to all addresses in turn")
    parser.add_argument("--database", help="database of the server that is started")
    parser.add_argument("--pace", type=float, default=0.0, help="pace of the house at the server that is started")
    parser.add_argument("--json", type=Path, help="file for the figures")
    return parser.parse_args(words)


async def run_load(options: argparse.Namespace, folder: Path) -> dict[str, object]:
    """Return the figures of a run."""
    node = None if options.address else Node(folder, pace=options.pace, database=options.database)
    addresses = options.address or ([await node.start()] if node else [])
    plan = Plan(
        tables=options.tables,
        people=options.people,
        watchers=options.watchers,
        moves=options.moves,
        seconds=options.seconds,
        warm=options.warm,
        games=tuple(options.games.split(",")),
        seed=options.seed,
        slow=options.slow,
        spread=options.spread,
    )
    run = Run(addresses, plan)
    try:
        await _drive_load(run, plan, options, node)
    finally:
        await run.close()
        if node is not None:
            await node.end()
    return summarize(run.figures, node.samples() if node else ())


async def _drive_load(run: Run, plan: Plan, options: argparse.Namespace, node: Node | None) -> None:
    began = time.perf_counter()
    await run.open()
    run.figures.measured["opened_seconds"] = round(time.perf_counter() - began, 1)
    run.figures.measured["tables"], run.figures.measured["sockets"] = len(run.tables), len(run.sockets())
    await run.drive(plan.warm)
    await run.slow_down()
    run.figures.begin()
    await run.drive(plan.seconds / 2)
    beside = [_restart_node(run, node)] if options.restart and node else [_storm(run, node)] if options.storm else []
    await asyncio.gather(run.drive(plan.seconds / 2), *beside)
    run.figures.end()
    await run.count_cut_readers()
    await run.settle()


async def _restart_node(run: Run, node: Node) -> None:
    await node.kill()
    began = time.perf_counter()
    await node.start()
    run.figures.measured["restart_listens_seconds"] = round(time.perf_counter() - began, 2)
    await run.all_back("restart", began)
    run.figures.measured["restart_cpu_seconds"] = round(node.cpu_seconds(), 2)


async def _storm(run: Run, node: Node | None) -> None:
    before = node.cpu_seconds() if node else 0.0
    await run.storm()
    if node is not None:
        run.figures.measured["storm_cpu_seconds"] = round(node.cpu_seconds() - before, 2)


def main() -> int:
    """Run and print the figures; returns 1 if anything was wrong."""
    options = parse_options()
    gc.disable()  # the client keeps large tables; a collection would make its moves late
    with tempfile.TemporaryDirectory(prefix="kitapi-load-") as folder:
        figures = asyncio.run(run_load(options, Path(folder)))
    print(table_of(figures))
    if options.json:
        options.json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)))
    return 1 if figures["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
