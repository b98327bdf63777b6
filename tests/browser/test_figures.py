"""Every figure on sheet, slips and history opens its calculation, and the calculation's result is the figure."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kitapi_testing.browser.visitor import PHONE, WIDE, await_sheet, await_turn, start_deal, visit
from tests.browser.playing_on import play_a_deal, play_on
from tests.browser.test_access import BEYOND_THE_EDGE, TOO_SMALL, each_size, violations, violations_by_day_and_night
from tests.browser.test_sheet import lay_out, the_payment_texts_sheet


def number(figure: str) -> int:
    return int(figure.replace("−", "-").replace(",", ""))


def sums(opened: Locator) -> list[int]:
    """Return the results of the calculations in an explanation; each is checked against its terms."""
    expect(opened.locator(".sum").first).to_be_visible()
    found = []
    for one in opened.locator(".sum").all():
        *terms, total = (number(figure) for figure in one.locator("dd").all_inner_texts())
        assert sum(terms) == total
        found.append(total)
    return found


def finish_a_deal(page: Page) -> None:
    start_deal(page)
    play_a_deal(page)
    await_sheet(page)


def break_up(page: Page) -> None:
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Propose to end the game").click()
    expect(page.get_by_role("heading", name="The game was ended")).to_be_visible()


def test_a_result_on_the_sheet_is_settled_in_its_players_terms_and_deal_by_deal(
    browser: Browser, card_room: str
) -> None:
    with visit(browser, card_room, size=WIDE) as page:
        lay_out(page, the_payment_texts_sheet())
        story = page.locator(".story")
        for name, result in (("You", 22), ("Stelios", -35), ("Vasso", 13)):
            figure = page.get_by_role("button", name=f"Result, {name}: ")
            figure.press("Enter")
            expect(figure).to_have_attribute("aria-expanded", "true")
            assert sums(story) == [result, result]
            assert number(figure.locator(".result").inner_text()) == result
            expect(story).to_contain_text("PREFA-KIT-04")
        page.get_by_role("button", name="Result, You: +22").click()
        expect(story.locator("p").first).to_have_text("Kasa column 32; the smallest, 14, comes off: 18 left.")
        terms = [" ".join(line.split()) for line in story.locator(".sum > div").all_inner_texts()]
        assert terms[:6] == [
            "an equal part to: Stelios −60",
            "an equal part to: Vasso −60",
            "Vasso: an equal part of the 5 tens left +17",
            "columns shared with: Stelios +120",
            "columns shared with: Vasso +5",
            "total +22",
        ]
        first, second = terms[6:8]
        assert first.startswith("deal 1:")
        assert first.endswith("You went down one −75")
        assert second.startswith("deal 2:")
        assert re.search(r"Stelios: made, \d+ tricks?.* \+97$", second)
        page.get_by_role("button", name="Result, You: +22").click()
        expect(story).to_have_count(0)


def test_the_kasa_on_the_sheet_is_income_less_expenses_and_the_history_opens_what_a_deal_moved(
    browser: Browser, card_room: str
) -> None:
    with visit(browser, card_room, size=WIDE) as page:
        finish_a_deal(page)
        moved = [number(one) for one in page.locator(".settled .results td:nth-child(2)").all_inner_texts()]
        kasa = page.locator(".sheet-head").get_by_role("button")
        kasa.click()
        assert sums(page.locator(".story")) == [number(kasa.inner_text().split()[-1])]
        kasa.click()
        page.locator(".history summary").first.click()
        figures = page.locator(".moved").first.get_by_role("button")
        expect(figures).to_have_count(3)
        for at, amount in enumerate(moved):
            figures.nth(at).click()
            assert sums(page.locator(".moved .how")) == [amount]


def test_the_slips_after_a_deal_and_after_the_sitting_open_every_figure(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        finish_a_deal(page)
        open_every_figure_of_the_deal(page)
        break_up(page)
        open_every_figure_of_the_sitting(page)


def open_every_figure_of_the_deal(page: Page) -> None:
    """Check the slip after a deal: every figure has its calculation, and the slip fits each size."""
    figures = page.locator(".settled .results").get_by_role("button")
    opened = page.locator(".settled tr.how")
    for at in range(figures.count()):
        figures.nth(at).click()
        this_deal = "this deal" in (figures.nth(at).get_attribute("aria-label") or "")
        shown = number(figures.nth(at).inner_text())
        assert sums(opened) == ([shown] if this_deal else [shown, shown])
        expect(opened).to_contain_text("PREFA-KIT-04" if not this_deal else "this deal")
    kasa = page.get_by_role("button", name=re.compile(r"kasa \d+ → \d+"))
    kasa.click()
    before, after = (int(figure) for figure in re.findall(r"\d+", kasa.inner_text().replace(",", "")))
    explanation = page.locator(".settled section.how")
    assert sums(explanation) == [after]
    expect(explanation.locator("dd").first).to_have_text(str(before))
    for _ in each_size(page):
        assert page.evaluate(TOO_SMALL) == []
        assert page.evaluate(BEYOND_THE_EDGE) == []
        assert violations_by_day_and_night(page) == []


def open_every_figure_of_the_sitting(page: Page) -> None:
    """Check the results of a sitting that was broken up: they stand with names, and lead to the deals."""
    table = page.url.partition("/table/")[2]
    deals = len(page.request.get(f"/api/tables/{table}/sheet").json()["deals"])
    slip = page.locator(".settled")
    for total in slip.locator(".total button").all():
        total.click()
        assert sums(slip.locator("tr.how")) == [number(total.inner_text())]
    expect(slip.locator(".pairs").first).to_contain_text("Stelios")
    expect(slip.locator(".pairs").first).to_contain_text("Vasso")
    for _ in each_size(page):
        assert page.evaluate(TOO_SMALL) == []
        assert page.evaluate(BEYOND_THE_EDGE) == []
        assert violations(page) == []
    links = slip.get_by_role("navigation", name="Replay the deals").get_by_role("link")
    expect(links).to_have_count(deals)
    links.last.click()
    expect(page.get_by_role("heading", name=f"Replay of deal {deals}")).to_be_visible()
    expect(page.locator(".replay-words")).to_contain_text(re.compile("deals?$"))


@pytest.mark.parametrize("locale", ["en-GB", "el-GR"])
def test_the_settlement_says_with_whom_each_sum_stands_on_a_small_phone(
    browser: Browser, card_room: str, locale: str
) -> None:
    names = ["You", "Stelios", "Vasso"] if locale == "en-GB" else ["Εσύ", "Στέλιος", "Βάσω"]
    sheet = the_payment_texts_sheet()
    with visit(browser, card_room, size=PHONE, locale=locale) as page:
        page.route("**/sheet", lambda route: route.fulfill(json=sheet))
        page.goto("/")
        page.locator(".ways .big").first.click()
        await_turn(page)
        page.get_by_role("button", name="Sheet" if locale == "en-GB" else "Κιτάπι", exact=True).click()
        page.locator(".settle-now summary").click()
        expect(page.locator(".settle-now .pairs")).to_have_count(3)
        for seat, stands in enumerate(page.locator(".settle-now .pairs").all()):
            others = [(names[other], sheet["settlement"]["pairs"][seat][other]) for other in range(3) if other != seat]
            parts = [one.inner_text() for one in stands.locator(".part").all()]
            assert [number(one.split()[-1]) for one in parts] == [amount for _, amount in others]
            assert all(name in one for (name, _), one in zip(others, parts, strict=True))
        for seat, total in enumerate(page.locator(".settle-now .total button").all()):
            total.click()
            assert sums(page.locator(".settle-now tr.how")) == [sheet["settlement"]["results"][seat]]
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert page.evaluate(BEYOND_THE_EDGE) == []


def test_every_figure_of_four_fields_is_large_enough_on_a_small_phone(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        seats = ["me", "steady", "steady", "steady"]
        terms = {"players": 4, "variant": {}}
        order = {"game": "prefa", "terms": terms, "seats": seats, "name": "Guest"}
        opened = page.request.post("/api/tables", data=order).json()
        page.goto(f"/table/{opened['table']}")
        play_on(page, "over")
        await_sheet(page)
        page.get_by_role("button", name="Sheet", exact=True).click()
        expect(page.locator("button.figures").nth(3)).to_be_visible()
        assert page.evaluate(TOO_SMALL) == []
        for at in range(4):
            result = page.locator(".field-name").get_by_role("button").nth(at)
            result.click()
            shown = number(result.locator(".result").inner_text())
            assert sums(page.locator(".story")) == [shown, shown]
        assert page.evaluate(BEYOND_THE_EDGE) == []
