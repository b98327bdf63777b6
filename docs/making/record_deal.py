"""Record a deal of the first game against bots as an animated picture for the README.

    python -m docs.making.record_deal docs/images/deal.webp

A script presses *Play now* in a browser and takes the first option offered, until the deal is settled. It takes a
picture whenever the table has changed. ``img2webp``, of Debian's package ``webp``, joins the pictures.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from docs.making.screenshots.stage import served_rooms
from kitapi_testing.browser.chromium import find_browser
from kitapi_testing.browser.visitor import phase

SIZE = (800, 620)
MILLISECONDS = 600
"""Milliseconds for which each picture is shown."""
PAUSE = 700
"""Milliseconds between two looks at the table, enough for an action to be stored and shown."""
LAST = 4000
"""Milliseconds for which the settled deal is shown."""
MOST_PICTURES = 150
QUALITY = 50


def record(page: Page, folder: Path) -> Iterator[Path]:
    """Play a deal on ``page``; yields the path of each picture in ``folder``, each different from the one before."""
    page.goto("/")
    page.locator(".big").first.click()
    page.wait_for_selector(".held")
    before = b""
    for number in range(MOST_PICTURES):
        page.wait_for_timeout(PAUSE)
        picture = page.screenshot()
        if picture != before:
            path = folder / f"{number:03}.png"
            path.write_bytes(picture)
            yield path
        if page.locator(".settled").count():
            return
        before = picture
        act(page)


def act(page: Page) -> None:
    """Take the first option except writing solo, if it is this player's turn; do not bid seven."""
    now, offered = phase(page), page.locator(".options.mine [data-choice]:enabled:not([data-choice*='solo'])")
    if now == "playing" and page.locator(".held.may").count():
        page.locator(".held.may").first.press("Enter")
    elif now == "bidding" and offered.count() and (offered.first.text_content() or "").startswith("7"):
        page.locator("[data-choice*='pass']").first.dispatch_event("click")
    elif offered.count():
        offered.first.dispatch_event("click")
    elif now == "discarding" and page.locator(".options.mine").count():
        for card in page.locator(".held").all()[-2:]:
            card.press(" ")
    elif now == "naming" and page.locator(".rung").count():
        page.locator(".rung").first.click()


def join(pictures: list[Path], target: Path) -> None:
    """Write ``pictures`` as one animated picture that repeats."""
    command = ["img2webp", "-loop", "0", "-lossy", "-q", str(QUALITY)]
    for path in pictures:
        command += ["-d", str(LAST if path == pictures[-1] else MILLISECONDS), str(path)]
    subprocess.run([*command, "-o", str(target)], check=True)


def main() -> None:
    """Record a deal, and write it to the path on the command line."""
    (target,) = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder, served_rooms() as room_of, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(find_browser()), args=["--no-sandbox"])
        page = browser.new_page(base_url=room_of(""), viewport={"width": SIZE[0], "height": SIZE[1]})
        pictures = list(record(page, Path(folder)))
        browser.close()
        join(pictures, Path(target))
        print(f"{len(pictures)} pictures in {target}")


if __name__ == "__main__":
    main()
