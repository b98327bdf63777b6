"""Rules in a browser: from a number at the table to the rule, and on to its rulebook."""

from playwright.sync_api import Browser, expect

from kitapi_testing.browser.visitor import PHONE, start_deal, visit
from tests.browser.test_access import look_at_each_size, violations_by_day_and_night


def test_a_number_opens_its_rule_and_the_rulebook_marks_what_this_table_plays(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        start_deal(page)
        page.get_by_role("button", name="Why?").first.click()
        number = page.locator(".because a.rule-number").first
        clause = number.inner_text()
        number.click()
        slip = page.get_by_role("dialog", name=clause)
        expect(slip.locator(".clause-text")).to_contain_text("A bid names a level from 6 to 10")
        assert violations_by_day_and_night(page) == []
        page.keyboard.press("Escape")
        expect(slip).to_be_hidden()
        expect(page.locator(".held").first).to_be_visible()
        number.click()
        with page.context.expect_page() as opened:
            slip.get_by_role("link", name="The rules of Prefa").click()
        book = opened.value
        expect(book.locator(".clause-of-book[aria-current]")).to_have_attribute("id", clause)
        expect(book.locator(".clause-of-book[aria-current]")).to_be_in_viewport()
        expect(book.locator("#PREFA-BUY-03 .chosen-here")).to_contain_text("Four aces may be announced: yes")
        look_at_each_size(book)
        book.get_by_label("Find in the rules").fill("idle player aces")
        expect(book.locator(".clause-of-book .rule-number").first).to_have_text("PREFA-BUY-03")
        book.get_by_label("Find in the rules").fill("")
        book.get_by_role("link", name="Ελληνικά").click()
        expect(book.locator(".rulebook-title")).to_have_text("Πρέφα")
        expect(book.locator("#PREFA-BUY-03 .chosen-here")).to_contain_text("Four aces may be announced: yes")
