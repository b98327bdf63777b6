"""The declarer looks again at the talon he took and at what he discarded."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.visiting import PHONE, hand, is_over, phase, sit_down_at_once, take_turn, visit


def discard_and_play(page: Page) -> list[str] | None:
    """Go on until the visitor has discarded and cards are played; his discards, or nothing."""
    discards = None
    for _ in range(200):
        if is_over(page):
            page.get_by_role("button", name="Next deal").click()
            page.wait_for_selector(".settled", state="detached")
            page.wait_for_selector(".options.mine")
            discards = None
        elif phase(page) == "playing" and discards:
            return discards
        elif phase(page) == "discarding" and page.locator(".options.mine").count():
            discards = sorted(card.partition(",")[0] for card in hand(page)[10:12])
            take_turn(page)
        else:
            take_turn(page)
    return None


def test_the_declarer_may_look_at_his_talon_and_discards(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        sit_down_at_once(page)
        discards = discard_and_play(page)
        assert discards
        page.get_by_role("button", name="Talon").click()
        shown = page.locator(".shown-again")
        expect(shown.get_by_role("img")).to_have_count(4)
        again = shown.locator("dd").nth(1).get_by_role("img").all()
        assert sorted(card.get_attribute("aria-label") or "" for card in again) == discards
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        page.get_by_role("button", name="Talon").click()
        expect(shown).to_have_count(0)
