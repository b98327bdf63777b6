"""Measures a newcomer's first deal on the page of sheets: ``python -m tests.browser.newcomer``.

They open the page on a phone that has never seen it, write three names, leave the house rules as they are, and write
one deal. Each tap takes them a second and each letter a quarter of one, besides what the page itself takes.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Locator, Page, expect, sync_playwright

from kitapi_testing.browser.chromium import find_browser
from kitapi_testing.browser.fixtures import SERVED, browser_arguments, database_in, serve_module
from tests.browser.sheet_writer import NAMES, DealTaps

TAP = 1.0
"""Seconds before each tap."""
LETTER = 250
"""Milliseconds for each letter."""
LONGEST = 60.0
"""The most seconds that a newcomer needs."""
DEAL = {"declarer": 0, "contract": "6h", "participation": ["play", "play"], "tricks": [6, 2, 2]}


class SlowTaps(DealTaps):
    """Taps as somebody does who reads what they tap."""

    def tap(self, button: Locator) -> None:
        """Tap a button after a while."""
        time.sleep(TAP)
        super().tap(button)


def write_first_deal(page: Page) -> int:
    """Open the page, begin a sheet and write a deal; returns the number of taps on the deal."""
    page.goto("/paper")
    form = page.locator(".new-sheet form")
    for seat, name in enumerate(NAMES):
        time.sleep(TAP)
        form.locator("input[maxlength]").nth(seat).press_sequentially(name, delay=LETTER)
    time.sleep(TAP)
    form.locator(".big").click()
    expect(page.locator(".deal-form")).to_be_visible()
    return SlowTaps(page).write(DEAL)


def measure(address: str) -> tuple[float, int]:
    """Return the seconds to the first written deal, and the taps on it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=browser_arguments())
        page = browser.new_page(
            base_url=address, viewport={"width": 360, "height": 740}, has_touch=True, locale="en-GB"
        )
        begun = time.monotonic()
        taps = write_first_deal(page)
        seconds = time.monotonic() - begun
        browser.close()
    return seconds, taps


def main(words: list[str]) -> int:
    """Measure against a room of its own; the exit status is 1 if it took too long."""
    argparse.ArgumentParser(description=__doc__).parse_args(words)
    with tempfile.TemporaryDirectory() as there, serve_module(*SERVED, database_in(Path(there))) as at:
        seconds, taps = measure(at)
    sys.stdout.write(f"{seconds:.1f} s to the first written deal, {taps} taps on it; at most {LONGEST:.0f} s\n")
    return 0 if seconds <= LONGEST else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
