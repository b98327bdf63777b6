"""Record a deal of the first game against bots as a moving picture for the README.

    python -m docs.making.record_deal docs/images/deal.webp

Somebody presses *Play now* in a browser and does the first thing that is offered, until the deal is settled. A picture
is taken whenever the table has changed. ``img2webp`` joins them; it is in Debian's package ``webp``. The cards are
random, so no two runs show the same deal.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from docs.making.take_pictures import phase_of, run_room
from kitapi_testing.browser.finding import find_browser

SIZE = (800, 620)
MILLISECONDS = 600
"""How long each picture is shown."""
PAUSE = 700
"""Between two looks at the table, in milliseconds: what was done is stored and shown by then."""
LAST = 4000
"""How long the settled deal is shown, in milliseconds."""
MOST_PICTURES = 150
QUALITY = 50


def record(page: Page, folder: Path) -> Iterator[Path]:
    """Play a deal on ``page`` and return the path of each picture, in ``folder``; none looks like the one before."""
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
    """Do the first thing that is offered but to write solo, if it is this player's turn; bid no seven."""
    phase, offered = phase_of(page), page.locator(".options.mine [data-choice]:enabled:not([data-choice*='solo'])")
    if phase == "playing" and page.locator(".held.may").count():
        page.locator(".held.may").first.press("Enter")
    elif phase == "bidding" and offered.count() and (offered.first.text_content() or "").startswith("7"):
        page.locator("[data-choice*='pass']").first.dispatch_event("click")
    elif offered.count():
        offered.first.dispatch_event("click")
    elif phase == "discarding" and page.locator(".options.mine").count():
        for card in page.locator(".held").all()[-2:]:
            card.press(" ")
    elif phase == "naming" and page.locator(".rung").count():
        page.locator(".rung").first.click()


def join(pictures: list[Path], target: Path) -> None:
    """Write ``pictures`` as one moving picture that begins again when it has ended."""
    command = ["img2webp", "-loop", "0", "-lossy", "-q", str(QUALITY)]
    for path in pictures:
        command += ["-d", str(LAST if path == pictures[-1] else MILLISECONDS), str(path)]
    subprocess.run([*command, "-o", str(target)], check=True)


def main() -> None:
    """Record a deal and write it to the path that is given."""
    (target,) = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder, run_room() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(find_browser()), args=["--no-sandbox"])
        page = browser.new_page(base_url=address, viewport={"width": SIZE[0], "height": SIZE[1]})
        pictures = list(record(page, Path(folder)))
        browser.close()
        join(pictures, Path(target))
        print(f"{len(pictures)} pictures in {target}")


if __name__ == "__main__":
    main()
