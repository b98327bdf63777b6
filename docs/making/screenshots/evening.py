"""An evening of a game of tricks: two people and a bot, from the waiting room to the end of the sitting."""

from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial

from playwright.sync_api import Page

from docs.making.screenshots.explore import explore
from docs.making.screenshots.stage import (
    Stage,
    await_turn,
    open_all,
    open_by,
    open_table,
    read_offer,
    take_dialogs,
    take_drawers,
)
from kitapi_testing.browser.visitor import HAS_TURN, phase

HOLD_BACK = """
  window.heldBack = null;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (message) {
    if (window.heldBack && /"value":"[0-9a-f]+"/.test(message)) window.heldBack.push(() => send.call(this, message));
    else send.call(this, message);
  };
"""
"""A script by which a page does not send its share in the shuffle until another script releases it."""

CLAIM = "[data-choice*='\"claim\"']"
BOT = "steady"
MOST_DEALS = 14
LEAST_DEALS = 3
REVIEWING = 120_000.0
"""Longest wait for a review in milliseconds; before the first one the solver is compiled."""


def play_evening(stage: Stage, game: str) -> None:
    """Play the whole evening."""
    with ExitStack() as visits:
        host, guest = visits.enter_context(stage.visit()), visits.enter_context(stage.visit(before=HOLD_BACK))
        _open_table(stage, game, host, guest)
        _play_deals(stage, (host, guest))
        host.wait_for_function(HAS_TURN)
        table = host.url
        for part in (_show_papers, _show_replay, _show_review):
            with stage.part(part.__name__.strip("_")):
                part(stage, host)
            host.goto(table)
            host.wait_for_selector(".settled")
        with stage.part("seats"):
            _change_seats(stage, host, guest)
        with stage.part("breaking up"):
            _break_up(stage, host, guest)


def explore_house_rules(stage: Stage, game: str, deals: int) -> None:
    """Play deals with every preset of house rules, each against bots."""
    with stage.visit() as page:
        page.goto("/")
        for number, (preset, variant) in enumerate(read_offer(page, game)["presets"].items()):
            with stage.part(f"{game} by {preset}"):
                page.goto(open_table(page, game, ["me", BOT, BOT], variant, name=stage.names[0]))
                if not number:
                    _ask_advice(stage, page)
                explore(stage, page, preset, deals=deals, seed=number)


def _ask_advice(stage: Stage, page: Page) -> None:
    """Take pictures of the values of the options, while they are computed and afterwards."""
    await_turn(page)
    page.locator(".advice-button").click()
    page.wait_for_selector(".advice")
    stage.take(page, "advice-counting")
    page.wait_for_selector(".advice table, .advice .alternatives", timeout=REVIEWING)
    page.evaluate("() => document.querySelectorAll('.advice details').forEach((one) => { one.open = true; })")
    stage.take(page, "advice")
    page.locator(".advice-button").click()


def _open_table(stage: Stage, game: str, host: Page, guest: Page) -> None:
    """Open a table; take pictures of start page, form, waiting room, and the shuffle that waits for the guest."""
    host.goto(f"/?game={game}")
    stage.take(host, "start")
    host.locator(".big.second").click()
    host.locator(".friends input").first.fill(stage.names[0])
    open_all(host, ".friends")
    stage.take(host, "order")
    host.locator(".friends .other select").nth(1).select_option(BOT)
    host.locator(".friends .big").click()
    host.wait_for_selector(".waiting .link")
    stage.take(host, "waiting")
    with stage.part("changed terms"):
        take_dialogs(stage, host, "waiting")
    guest.goto(host.url)
    guest.locator(".scene .offer").first.click()
    guest.locator(".name-form input").fill(stage.names[1])
    guest.evaluate("() => { window.heldBack = []; }")
    guest.locator(".name-form button").click()
    guest.wait_for_selector(".terms .plain")
    stage.take(guest, "terms")
    guest.locator(".terms .plain").first.click()
    host.wait_for_selector(".phase-shuffling")
    stage.take(host, "shuffling")
    guest.evaluate("() => { const held = window.heldBack; window.heldBack = null; held.forEach((send) => send()); }")
    for page in (host, guest):
        page.wait_for_selector(".held")


def _play_deals(stage: Stage, pages: Sequence[Page]) -> None:
    """Play until there was a claim and a deal with tricks."""
    for deal in range(1, MOST_DEALS):
        _play_deal(stage, pages)
        stage.take(pages[0], "settled")
        if deal >= LEAST_DEALS and "playing" in stage.camera.phases:
            return
        for page in pages:
            page.locator(".foot .choice").first.click()
        for page in pages:
            page.wait_for_selector(".settled", state="detached")


