"""The review of a deal beside its replay, and advice at the table: by keyboard, on any screen."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kitapi_testing.browser.fixtures import database_in, serve_module
from kitapi_testing.browser.visitor import PHONE, WIDE, hand, start_deal, take_turn, visit
from tests.browser.playing_on import play_a_deal, play_on
from tests.browser.test_access import BEYOND_THE_EDGE, TOO_SMALL, each_size, violations_by_day_and_night


@pytest.fixture(scope="module")
def worthy_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a room that invents reviews and advice, and shows them at once."""
    with serve_module("tests.browser.made_up_values", database_in(tmp_path_factory.mktemp("values"))) as address:
        yield address


def open_review(page: Page) -> None:
    start_deal(page)
    play_a_deal(page)
    page.keyboard.press("w")
    expect(page.locator(".seat-sums")).to_be_visible()


def look_at(page: Page, size: tuple[int, int]) -> None:
    assert violations_by_day_and_night(page) == []
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(BEYOND_THE_EDGE) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_review_tells_what_each_decision_cost_and_leads_from_mistake_to_mistake(
    browser: Browser, worthy_room: str
) -> None:
    with visit(browser, worthy_room, size=PHONE) as page:
        open_review(page)
        count, slip = page.locator(".replay-count"), page.locator(".decision")
        expect(slip).to_contain_text("loses")
        page.keyboard.press("Home")
        everybody, *seats = page.get_by_role("radiogroup", name="Whose decisions").get_by_role("radio").all()
        costs = [float(re.findall(r"[\d.]+", seat.inner_text())[-2]) for seat in (everybody, *seats)]
        assert sum(costs[1:]) == costs[0] > 0
        places: list[str] = []
        for begun in (False, True):
            page.keyboard.press("m")
            if begun:
                expect(count).not_to_have_text(places[0])
            expect(slip).to_contain_text("loses 2.5 ± 0.4")
            expect(slip.locator("tr.best")).to_contain_text("★ best")
            expect(slip.locator("tr.chosen td").nth(1)).to_have_text("2.5 ± 0.4")
            expect(slip.locator(".decision-why")).to_contain_text(re.compile("21 % .* Stelios takes it"))
            places.append(count.inner_text())
        assert places[0] != places[1]
        for size in each_size(page, (WIDE, PHONE)):
            look_at(page, size)
        page.get_by_role("slider", name="Step").focus()
        page.keyboard.press("p")
        expect(count).to_have_text(places[0])
        page.keyboard.press("t")
        expect(slip).to_contain_text("The deal turned here")
        page.locator(".decision-line", has=page.locator(".is-breach")).click()
        expect(slip.locator(".decision-breach")).to_contain_text("Against good faith: Stelios stopped at 6♥")
        seats[0].click()
        expect(page.locator(".decision-line", has_not_text="You:")).to_have_count(0)
        page.keyboard.press("w")
        expect(page.locator(".review, .review-marks")).to_have_count(0)


def test_a_review_that_fails_says_so_and_can_be_requested_again(browser: Browser, worthy_room: str) -> None:
    with visit(browser, worthy_room, size=PHONE) as page:
        start_deal(page)
        play_a_deal(page)
        page.route("**/review?*", lambda route: route.fulfill(body='{"done":3,"of":9}\n'), times=1)
        page.get_by_role("link", name="Review", exact=True).click()
        expect(page.get_by_role("alert")).to_have_text("The server does not answer.")
        page.get_by_role("button", name="Try now").click()
        expect(page.locator(".decision-line").first).to_be_visible()


def play_to_a_choice(page: Page) -> None:
    """Continue until the visitor has to play a card and has a choice, as advice is given only then."""
    play_on(page, "playing")
    while not page.locator(".advice-button").count():
        take_turn(page)
        play_on(page, "playing")


def look_beside_the_sheet(page: Page, advice: Locator) -> None:
    """Check that on a wide screen, where the sheet is beside the table, the advice covers no part of the sheet."""
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.keyboard.press("w")
    expect(advice.locator("tbody tr").first).to_be_visible()
    over, sheet = advice.bounding_box(), page.locator(".sheet-panel").bounding_box()
    assert over
    assert sheet
    assert over["x"] + over["width"] <= sheet["x"] or over["y"] >= sheet["y"] + sheet["height"]
    assert over["y"] + over["height"] <= WIDE[1]
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def test_advice_shows_every_value_until_one_acts(browser: Browser, worthy_room: str) -> None:
    with visit(browser, worthy_room, size=PHONE) as page:
        start_deal(page)
        page.get_by_role("button", name="What is it worth?").click()
        advice = page.get_by_role("region", name="What it is worth")
        offered = page.locator(".choice:not(.advice-button)")
        expect(advice.locator("tbody tr")).to_have_count(offered.count())
        expect(advice.locator("tr.best")).to_contain_text("+12.0")
        assert "only on what you can see" in advice.inner_text()
        look_at(page, PHONE)
        page.keyboard.press("Escape")
        expect(advice).to_have_count(0)
        look_beside_the_sheet(page, advice)
        play_to_a_choice(page)
        page.keyboard.press("w")
        expect(advice.locator("tbody tr").first).to_be_visible()
        over = advice.bounding_box()
        held = page.locator(".hand").bounding_box()
        assert over
        assert held
        assert over["y"] + over["height"] <= held["y"]
        look_at(page, PHONE)
        cards = len(hand(page))
        take_turn(page)
        expect(advice).to_have_count(0)
        assert len(hand(page)) < cards
