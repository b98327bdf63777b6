"""The declarer looks again at the talon taken and at the cards discarded."""

from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.visitor import (
    PHONE,
    accessible_names,
    hand,
    is_over,
    next_deal,
    phase,
    start_deal,
    take_turn,
    visit,
)
from tests.browser.playing_on import play_on


def discard_and_reach_play(page: Page) -> list[str]:
    """Continue until the visitor declares a game that somebody defends; returns the visitor's discards."""
    while True:
        play_on(page, "discarding", wish="bid")
        discards = sorted(card.partition(",")[0] for card in hand(page)[10:12])
        while phase(page) != "playing" and not is_over(page):
            take_turn(page)
        if not is_over(page):
            return discards
        next_deal(page)


def test_the_declarer_may_look_at_his_talon_and_discards(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        start_deal(page)
        discards = discard_and_reach_play(page)
        page.get_by_role("button", name="Talon").click()
        shown = page.locator(".shown-again")
        expect(shown.get_by_role("img")).to_have_count(4)
        assert sorted(accessible_names(shown.locator("dd").nth(1).get_by_role("img"))) == discards
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        page.get_by_role("button", name="Talon").click()
        expect(shown).to_have_count(0)
