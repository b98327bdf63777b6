"""A visitor at the table: what they see, and what they click."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Response, StorageState

PHONE = (360, 640)
WIDE = (1280, 800)

KEEP_SOCKETS = """
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      window.sockets.push(this);
      this.addEventListener('message', ({ data }) => {
        const said = JSON.parse(data);
        this[said.type] = said;
      });
    }
  };
"""
"""A script that keeps every socket, and the last message of each type on it."""
TWO_TAPS = """
  if (!localStorage.getItem('kitapi.settings')) localStorage.setItem('kitapi.settings', '{"oneTap":false}');
"""
"""The setting that cards are played by a second tap, which needs no wait; the pause after a single tap has its own
test.
"""
NO_WORKER = "delete Navigator.prototype.serviceWorker;"
"""A script that removes service workers, whose caches would reach the next user of the context. The worker has its own
test, in a context that is not reused (``test_page_budget.py``).
"""
TABLE_STATE = """() => [
  document.querySelector('.scene')?.className,
  document.querySelectorAll('.ladder .call').length,
  document.querySelectorAll('.answers li').length,
  document.querySelectorAll('.held').length,
  document.querySelector('.options .choices')?.textContent,
].join('|')"""
MOMENT = """() => {
  if (document.querySelector('.settled')) return 'over';
  const prompt = document.querySelector('.options .prompt');
  const sending = prompt?.textContent.includes('…');
  if (!sending && prompt?.closest('.mine')) return 'asked';
  document.querySelector('.cloth')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return sending ? 'sending' : 'waiting';
}"""
"""A script that finds out whether the visitor is to act, waits for an answer or for others, or the deal is over.

While they wait, it taps the cloth, which shortens pauses.
"""
HAS_TURN = f"() => ['asked', 'over'].includes(({MOMENT})())"
EFFECT_SHOWN = f"""([before, moments]) => {{
  const moment = ({MOMENT})();
  return moment === 'over' || (moments.includes(moment) && ({TABLE_STATE})() !== before);
}}"""
POINT_OF = """([place, nth]) => {
  const found = [...document.querySelectorAll(place)].filter((one) => one.checkVisibility())[nth];
  if (!found || found.matches(':disabled')) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const points = [[0.5, 0.5], [0.2, 0.3]].map(([along, down]) => [left + width * along, top + height * down]);
  return points.find(([x, y]) => found.contains(document.elementFromPoint(x, y))) ?? null;
}"""
"""A script that finds a point where the visible element can be touched: its middle, or a part that no card covers."""
SHEET_COMPLETE = """() => {
  const deals = window.sockets.at(-1)?.state?.table.sheet;
  const written = document.querySelectorAll('.history > ol > li').length;
  return Boolean(document.querySelector('.sheet-head')) && written === deals;
}"""
OVER = ".settled"


@contextmanager
def visit(
    browser: Browser,
    address: str,
    *,
    size: tuple[int, int] = WIDE,
    locale: str = "en-GB",
    known: StorageState | None = None,
    unlike: str = "",
) -> Iterator[Page]:
    """Yield a visitor's page, which must log no warning or error on the console.

    ``known``: the browser's storage from an earlier visit; without it, the visitor comes for the first time.
    ``unlike``: words of the browser's own messages about error responses that the visit causes.
    """
    context = None if known else take_left_context(browser, address, locale)
    if context is None:
        context = browser.new_context(locale=locale, reduced_motion="reduce", base_url=address, storage_state=known)
        context.add_init_script(NO_WORKER)
        context.add_init_script(TWO_TAPS)
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.add_init_script(KEEP_SOCKETS)
    await_script_after(page)
    try:
        yield page
    except BaseException:
        context.close()
        raise
    leave(context, address, locale)
    assert [said for said in complaints if not (unlike and unlike in said)] == []


def await_script_after(page: Page) -> None:
    """Make ``page.goto`` wait until the script has drawn the page; before, its buttons send forms to the server."""
    goto = page.goto

    def goto_and_wait(address: str, **more: Any) -> Response | None:
        answer = goto(address, **more)
        page.wait_for_function("() => !document.querySelector('[data-drawn]')")
        return answer

    page.goto = goto_and_wait  # type: ignore[assignment, method-assign]


LEFT_CONTEXTS: WeakKeyDictionary[Browser, dict[tuple[str, str], list[BrowserContext]]] = WeakKeyDictionary()
"""Contexts of earlier visitors, by address and locale: the next visitor reuses their cache of files, and nothing else.

