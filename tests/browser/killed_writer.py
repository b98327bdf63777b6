"""Kills a writer's browser at random moments, and counts the deals lost: ``python -m tests.browser.killed_writer``.

A deal counts as written as soon as the page shows it among its lines. After each kill (SIGKILL to all processes of the
browser) the browser is started again with the same files, and every deal that was shown must be there, in order.
"""

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path
from threading import Timer

from playwright.sync_api import BrowserContext, Error, Page, Playwright, expect, sync_playwright

from kitapi_testing.browser.chromium import find_browser
from kitapi_testing.browser.fixtures import SERVED, browser_arguments, database_in, serve_module
from tests.browser.sheet_writer import DealTaps, begin_sheet

LONGEST = 5.0
"""Seconds of writing after which a browser is killed at the latest."""

STARTED_WITHIN = 60_000
"""Milliseconds within which the page must be there after a kill; the machine may be busy."""

DEALS = cycle(
    (
        {"declarer": 0, "contract": "6h", "participation": ["play", "play"], "tricks": [6, 2, 2]},
        {"declarer": 1, "contract": "7s", "participation": ["play", "play"], "tricks": [6, 3, 1]},
        {"declarer": 2, "contract": "6n", "participation": ["pass", "pass"]},
        {"declarer": 1, "contract": "8d", "participation": ["play", "play"], "tricks": [7, 1, 2]},
    )
)
LINES = ".line-list > ol > li .line-head"


@contextmanager
def start_kept_browser(playwright: Playwright, address: str, profile: Path) -> Iterator[BrowserContext]:
    """Yield a browser that keeps its files in ``profile``."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=find_browser(), args=browser_arguments(), base_url=address, locale="en-GB"
    )
    try:
        yield context
    finally:
        with suppress(Error):
            context.close()


def kill(profile: Path) -> None:
    """Kill every process that was started with ``profile``."""
    for entry in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            if str(profile).encode() in (entry / "cmdline").read_bytes() and int(entry.name) != os.getpid():
                os.kill(int(entry.name), signal.SIGKILL)


def write_until_killed(page: Page, shown: list[str]) -> None:
    """Write one deal after the other, noting in ``shown`` the lines of the page, until the browser is gone."""
    with suppress(Error, AssertionError):
        while True:
            DealTaps(page).write(next(DEALS))
            shown[:] = page.locator(LINES).all_inner_texts()


def check_lines(page: Page, shown: list[str]) -> int:
    """Returns the number of lines of ``shown`` that the page lacks; one more than shown is no loss."""
    expect(page.locator(".deal-form")).to_be_visible(timeout=STARTED_WITHIN)
    kept = page.locator(LINES).all_inner_texts()
    return 0 if shown in (kept, kept[1:]) else max(1, len(shown) - len(kept))


def run(address: str, kills: int, seed: int, report: Callable[[str], object]) -> int:
    """Kill the browser ``kills`` times; returns the number of deals lost."""
    chance, lost, shown = random.Random(seed), 0, list[str]()
    folder = Path(tempfile.mkdtemp(prefix="kitapi-killed-"))
    try:
        with sync_playwright() as playwright:
            with start_kept_browser(playwright, address, folder) as context:
                context.pages[0].goto("/paper")
                begin_sheet(context.pages[0])
                sheet = context.pages[0].url
            for number in range(1, kills + 1):
                with start_kept_browser(playwright, address, folder) as context:
                    page = context.pages[0]
                    page.goto(sheet)
                    lost += check_lines(page, shown)
                    shown = page.locator(LINES).all_inner_texts()
                    timer = Timer(chance.uniform(0, LONGEST), kill, [folder])
                    timer.start()
                    write_until_killed(page, shown)
                    timer.join()
                report(f"{number} kills, {len(shown)} deals shown, {lost} lost")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return lost


def main(words: list[str]) -> int:
    """Run it against a room of its own; the exit status is 1 if a deal was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as there, serve_module(*SERVED, database_in(Path(there))) as at:
        return 1 if run(at, options.kills, options.seed, print) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
