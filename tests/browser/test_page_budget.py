"""Files that a visitor loads keep to their budget, counted as they arrive; and the page opens without a connection."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.relay import Exchange, Relay, relay_to
from kitapi_testing.browser.visitor import KEEP_SOCKETS, WIDE, await_script_after

KEPT = re.compile(r"\.(woff2|svg|png)$")
"""Typefaces and pictures, in a path."""

WORKER_IS_READY = """async () => {
  await navigator.serviceWorker.ready;
  const ours = (await caches.keys()).filter((name) => name.startsWith('kitapi-'));
  const kept = await (await caches.open(ours[0])).keys();
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return navigator.serviceWorker.controller && fonts.every(({ name }) => kept.some(({ url }) => url === name));
}"""
"""Returns whether the service worker controls this page and has cached its files; the typefaces come last."""
WORKERS_OWN = ["/worker.js", "/offline"]
"""The requests that the service worker adds to a first visit, after the page is loaded."""
KEPT_BY_WORKER = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(caches_.map((one) => one.keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}"""
ANOTHER_VERSION = """() => window.sockets.at(-1).onmessage({
  data: JSON.stringify({ type: 'here', silence: 8000, answer: 3000, page: 'fedcba9876543210' }),
})"""


def code_in(loaded: Sequence[Exchange]) -> int:
    """Return the bytes of all exchanges except typefaces, pictures, and the messages of the table's socket."""
    return sum(one.body for one in loaded if not KEPT.search(one.address) and "/socket" not in one.address)


@contextmanager
def fresh_page(browser: Browser, address: str) -> Iterator[Page]:
    """Yield a page, in Greek, the largest language, of a browser with an empty cache that no other test uses."""
    context = browser.new_context(base_url=address, locale="el-GR", reduced_motion="reduce")
    context.add_init_script(KEEP_SOCKETS)
    page = context.new_page()
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    await_script_after(page)
    try:
        yield page
    finally:
        context.close()


def test_visits_keep_to_their_budget_and_the_page_opens_without_a_connection(browser: Browser, card_room: str) -> None:
    with relay_to(card_room) as network, fresh_page(browser, network.address) as page:
        page.goto("/", wait_until="networkidle")
        page.wait_for_function(WORKER_IS_READY)
        first = network.take()
        addresses = [one.address for one in first]
        assert len(first) <= 15, addresses
        assert code_in(first) <= 60_000
        assert sum(one.body for one in first) <= 150_000
        assert [one.partition("?")[0] for one in addresses if one[:4] in {"/off", "/wor"}] == WORKERS_OWN

        page.get_by_role("button", name="Παίξε τώρα").click()
        page.wait_for_selector(".held")
        page.wait_for_load_state("networkidle")
        page.wait_for_function(WORKER_IS_READY)
        table = network.take()
        assert 30_000 <= code_in(table) <= 60_000, [(one.address, one.body) for one in table]
        files = [one.address for one in first + table if one.address.startswith("/static/")]
        assert len(files) == len(set(files)), "the worker loads no file again"

        page.goto("/", wait_until="networkidle")
        assert len(network.requested) <= 2, network.requested
        announces_another_version(page)
        opens_without_a_connection(page, network)
        kept = page.evaluate(KEPT_BY_WORKER)
        assert {path.split("/")[1] for path in kept} == {"static", "locale", "offline", "api"}
        assert {path for path in kept if path.startswith("/api/")} == {"/api/games"}


def announces_another_version(page: Page) -> None:
    """Check that a line offers the new version, and that nothing is loaded before the reader accepts."""
    page.go_back()
    page.wait_for_selector(".held")
    page.wait_for_function("() => window.sockets.at(-1)?.onmessage")
    page.evaluate("() => { window.isSame = true; }")
    page.evaluate(ANOTHER_VERSION)
    line = page.locator(".new-version")
    expect(line).to_contain_text("νέα έκδοση")
    line.get_by_role("button", name="Αργότερα").click()
    expect(line).to_be_hidden()
    assert page.evaluate("() => window.isSame"), "no page is loaded again by itself"
    page.evaluate(ANOTHER_VERSION)
    with page.expect_navigation():
        line.get_by_role("button", name="Φόρτωση").click()
    page.wait_for_selector(".held")
    expect(line).to_be_hidden()


def opens_without_a_connection(page: Page, network: Relay) -> None:
    """Check that without a connection every address shows a sentence in the reader's language, and later its page."""
    network.close()
    table = page.url
    page.goto("/solver")
    expect(page.get_by_role("heading")).to_have_text("Δεν υπάρχει σύνδεση")
    page.goto(table)
    expect(page.get_by_role("heading")).to_have_text("Δεν υπάρχει σύνδεση")
    try_now = page.get_by_role("button", name="Δοκίμασε τώρα")
    try_now.click()
    expect(try_now).to_have_attribute("aria-disabled", "false")
    network.reopen()
    try_now.click()
    page.wait_for_selector(".held")
    assert page.url == table
