"""The page of rulings: an irregularity is found, its facts are entered, and the ruling is shown at once."""

import pytest
from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.visitor import PHONE, WIDE, visit
from kitapi_testing.clauses import clause
from tests.browser.test_access import BEYOND_THE_EDGE, each_size, look_at, violations

ADDRESS = "/rulings/caribbean-stud"
ALL = 28
REFUSED = "status of 400"
"""Part of the message that the browser itself logs when a report has no ruling."""
PAPER = (703, 1032)
"""The printed part of an A4 page, in CSS pixels."""


def open_at(page: Page, irregularity: str = "") -> None:
    page.goto(f"{ADDRESS}#{irregularity}")
    expect(page.locator(".found-one")).to_have_count(ALL)
    if irregularity:
        expect(page.locator(".verdict")).to_be_visible()


def expect_rows(page: Page, *rows: str) -> None:
    """Expect these rows of returned stakes, a seat each."""
    expect(page.locator(".chips-moved tr")).to_have_text(rows, use_inner_text=True)


def test_a_case_is_found_by_words_and_phase(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        open_at(page)
        page.get_by_label("Words").fill("FLOOR")
        expect(page.locator(".found-one")).to_have_count(3)
        page.get_by_label("When").select_option("dealing")
        expect(page.locator(".found-one .rule-number")).to_have_text(["CSP-105", "CSP-110"])
        expect(page.locator(".found")).to_contain_text("2 cases")
        page.get_by_label("Words").fill("FLOOR well")
        expect(page.locator(".found-one")).to_have_count(1)
        expect(page.locator(".found")).to_contain_text("1 case")
        page.locator(".found-one").click()
        expect(page.get_by_role("heading", name="While dealing, the dealer drops a card")).to_be_focused()
        expect(page.locator(".report-form select")).to_have_value("DEAL")
        expect(page.locator(".verdict")).to_have_text("The whole round is void")
        page.get_by_label("Words").fill("nothing of the kind")
        expect(page.locator(".found-one")).to_have_count(0)


def test_words_are_found_whatever_their_accents(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, locale="el-GR") as page:
        open_at(page)
        page.get_by_label("Λέξεις").fill("πατωμα")
        expect(page.locator(".found-one")).to_have_count(3)


@clause("CSP-100", "CSP-150", "AMB-20", "AMB-74")
def test_the_ruling_follows_the_facts(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, unlike=REFUSED) as page:
        open_at(page, "CSP-100")
        slip = page.locator(".ruling-slip")
        expect(page.locator(".verdict")).to_have_text("The whole round is void")
        expect_rows(page, "Seat 1 ANTE 10 10", "Seat 2 ANTE 10 10")
        expect(page.locator(".present li")).to_have_text(["Gaming inspector", "Municipal inspector"])
        expect(slip).to_contain_text("Of a void round ANTE, BET, fee and token of every seat come back")
        page.get_by_label("Seat 2, token").fill("5")
        page.get_by_role("button", name="Seat 4", exact=True).click()
        page.get_by_label("Seat 4, ANTE").fill("25")
        page.get_by_role("button", name="More about Seat 1").click()
        page.get_by_label("Settled").select_option("beats the bank")
        page.locator(".paid-row").get_by_label("ANTE").fill("10")
        expect(slip).to_contain_text("Is taken back")
        page.get_by_label("Seat 4, ANTE").blur()
        expect(page.locator(".chips-moved")).to_have_count(2)
        expect_rows(page, "Seat 2 ANTE 10 · token 5 15", "Seat 4 ANTE 25 25", "Seat 1 ANTE 10 10")
        page.get_by_label("Number of cards at the seat").fill("5")
        expect(page.locator(".verdict")).to_have_text("Nothing is void")
        expect(page.locator(".continues")).to_have_text("Play goes on: 5 cards are the right number.")
        expect(page.locator(".chips-moved")).to_have_count(0)
        expect(page.locator(".present li")).to_have_text(["Gaming inspector"])
        expect(page.locator(".rules-told .rule-number")).to_have_text(["CSP-100", "AMB-74"])
        page.get_by_label("Number of cards at the seat").fill("99")
        expect(page.locator(".verdict")).to_have_text("No ruling")
        expect(slip).to_contain_text("must be 52 or less")
        page.get_by_label("Number of cards at the seat").fill("")
        expect(slip).to_contain_text("Still missing: number of cards at the seat, with the one put aside")


@clause("CSP-115", "AMB-70", "AMB-24")
def test_seats_that_the_stub_does_not_reach_choose(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        open_at(page, "CSP-115")
        expect(page.locator(".continues")).to_contain_text("It does not reach seat 2, seat 3, where the choice is")
        page.get_by_role("button", name="Seat 2: goes on").click()
        page.get_by_role("button", name="Seat 3: hand void").click()
        expect(page.locator(".verdict")).to_have_text("A seat's hand is void")
        expect(page.locator(".continues")).to_contain_text("The cards of seat 3 are void; the others go on.")
        expect_rows(page, "Seat 2 fee 10 10", "Seat 3 ANTE 10 · fee 10 20")
        page.get_by_role("button", name="Seat 3: hand void").click()
        expect(page.locator(".verdict")).to_have_text("Nothing is void")


@clause("CSP-108", "CSP-121", "CSP-122")
def test_seats_are_chosen_by_tapping(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        open_at(page, "CSP-121")
        page.get_by_role("button", name="Seat 5", exact=True).click()
        both = page.get_by_role("group", name="The two seats")
        both.get_by_role("button", name="Seat 5").click()
        expect(page.locator(".continues")).to_contain_text("The cards of seat 2, seat 5 are void")
        page.get_by_role("group", name="Seats that play, and their chips").get_by_role(
            "button", name="Seat 5", exact=True
        ).click()
        expect(page.locator(".ruling-slip")).to_contain_text("Still missing: the two seats")
        open_at(page, "CSP-108")
        page.get_by_role("group", name="Seat that does not play").get_by_role("button", name="Seat 7").click()
        page.locator(".report-form select").first.select_option("settlement")
        expect(page.locator(".continues")).to_contain_text("the cards at seat 7 are taken unseen")
        open_at(page, "CSP-122")
        page.get_by_role("button", name="token", exact=True).click()
        expect(page.locator(".continues")).to_contain_text("The loan is refused")


@clause("AMB-21")
def test_the_house_rule_is_requested(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        open_at(page, "CSP-104")
        page.locator(".report-form select").first.select_option("settlement")
        expect(page.locator(".chips-moved caption")).to_have_text(["Comes back"])
        expect_rows(page, "Seat 1 ANTE 10 10")
        page.get_by_text("House rules").click()
        page.get_by_label("A seat left out of the deal gets its stakes back").uncheck()
        expect(page.locator(".continues")).to_contain_text("gets nothing back")
        expect(page.locator(".chips-moved caption")).to_have_text(["Stays with the house"])
        expect_rows(page, "Seat 1 ANTE 10 10")


@pytest.mark.parametrize(
    ("locale", "sizes"),
    [("en-GB", (WIDE, PHONE)), ("el-GR", (PHONE,)), ("sk-SK", (PHONE,)), ("it-IT", (PHONE,))],
)
def test_it_is_open_to_everybody_in_every_language(
    browser: Browser, card_room: str, sizes: tuple[tuple[int, int], ...], locale: str
) -> None:
    with visit(browser, card_room, locale=locale) as page:
        open_at(page)
        for size in each_size(page, sizes):
            look_at(page, size)
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        open_at(page, "CSP-115")
        page.locator(".more").first.click()
        page.locator(".house-rule summary").click()
        for size in each_size(page, sizes):
            look_at(page, size)


def test_on_a_phone_one_thing_is_seen_at_a_time(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        open_at(page)
        expect(page.locator(".by-phase")).to_be_hidden()
        page.get_by_role("link", name="CSP-103").click()
        expect(page.locator(".finder")).to_be_hidden()
        strip = page.locator(".verdict-strip")
        expect(strip).to_be_in_viewport()
        strip.click()
        expect(page.locator(".continues")).to_be_in_viewport()
        page.get_by_role("link", name="All cases").click()
        expect(page.locator(".finder")).to_be_visible()
        expect(page.locator(".irregular")).to_have_count(0)


def test_the_keyboard_reaches_everything(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        open_at(page)
        page.get_by_label("Words").focus()
        page.keyboard.type("two seats")
        expect(page.locator(".found-one")).to_have_count(1)
        for _ in range(3):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator(".irregular h2")).to_be_focused()
        for _ in range(3):
            page.keyboard.press("Tab")
        expect(page.get_by_role("group", name="The two seats").get_by_role("button").first).to_be_focused()
        page.keyboard.press("Space")
        expect(page.locator(".ruling-slip")).to_contain_text("Still missing: the two seats")


def test_all_cases_are_printed_on_one_page(browser: Browser, card_room: str) -> None:
    for locale in ("en-GB", "el-GR", "sk-SK", "it-IT"):
        with visit(browser, card_room, size=PAPER, locale=locale) as page:
            open_at(page, "CSP-100")
            page.emulate_media(media="print")
            expect(page.locator(".by-phase")).to_be_visible()
            expect(page.locator(".irregular")).to_be_hidden()
            expect(page.locator(".by-phase tbody tr")).to_have_count(ALL)
            assert page.evaluate("document.documentElement.scrollHeight") <= PAPER[1]
            assert page.evaluate("document.querySelector('.by-phase').scrollWidth") <= PAPER[0]
            assert page.evaluate(BEYOND_THE_EDGE) == []
            page.emulate_media(media="screen")


@clause("CSP-103", "CSP-107")
def test_a_cell_of_the_table_says_what_may_be_void(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        open_at(page)
        heads = page.locator(".by-phase thead th").all_inner_texts()
        row = page.locator(".by-phase tbody tr").filter(has_text="CSP-102")
        cells = dict(zip(heads, row.locator("th, td").all_inner_texts(), strict=True))
        assert {head: cell.split() for head, cell in cells.items() if cell and head != "What went wrong"} == {
            "dealing": ["void", "stands"],
            "choices and exchanges": ["void", "stands"],
        }
        assert violations(page) == []


def test_the_way_to_it_leads_from_the_first_page_and_from_the_table(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=WIDE, unlike="status of 404") as page:
        page.goto("/")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        expect(page.get_by_role("link", name="When something goes wrong")).to_have_count(0)
        page.get_by_role("button", name="Caribbean Stud", exact=True).click()
        page.get_by_role("link", name="When something goes wrong").click()
        expect(page.locator(".found-one")).to_have_count(ALL)
        page.goto("/")
        page.get_by_role("button", name="Caribbean Stud", exact=True).click()
        page.get_by_role("button", name="Play now").click()
        page.get_by_role("button", name="Paytables").click()
        with page.context.expect_page() as opened:
            page.get_by_role("link", name="When something goes wrong").click()
        expect(opened.value.locator(".found-one")).to_have_count(ALL)
        opened.value.close()
        page.goto("/rulings/prefa")
        expect(page.locator(".found-one")).to_have_count(0)
        expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
