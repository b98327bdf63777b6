"""Scenes that every game has: the pages around its tables, and the messages when something cannot be reached."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from playwright.sync_api import Page

from docs.making.screenshots.stage import Stage, open_all, open_by, open_table, read_offer, take_dialogs

OTHER_VERSION = """new MutationObserver((_, watching) => {
  const version = document.querySelector("meta[name='kitapi-version']");
  if (!version) return;
  version.content = '0'.repeat(16);
  watching.disconnect();
}).observe(document, { childList: true, subtree: true });"""
"""A script by which the page believes that it is of another version than the server's."""


CHOOSE_OPTIONS = """(number) => {
  let chosen = false;
  for (const list of document.querySelectorAll('.friends select')) {
    if (list.disabled || list.options.length <= number || list.options[number].disabled) continue;
    list.selectedIndex = number;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    chosen = true;
  }
  return chosen;
}"""
"""A script that chooses the option of this number in every list of the form that has one; returns whether any list
does."""

OWN_SEAT = ".waiting, .plate.at-bottom"
"""A selector that matches once the visitor sits at the table: the room before the first deal, or their plate."""
OFFER = ".scene .offer"
"""The button at a seat by which a visitor takes it, or asks for it."""
STRONG_HANDS = {
    "hand-strong": "As Ks Qs Js Ts 9s Ah Kh Ac Kc",
    "hand-twelve-strong": "As Ks Qs Js Ts 9s Ah Kh Ac Kc Ad Kd",
}
SOLVING = 180_000.0
"""Longest wait for the value of a hand in milliseconds; the solver is compiled before the first one."""
SEATS_BUTTON = "[aria-haspopup=dialog][aria-keyshortcuts=u]"

BROKEN_LINKS = {
    "incomplete": "declarer=As+Zz",
    "out-of-order": "declarer=As+Kd&first=7s+8d&second=9s+10d&played=Kd+7s+8d",
}
"""Addresses of the solver of which a part cannot be read."""


def show_start(stage: Stage, game: str) -> None:
    """Take pictures of the start page with its dialogs, the form for friends with every preset, and own tables."""
    with stage.visit() as page:
        page.goto(f"/?game={game}")
        stage.take(page, "start")
        take_dialogs(stage, page, "start")
        with stage.part("settings"):
            _show_settings(stage, page)
        with stage.part("friends"):
            _show_friends(stage, page)
        with stage.part("own tables"):
            _show_own_tables(stage, page, game)


def _show_settings(stage: Stage, page: Page) -> None:
    """Take pictures of the lower parts of the settings: connections, and signing out."""
    page.locator("[aria-haspopup=dialog]").first.click()
    page.locator("dialog[open] .own-connections button").first.click()
    page.locator("dialog[open] .sign-out button").first.click()
    page.wait_for_selector(".visitor-number")
    stage.take(page, "settings-connections")
    page.locator("dialog[open] .sign-out").scroll_into_view_if_needed()
    page.evaluate("() => document.querySelector('dialog[open] .dialog-body')?.scrollTo(0, 1e6)")
    page.evaluate("() => document.querySelector('dialog[open]')?.scrollTo(0, 1e6)")
    stage.take(page, "settings-sign-out")
    page.keyboard.press("Escape")


def _show_friends(stage: Stage, page: Page) -> None:
    """Take pictures of the form without a name, unfolded with each preset, and with each option of its lists chosen."""
    page.locator(".big.second").click()
    page.wait_for_selector(".friends .big")
    page.locator(".friends .big").click()
    stage.take(page, "friends-nameless")
    page.locator(".friends input").first.fill(stage.names[0])
    open_all(page, ".friends")
    for number in range(page.locator(".friends .doors button").count()):
        page.locator(".friends .doors button").nth(number).click()
        open_all(page, ".friends")
        stage.take_news(page, "friends-door")
    presets = page.locator(".friends .presets").first.locator("button")
    for number in range(presets.count()):
        presets.nth(number).click()
        stage.take_news(page, "friends")
    for number in range(6):
        if not _choose_others(page, number):
            break
        stage.take_news(page, "friends-lists")