Fetching all files of the page takes a browser a second; asking whether they have changed, half of that.
"""


def take_left_context(browser: Browser, address: str, locale: str) -> BrowserContext | None:
    """Return the context of a visitor who has left this room, to be used again; None if there is none."""
    gone = LEFT_CONTEXTS.get(browser, {}).get((address, locale), [])
    return gone.pop() if gone else None


def leave(context: BrowserContext, address: str, locale: str) -> None:
    """Delete everything in the context except cached files, and keep it for the next visitor."""
    try:
        for page in context.pages:
            if page.url.startswith(address):
                page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
            page.close()
        context.clear_cookies()
    except Error:  # the page is being navigated
        context.close()
        return
    assert context.browser
    LEFT_CONTEXTS.setdefault(context.browser, {}).setdefault((address, locale), []).append(context)


def close_left_open(browser: Browser) -> None:
    """Close every context that was not left, so that only reusable ones remain."""
    kept = [context for contexts in LEFT_CONTEXTS.get(browser, {}).values() for context in contexts]
    for context in browser.contexts:
        if context not in kept:
            context.close()


def forget_room(address: str) -> None:
    """Close the contexts of visitors of a room that has ended."""
    for browser, gone in LEFT_CONTEXTS.items():
        for visited in [one for one in gone if one[0] == address]:
            for context in gone.pop(visited):
                if browser.is_connected():
                    context.close()


def start_deal(page: Page) -> None:
    """Play now: one tap, and the cards are dealt."""
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    await_turn(page)


def await_turn(page: Page) -> None:
    """Tap the cloth, which shortens pauses, until the visitor is to act or the deal is over."""
    page.wait_for_function(HAS_TURN)


def await_sheet(page: Page) -> None:
    """Wait until the sheet, which is fetched again after each settlement, shows every finished deal."""
    page.wait_for_function(SHEET_COMPLETE)


def moment(page: Page) -> str:
    """Return the state of the visitor: ``asked`` (they can act now), ``sending``, ``waiting`` or ``over``."""
    moment_name: str = page.evaluate(MOMENT)
    return moment_name


def is_over(page: Page) -> bool:
    """Whether the page shows that the deal is over."""
    return page.locator(OVER).count() > 0


def hand(page: Page) -> list[str]:
    """Return the visitor's cards, by their accessible names."""
    return accessible_names(page.locator(".held"))


def accessible_names(cards: Locator) -> list[str]:
    """Return the accessible names of the cards that are there now, all read at one moment."""
    names: list[str] = cards.evaluate_all("all => all.map((one) => one.ariaLabel ?? '')")
    return names


LINES_WITHOUT_TIMES = """(lines) => lines.map((line) => {
  const copy = line.cloneNode(true);
  copy.querySelectorAll('time').forEach((time) => time.remove());
  return copy.textContent.trim();
})"""


def log_lines(page: Page) -> list[str]:
    """Return the lines of the page's log without their times, newest first, visible or not."""
    lines: list[str] = page.locator(".log li").evaluate_all(LINES_WITHOUT_TIMES)
    return lines


def phase(page: Page) -> str:
    """Return the phase that the page shows; empty if it shows no deal."""
    found = re.search(r"phase-(\w+)", page.locator(".scene").get_attribute("class") or "")
    return found[1] if found else ""


@contextmanager
def await_effect(page: Page, *moments: str) -> Iterator[None]:
    """Wait until the table shows the effect of the block, and the visitor's state is one of ``moments``, if given."""
    before = page.evaluate(TABLE_STATE)
    yield
    page.wait_for_function(EFFECT_SHOWN, arg=[before, moments or ("asked", "waiting")])


def take_turn(page: Page) -> None:
    """Take the first option that is offered, by clicks, and wait until the visitor is to act again."""
    with await_effect(page, "asked"):
        TURNS.get(phase(page), press_first)(page)


def tap(page: Page, place: str, nth: int = 0) -> None:
    """Click with the mouse on the ``nth`` visible element of ``place``, at a point that nothing covers."""
    where = page.evaluate(POINT_OF, [place, nth])
    if where is None:  # not there yet: Playwright waits for it, and reports what covers it
        page.locator(place).filter(visible=True).nth(nth).click()
    else:
        page.mouse.click(*where)


def press_first(page: Page) -> None:
    """Press the first button that is offered."""
    tap(page, ".options .choice:enabled")


def discard_two(page: Page) -> None:
    """Discard the last two of twelve cards."""
    for card in (10, 11):
        tap(page, ".held", card)
    press_first(page)


def play_a_card(page: Page) -> None:
    """Play the first card that may be played: a tap lifts it, another plays it."""
    tap(page, ".held.may")
    tap(page, ".held.picked")


TURNS: dict[str, Callable[[Page], None]] = {"discarding": discard_two, "playing": play_a_card}


def close_socket(page: Page) -> None:
    """End the socket as a lost network would."""
    page.evaluate("() => window.sockets.at(-1).close()")


def await_reconnect(page: Page, lines: int) -> None:
    """Wait until the page has opened its ``lines``-th socket and received the state."""
    page.wait_for_function(
        "lines => window.sockets.length >= lines && window.sockets.at(-1).readyState === 1"
        " && !document.querySelector('.interruption')",
        arg=lines,
    )


def next_deal(page: Page) -> None:
    """Begin the next deal, and wait until the visitor is to act in it."""
    page.get_by_role("button", name="Next deal").click()
    page.wait_for_selector(OVER, state="detached")
    await_turn(page)


def reach_play(page: Page) -> bool:
    """Play, over several deals if need be, until the visitor has to play a card; returns whether that happened."""
    for _ in range(120):
        if is_over(page):
            next_deal(page)
        elif phase(page) == "playing":
            return True
        else:
            take_turn(page)
    return False
