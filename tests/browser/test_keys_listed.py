"""Every key in the list does what the list says, and every button can be reached without the mouse."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.visitor import (
    PHONE,
    WIDE,
    await_effect,
    await_sheet,
    await_turn,
    start_deal,
    take_turn,
    visit,
)
from tests.browser.playing_on import play_on

PLACES = """() => [...document.querySelectorAll('button, a[href], summary, input, select')]
  .filter((one) => one.checkVisibility() && !one.matches(':disabled') && !one.closest('dialog'))"""
UNREACHED = f"""() => ({PLACES})()
  .filter((one) => !one.dataset.reached && !one.closest('.hand')?.querySelector('[data-reached]'))
  .map((one) => one.outerHTML.slice(0, 120))"""
PRESSED_BY = f"""() => ({PLACES})().map((one) => one.getAttribute('aria-keyshortcuts')).filter(Boolean)"""


def list_keys(page: Page) -> list[str]:
    """Return the keys of the list, as their caps say."""
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    expect(page.locator(".key-list")).to_be_visible()
    keys = page.locator(".key-list kbd").all_inner_texts()
    expect(page.locator(".word-list dt").first).to_have_text("Order of cards")
    page.keyboard.press("Escape")
    return keys


def dialog(key: str, title: str | re.Pattern[str]) -> Callable[[Page], None]:
    def opens(page: Page) -> None:
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog", name=title)).to_be_hidden()

    return opens


def shown_again(key: str, cards: int) -> Callable[[Page], None]:
    def looks_back(page: Page) -> None:
        page.keyboard.press(key)
        expect(page.locator(".shown-again").get_by_role("img")).to_have_count(cards)
        page.keyboard.press(key)
        expect(page.locator(".shown-again")).to_have_count(0)

    return looks_back


def cards_of_last_trick(page: Page) -> int:
    """Return the number of cards of the last trick: three, or two if a defender does not play."""
    cards: int = page.evaluate("() => window.sockets.at(-1).state.view.last_trick.cards.length")
    assert cards in {2, 3}
    return cards


def focuses(key: str, place: str) -> Callable[[Page], None]:
    def goes_there(page: Page) -> None:
        page.keyboard.press(key)
        expect(page.locator(place)).to_be_focused()

    return goes_there


def shows_auction(page: Page) -> None:
    page.keyboard.press("a")
    expect(page.get_by_role("region", name="Auction")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Auction")).to_have_count(0)


def opens_writing(page: Page) -> None:
    page.keyboard.press("/")
    expect(page.locator(".typed-call")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".typed-call")).to_have_count(0)


def walks_the_hand(page: Page) -> None:
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    first = page.evaluate("document.activeElement.dataset.card")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.card")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.card") == first != second


def reads_aloud(page: Page) -> None:
    page.keyboard.press("r")
    expect(page.locator("[aria-live=polite] p").last).to_contain_text("Your hand: ")


def takes_back(page: Page) -> None:
    held = page.locator(".held").count()
    page.keyboard.press("z")
    expect(page.locator(".held")).to_have_count(held + 1)
    await_turn(page)


def plays(page: Page) -> None:
    """Check that the first button plays the raised card, and that Enter plays the card in focus."""
    for key in ("1", "Enter"):
        with await_effect(page):
            page.locator(".held.may").first.focus()
            page.keyboard.press("Enter" if key == "Enter" else " ")
            if key == "1":
                page.keyboard.press(key)
        await_turn(page)


def test_the_listed_keys_all_work(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=WIDE) as page:
        start_deal(page)
        play_on(page, "discarded", wish="bid")
        while not page.get_by_role("button", name="Last trick").count():
            take_turn(page)
        in_play: dict[str, Callable[[Page], None]] = {
            "→": walks_the_hand, "←": walks_the_hand, "/": opens_writing,
            "a": shows_auction, "t": shown_again("t", cards_of_last_trick(page)), "x": shown_again("x", 4),
            "s": focuses("s", ".sheet-panel"), "l": focuses("l", ".log"), "r": reads_aloud, "u": dialog("u", "Seats"),
            ",": dialog(",", "Settings"), "?": dialog("?", "Keys"), "z": takes_back,
        }  # fmt: skip
        keys = list_keys(page)
        for work in in_play.values():
            work(page)
        assert set(page.evaluate(PRESSED_BY)) <= {*keys, "4", "5", "6", "7", "8", "9"}
        plays(page)
        play_on(page, "over")
        table = page.url
        expect(page.locator(".settled")).to_be_visible()
        dialog("c", re.compile(r"^Deal \d+ checked$"))(page)
        page.keyboard.press("v")
        expect(page.locator(".replay-words")).to_be_visible()
        page.goto(table)
        expect(page.locator(".settled")).to_be_visible()
        page.route("**/review?*", lambda route: route.fulfill(body='{"reason":"unreviewed","text":"Not now."}\n'))
        page.keyboard.press("w")
        expect(page.locator(".review")).to_have_text(re.compile("^Not now"))
        page.goto(table)
        expect(page.locator(".settled")).to_be_visible()
        page.keyboard.press("n")
        expect(page.locator(".settled")).to_have_count(0)
        elsewhere = {"Enter", "1", "2", "3", "c", "v", "w", "n", "Esc"}
        assert set(keys) == {*in_play, *elsewhere}


def reach_all(page: Page) -> None:
    """Move the focus once through the whole page by Tab, and mark every element that had it."""
    page.evaluate("document.body.focus()")
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("() => { const now = document.activeElement; if (now.dataset.reached) return true;"
                         " now.dataset.reached = 'yes'; return false; }"):  # fmt: skip
            return
    raise AssertionError("the page is too long, or Tab does not leave a place")


def test_whatever_can_be_pressed_is_reached_by_tab(browser: Browser, card_room: str) -> None:
    for size in (PHONE, WIDE):
        with visit(browser, card_room, size=size) as page:
            start_deal(page)
            play_on(page, "discarded", wish="bid")
            await_sheet(page)
            page.evaluate("document.activeElement.blur()")
            reach_all(page)
            assert page.evaluate(UNREACHED) == []
            assert page.locator("[data-reached]").count() > 8
