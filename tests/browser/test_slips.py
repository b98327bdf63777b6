"""The slips of Preferans: every figure with its explanation and calculation, and all slips printed on one page."""

import json
import random
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kitapi.games.preferans.rules.scoresheet import final_settlement
from kitapi.games.preferans.rules.sheet import Sheet
from kitapi.games.preferans.rules.sheet_page import SheetPage
from kitapi.games.preferans.rules.variant import PreferansTerms
from kitapi_testing.browser.visitor import PHONE, WIDE, await_sheet, await_turn, visit
from kitapi_testing.games.cases import CASES
from kitapi_testing.strategies import sitting
from tests.browser.playing_on import play_on
from tests.browser.test_access import BEYOND_THE_EDGE, each_size, look_at, look_at_each_size
from tests.browser.test_figures import number, sums
from tests.browser.test_print import CROWDED, LAST_LINE, NOT_BLACK, PAPER, TOO_SMALL_TO_READ
from tests.games.preferans.tables import variant

LONG = {"stake": 1000, "refas": 3, "all_pass": True, "defenders_may_drop": True}
HOUSES: dict[str, dict[str, Any]] = {"sheet": LONG, "pot": {"money": "pot", "pot_stake": 30, "all_pass": True}}
CLIPPED = """() => [...document.querySelectorAll('.player-slip .figures .figure')]
  .filter((one) => one.checkVisibility())
  .filter((one) => { const [a, b] = [one, one.closest('.player-slip')].map((box) => box.getBoundingClientRect());
    return a.left < b.left || a.right > b.right || a.top < b.top || a.bottom > b.bottom; })
  .map((one) => one.textContent)"""


def a_page(players: int, deals: int, house: dict[str, Any], seed: str = "slips") -> SheetPage:
    """Return the sheets of a random sitting with house rules under which it does not end."""
    game = CASES["preferans"].game
    terms = PreferansTerms(players=players, variant=variant(**house))
    moments = sitting(game, terms, random.Random(seed), deals=deals)
    page: SheetPage = game.sheet([event for moment in moments for event in moment.events])
    return page


def sit_down(page: Page, players: int, page_laid: SheetPage | None = None) -> None:
    """Sit down at a table with bots; with ``page_laid``, the table shows these sheets."""
    if page_laid is not None:
        written = msgspec.json.encode(page_laid)
        page.route("**/sheet", lambda route: route.fulfill(body=written, content_type="application/json"))
    seats = ["me"] + ["steady"] * (players - 1)
    terms = {"players": players, "variant": {}}
    order = {"game": "preferans", "terms": terms, "seats": seats, "name": "Konstantina"}
    page.goto(f"/table/{page.request.post('/api/tables', data=order).json()['table']}")
    await_turn(page)
    if page_laid is not None:
        page.locator(".slip-name .result").first.wait_for(state="attached")


def open_sheet(page: Page) -> None:
    """Open the sheet on a phone."""
    page.get_by_role("button", name="Sheet", exact=True).click()
    expect(page.locator(".player-slip").first).to_be_visible()


def sheets_with(heads: tuple[int, ...], sides: tuple[tuple[int, ...], ...]) -> SheetPage:
    """Return sheets with these head and side sums, without the deals that made them."""
    sheet = Sheet(heads=heads, sides=sides, refas=(0,) * len(heads), refas_written=0)
    settled = final_settlement(sheet, {}, variant())
    return SheetPage(
        players=len(heads),
        variant=variant(),
        deals=(),
        before=sheet,
        sheet=sheet,
        pot=0,
        results=settled.results,
        settlement=settled,
    )


def test_the_final_results_are_explained_step_by_step(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=WIDE) as page:
        sit_down(page, 3, sheets_with((-6, 2, 4), ((0, 20, 12), (30, 0, 8), (16, 10, 0))))
        # Left of the viewer sits seat 1; the viewer's own slip is the first to be read.
        expect(page.locator(".slip-name .result")).to_have_text(["+46", "−12", "−34"])
        page.get_by_role("button", name="Result, Konstantina: +46").click()
        assert sums(page.locator(".story")) == [46]
        terms = [" ".join(line.split()) for line in page.locator(".story .sum > div").all_inner_texts()]
        assert terms == [
            "−10 × head sum −6 +60",
            "own side sum against: Stelios +20",
            "own side sum against: Vasso +12",
            "less the side sum of: Stelios −30",
            "less the side sum of: Vasso −16",
            "total +46",
        ]
        page.get_by_text("If we settled up now").click()
        for total, result in zip(page.locator(".settle-now .total button").all(), (46, -12, -34), strict=True):
            total.click()
            assert sums(page.locator(".settle-now tr.how")) == [result]


def test_breaking_up_early_says_what_comes_off(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=WIDE) as page:
        sit_down(page, 3, sheets_with((10, 7, 3), ((0,) * 3,) * 3))
        page.get_by_text("If we settled up now").click()
        steps = page.locator(".settle-now .settling-steps li")
        highest = "Konstantina, Stelios"
        expect(steps.nth(0)).to_contain_text(f"20. 6 comes off each, and one more off the highest: {highest}.")
        expect(steps.nth(1)).to_have_text("That leaves: Konstantina 3, Stelios 0, Vasso −3.")


def opened_story(page: Page, button: Locator) -> Locator:
    button.dispatch_event("click")
    expect(button).to_have_attribute("aria-expanded", "true")
    return page.locator(".sheet-paper > .story")


