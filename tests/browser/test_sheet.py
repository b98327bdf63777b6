"""The explanations of the sheet: of every figure, and of the settlement at this moment, step by step."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, Route, expect

from kitapi.games.prefa.rules.scoresheet import settlement_of
from kitapi.games.prefa.rules.sheet import Sheet
from kitapi_testing.browser.visitor import PHONE, WIDE, start_deal, visit
from tests.browser.playing_on import play_a_deal

COLUMNS = (32, 14, 19)
OWED = ((0, 150, 20), (30, 0, 48), (15, 40, 0))
"""The columns of the payment text; the pair columns are chosen so that the results are those of the text."""


def entry(field: int, column: int | None, before: int, after: int) -> dict[str, Any]:
    return {"field": field, "column": column, "before": before, "after": after, "clause": "PREFA-KIT-02"}


def calculation_of(tricks: int) -> dict[str, Any]:
    return {"tricks": tricks, "value": 5, "times": 1, "for_helper": False}


def contract(declarer: int, name: str, tricks: tuple[int, int, int]) -> dict[str, Any]:
    first, second = (declarer + 1) % 3, (declarer + 2) % 3
    return {
        "kind": "contract", "players": 3, "idle": None, "declarer": declarer, "contract": name, "ending": "played",
        "declarer_tricks": tricks[0], "first": {"seat": first, "part": "plays", "tricks": tricks[1]},
        "second": {"seat": second, "part": "plays", "tricks": tricks[2]}, "aces": False, "kasa": 900,
    }  # fmt: skip


def the_payment_texts_sheet() -> Mapping[str, Any]:
    """Columns 32, 14 and 19, reached in two deals."""
    first = [entry(0, None, 30, 35), entry(1, 0, 0, 30), entry(2, 0, 0, 15), entry(2, 1, 0, 40), entry(1, 2, 0, 48)]
    second = [entry(0, None, 35, 32), entry(1, None, 30, 14), entry(2, None, 30, 19), entry(0, 1, 0, 150)]
    second.append(entry(0, 2, 0, 20))
    paid = [{"payer": "seat0", "payee": "kasa", "amount": 50, "clause": "PREFA-PAY-03"}]
    paid.append({"payer": "seat0", "payee": "seat1", "amount": 15, "clause": "PREFA-PAY-03"})
    gained = [{"payer": "kasa", "payee": "seat1", "amount": 28, "clause": "PREFA-PAY-02"}]
    short = {"declarer": 1, "first": 0, "second": 0}
    deals = [
        {"number": 1, "dealer": 2, "facts": contract(0, "6d", (5, 3, 2)), "entries": first, "results": [-75, 60, 15],
         "settlement": {"value": 5, "shortfall": short, "transfers": paid}, "kasa": 950,
         "explained": {"reckonings": [calculation_of(10), calculation_of(3)], "full_value": None}},
        {"number": 2, "dealer": 0, "facts": contract(1, "7s", (7, 2, 1)), "entries": second, "results": [22, -35, 13],
         "settlement": {"value": 4, "shortfall": {**short, "declarer": 0}, "transfers": gained}, "kasa": 650,
         "explained": {"reckonings": [{**calculation_of(7), "value": 4}], "full_value": None}},
    ]  # fmt: skip
    settlement = msgspec.to_builtins(settlement_of(Sheet(columns=COLUMNS, owed=OWED)))
    return {
        "players": 3, "kasa_share": 300, "deals": deals, "sheet": {"columns": COLUMNS, "owed": OWED},
        "results": [22, -35, 13], "settlement": settlement,
    }  # fmt: skip


def lay_out(page: Page, sheet: Mapping[str, Any]) -> None:
    written = json.dumps(sheet)

    def answer(route: Route) -> None:
        route.fulfill(body=written, content_type="application/json")

    page.route("**/sheet", answer)
    start_deal(page)


def test_the_payment_texts_sheet_is_settled_step_by_step(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=WIDE) as page:
        lay_out(page, the_payment_texts_sheet())
        page.get_by_text("If we settled up now").click()
        settling = page.locator(".settle-now")
        expect(settling).to_contain_text("The smallest kasa column, 14, comes off all of them.")
        expect(settling).to_contain_text("You: 18 left, 60 to each of the others.")
        expect(settling).to_contain_text("Stelios: nothing left.")
        expect(settling).to_contain_text("Vasso: 5 left, 17 to each of the others.")
        expect(settling.locator(".total")).to_have_text(["+22", "−35", "+13"])
        expect(page.locator(".field-name .result")).to_have_text(["+22", "−35", "+13"])


def test_every_figure_tells_its_story(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        lay_out(page, the_payment_texts_sheet())
        page.get_by_role("button", name="Sheet").click()
        columns = page.locator("button.figures")
        expect(columns).to_have_count(9)
        for column in columns.all():
            column.click()
            expect(page.locator(".story li").last).to_contain_text("PREFA-KIT")
        columns.first.click()
        story = page.locator(".story li")
        expect(story).to_have_count(3)
        expect(story.nth(0)).to_contain_text("at the start")
        expect(story.nth(0)).to_contain_text("struck through in deal 1")
        expect(story.nth(1)).to_contain_text("30 → 35")
        expect(story.nth(1)).to_contain_text("You put 50 into the kasa")
        expect(story.nth(1)).to_contain_text("10 tricks × 5")
        expect(story.nth(2)).not_to_contain_text("struck through")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def the_rulebooks_licked_sheet() -> Mapping[str, Any]:
    """Six hearts made by a column of 2, the others 8 and 3: two tens are A's own, three come from the second."""
    licked = [{**entry(1, None, 8, 5), "clause": "PREFA-KIT-03"}, {**entry(0, 1, 0, 30), "clause": "PREFA-KIT-03"}]
    written = the_payment_texts_sheet()
    deal = {
        **written["deals"][0],
        "facts": contract(0, "6h", (6, 2, 2)),
        "entries": [entry(0, None, 2, 0), *licked],
        "settlement": {"value": 5, "shortfall": {"declarer": 0, "first": 0, "second": 0}, "transfers": []},
        "explained": {"reckonings": [], "full_value": None},
    }
    return {**written, "deals": [deal]}


def test_a_licked_figure_tells_its_sum_and_who_owes_it(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=WIDE) as page:
        lay_out(page, the_rulebooks_licked_sheet())
        text = "Kasa column, Stelios: 3 tens = 30 kapikia, owed to the declarer (You)"
        for column in ("Kasa column in tens, Stelios: 5", "Debt, Stelios to You: 30"):
            page.get_by_role("button", name=column).click()
            expect(page.locator(".story li").last).to_contain_text(text)
        page.get_by_role("button", name="Kasa column in tens, You: 0").click()
        expect(page.locator(".story")).not_to_contain_text("owed to the declarer")


def test_the_record_of_what_was_played_is_kept_as_a_file(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=WIDE) as page:
        start_deal(page)
        play_a_deal(page)
        with page.expect_download() as awaited:
            page.get_by_role("link", name="Save the record to a file").click()
        lines = awaited.value.path().read_text(encoding="utf-8").splitlines()
        assert all(isinstance(json.loads(line), dict) for line in lines)
        assert len(lines) > 10
        expect(page.locator(".settled")).to_be_visible()
