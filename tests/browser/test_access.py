"""The page can be used by everybody: on small screens, and with a screen reader."""

import re
from collections.abc import Iterator, Sequence

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.visitor import (
    PHONE,
    WIDE,
    await_sheet,
    await_turn,
    is_over,
    moment,
    phase,
    start_deal,
    take_turn,
    visit,
)
from tests.browser.playing_on import play_on

BEYOND_THE_EDGE = """() => [...document.querySelectorAll('button, a, input, select, .paper, .plate, p, h1, h2')]
  .filter((one) => !one.closest('.pictures, .unseen, dialog') && one.checkVisibility()
    && (one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1))
  .map((one) => one.outerHTML.slice(0, 120))"""
# Links within a line of text are enlarged by what lies over them.
TOO_SMALL = """() => [...document.querySelectorAll(
  'button, a, select, input:not([type=checkbox], [type=radio]), label.tick, label:has([type=radio])')]
  .filter((one) => one.checkVisibility() && !one.matches('.why, a.rule-number, a.in-text'))
  .filter((one) => one.getBoundingClientRect().width < 43.5 || one.getBoundingClientRect().height < 43.5)
  .map((one) => one.outerHTML.slice(0, 120))"""


VIOLATIONS = """async (rules) => {
  // No rule that is on needs the style sheets, which axe would fetch and parse each time.
  const asked = rules.length > 0 && { runOnly: rules };
  const options = { resultTypes: ['violations'], preload: { assets: ['media'] }, ...asked };
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}"""
DEPEND_ON_COLOURS = ("color-contrast", "link-in-text-block")


def violations(page: Page, *rules: str) -> list[str]:
    """Return axe's findings, by all its rules or by these."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(VIOLATIONS, rules)
    return found


def violations_by_day_and_night(page: Page) -> list[str]:
    """Return axe's findings: by all its rules in the light theme, by those about colours in the dark one."""
    page.emulate_media(color_scheme="light")
    by_day = violations(page)
    page.emulate_media(color_scheme="dark")
    return by_day + violations(page, *DEPEND_ON_COLOURS)


DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def each_size(page: Page, sizes: Sequence[tuple[int, int]] = (PHONE, WIDE)) -> Iterator[tuple[int, int]]:
    """Show the page on a phone, then on a wide screen: most of a visit's time is the way to the moment looked at."""
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN)
        yield size


def look_at_each_size(page: Page) -> None:
    """Look at this moment on a phone and on a wide screen."""
    for size in each_size(page):
        look_at(page, size)


def look_at(page: Page, size: tuple[int, int]) -> None:
    """Assert that axe finds nothing in either theme, nothing exceeds the edge, and nothing is too small to touch."""
    assert violations_by_day_and_night(page) == []
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    if size == PHONE:
        assert page.evaluate(BEYOND_THE_EDGE) == []