def _choose_others(page: Page, number: int) -> bool:
    """Choose the option of this number in every list of the form that has one; returns whether any list does."""
    return bool(page.evaluate(CHOOSE_OPTIONS, number))


def _show_own_tables(stage: Stage, page: Page, game: str) -> None:
    """Take pictures of two own tables on the start page, one of them in the archive."""
    variant: Mapping[str, Any] = next(iter(read_offer(page, game)["presets"].values()))
    house = {"house": {"name": "Lido"}} if "practice" in variant and not variant["practice"] else {}
    for _ in range(2):
        open_table(page, game, ["me", "open", "open"], variant, name=stage.names[0], **house)
    page.goto("/")
    page.wait_for_selector(".own-tables")
    page.locator(".own-tables .close").first.click()
    page.wait_for_selector(".own-tables details")
    open_all(page, ".own-tables")
    stage.take(page, "own-tables")


def show_invitations(stage: Stage, game: str) -> None:
    """Take pictures of a table by invitation, as host and visitor see it before and after a request for a seat."""
    with stage.visit() as host, stage.visit() as guest:
        host.goto("/")
        variant = next(iter(read_offer(host, game)["presets"].values()))
        table = open_table(host, game, ["me", "open", "open"], variant, name=stage.names[0], entry="invitation")
        host.goto(table)
        host.wait_for_selector(OWN_SEAT)
        stage.take(host, "invited")
        guest.goto(table)
        guest.locator(OFFER).first.click()
        stage.take(guest, "asking-for-a-seat", prepare=partial(open_by, button=OFFER, opened=".name-form"))
        guest.locator(".name-form input").fill(stage.names[1])
        guest.locator(".name-form button").click()
        guest.wait_for_selector(".scene [role=status]")
        stage.take(guest, "seat-asked")
        _open_requests(host)
        stage.take(host, "asked-for-a-seat", prepare=_open_requests)
        host.locator(".requests button").first.click()
        host.keyboard.press("Escape")
        guest.wait_for_selector(OFFER)
        stage.take(guest, "admitted")
        take_dialogs(stage, host, "invited")


def _open_requests(page: Page) -> None:
    """Show the requests for seats: in the waiting room before the first deal, later on the slip about seats."""
    page.wait_for_selector(f".requests, {SEATS_BUTTON}")
    if not page.locator(".requests").filter(visible=True).count():
        page.locator(SEATS_BUTTON).first.click()
    page.wait_for_selector(".requests")


def show_lost_pages(stage: Stage, game: str) -> None:
    """Take pictures of unknown addresses, a lost connection, a server that does not answer, and a new version."""
    with stage.visit() as page:
        for name, address in (
            ("no-page", "/nothing"),
            ("no-table", "/table/abcdefgh"),
            ("no-replay", "/table/abcdefgh/deal/1"),
            ("offline", "/offline"),
            ("no-class", f"/drills/{game}?class=AAAA-AAAA"),
            ("wrong-invitation", "/?house=lido&invitation=none"),
        ):
            with stage.part(name):
                page.goto(address)
                page.wait_for_timeout(300)
                stage.take(page, name)
        with stage.part("no server"):
            _show_no_server(stage, page, game)
        with stage.part("a lost connection"):
            _show_lost_connection(stage, page, game)
    with stage.part("a new version"), stage.visit(before=OTHER_VERSION) as page:
        page.goto(f"/?game={game}")
        page.locator(".ways .big").first.click()
        page.wait_for_selector(".new-version")
        stage.take(page, "new-version")


def _show_no_server(stage: Stage, page: Page, game: str) -> None:
    """Show the start page when the server does not answer."""
    page.goto(f"/?game={game}")
    page.context.set_offline(True)
    page.locator(".ways .big").first.click()
    page.wait_for_selector(".trouble")
    stage.take(page, "no-server")
    page.context.set_offline(False)


