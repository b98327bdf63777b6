"""The terms of a table, changed before its first deal by the people who sit there."""

from playwright.sync_api import Browser, expect

from kitapi_testing.browser.visitor import PHONE, visit


def test_terms_put_on_the_table_are_shown_to_all_and_accepted_anew(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as maria, visit(browser, card_room, size=PHONE) as nikos:
        maria.goto("/")
        maria.get_by_role("button", name="With friends").click()
        maria.get_by_label("Your name").fill("Maria")
        maria.get_by_label("Seat 3").select_option("steady")
        maria.get_by_role("button", name="Open the table").click()
        nikos.goto(maria.locator(".waiting .link").input_value())
        expect(nikos.locator(".terms")).to_be_visible()
        expect(nikos.get_by_role("button", name="Change the terms")).to_have_count(0)
        nikos.get_by_role("button", name="Sit down here").first.click()
        nikos.get_by_label("Your name").fill("Nikos")
        nikos.get_by_role("button", name="Sit down", exact=True).click()
        nikos.get_by_role("button", name="Change the terms").click()
        dialog = nikos.get_by_role("dialog", name="Change the terms")
        dialog.get_by_label("Kasa of each player").fill("600")
        expect(dialog.get_by_label("Seconds for a call")).to_have_attribute("placeholder", "no limit")
        dialog.get_by_label("Seconds for a call").fill("5")
        dialog.get_by_role("button", name="Propose these terms").click()
        expect(dialog).to_be_hidden()
        for page in (maria, nikos):
            expect(page.locator(".terms .changed")).to_have_count(2)
            changed = page.locator(".terms .changed", has_text="Kasa of each player")
            expect(changed.locator("del")).to_have_text("300")
            expect(changed).to_contain_text("600")
            limited = page.locator(".terms .changed", has_text="Seconds for a call")
            expect(limited.locator("del")).to_have_text("no limit")
            expect(page.locator("[role=log].unseen, .unseen[role=log]")).to_contain_text("The terms have changed.")
        expect(nikos.locator(".terms")).to_contain_text("Waiting for Maria")
        expect(nikos.locator(".held")).to_have_count(0)
        assert nikos.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        maria.get_by_role("button", name="I agree").click()
        for page in (maria, nikos):
            expect(page.locator(".held")).to_have_count(10)
            expect(page.locator(".strip")).to_contain_text("1,800")
        for page in (maria, nikos):  # the player to act does nothing, and passes when the time is up
            expect(page.get_by_role("timer")).to_contain_text("left")
            expect(page.locator(".call-pass", has_text="time is up").first).to_be_visible()