def test_the_page_is_open_to_everybody_at_every_moment(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        page.goto("/")
        page.get_by_role("button", name="With friends").click()
        expect(page.get_by_label("Your name")).to_be_visible()
        look_at_each_size(page)
        start_deal(page)
        look_at_each_size(page)
        play_on(page, "playing")
        look_at_each_size(page)
        take_turn(page)
        look_at_each_size(page)
        play_on(page, "over")
        await_sheet(page)
        look_at_each_size(page)
        table = page.url
        page.goto(f"{table}/screen")
        expect(page.locator(".on-screen .sheet-panel .columns, .on-screen .sheet-paper").first).to_be_visible()
        expect(page.locator(".held, .on-screen .choice:visible")).to_have_count(0)
        assert violations_by_day_and_night(page) == []
        for _ in each_size(page, (PHONE,)):
            expect(page.locator(".on-screen .side")).to_be_hidden()


def test_the_title_of_a_dialog_stands_beside_its_close_button(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        page.goto("/")
        page.get_by_role("button", name="Settings").click()
        dialog = page.get_by_role("dialog", name="Settings")
        for _ in each_size(page):
            edge = dialog.bounding_box()
            title = dialog.get_by_role("heading", name="Settings").bounding_box()
            close = dialog.get_by_role("button", name="Close").bounding_box()
            assert title
            assert close
            assert edge
            assert close["y"] < title["y"] < title["y"] + title["height"] < close["y"] + close["height"]
            assert title["x"] >= edge["x"] + 16
            assert title["x"] + title["width"] <= close["x"]


@pytest.mark.parametrize(
    ("locale", "game", "sizes"),
    [
        ("el-GR", "Πρέφα", [PHONE]),
        ("sk-SK", "Prefa", [WIDE, PHONE]),
        ("sk-SK", "Preferans", [WIDE, PHONE]),
        ("it-IT", "Preferans", [PHONE]),
    ],
)
def test_nothing_lies_beyond_the_edge_during_a_deal(
    browser: Browser, card_room: str, locale: str, game: str, sizes: list[tuple[int, int]]
) -> None:
    """English is looked at by the tests of every moment, with all other checks."""
    with visit(browser, card_room, size=PHONE, locale=locale) as page:
        page.goto("/")
        page.get_by_role("button", name=game, exact=True).click()
        assert page.evaluate(BEYOND_THE_EDGE) == []
        page.locator(".ways .big").first.click()
        seen: set[str] = set()
        for _ in range(60):
            page.wait_for_function("() => document.querySelector('.settled, .options.mine')")
            for size in each_size(page, sizes):
                assert page.evaluate(BEYOND_THE_EDGE) == []
                assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
            if is_over(page):
                break
            if phase(page) == "playing" and "playing" in seen:
                play_on(page, "over")  # the later tricks show nothing that the first two do not
                continue
            seen.add(phase(page))
            take_turn(page)
        assert is_over(page)
        for _ in each_size(page, sizes):
            assert violations(page) == []


@pytest.mark.parametrize("game", ["Prefa", "Preferans"])
def test_axe_finds_nothing_to_fix_in_slovak(browser: Browser, card_room: str, game: str) -> None:
    with visit(browser, card_room, locale="sk-SK") as page:
        page.goto("/")
        page.get_by_role("button", name=game, exact=True).click()
        page.get_by_role("button", name="S priateľmi").click()
        expect(page.get_by_label("Tvoje meno")).to_be_visible()
        for _ in each_size(page):
            assert violations(page) == []
            assert page.evaluate(BEYOND_THE_EDGE) == []
            assert page.evaluate(TOO_SMALL) == []
        page.locator(".ways .big").first.click()
        await_turn(page)
        for _ in each_size(page):
            assert violations(page) == []
            assert page.evaluate(TOO_SMALL) == []


def test_what_happens_is_said_aloud_in_one_place(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        expect(page.locator("[aria-live]")).to_have_count(1)
        expect(page.locator("[aria-live=polite]")).to_contain_text("Your bid")
        show_meanings(page)


def show_meanings(page: Page) -> None:
    """Words show their meaning to a mouse, to the keyboard and to a finger, and describe themselves to a reader."""
    slip, kasa = page.locator("#meaning"), page.locator(".strip [data-word=kasa]")
    assert page.locator("[data-word]:not(button)[tabindex='0']").count() == 1
    kasa.hover()
    expect(slip).to_contain_text("PREFA-PAY-09")
    expect(kasa).to_have_accessible_description(re.compile("^Kasa The common pot"))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(slip).to_be_hidden()
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    for _ in range(20):
        page.keyboard.press("Tab")
        if kasa.evaluate("(word) => word === document.activeElement"):
            break
    expect(slip).to_contain_text("PREFA-PAY-09")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".strip [data-word=dealer]")).to_be_focused()
    expect(slip).to_contain_text("PREFA-DEAL-03")
    page.keyboard.press("Escape")
    button = page.locator(".options .choice[data-word=pass]")
    at = button.bounding_box()
    assert at
    finger = {"pointerType": "touch", "bubbles": True, "clientX": at["x"] + 9, "clientY": at["y"] + 9}
    button.dispatch_event("pointerdown", finger)
    expect(slip).to_contain_text("PREFA-AUC-04")
    button.dispatch_event("pointerup", finger)
    button.dispatch_event("click")
    expect(button).to_be_enabled()
    assert moment(page) == "asked"


def test_suits_are_marked_with_letters_where_that_is_wished(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, locale="el-GR") as page:
        page.goto("/")
        expect(page.locator("main button").first).to_be_visible()
        assert page.locator(".suit-letters").count() == 0
        page.get_by_role("button", name="Ρυθμίσεις").click()
        page.get_by_label("Γράμματα δίπλα στα χρώματα").check()
        page.get_by_role("button", name="Κλείσιμο").click()
        page.locator("main button").first.click()
        expect(page.locator(".held")).to_have_count(10)
        letters = page.locator(".held .suit-letters")
        expect(letters).to_have_count(10)
        assert set(letters.all_inner_texts()) <= {"Μπ", "Σπ", "Κα", "Κο"}
        assert violations(page) == []
