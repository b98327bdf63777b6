"""Take pictures of every page and every phase of a deal, for a look at them before a release.

    python -m docs.making.take_pictures FOLDER

Two people, each in a browser, and a bot play at a table of a real server until every phase was seen. Pictures of the
papers, the replay, the review and the end of the sitting follow; each game in turn. Each picture is taken in the light
and in the dark theme. The cards are random, so every run shows other tables. Pictures are named
``<game>-<phase>-<language>-<width>x<height>-<light>.png``.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from docs.making import games
from kitapi_campaigns.finding import parts_of
from kitapi_testing.browser.chromium import find_browser
from kitapi_testing.browser.visitor import HAS_TURN

SIZES = ((360, 640), (1280, 800), (640, 360), (800, 360))
LANGUAGES = {"en": "en-GB", "el": "el-GR", "sk": "sk-SK", "it": "it-IT"}
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
NAMES = {
    "en": ("Maria", "Konstantinos"),
    "el": ("Μαρία", "Κωνσταντίνος"),
    "sk": ("Mária", "Konštantín"),
    "it": ("Maria", "Costantino"),
}
SHARED_PHASES = {"bidding", "discarding", "naming", "playing", "last-trick", "settled"}
PHASES: dict[str, set[str]] = {game: SHARED_PHASES | own for game, own in parts_of(games, "pictures", "PHASES").items()}
"""The phases that pictures must show, by game, in the order of the start page."""

MOST_DEALS = 25
LEAST_DEALS = 4
PATIENCE = 10_000.0
REVIEWING = 90_000.0
"""Longest wait for a review in milliseconds; before the first one the solver is compiled."""

HOLD_BACK = """
  window.heldBack = null;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (message) {
    if (window.heldBack && /"value":"[0-9a-f]+"/.test(message)) window.heldBack.push(() => send.call(this, message));
    else send.call(this, message);
  };