def _show_lost_connection(stage: Stage, page: Page, game: str) -> None:
    """Take pictures of a table whose connection is lost, and of one whose visitor has signed out in another tab."""
    page.goto(f"/?game={game}")
    page.locator(".ways .big").first.click()
    page.wait_for_selector(".scene")
    page.wait_for_timeout(500)
    page.context.set_offline(True)
    page.evaluate("() => window.sockets.at(-1).close()")
    page.wait_for_selector(".interruption")
    stage.take(page, "lost-connection")
    page.context.set_offline(False)
    page.goto(page.url)
    page.wait_for_selector(".scene")
    origin = page.evaluate("location.origin")
    page.request.post("/api/sign-out", headers={"origin": origin})
    page.wait_for_timeout(600)
    stage.take(page, "signed-out")


def show_open_cards(stage: Stage, game: str) -> None:
    """Take pictures of the solver and of the page of hand values: empty, with cards, and with their results."""
    with stage.visit() as page:
        page.goto(f"/?game={game}")
        page.goto("/solver")
        stage.take(page, "solver")
        take_dialogs(stage, page, "solver")
        page.keyboard.press("g")
        page.wait_for_timeout(500)
        stage.take(page, "solver-dealt")
        with stage.part("solved"):
            page.locator("main .big:enabled").filter(visible=True).first.click()
            page.wait_for_timeout(2500)
            stage.take(page, "solved")
            for key in ("ArrowRight", "b", "b", "e", "Home"):
                page.keyboard.press(key)
                page.wait_for_timeout(700)
                stage.take_news(page, "solved")
            take_dialogs(stage, page, "solved")
        for name, query in BROKEN_LINKS.items():
            page.goto(f"/solver?{query}")
            page.wait_for_timeout(300)
            stage.take(page, f"solver-{name}")
        with stage.part("hand"):
            _show_hand(stage, page, game)


def _show_hand(stage: Stage, page: Page, game: str) -> None:
    """Take pictures of the value of a hand of ten cards, and of one of twelve."""
    page.goto(f"/hand?game={game}")
    page.wait_for_selector(".hand-slip")
    stage.take(page, "hand")
    take_dialogs(stage, page, "hand")
    for key, name in (("g", "hand-dealt"), ("w", "hand-valued"), ("x", "hand-twelve"), ("w", "hand-twelve-valued")):
        page.keyboard.press(key)
        if key == "w":
            page.wait_for_selector(".hand-standing", timeout=SOLVING)
        page.wait_for_timeout(300)
        open_all(page)
        stage.take(page, name)
    _show_strong_hands(stage, page)
    with stage.part("full hand"):
        _show_full_hand(stage, page)


def _show_full_hand(stage: Stage, page: Page) -> None:
    """Take pictures of what is said when a thirteenth card is tapped, or thirteen cards are typed."""
    page.locator(".pack-card:not([class*=held-by])").first.click()
    stage.take(page, "hand-thirteen-tapped")
    open_all(page)
    page.locator(".typed-hands input").fill(f"{STRONG_HANDS['hand-twelve-strong']} 7h")
    page.locator(".typed-hands button").click()
    page.wait_for_selector(".typed-hands .trouble")
    stage.take(page, "hand-thirteen-typed")


def _show_strong_hands(stage: Stage, page: Page) -> None:
    """Take pictures of a hand that is worth a high bid, and of every layout of the cards beside twelve."""
    for name, text in STRONG_HANDS.items():
        page.locator(".typed-hands input").fill(text)
        page.locator(".typed-hands button").click()
        if name == "hand-twelve-strong":
            page.locator(".hand-worth input[type=checkbox]").last.check()
        page.locator(".hand-worth .big:enabled").first.click()
        page.wait_for_selector(".hand-standing", timeout=SOLVING)
        open_all(page)
        stage.take(page, name)