def _play_deal(stage: Stage, pages: Sequence[Page]) -> None:
    """Let everybody act until the deal is settled, with pictures of phases and of new texts."""
    for _ in range(200):
        if all(page.locator(".settled").count() for page in pages):
            return
        for page in pages:
            if _is_to_act(page):
                _look(stage, page)
                _act(stage, page, bids=page is pages[0])
                page.wait_for_function("() => !document.querySelector('.options .prompt')?.textContent.includes('…')")
    raise AssertionError("the deal does not end")


def _is_to_act(page: Page) -> bool:
    """Whether the player at ``page`` is to act now; shows the present state at once."""
    page.locator(".cloth").dispatch_event("pointerdown")
    return page.locator(".options.mine .prompt").count() > 0 and page.locator(".settled").count() == 0


def _look(stage: Stage, page: Page) -> None:
    now = phase(page)
    calls, held = page.locator(".ladder .call").count(), page.locator(".held").count()
    if (now == "bidding" and calls < 3) or (now == "playing" and held > 8):
        return
    stage.take(page, now)
    again = page.locator(".looking-back > .plain")
    if again.count() == 2 and "own-talon" not in stage.camera.names:
        again.first.click()
        stage.take(page, "own-talon")
        again.last.click()
        stage.take(page, "last-trick")
        again.last.click()


def _act(stage: Stage, page: Page, *, bids: bool) -> None:
    """Bid or pass, or take the first option; claim if possible, until a claim has been pictured."""
    passing, claim = page.locator("[data-choice*='pass']"), page.locator(CLAIM)
    now = phase(page)
    if now == "bidding" and not bids and passing.count():
        passing.first.click()
    elif now == "discarding":
        for card in (10, 11):
            page.locator(".held").nth(card).press(" ")
        stage.take(page, "discarded")
        page.locator(".options .choice:enabled").first.click()
    elif now == "naming":
        page.locator(".rung").first.click()
        page.locator(".options .choice:enabled").first.click()
    elif claim.count() and "claiming" not in stage.camera.names and page.locator(".held").count() < 9:
        claim.first.click()
        stage.take(page, "claiming", prepare=partial(open_by, button=CLAIM, opened=".asked"))
        page.locator(".asked .choice").first.click()
    elif now == "playing":
        page.locator(".held.may").first.press("Enter")
    else:
        page.locator(".options .choice:enabled").first.click()


def _show_papers(stage: Stage, page: Page) -> None:
    """Take pictures of the slip of the deal, the sheet with explained figures and a settlement, and the dialogs."""
    page.locator(".settled .rule-tap").first.click()
    stage.take(page, "settled-rule")
    page.locator("button.figures").first.click()
    page.locator(".settle-now summary").click()
    page.locator(".history summary").first.click()
    stage.take(page, "sheet")
    take_dialogs(stage, page, "table")
    take_drawers(stage, page)


def _show_replay(stage: Stage, page: Page) -> None:
    """Take pictures of the replay of the last deal at several steps, and of the check of its cards."""
    page.keyboard.press("v")
    page.wait_for_selector(".replay-words")
    stage.take(page, "replay-start")
    last = int(page.locator(".replay-slider").get_attribute("max") or 0)
    page.locator(".eyes input").check()
    for name, at in (("replay-bidding", 4), ("replay-playing", max(last - 12, 5)), ("replay-end", last)):
        page.locator(".replay-slider").fill(str(at))
        stage.take(page, name)
    take_dialogs(stage, page, "replay")
    page.keyboard.press("c")
    page.wait_for_selector("dialog[open]")
    page.wait_for_timeout(1500)
    stage.take(page, "check")


def _show_review(stage: Stage, page: Page) -> None:
    """Take pictures of the review of the last deal."""
    page.keyboard.press("v")
    page.wait_for_selector(".replay-words")
    page.keyboard.press("w")
    page.wait_for_selector(".seat-sums", timeout=REVIEWING)
    stage.take(page, "review")
    for number in range(min(8, page.locator(".decision-line").count())):
        page.locator(".decision-line").nth(number).click()
        stage.take_news(page, "review")


def _change_seats(stage: Stage, host: Page, guest: Page) -> None:
    """Let the guest leave the seat, look on, lose the connection, and come back, with pictures of each state."""
    guest.keyboard.press("u")
    guest.locator(".seat-actions button").nth(1).click()
    guest.wait_for_selector(".foot .offer")
    stage.take(guest, "watching")
    stage.take(host, "missed")
    take_dialogs(stage, host, "missed")
    guest.locator(".foot .offer").first.click()
    await_turn(guest)


def _break_up(stage: Stage, host: Page, guest: Page) -> None:
    """Break the sitting up, with pictures of the proposal as both see it, and of the settled sheet."""
    host.keyboard.press("u")
    host.locator(".seat-actions .plain").last.click()
    guest.wait_for_selector(".ending")
    stage.take(guest, "breaking-up")
    stage.take(host, "proposed")
    guest.locator(".ending .plain").first.click()
    host.wait_for_selector(".ending", state="detached")
    stage.take(host, "broken-up")