@pytest.mark.parametrize(("house", "players"), [("sheet", 4), ("pot", 3)])
def test_every_figure_of_the_slips_tells_its_story(browser: Browser, card_room: str, house: str, players: int) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        laid = a_page(players, 9, HOUSES[house], "refas")
        sit_down(page, players, laid)
        open_sheet(page)
        for button in page.locator(".player-slip button").all():
            look = button.get_attribute("class") or ""
            story = opened_story(page, button)
            expect(story).to_contain_text("SK-")
            if "figures" in look:
                figure = button.locator(".figure:not(.struck)").inner_text()
                expect(story.locator("li b").last).to_have_text(figure)
            elif "refas" not in look:
                result = number(button.locator(".result").inner_text())
                assert sums(story) == [result, result]
        common = page.locator(".sheet-head").get_by_role("button")
        story = opened_story(page, common)
        assert sums(story) == [number(common.inner_text().split()[-1])]
        for size in each_size(page):
            look_at(page, size)
            assert page.evaluate(CLIPPED) == []


def test_refas_are_marked_and_named(browser: Browser, card_room: str) -> None:
    laid = a_page(3, 12, LONG, "refas 72")
    assert len(set(laid.sheet.refas)) > 1, "some are left, and not alike with all"
    with visit(browser, card_room, size=WIDE) as page:
        sit_down(page, 3, laid)
        names = ("Konstantina", "Stelios", "Vasso")
        for name, refas in zip(names, laid.sheet.refas, strict=True):
            button = page.get_by_role("button", name=f"Open refas, {name}: {refas}")
            expect(button.locator(".refa-mark:not(.used)")).to_have_count(refas)
            expect(button.locator(".refa-mark")).to_have_count(laid.sheet.refas_written)
            story = opened_story(page, button)
            expect(story.locator("li")).to_have_count(laid.sheet.refas_written)
            expect(story.get_by_text("not yet used")).to_have_count(refas)


def finish_a_deal(page: Page) -> None:
    play_on(page, "over")
    await_sheet(page)


def test_after_a_deal_and_at_the_end_slip_and_history_open_every_figure(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        sit_down(page, 3)
        finish_a_deal(page)
        compare_with_server(page)
        moved = open_results(page)
        look_at_each_size(page)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        open_sheet(page)
        page.locator(".history summary").first.click()
        for figure, button in zip(moved, page.locator(".moved").first.get_by_role("button").all(), strict=True):
            button.click()
            assert sums(page.locator(".moved .how")) == [figure]
        assert page.evaluate(BEYOND_THE_EDGE) == []
        page.get_by_role("button", name="Sheet", exact=True).click()
        break_up(page)
        look_at_each_size(page)


def compare_with_server(page: Page) -> None:
    """Assert that the results on the slips equal those of the server's sheet."""
    address = page.url.rsplit("/", 1)[-1]
    sheet = json.loads(page.request.get(f"/api/tables/{address}/sheet").text())
    results = [number(one) for one in page.locator(".slip-name .result").all_text_contents()]
    assert results == sheet["results"] == [number(one) for one in page.locator(".settled .total").all_inner_texts()]


def open_results(page: Page) -> list[int]:
    """Open every figure of the slip after a deal; returns the results of the deal."""
    moved = []
    for button in page.locator(".settled .results").get_by_role("button").all():
        button.click()
        figure, label = number(button.inner_text()), button.get_attribute("aria-label") or ""
        this_deal = "this deal" in label
        moved += [figure] if this_deal else []
        assert sums(page.locator(".settled tr.how")) == ([figure] if this_deal else [figure, figure])
    common = page.locator(".settled .kasa-line button")
    common.click()
    assert sums(page.locator(".settled section.how")) == [number(common.inner_text().split()[-1])]
    return moved


def break_up(page: Page) -> None:
    """End the sitting, and open every figure of its settlement."""
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Propose to end the game").click()
    expect(page.get_by_role("heading", name="The game was ended")).to_be_visible()
    slip = page.locator(".settled")
    expect(slip.locator(".settling-steps li").first).to_contain_text("The head sums add up to")
    totals = [number(total.inner_text()) for total in slip.locator(".total button").all()]
    assert sum(totals) == 0
    for total, result in zip(slip.locator(".total button").all(), totals, strict=True):
        total.click()
        assert sums(slip.locator("tr.how")) == [result]
    expect(slip.get_by_role("navigation", name="Replay the deals").get_by_role("link")).to_have_count(1)


@pytest.mark.parametrize("house", HOUSES)
def test_paper_holds_all_slips_on_one_page(browser: Browser, card_room: str, house: str) -> None:
    with visit(browser, card_room, size=PAPER) as page:
        for players, deals in ((3, 1), (3, 40), (4, 40)):
            page.emulate_media(media="screen")
            laid = a_page(players, deals, HOUSES[house])
            sit_down(page, players, laid)
            expect(page.locator(".history > ol > li")).to_have_count(len(laid.deals))
            assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1
            page.emulate_media(media="print", color_scheme="dark")
            written = page.locator(".player-slip .figures .figure")
            assert written.count() == written.filter(visible=True).count() >= players
            for problem in (NOT_BLACK, CROWDED, TOO_SMALL_TO_READ, CLIPPED):
                assert page.evaluate(problem) == []
            assert page.evaluate(LAST_LINE) < PAPER[1]
