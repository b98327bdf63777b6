"""What a visitor loads keeps to its budget: requests and bytes, counted where they arrive."""

import re

from playwright.sync_api import Browser, Page, Request

from tests.browser.visiting import WIDE

KEPT = re.compile(r"\.(woff2|svg)$")
"""Typefaces and pictures, in a path."""


class Loaded:
    """What a page has loaded: the paths that reached the server, with the bytes of each answer's body."""

    def __init__(self, page: Page) -> None:
        self._requests: list[Request] = []
        page.on("requestfinished", self._add)

    def _add(self, request: Request) -> None:
        self._requests.append(request)

    def take(self) -> dict[str, int]:
        """All since the last call, without what the browser had kept."""
        done = [(one.url.partition("?")[0], one.sizes()) for one in self._requests]
        self._requests.clear()
        # What comes from the browser's own cache has no headers on the way, and is counted with a negative body.
        return {address: size["responseBodySize"] for address, size in done if size["responseBodySize"] >= 0}


def code_in(loaded: dict[str, int]) -> int:
    """Bytes of all but typefaces and pictures."""
    return sum(size for address, size in loaded.items() if not KEPT.search(address))


def test_the_first_page_a_table_and_a_second_visit_keep_to_their_budget(browser: Browser, card_room: str) -> None:
    context = browser.new_context(base_url=card_room, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    loaded = Loaded(page)

    page.goto("/", wait_until="networkidle")
    first = loaded.take()
    assert len(first) <= 15, sorted(first)
    assert code_in(first) <= 60_000
    assert sum(first.values()) <= 150_000

    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".held")
    page.wait_for_load_state("networkidle")
    table = loaded.take()
    assert code_in(table) <= 60_000, sorted(table)

    page.goto("/", wait_until="networkidle")
    again = loaded.take()
    assert len(again) <= 2, sorted(again)
    context.close()
