"""Loans and wrong BETs on the page of Caribbean Stud: offered, accepted, corrected, and shown on the slip."""

import re

from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.visitor import PHONE, WIDE, visit
from tests.browser.test_access import look_at
from tests.browser.test_caribbean_stud import PATIENCE, choose, open_table, sit_down

SMALL_NOTES = {"buy_in": 30, "token": 5, "meter_share": 1}


def stake(page: Page, ante: int, *, token: bool = False) -> None:
    expect(page.locator(".options.mine")).to_be_visible(timeout=PATIENCE)
    choose(page, "^Change a note")
    amount = page.get_by_role("spinbutton", name="Your ANTE")
    amount.focus()
    for _ in range((ante - 5) // 5):
        amount.press("ArrowUp")
    choose(page, f"^Stake {ante} on ANTE")
    if token:
        choose(page, "^Put in a token")
    choose(page, "^My stakes stand")


def say_yes(page: Page) -> None:
    page.locator(".asked").get_by_role("button", name="Yes").click()


def test_who_lacks_chips_for_bet_goes_on_with_anothers(browser: Browser, stacked_room: str) -> None:
    with visit(browser, stacked_room, size=WIDE) as anna, visit(browser, stacked_room, size=PHONE) as boris:
        anna.goto("/")
        address = open_table(anna, ["me", "open"], **SMALL_NOTES)
        anna.goto(address)
        sit_down(boris, address, "Boris")
        stake(anna, 10, token=True)
        stake(boris, 5)
        expect(boris.locator(".held")).to_have_count(5, timeout=PATIENCE)
        prompt = anna.locator(".options.mine .prompt")
        expect(prompt).to_have_text("You are 5 short for BET: others may lend you the chips")
        assert anna.locator(".choices").get_by_role("button", name=re.compile("^Raise")).count() == 0
        lend = boris.locator(".choices").get_by_role("button", name="Lend 5 for BET: Anna")
        expect(lend).to_be_visible()
        look_at(boris, PHONE)
        lend.click()
        look_at(boris, PHONE)
        say_yes(boris)
        expect(lend).to_have_count(0)
        borrow = anna.locator(".choices").get_by_role("button", name="Raise, 20 on BET, with chips of Boris")
        expect(borrow).to_be_visible(timeout=PATIENCE)
        look_at(anna, WIDE)
        borrow.click()
        choose(boris, "^Fold")
        expect(anna.locator(".settled .own-result")).to_have_text("This round +60", timeout=PATIENCE)
        lines = ["ANTE: +10", "BET: 0", "Token: −5", "Jackpot: +50", "Borrowed: +5"]
        expect(anna.locator(".settled .payments .payment")).to_have_text(lines, use_inner_text=True)
        expect(boris.locator(".settled .own-result")).to_have_text("This round −10", timeout=PATIENCE)
        look_at(boris, PHONE)


def test_a_bet_laid_wrong_at_a_practice_table_is_made_exact_before_the_reveal(
    browser: Browser, stacked_room: str
) -> None:
    with visit(browser, stacked_room, size=PHONE) as page:
        page.goto("/")
        page.goto(open_table(page, ["me", "simple"]))
        stake(page, 10)
        expect(page.locator(".held")).to_have_count(5, timeout=PATIENCE)
        lay_wrong(page, 35)
        correct = page.locator(".choices").get_by_role("button", name="Make BET exact")
        expect(correct).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".options.mine .prompt")).to_have_text("Your BET is too high: take back the excess")
        expect(page.locator(".foot .box.bet .figure")).to_have_text("35")
        look_at(page, PHONE)
        correct.click()
        expect(page.locator(".settled .own-result")).to_have_text("This round +10", timeout=PATIENCE)


def lay_wrong(page: Page, amount: int) -> None:
    """Lay ``amount`` on BET, which is not twice ANTE, by the form for mistakes."""
    page.get_by_role("button", name="Seats").click()
    look_at(page, PHONE)
    page.get_by_role("spinbutton", name="A wrong BET").fill(str(amount))
    page.get_by_role("button", name="Lay it").click()
    page.keyboard.press("Escape")
