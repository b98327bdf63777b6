"""The printed sheet: one page, black on white, with every struck figure and every contract."""

import random
import re

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.visitor import PHONE, WIDE, await_turn, visit
from kitapi_testing.games.cases import CASES
from kitapi_testing.strategies import sitting

PAPER = (703, 1032)
"""The printed part of an A4 page, in CSS pixels."""

SHEETS = pytest.mark.parametrize(("players", "deals"), [(3, 1), (3, 40), (4, 1), (4, 40)])

NOT_ON_PAPER = [
    *(".scene", ".foot", ".top-bar", ".log", ".keeping", ".settle-now"),
    *("dialog", ".replay-link", ".panel-foot"),
]
NOT_BLACK = """() => [...document.querySelectorAll('.side *')]
  .filter((one) => one.checkVisibility() && one.textContent.trim() && !one.closest('svg'))
  .filter((one) => getComputedStyle(one).color !== 'rgb(0, 0, 0)'
    || !/, 0\\)$|255, 255, 255/.test(getComputedStyle(one).backgroundColor))
  .map((one) => one.outerHTML.slice(0, 120))"""
CROWDED = """() => {
  const written = [...document.querySelectorAll('.figures, .field-name')].map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return { one, box: range.getBoundingClientRect() };
  });
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return written.flatMap(({ one, box }, at) => written.slice(at + 1).filter((other) => meet(box, other.box))
    .map((other) => `${one.className} meets ${other.one.className}`));
}"""
TOO_SMALL_TO_READ = """() => [...document.querySelectorAll('.drawing .figure, .history summary, .history summary *')]
  .filter((one) => one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 9)
  .map((one) => one.outerHTML.slice(0, 120))"""
LAST_LINE = (
    "() => Math.max(...[...document.querySelectorAll('.history li')].map((one) => one.getBoundingClientRect().bottom))"
)


def a_sheet(players: int, deals: int) -> bytes:
    """Return the sheet of a random sitting whose kasa is large enough for ``deals`` deals."""
    case = CASES["prefa"]
    terms = case.presets[f"rulebook, {players} players"]
    lasting = msgspec.structs.replace(terms, variant=msgspec.structs.replace(terms.variant, kasa_share=9000))
    moments = sitting(case.game, lasting, random.Random(f"printed {players}"), deals=deals)
    return case.game.codec.write_sheet(case.game.sheet([event for moment in moments for event in moment.events]))


def lay_out(page: Page, players: int, deals: int) -> None:
    """Sit down at a table of ``players`` whose sheet holds ``deals`` deals."""
    written = a_sheet(players, deals)
    page.route("**/sheet", lambda route: route.fulfill(body=written, content_type="application/json"))
    order = {
        "game": "prefa",
        "terms": {"players": players, "variant": {}},
        "seats": ["me"] + ["steady"] * (players - 1),
        "name": "Konstantina",
    }
    page.goto(f"/table/{page.request.post('/api/tables', data=order).json()['table']}")
    await_turn(page)
    expect(page.locator(".history > ol > li")).to_have_count(deals)


@SHEETS
def test_the_sheet_prints_on_one_page_and_its_figures_keep_apart(
    browser: Browser, card_room: str, players: int, deals: int
) -> None:
    with visit(browser, card_room, size=WIDE) as page:
        lay_out(page, players, deals)
        for width, height in (WIDE, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            printed = page.pdf(prefer_css_page_size=True)
            assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
            if width == PHONE[0]:
                page.get_by_role("button", name="Sheet").click()
            expect(page.locator("button.figures").first).to_be_visible()
            crowded = page.evaluate(CROWDED)
            assert not crowded, crowded


@SHEETS
def test_paper_holds_the_whole_sheet_and_nothing_else(
    browser: Browser, card_room: str, players: int, deals: int
) -> None:
    with visit(browser, card_room, size=PAPER, locale="el-GR") as page:
        lay_out(page, players, deals)
        page.emulate_media(media="print", color_scheme="dark")
        for absent in NOT_ON_PAPER:
            expect(page.locator(absent).filter(visible=True)).to_have_count(0)
        expect(page.locator(".history summary").filter(visible=True)).to_have_count(deals)
        written = page.locator(".figures .figure")
        assert written.count() == written.filter(visible=True).count() >= players
        assert page.evaluate(NOT_BLACK) == []
        crowded = page.evaluate(CROWDED)
        assert not crowded, crowded
        assert page.evaluate(TOO_SMALL_TO_READ) == []
        assert page.evaluate(LAST_LINE) < PAPER[1]


def test_the_sheet_says_where_it_is_printed(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        page.add_init_script("window.print = () => { window.printed = (window.printed ?? 0) + 1; };")
        lay_out(page, 3, 1)
        page.get_by_role("button", name="Sheet").click()
        page.get_by_role("button", name="Print the sheet").click()
        assert page.evaluate("window.printed") == 1
