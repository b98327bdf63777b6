"""The table by keyboard alone: every tap has a key, and calls and cards can be typed."""

import re

from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.visitor import (
    PHONE,
    TABLE_STATE,
    WIDE,
    await_effect,
    await_sheet,
    await_turn,
    hand,
    is_over,
    phase,
    reach_play,
    start_deal,
    visit,
)


def take_turn_by_keys(page: Page) -> None:
    """Take the first offered action by keys, and wait until the next decision."""
    with await_effect(page, "asked"):
        match phase(page):
            case "discarding":
                discard_by_keys(page)
            case "playing":
                play_by_keys(page)
            case _:
                page.keyboard.press("1")


def discard_by_keys(page: Page) -> None:
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.locator(".options .choice[aria-label^=Discard]:enabled").wait_for()
    page.keyboard.press("1")


def play_by_keys(page: Page) -> None:
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    for _ in range(12):
        if page.evaluate("document.activeElement.matches('.held.may')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def held_code(page: Page) -> str:
    return page.locator(".held.may").first.get_attribute("data-card") or ""


def test_a_deal_is_played_without_the_mouse(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        page.goto("/")
        page.get_by_role("button", name="Play now").focus()
        page.keyboard.press("Enter")
        await_turn(page)
        while not is_over(page):
            take_turn_by_keys(page)
        await_sheet(page)
        number = page.locator(".history > ol > li").count()
        page.keyboard.press("n")
        page.wait_for_selector(".settled", state="detached")
        await_turn(page)
        assert page.locator(".history > ol > li").count() >= number


def test_the_hand_is_one_tab_stop_and_keeps_the_focus(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        expect(page.locator(".held[tabindex='0']")).to_have_count(1)
        expect(page.locator(".held[tabindex='-1']")).to_have_count(9)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("End")
        last = page.evaluate("document.activeElement.ariaLabel")
        assert last == hand(page)[-1]
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.ariaLabel") == last
        page.keyboard.press("Home")
        assert page.evaluate("document.activeElement.ariaLabel") == hand(page)[0]
        assert reach_play(page)
        with await_effect(page):
            play_by_keys(page)
        await_turn(page)
        assert page.evaluate("document.activeElement.matches('.held')")


def test_a_question_mark_opens_the_list_of_keys_and_no_key_plays_behind_it(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        before = page.evaluate(TABLE_STATE)
        page.keyboard.press("?")
        keys = page.get_by_role("dialog", name="Keys")
        expect(keys).to_be_visible()
        page.keyboard.press("1")
        page.keyboard.press("Escape")
        expect(keys).to_be_hidden()
        assert page.evaluate(TABLE_STATE) == before


def test_letters_can_be_left_to_the_browser(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        page.keyboard.press("?")
        page.get_by_role("dialog", name="Keys").get_by_label("Keyboard shortcuts").press(" ")
        page.keyboard.press("Escape")
        before = page.evaluate(TABLE_STATE)
        for key in ("?", "1", "/", "p"):
            page.keyboard.press(key)
        expect(page.locator("dialog[open], .typed-call")).to_have_count(0)
        assert page.evaluate(TABLE_STATE) == before


def test_a_pass_and_a_card_are_said_in_writing(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        with await_effect(page):
            page.keyboard.type("pass")
            expect(page.get_by_label("Type a bid or a card")).to_have_value("pass")
            page.keyboard.press("Enter")
        await_turn(page)
        assert reach_play(page)
        card = held_code(page)
        name = page.locator(f"[data-card='{card}']").get_attribute("aria-label")
        page.keyboard.press("/")
        page.keyboard.type("Zz")
        page.keyboard.press("Enter")
        expect(page.locator(".typed-call")).to_contain_text("can’t say that now")
        page.get_by_label("Type a bid or a card").fill(card)
        page.keyboard.press("Enter")
        page.wait_for_function(
            "name => ![...document.querySelectorAll('.held')].some(one => one.ariaLabel === name)", arg=name
        )


def test_a_greek_says_pass_in_greek(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, locale="el-GR") as page:
        page.goto("/")
        page.locator(".ways .big").first.click()
        await_turn(page)
        before = page.evaluate(TABLE_STATE)
        page.keyboard.press("/")
        page.get_by_role("textbox", name="Γράψε τι λες ή τι παίζεις").fill("πασο")
        page.keyboard.press("Enter")
        page.wait_for_function(f"before => ({TABLE_STATE})() !== before", arg=before)


def test_a_slovak_calls_in_slovak(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, locale="sk-SK") as page:
        page.goto("/")
        page.locator(".ways .big").first.click()
        await_turn(page)
        before = page.evaluate(TABLE_STATE)
        page.keyboard.press("/")
        may_pass = page.get_by_role("button", name="Pas", exact=True).count() > 0
        page.get_by_role("textbox", name="Napíš hlásenie alebo kartu").fill("PAS" if may_pass else "jedna")
        page.keyboard.press("Enter")
        page.wait_for_function(f"before => ({TABLE_STATE})() !== before", arg=before)


def test_the_table_is_read_aloud_in_the_one_live_region(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        page.keyboard.press("r")
        said = page.locator("[aria-live=polite] p").last
        expect(said).to_contain_text("Your hand: ")
        for card in hand(page):
            expect(said).to_contain_text(card)
        expect(said).to_contain_text(re.compile(r"kasa \d+"))


def test_the_papers_open_by_key_and_close_again(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        start_deal(page)
        page.keyboard.press("s")
        expect(page.locator(".sheet-panel")).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator(".sheet-panel")).to_be_hidden()
        page.keyboard.press("l")
        expect(page.locator(".log")).to_be_focused()
    with visit(browser, card_room, size=WIDE) as page:
        start_deal(page)
        page.keyboard.press("l")
        expect(page.locator(".log")).to_be_focused()


def test_the_browser_keeps_its_own_keys(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        page.evaluate("() => addEventListener('keydown', (event) => { window.shadowed = event.defaultPrevented; })")
        for key in ("Control+r", "Control+l", "Control+n", "Alt+ArrowLeft", "Control+1", "Tab", "F5"):
            page.evaluate(
                "key => { const parts = key.split('+'); document.body.dispatchEvent(new KeyboardEvent('keydown', {"
                " key: parts.at(-1), ctrlKey: parts[0] === 'Control', altKey: parts[0] === 'Alt',"
                " bubbles: true, cancelable: true })); }",
                key,
            )
            assert page.evaluate("window.shadowed") is False
