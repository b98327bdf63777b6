"""A visitor at the table: what he sees, and what he clicks."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, StorageState

PHONE = (360, 640)
WIDE = (1280, 800)

KEEP_SOCKETS = """
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) { super(...given); window.sockets.push(this); }
  };
"""
STANDING = """() => [
  document.querySelector('.scene')?.className,
  document.querySelectorAll('.ladder .call').length,
  document.querySelectorAll('.answers li').length,
  document.querySelectorAll('.held').length,
  document.querySelector('.options .choices')?.textContent,
].join('|')"""
ASKED = """() => {
  const asked = document.querySelector('.options.mine .prompt');
  if (document.querySelector('.settled') || (asked && !asked.textContent.includes('…'))) return true;
  document.querySelector('.cloth')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return false;
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
) -> Iterator[Page]:
    """A visitor's page, which must come through without a word on the console.

    ``known``: what his browser has kept of an earlier visit; otherwise he comes for the first time.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=locale,
        reduced_motion="reduce",
        base_url=address,
        storage_state=known,
    )
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.add_init_script(KEEP_SOCKETS)
    yield page
    context.close()
    assert complaints == []


def sit_down_at_once(page: Page) -> None:
    """Play now: one tap, and the cards are dealt."""
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    await_turn(page)


def await_turn(page: Page) -> None:
    """Tap the cloth like somebody in a hurry until the visitor is asked for something, or the deal is over."""
    page.wait_for_function(ASKED)


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def hand(page: Page) -> list[str]:
    """The visitor's cards, as they are named aloud."""
    return [card.get_attribute("aria-label") or "" for card in page.locator(".held").all()]


def phase(page: Page) -> str:
    found = re.search(r"phase-(\w+)", page.locator(".scene").get_attribute("class") or "")
    return found[1] if found else ""


def take_turn(page: Page) -> None:
    """Do the first thing that is offered, by clicks, and wait until it is done and something is asked again."""
    before = page.evaluate(STANDING)
    TURNS.get(phase(page), press_first)(page)
    page.wait_for_function(f"before => document.querySelector('.settled') || ({STANDING})() !== before", arg=before)
    await_turn(page)


def press_first(page: Page) -> None:
    page.locator(".options .choice:enabled").first.click()


def discard_two(page: Page) -> None:
    for card in (10, 11):
        page.locator(".held").nth(card).click()
    press_first(page)


def play_a_card(page: Page) -> None:
    playable = page.locator(".held.may").first
    playable.click()
    page.locator(".held.picked").click()


TURNS: dict[str, Callable[[Page], None]] = {"discarding": discard_two, "playing": play_a_card}


def cut_the_line(page: Page) -> None:
    """End the socket as a lost network would."""
    page.evaluate("() => window.sockets.at(-1).close()")


def await_new_line(page: Page, lines: int) -> None:
    """Wait until the page has opened its ``lines``-th socket and been told the state."""
    page.wait_for_function(
        "lines => window.sockets.length >= lines && window.sockets.at(-1).readyState === 1"
        " && !document.querySelector('.interruption')",
        arg=lines,
    )


def reach_play(page: Page) -> bool:
    """Go on, over several deals if need be, until the visitor is asked to play a card; whether it came to that."""
    for _ in range(120):
        if is_over(page):
            page.get_by_role("button", name="Next deal").click()
            page.wait_for_selector(OVER, state="detached")
            await_turn(page)
        elif phase(page) == "playing":
            return True
        else:
            take_turn(page)
    return False