"""
"""Script that lets a page hold its share in the shuffle back."""


@dataclass
class Camera:
    """Takes pictures of one game, language and size, each of them once."""

    folder: Path
    game: str
    language: str
    size: tuple[int, int]
    taken: set[str] = field(default_factory=set)

    def take(self, page: Page, name: str, *, whole: bool = False) -> None:
        """Take the picture ``name`` in both themes; ``whole``: of the whole page instead of the visible part."""
        if name in self.taken:
            return
        self.taken.add(name)
        width, height = self.size
        for light in LIGHTS:
            page.emulate_media(color_scheme=light)
            path = self.folder / f"{self.game}-{name}-{self.language}-{width}x{height}-{light}.png"
            page.screenshot(path=path, full_page=whole)


@contextmanager
def run_room() -> Iterator[str]:
    """Run a room with quick bots, and yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'room.db'}"
        command = [sys.executable, "-m", "kitapi", "serve", "--port", "0", "--pace", "0", "--database", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().partition("Kitapi: ")[2].strip()
            finally:
                server.terminate()


def phase_of(page: Page) -> str:
    """The phase on the table."""
    found = re.search(r"phase-(\w+)", page.locator(".scene").get_attribute("class") or "")
    return found[1] if found else ""


def is_to_act(page: Page) -> bool:
    """Whether the player at ``page`` is to act now; shows the present state at once."""
    page.locator(".cloth").dispatch_event("pointerdown")
    return page.locator(".options.mine .prompt").count() > 0 and page.locator(".settled").count() == 0


def open_the_table(camera: Camera, host: Page, guest: Page) -> None:
    """The start page, the order, the waiting room, and the shuffle that waits for the guest."""
    host.goto("/")
    host.locator(".game-switch button").nth(list(PHASES).index(camera.game)).click()
    host.wait_for_selector(".big.second")
    camera.take(host, "start", whole=True)
    host.locator(".big.second").click()
    host.locator(".friends input").first.fill(NAMES[camera.language][0])
    host.locator(".friends select").nth(2).select_option("steady")
    camera.take(host, "order", whole=True)
    host.locator(".friends .big").click()
    host.wait_for_selector(".waiting .link")
    camera.take(host, "waiting")
    sit_down(camera, guest, host.url)
    host.wait_for_selector(".phase-shuffling")
    camera.take(host, "shuffling")
    guest.evaluate("() => { const held = window.heldBack; window.heldBack = null; held.forEach((send) => send()); }")
    for page in (host, guest):
        page.wait_for_selector(".held")


def sit_down(camera: Camera, guest: Page, link: str) -> None:
    """Take the open seat and accept the terms, but give no share in the shuffle yet."""
    guest.goto(link)
    guest.locator(".scene .offer").first.click()
    guest.locator(".name-form input").fill(NAMES[camera.language][1])
    guest.evaluate("() => { window.heldBack = []; }")
    guest.locator(".name-form button").click()
    guest.wait_for_selector(".terms .plain")
    camera.take(guest, "terms")
    guest.locator(".terms .plain").first.click()


def play_a_deal(camera: Camera, pages: Sequence[Page]) -> None:
    """Let everybody act, and take a picture of each new phase, until the deal is settled."""
    for _ in range(300):
        if all(page.locator(".settled").count() for page in pages):
            return
        for page in pages:
            if is_to_act(page):
                look(camera, page)
                act(camera, page, bids=page is pages[0])
                page.wait_for_function("() => !document.querySelector('.options .prompt')?.textContent.includes('…')")
    raise RuntimeError("the deal does not end")


def look(camera: Camera, page: Page) -> None:
    """Take a picture of the phase, if it has something to show."""
    phase = phase_of(page)
    calls, held = page.locator(".ladder .call").count(), page.locator(".held").count()
    early = {"bidding": calls < 3, "playing": held > 8 or not page.locator(".trick .card").count()}
    if early.get(phase):
        return
    if phase == "discarding":
        page.locator(".held").nth(3).press(" ")
        camera.take(page, phase)
        page.locator(".held").nth(3).press(" ")
        return
    camera.take(page, phase)
    again = page.locator(".looking-back > .plain")
    if again.count() == 2:
        again.first.click()
        camera.take(page, "own-talon")
        again.last.click()
        camera.take(page, "last-trick")
        again.last.click()


def act(camera: Camera, page: Page, *, bids: bool) -> None:
    """Bid or pass, or take the first option; claim if possible, until a claim has been pictured."""
    passing, claim = page.locator("[data-choice*='pass']"), page.locator("[data-choice*='\"claim\"']")
    phase = phase_of(page)
    if phase == "bidding" and not bids and passing.count():
        passing.first.click()
    elif phase == "discarding":
        for card in (10, 11):
            page.locator(".held").nth(card).press(" ")
        page.locator(".options .choice:enabled").first.click()
    elif phase == "naming":
        page.locator(".rung").first.click()
        page.locator(".options .choice:enabled").first.click()
    elif claim.count() and "claimed" not in camera.taken and page.locator(".held").count() < 9:
        claim.first.click()
        camera.take(page, "claiming")
        page.locator(".asked .choice").first.click()
    elif phase == "playing":
        page.locator(".held.may").first.press("Enter")
    else:
        page.locator(".options .choice:enabled").first.click()


def play_until_all_is_seen(camera: Camera, pages: Sequence[Page]) -> None:
    """Play deals until every phase was pictured and the sheet has struck figures."""
    for deal in range(1, MOST_DEALS):
        play_a_deal(camera, pages)
        if deal > 1:
            camera.take(pages[0], "settled")
        missing = PHASES[camera.game] - camera.taken
        if not missing and deal >= LEAST_DEALS:
            return
        for page in pages:
            page.locator(".foot .choice").first.click()
        for page in pages:
            page.wait_for_selector(".settled", state="detached")
    print(f"  never seen: {', '.join(sorted(PHASES[camera.game] - camera.taken))}")


def show_the_papers(camera: Camera, page: Page) -> None:
    """The slip's end, the sheet with a story and a settlement, the log, and the dialogs."""
    page.locator(".settled").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    camera.take(page, "settled-end")
    page.keyboard.press("s")
    camera.take(page, "sheet")
    page.locator("button.figures").first.click()
    page.locator(".story").scroll_into_view_if_needed()
    camera.take(page, "story")
    page.locator("button.figures").first.click()
    page.locator(".settle-now summary").click()
    page.locator(".settle-now").evaluate("one => one.scrollIntoView()")
    camera.take(page, "settle-now")
    page.locator(".history summary").first.click()
    page.locator(".history").evaluate("one => one.scrollIntoView()")
    camera.take(page, "history")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    camera.take(page, "log")
    page.keyboard.press("Escape")
    for key, name in (("u", "seats"), (",", "settings"), ("?", "help")):
        page.keyboard.press(key)
        camera.take(page, name)
        page.keyboard.press("Escape")


def show_the_replay(camera: Camera, page: Page) -> None:
    """The replay of a deal, with closed and with open hands, its end, and its review."""
    table = page.url
    page.keyboard.press("v")
    page.wait_for_selector(".replay-words")
    camera.take(page, "replay-start")
    last = int(page.locator(".replay-slider").get_attribute("max") or 0)
    page.locator(".eyes input").check()
    for name, at in (("replay-bidding", 4), ("replay-playing", max(last - 12, 5)), ("replay-end", last)):
        page.locator(".replay-slider").fill(str(at))
        camera.take(page, name)
    page.keyboard.press("w")
    page.wait_for_selector(".seat-sums", timeout=REVIEWING)
    page.keyboard.press("t")
    camera.take(page, "review")
    page.goto(table)
    page.wait_for_selector(".settled")


def break_up(camera: Camera, host: Page, guest: Page) -> None:
    """The proposal as the other sees it, and the sheet settled."""
    host.keyboard.press("u")
    host.locator(".seat-actions .plain").last.click()
    guest.wait_for_selector(".ending")
    camera.take(guest, "breaking-up")
    guest.locator(".ending .plain").first.click()
    host.wait_for_selector(".ending", state="detached")
    camera.take(host, "broken-up")


def visit(browser: Browser, camera: Camera, address: str) -> None:
    """One whole sitting."""
    width, height = camera.size
    contexts = [
        browser.new_context(
            viewport={"width": width, "height": height},
            locale=LANGUAGES[camera.language],
            reduced_motion="reduce",
            base_url=address,
            has_touch=width < 1000,
        )
        for _ in range(2)
    ]
    host, guest = (context.new_page() for context in contexts)
    for page in (host, guest):
        page.set_default_timeout(PATIENCE)
    guest.add_init_script(HOLD_BACK)
    open_the_table(camera, host, guest)
    play_until_all_is_seen(camera, (host, guest))
    host.wait_for_function(HAS_TURN)
    show_the_papers(camera, host)
    show_the_replay(camera, host)
    break_up(camera, host, guest)
    for context in contexts:
        context.close()


def main() -> None:
    """Take all pictures, or those of the sizes, languages and games named."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", action="append", help="width x height, as 360x640; may be repeated")
    parser.add_argument("--language", action="append", choices=sorted(LANGUAGES))
    parser.add_argument("--game", action="append", choices=list(PHASES))
    given = parser.parse_args()
    sizes = [(int(width), int(height)) for width, height in (size.split("x") for size in given.size or ())] or SIZES
    given.folder.mkdir(parents=True, exist_ok=True)
    sandbox = [] if not hasattr(os, "getuid") or os.getuid() else ["--no-sandbox"]
    with run_room() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=sandbox)
        for game, language, size in product(given.game or PHASES, given.language or LANGUAGES, sizes):
            camera = Camera(given.folder, game, language, size)
            visit(browser, camera, address)
            print(f"{game} {language} {size[0]}x{size[1]}: {len(camera.taken)} pictures by day and by night")


if __name__ == "__main__":
    main()
