"""Measures how much players notice of people who open the page: ``uv run python -m benchmarks.bench_crowd``.

The people of ``kitapi_campaigns.load`` play in a room, 300 moves a second. The run is divided into spans of two
seconds. In every second span ten people open the page within the first second; the other spans are the baseline. A
process requests for each of the ten what Chromium requests at a first visit, over six connections. ``--before FOLDER``
adds a checkout of an earlier commit. In the variant *nobody* the spans are divided in the same way, but no one opens
the page: it shows how much two sets of spans differ by chance.
"""

import argparse
import asyncio
import json
import os
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

from benchmarks.bench_page import CONDITIONS, SOURCES, WORKER_IS_DONE, newcomer, run_room
from kitapi_campaigns.load_runs.figures import latencies
from kitapi_campaigns.load_runs.run import Plan, Run
from kitapi_testing.browser.chromium import NO_BROWSER, find_browser
from kitapi_testing.browser.relay import relay_to

CROWD = 10
SPAN = 2.0
CONNECTIONS = 6
"""Number of connections of one browser to one server."""


class Span(NamedTuple):
    """Two seconds of a run, in wall-clock time; ``crowd``: whether people opened the page."""

    begin: float
    end: float
    crowd: bool


def visit_of(address: str) -> list[str]:
    """The addresses that Chromium requests at a first visit."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        with relay_to(address) as network, newcomer(browser, network.address, CONDITIONS["none"]) as page:
            page.goto("/", wait_until="networkidle")
            page.wait_for_function(WORKER_IS_DONE)
            return network.requested


async def fetch(host: str, paths: "asyncio.Queue[str]") -> None:
    """Request the remaining ``paths`` over one connection, one after the other."""
    name, _, port = host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    while not paths.empty():
        path = paths.get_nowait()
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: gzip\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = head.partition(b"content-length:")[2].partition(b"\r\n")[0]
        await reader.readexactly(int(length or 0))
    writer.close()


async def visit(host: str, paths: Sequence[str], delay: float) -> None:
    """Open the page after ``delay`` seconds: first its HTML, then the rest over all connections."""
    await asyncio.sleep(delay)
    page: asyncio.Queue[str] = asyncio.Queue()
    page.put_nowait(paths[0])
    await fetch(host, page)
    for path in paths[1:]:
        page.put_nowait(path)
    await asyncio.gather(*(fetch(host, page) for _ in range(CONNECTIONS)))


async def visit_on_request(address: str, paths: Sequence[str]) -> None:
    """Run the crowd's process: for each line on standard input ten people open the page within a second."""
    host = urlsplit(address).netloc
    loop = asyncio.get_running_loop()
    while await loop.run_in_executor(None, sys.stdin.readline):
        began = time.perf_counter()
        await asyncio.gather(*(visit(host, paths, number / CROWD) for number in range(CROWD)))
        print(time.perf_counter() - began, flush=True)


async def run_with_crowd(
    address: str, paths: Sequence[str], options: argparse.Namespace
) -> tuple[Run, list[Span], list[float]]:
    """Drive a run; return it, its spans, and the seconds of each crowd. Without ``paths`` nobody opens the page."""
    crowd = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.bench_crowd", "--visit", address, json.dumps(paths)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert crowd.stdin is not None
    run = Run([address], Plan(tables=options.tables, moves=options.moves))
    took = list[float]()
    try:
        await run.open()
        await run.drive(5.0)
        run.figures.begin()
        spans = [
            await _span(run, crowd if paths else None, took, number % 2 == 1) for number in range(2 * options.rounds)
        ]
        run.figures.end()
        await run.settle()
    finally:
        await run.close()
        crowd.stdin.close()
        await crowd.wait()
    return run, spans, took


async def _span(run: Run, crowd: asyncio.subprocess.Process | None, took: list[float], comes: bool) -> Span:
    """Run one span; ``comes``: ``crowd`` opens the page, and its duration is appended to ``took``."""
    if comes and crowd is not None and crowd.stdin is not None:
        crowd.stdin.write(b"come\n")
    began = time.time()
    await run.drive(SPAN)
    span = Span(began, time.time(), comes)
    if comes and crowd is not None and crowd.stdout is not None:
        took.append(float(await crowd.stdout.readline()))
    return span


def show(variant: str, run: Run, spans: Sequence[Span], took: Sequence[float]) -> str:
    """A row of the table."""
    due = [(at - seconds, seconds) for at, seconds in zip(run.figures.answered_at, run.figures.answers, strict=True)]
    within = [latencies([seconds for at, seconds in due if one.begin <= at < one.end]) for one in spans]
    alone, crowded = (
        latencies(
            [seconds for at, seconds in due if any(one.begin <= at < one.end for one in spans if one.crowd is crowd)]
        )
        for crowd in (False, True)
    )
    ratio = median(
        later.p99 / earlier.p99 for (earlier, later), one in zip(pairwise(within), spans[1:], strict=True) if one.crowd
    )
    wrong = sum(run.figures.wrong.values())
    figures = f"{alone.p50:.1f} / {alone.p99:.1f} | {crowded.p50:.1f} / {crowded.p99:.1f} | {ratio:.2f}"
    return f"| {variant} | {len(due)} | {figures} | {median(took) if took else 0:.1f} | {wrong} |"


COLUMNS = (
    *("who opens the page", "moves", "p50 / p99 without, ms", "p50 / p99 meanwhile, ms", "p99: median of ratios"),
    *("all ten served after, s", "wrong views"),
)
HEAD = f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}"


def measure(options: argparse.Namespace) -> None:
    """Measure every variant, and print a table in Markdown."""
    variants: dict[str, tuple[Path, tuple[str, ...]]] = {"nobody": (SOURCES, ()), "ten, bundle": (SOURCES, ())}
    if options.before is not None:
        variants["ten, before"] = (options.before / "src", ())
    print(
        f"load {os.getloadavg()[0]:.1f}; {options.moves} moves a second, {options.rounds} spans of each kind\n\n{HEAD}"
    )
    for variant, (sources, more) in variants.items():
        with run_room(sources, *more) as room:
            paths = [] if variant == "nobody" else visit_of(room.address)
            print(show(variant, *asyncio.run(run_with_crowd(room.address, paths, options))), flush=True)


def main() -> None:
    """Measure, or run the crowd's process."""
    parser = argparse.ArgumentParser(description="Measure how much players notice of people who open the page.")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=float, default=300.0)
    parser.add_argument("--before", type=Path, help="a checkout of an earlier commit")
    parser.add_argument("--visit", nargs=2, metavar=("ADDRESS", "PATHS"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.visit:
        address, paths = options.visit
        asyncio.run(visit_on_request(address, json.loads(paths)))
        return
    if find_browser() is None:
        sys.exit(NO_BROWSER)
    measure(options)


if __name__ == "__main__":
    main()
