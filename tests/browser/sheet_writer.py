"""A writer at the page of sheets: begins a sheet, and taps whole deals."""

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

NAMES = ("Rena", "Stelios", "Vasso")
SUITS = "scdhn"


def begin_sheet(page: Page, names: Sequence[str] = NAMES) -> None:
    """Begin a sheet of Prefa with house rules as they are; the last player deals first."""
    form = page.locator(".new-sheet form")
    for seat, name in enumerate(names):
        form.locator("input[maxlength]").nth(seat).fill(name)
    form.locator("select").first.select_option(str(len(names) - 1))
    form.locator(".big").click()
    expect(page.locator(".deal-form")).to_be_visible()


class DealTaps:
    """Taps one deal into the form, and counts the taps."""

    def __init__(self, page: Page, names: Sequence[str] = NAMES) -> None:
        self.form = page.locator(".deal-form")
        self.page = page
        self.names = names
        self.count = 0

    def tap(self, button: Locator) -> None:
        """Tap a button."""
        button.click()
        self.count += 1

    def fill(self, line: Mapping[str, Any]) -> None:
        """Answer every question about the deal ``line``, a line of a sitting on paper."""
        if line.get("passed"):
            self.tap(self.form.locator(".as-row button").last)
            return
        self.tap(self.form.locator(".as-row button").filter(has_text=self.names[line["declarer"]]))
        level, strain = line["contract"][:-1], line["contract"][-1]
        self.tap(self.form.locator(".as-grid button").nth(5 * (int(level) - 6) + SUITS.index(strain)))
        if line.get("solo"):
            self.tap(self.form.locator(".as-list button").nth(7))
            return
        self.tap(self.form.locator(".as-list button").nth(WAYS.index(tuple(line["participation"]))))
        if tricks := line.get("tricks"):
            self.tap_tricks(*tricks[1:])

    def tap_tricks(self, first: int, second: int) -> None:
        """Tap the cell of both defenders' tricks, unless only one number is possible."""
        grid = self.form.locator(".tricks-grid")
        if grid.count() == 0:
            return
        row = grid.locator("tbody tr").filter(has=self.page.locator(f"th:text-is('{first}')"))
        heads = grid.locator("thead th.figure").all_inner_texts()
        if row.count() == 0 or str(second) not in heads:
            self.tap(grid.locator("button").last)
            heads = grid.locator("thead th.figure").all_inner_texts()
        self.tap(row.locator("td").nth(heads.index(str(second))).locator("button"))

    def write(self, line: Mapping[str, Any]) -> int:
        """Fill in and write the deal ``line``; returns the number of taps."""
        written = self.page.locator(".line-list > ol > li")
        before = written.count()
        self.fill(line)
        self.tap(self.form.locator(".ready .big"))
        expect(written).to_have_count(before + 1)
        return self.count


WAYS = (
    ("play", "play"),
    ("play", "pass", "alone"),
    ("play", "pass", "together"),
    ("pass", "play", "pass"),
    ("pass", "together"),
    ("pass", "play", "together"),
    ("pass", "pass"),
)
"""The seven ways to take part, in the order of the form."""

IS_KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('kitapi-'));
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match('/paper')));
  return Boolean(navigator.serviceWorker.controller) && found.some(Boolean);
}"""
"""Whether the service worker keeps the page of sheets, and answers for the open page."""


def await_kept_page(page: Page) -> None:
    """Wait until the page opens without a connection."""
    page.goto("/paper")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.goto("/paper")
    page.wait_for_function(IS_KEPT)


def figures(page: Page) -> list[str]:
    """Return the result of each player as the sheet shows it, by seat."""
    return [page.locator(".field-name .result").nth(seat).inner_text() for seat in range(len(NAMES))]


def kasa_columns(page: Page) -> list[list[str]]:
    """Return the figures of each player's kasa column, oldest first, from the writer's on to the right."""
    places = ("bottom", "right", "left")
    return [page.locator(f".figures.kasa.in-{place} .figure").all_inner_texts() for place in places]
