"""A program for a copy of the tree: choose a game by its title on the first page, and play a deal of it by clicks.

``python tests/tools/played_by_hand.py FOLDER TITLE``; FOLDER is for the room's database. It fails for a word on the
browser's console, and for a page that is wider than the phone.
"""

import sys
from pathlib import Path

from playwright.sync_api import Page

from kitapi_testing.browser.chromium import find_browser
from kitapi_testing.browser.fixtures import OPEN, SERVED, database_in, serve_module, start_browser
from kitapi_testing.browser.visitor import PHONE, await_turn, is_over, take_turn, visit

MOST_TURNS = 60


def play(page: Page, title: str) -> None:
    """Play a deal with bots from the first page on."""
    page.goto("/")
    page.get_by_text(title, exact=True).last.click()
    page.get_by_role("button", name="Play now").click()
    for _ in range(MOST_TURNS):
        await_turn(page)
        if is_over(page):
            break
        take_turn(page)
    assert is_over(page)
    assert page.get_by_text("Next deal").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def main(folder: Path, title: str) -> None:
    """Serve a room and play."""
    program = find_browser()
    assert program is not None
    with (
        OPEN,
        serve_module(*SERVED, database_in(folder)) as address,
        visit(start_browser(program), address, size=PHONE) as page,
    ):
        play(page, title)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
